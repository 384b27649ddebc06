//! `cargo xtask pictures`: the screenshots of the documentation.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};
use crate::page::{self, Mode};
use crate::setup;

/// Builds everything, then lets `e2e` drive a browser along its list of shots.
pub(crate) fn take() -> Result<()> {
    setup::setup()?;
    let letters = setup::letters()?;
    page::build(Mode::Release)?;
    say("Building the server and the picture maker");
    run(&mut cargo("build --workspace --bin farbraum --bin pictures"))?;
    say("Taking the pictures");
    let mut pictures = program(target_directory()?.join("debug").join("pictures"));
    run(pictures.args(["docs/pictures", "games", "page/shell/static"]).env("XDG_DATA_HOME", letters))
}
