//! `cargo xtask page`: the browser part, compiled and packed into `online/server/page`.
//!
//! ```text
//! page/shell --cargo--> shell.wasm --cut--+--bindgen-->  web-HASH.js, web-HASH.wasm
//!                                          +------------>  chunks-HASH.js, NAME-HASH.wasm and, where several are wanted
//!                                                          together, NAME-HASH.chunks, loaded when they are wanted
//!   index.html ------------ file names filled in ------> index.html, home.html (with sights/* and pictures/*)
//!   styles/*.css, src/**/*.css -- joined ---------------> web-HASH.css
//!   static/* -------------- as they are ---------------> *
//!   the names of all these ----------------------------> sw.js, which keeps them for when there is no network
//! ```
//!
//! Everything below `/assets/` is named by its content and may be cached without end.
//! There is no inline script, so that the server can forbid them.

mod binary;
mod bindgen;
mod budget;
mod bundles;
mod calls;
mod chunks;
mod compression;
mod constants;
mod folder;
mod sights;
mod site;
mod sources;
mod texts;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::command::{cargo, root, run, say, target_directory};
use crate::setup;
use site::Site;
use sources::Sources;

/// How much time to spend for a small and fast page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mode {
    Dev,
    Release,
}

impl From<bool> for Mode {
    fn from(dev: bool) -> Self {
        if dev { Mode::Dev } else { Mode::Release }
    }
}

impl Mode {
    fn profile(self) -> &'static str {
        match self {
            Mode::Dev => "wasm-dev",
            Mode::Release => "wasm-release",
        }
    }
}

/// Builds the page, unless the one that is there was made of the same sources.
pub(crate) fn build(mode: Mode) -> Result<()> {
    let wasm = compile(mode)?;
    let page = root().join("online/server/page");
    let sources = Sources::read(root(), &wasm)?;
    let record = target_directory()?.join("page-fingerprint");
    let fingerprint = sources.fingerprint()?;
    let recorded = fs::read_to_string(&record).unwrap_or_default();
    if recorded == fingerprint && page.join("index.html").is_file() {
        say("The page is up to date");
        return Ok(());
    }
    say("Packing the page");
    let site = Site::assemble(sources, &target_directory()?.join("page-chunks"), mode)?;
    site.write(&page, mode)?;
    fs::write(record, fingerprint).context("cannot record the page's fingerprint")
}

fn compile(mode: Mode) -> Result<PathBuf> {
    setup::wasm_target()?;
    let profile = mode.profile();
    say("Compiling the page (2 to 6 minutes the first time, then seconds)");
    run(&mut wasm_cargo(&format!("build -p shell --profile {profile}")))?;
    Ok(target_directory()?.join(TARGET).join(profile).join("shell.wasm"))
}

const TARGET: &str = "wasm32-unknown-unknown";

fn wasm_cargo(arguments: &str) -> std::process::Command {
    let mut command = cargo(arguments);
    command.args(["--target", TARGET]);
    command
}
