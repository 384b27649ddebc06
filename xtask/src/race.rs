//! `cargo xtask race`: how fast a live table is. Not among the tests: it measures, and takes minutes.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};
use crate::page::{self, Mode};

/// Builds the server as it is shipped, then lets seven clients of `crates/e2e` race.
pub(crate) fn race() -> Result<()> {
    page::build(Mode::Release)?;
    say("Building the server with all optimisations, which takes a while");
    run(&mut cargo("build --release -p farbraum"))?;
    run(&mut cargo("build --workspace --bin race"))?;
    say("Racing");
    let target = target_directory()?;
    run(program(target.join("debug").join("race")).arg(target.join("release").join("farbraum")))
}
