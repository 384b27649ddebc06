//! `cargo xtask soak`: nothing acknowledged is lost, whatever is killed. Not among the tests: it takes minutes.

use anyhow::Result;

use crate::command::{cargo, program, run, say, target_directory};
use crate::setup;

/// Lets the clients of `e2e` play on two servers while everything is killed.
pub(crate) fn soak(minutes: f64) -> Result<()> {
    setup::setup()?;
    run(&mut cargo("build -p farbraum -p e2e --bin farbraum --bin soak"))?;
    let built = target_directory()?.join("debug");
    say(format!("Playing for {minutes} minutes while servers, database and bus are killed"));
    run(program(built.join("soak")).arg(built.join("farbraum")).arg(minutes.to_string()))
}
