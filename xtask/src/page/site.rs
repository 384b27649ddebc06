//! The finished page: its files, their names, and how they get to the disk.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use super::Mode;
use super::bindgen::bind;
use super::compression::copies;
use super::folder::{File, files_below};
use super::sources::Sources;

/// All files that the server sends, by the path it sends them under.
#[derive(Default)]
pub(super) struct Site {
    files: Vec<File>,
}

impl Site {
    /// Makes the files of a page from its sources.
    pub(super) fn assemble(sources: Sources, mode: Mode) -> Result<Self> {
        let bound = bind(sources.wasm, mode)?;
        let mut site = Site::default();
        for snippet in bound.snippets {
            site.add(&format!("assets/{}", snippet.path), snippet.bytes);
        }
        let js = site.add_hashed("web", "js", bound.js);
        let wasm = site.add_hashed("web", "wasm", bound.wasm);
        let start = fill(START, &[("js", &js), ("wasm", &wasm)])?;
        let start = site.add_hashed("start", "js", start.into());
        let css = site.add_hashed("web", "css", sources.styles.into());
        for file in sources.statics {
            site.add(&file.path, file.bytes);
        }
        let names = [("css", &*css), ("js", &js), ("start", &start), ("wasm", &wasm)];
        let index = fill(&sources.template, &names).context("crates/web/index.html")?;
        site.add("index.html", index.into());
        Ok(site)
    }

    fn add(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.push(File { path: path.to_owned(), bytes });
    }

    /// Adds a file named by its content, and returns its address.
    fn add_hashed(&mut self, stem: &str, ending: &str, bytes: Vec<u8>) -> String {
        let hash = format!("{:x}", Sha256::digest(&bytes));
        let path = format!("assets/{stem}-{}.{ending}", &hash[..16]);
        self.add(&path, bytes);
        format!("/{path}")
    }

    /// Writes all files with their compressed copies, `index.html` last so that it
    /// never names a file that is not there yet, and removes what is left of older pages.
    pub(super) fn write(&self, folder: &Path, mode: Mode) -> Result<()> {
        let mut written = HashSet::new();
        for file in &self.files {
            let mut sizes = vec![size("", file.bytes.len())];
            for (ending, copy) in copies(&file.path, &file.bytes, mode)? {
                sizes.push(size(ending, copy.len()));
                written.insert(write_file(folder, &format!("{}{ending}", file.path), &copy)?);
            }
            written.insert(write_file(folder, &file.path, &file.bytes)?);
            eprintln!("    {:<36}{}", file.path, sizes.concat());
        }
        for old in files_below(folder)?.iter().filter(|file| !written.contains(&file.path)) {
            fs::remove_file(folder.join(&old.path))?;
        }
        Ok(())
    }
}

const START: &str = include_str!("start.js");

/// Writes a file unless it is there already, so that the server is not rebuilt for nothing.
fn write_file(folder: &Path, path: &str, bytes: &[u8]) -> Result<String> {
    let place = folder.join(path);
    if fs::read(&place).is_ok_and(|there| there == bytes) {
        return Ok(path.to_owned());
    }
    fs::create_dir_all(place.parent().unwrap_or(folder))?;
    fs::write(&place, bytes).with_context(|| format!("cannot write {}", place.display()))?;
    Ok(path.to_owned())
}

fn size(ending: &str, bytes: usize) -> String {
    format!("{:>9.1} kB {ending:<3}", bytes as f64 / 1000.0)
}

/// Replaces each `{{name}}`; all names must occur, and no other.
fn fill(template: &str, values: &[(&str, &str)]) -> Result<String> {
    let mut text = template.to_owned();
    for (name, value) in values {
        let place = format!("{{{{{name}}}}}");
        ensure!(text.contains(&place), "{place} is missing");
        text = text.replace(&place, value);
    }
    ensure!(!text.contains("{{"), "unknown placeholder: {{{{ is left in the text");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_filled() -> Result<()> {
        assert_eq!(fill("<a href={{css}}>{{js}}", &[("css", "x"), ("js", "y")])?, "<a href=x>y");
        Ok(())
    }

    #[test]
    fn placeholders_must_fit() {
        assert!(fill("", &[("css", "x")]).is_err());
        assert!(fill("{{css}} {{other}}", &[("css", "x")]).is_err());
    }

    #[test]
    fn names_follow_the_content() {
        let mut site = Site::default();
        let one = site.add_hashed("web", "css", b"one".to_vec());
        assert_eq!(one, site.add_hashed("web", "css", b"one".to_vec()));
        assert_ne!(one, site.add_hashed("web", "css", b"two".to_vec()));
        assert!(one.starts_with("/assets/web-") && one.ends_with(".css"));
    }
}
