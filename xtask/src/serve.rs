//! `cargo xtask serve`: from a fresh clone to a server that answers.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};
use crate::page::{self, Mode};

/// Builds the page and the server, then serves until interrupted.
pub(crate) fn serve(mode: Mode, arguments: &[String]) -> Result<()> {
    say("Step 1 of 3: the page (2 to 6 minutes the first time, then seconds)");
    page::build(mode)?;
    say("Step 2 of 3: the server (2 to 4 minutes the first time, then seconds)");
    // With the whole workspace, as the tests: features are then resolved alike, and nothing is built twice.
    run(&mut cargo("build --workspace --bin farbraum"))?;
    say("Step 3 of 3: serving; Ctrl+C ends it");
    run(program(target_directory()?.join("debug").join("farbraum")).arg("serve").args(arguments))
}
