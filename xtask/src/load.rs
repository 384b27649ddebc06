//! `cargo xtask load`: how much a server can take. Not among the tests: it measures, and takes minutes.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};

/// Builds the server as it is shipped and the program of `e2e` that loads it, and runs it.
pub(crate) fn load(arguments: &[String]) -> Result<()> {
    say("Building the server with all optimisations, which takes a while");
    run(&mut cargo("build --release -p farbraum"))?;
    run(&mut cargo("build --release -p e2e --bin load"))?;
    let release = target_directory()?.join("release");
    run(program(release.join("load")).arg(release.join("farbraum")).args(arguments))
}
