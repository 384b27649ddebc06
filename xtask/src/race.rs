//! `cargo xtask race`: how fast a live table is. Not among the tests: it measures, and takes minutes.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};
use crate::page::{self, Mode};
use crate::setup;

/// Builds the server as it is shipped, then lets seven clients of `e2e` race, and seven browsers.
pub(crate) fn race() -> Result<()> {
    setup::setup()?;
    page::build(Mode::Release)?;
    say("Building the server with all optimisations, which takes a while");
    run(&mut cargo("build --release -p farbraum"))?;
    run(&mut cargo("build --workspace --bin race --bin seven"))?;
    let target = target_directory()?;
    let server = target.join("release").join("farbraum");
    say("Racing over seven sockets");
    run(program(target.join("debug").join("race")).arg(&server))?;
    say("Racing in browsers, which draw without a graphics card here");
    for browsers in [&["1"][..], &["7"], &["7", "own"]] {
        run(program(target.join("debug").join("seven")).arg(&server).args(browsers))?;
    }
    Ok(())
}
