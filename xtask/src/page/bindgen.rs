//! From compiled Rust to what a browser loads, with wasm-bindgen as a library.

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

use super::Mode;
use super::chunks::tidy;
use super::constants::{Constant, add_constants};
use super::folder::File;

/// A module with its JavaScript side.
pub(super) struct Bound {
    pub(super) js: String,
    pub(super) wasm: Vec<u8>,
    /// Scripts that dependencies bring along; `js` imports them from `./snippets/`.
    pub(super) snippets: Vec<File>,
}

/// Makes the JavaScript side of the compiled web crate, or of the chunk of it that is loaded at once.
pub(super) fn bind(wasm: Vec<u8>, constants: Vec<Constant>, mode: Mode) -> Result<Bound> {
    let release = mode == Mode::Release;
    let mut output = Bindgen::new()
        .input_bytes("web", wasm)
        .web(true)?
        .typescript(false)
        // Among them the table of functions, through which chunks call each other.
        .keep_lld_exports(true)
        // Without names a stack trace says nothing, with them the file doubles.
        .remove_name_section(release)
        .remove_producers_section(release)
        .generate_output()?;
    let mut snippets = Vec::new();
    for (folder, scripts) in output.snippets() {
        for (number, script) in scripts.iter().enumerate() {
            let path = format!("snippets/{folder}/inline{number}.js");
            snippets.push(File { path, bytes: script.clone().into() });
        }
    }
    for (path, script) in output.local_modules() {
        snippets.push(File { path: format!("snippets/{path}"), bytes: script.clone().into() });
    }
    let js = output.js().to_owned();
    let module = output.wasm_mut();
    tidy(module);
    add_constants(module, constants)?;
    Ok(Bound { js, wasm: module.emit_wasm(), snippets })
}
