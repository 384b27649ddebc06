//! `cargo xtask serve`: from a fresh clone to a server that answers.

use anyhow::Result;

use crate::command::{cargo, run, say};
use crate::page::{self, Mode};

/// Builds the page and the server, then serves until interrupted.
pub(crate) fn serve(mode: Mode, arguments: &[String]) -> Result<()> {
    say("Step 1 of 3: the page (2 to 6 minutes the first time, then seconds)");
    page::build(mode)?;
    say("Step 2 of 3: the server (2 to 4 minutes the first time, then seconds)");
    // No `-p`: features are then resolved as for the tests, and nothing is built twice.
    run(&mut cargo("build --bin farbraum"))?;
    say("Step 3 of 3: serving; Ctrl+C ends it");
    run(cargo("run -q --bin farbraum -- serve").args(arguments))
}
