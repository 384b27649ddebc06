//! Running other programs from the root of the workspace, and saying so.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Tells the user what happens next.
pub(crate) fn say(what: impl AsRef<str>) {
    eprintln!("==> {}", what.as_ref());
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Cargo's target directory, in whose `debug` folder this program lies.
pub(crate) fn target_directory() -> Result<PathBuf> {
    let program = std::env::current_exe()?;
    let target = program.ancestors().nth(2);
    Ok(target.context("xtask does not run from a target directory")?.to_owned())
}

/// A program to be run in the root of the workspace.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that runs us, with these arguments separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.args(arguments.split_whitespace());
    // Set by `cargo run` for us. Build scripts that watch them would run again
    // whenever a developer changes between `cargo xtask test` and `cargo test`.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs a program and expects success.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = command_line(command);
    eprintln!("    {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Returns the command as a developer would type it.
fn command_line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(name).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
