//! `cargo xtask thinking`: how long hard bots think. Not among the tests: it measures, and takes minutes.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};
use crate::page::{self, Mode};
use crate::setup;

/// How much of a core the browser gets: all of it, and a fourth, as a phone would have.
const SHARES: [&str; 2] = ["1", "4"];

/// Builds page and server, and lets bots of `e2e` think natively and in a browser.
pub(crate) fn thinking() -> Result<()> {
    setup::setup()?;
    page::build(Mode::Release)?;
    run(&mut cargo("build -p farbraum"))?;
    run(&mut cargo("build -p e2e --bin thinking"))?;
    let debug = target_directory()?.join("debug");
    for share in SHARES {
        say("Letting bots think");
        run(program(debug.join("thinking")).arg(debug.join("farbraum")).arg(share))?;
    }
    Ok(())
}
