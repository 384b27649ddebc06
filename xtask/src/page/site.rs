//! The finished page: its files, their names, and how they get to the disk.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use super::Mode;
use super::bindgen::bind;
use super::budget::{LANGUAGES, Needs, check};
use super::bundles::{PART, bundles};
use super::chunks::{Chunks, LOADER, PAGE, PICTURE, PRIMER, cut};
use super::compression::copies;
use super::folder::{File, files_below};
use super::sights::{ANYWHERE, STAGES, Sight};
use super::sources::Sources;

/// All files that the server sends, by the path it sends them under.
#[derive(Default)]
pub(super) struct Site {
    files: Vec<File>,
    /// What is loaded at once, and which chunks are needed for what is cut off under a name.
    main: String,
    needs: Needs,
}

impl Site {
    /// Makes the files of a page from its sources.
    /// `folder` is for what lies about on the way.
    pub(super) fn assemble(sources: Sources, folder: &Path, mode: Mode) -> Result<Self> {
        let mut site = Site::default();
        let mut chunks = cut(&sources.wasm, folder)?;
        let bound = bind(std::mem::take(&mut chunks.main), std::mem::take(&mut chunks.constants), mode)?;
        for snippet in bound.snippets {
            site.add(&format!("assets/{}", snippet.path), snippet.bytes);
        }
        let [js, loader] = site.add_chunks(chunks, bound.js)?;
        let wasm = site.add_hashed("web", "wasm", bound.wasm);
        site.main = wasm.clone();
        let start = fill(START, &[("js", &js), ("wasm", &wasm), ("first", &site.first()?)])?;
        let start = site.add_hashed("start", "js", start.into());
        let worker = site.add_hashed("worker", "js", fill(WORKER, &[("js", &js)])?.into());
        let css = site.add_hashed("web", "css", sources.styles.into());
        for file in sources.statics {
            site.add(&file.path, file.bytes);
        }
        let names = [("css", &*css), ("js", &js), ("chunks", &loader), ("start", &start), ("worker", &worker)];
        let mut pages = BTreeMap::new();
        for Sight { file, title, markup } in &sources.sights {
            let page = fill(&sources.template, &[&names[..], &[("title", title), ("sight", markup)]].concat());
            pages.insert(file.as_str(), page.context("page/shell/index.html")?);
        }
        let index = pages.remove(ANYWHERE).context("there is no page for everywhere")?;
        let service = site.service_worker(&index, &sources.calls)?;
        site.add("sw.js", service.into());
        for (file, page) in pages {
            site.add(file, page.into());
        }
        site.add(ANYWHERE, index.into());
        Ok(site)
    }

    /// Adds the chunks that are loaded when they are wanted, with the page's script and the one that loads them; returns the
    /// addresses of these two. They name each other, so both are named by what they are together.
    fn add_chunks(&mut self, chunks: Chunks, js: String) -> Result<[String; 2]> {
        // Without the comments in which it says what each chunk is for.
        let lines = chunks.loader.lines().filter(|line| !line.starts_with("/*"));
        let mut loader = lines.flat_map(|line| [line, "\n"]).collect::<String>() + PART;
        let mut addresses = BTreeMap::new();
        for bundle in bundles(chunks.others, &chunks.needs) {
            let (bytes, ending) = bundle.file();
            let address = self.add_hashed(&bundle.name.replace('_', "-"), ending, bytes);
            loader = bundle.place(&loader, &address)?;
            addresses.extend(bundle.chunks.into_iter().map(|chunk| (chunk.path, address.clone())));
        }
        for (name, paths) in chunks.needs {
            let needed: BTreeSet<String> = paths.iter().filter_map(|path| addresses.get(path).cloned()).collect();
            self.needs.insert(name, needed.into_iter().collect());
        }
        let hash = &format!("{:x}", Sha256::digest(format!("{js}{loader}")))[..16];
        let names = ["web", "chunks"].map(|stem| format!("/assets/{stem}-{hash}.js"));
        // Only where they are loaded: compiled code calls what it imports by the old name.
        self.add(&names[0][1..], rename(&js, &format!("from \"{LOADER}\""), &format!("from \"{}\"", names[1]))?.into());
        self.add(
            &names[1][1..],
            rename(&loader, &format!("from \"{PAGE}\""), &format!("from \"{}\"", names[0]))?.into(),
        );
        Ok(names)
    }

    /// The files of chunks that pages begin with, by the first part of their addresses; for a table by what the server says of it, for
    /// a guided first game by its address. What is in one language has its code behind that, and every page has the language. As JSON.
    fn first(&self) -> Result<String> {
        let needs = |names: &[&str]| -> BTreeSet<&String> {
            names.iter().filter_map(|name| self.needs.get(*name)).flatten().collect()
        };
        let mut first: BTreeMap<String, BTreeSet<&String>> =
            FIRST.iter().map(|(address, names)| ((*address).to_owned(), needs(names))).collect();
        for picture in self.needs.keys().filter(|name| name.ends_with(PICTURE)) {
            first.entry(String::new()).or_default().extend(needs(&[picture]));
            let chunk = picture.trim_end_matches(PICTURE);
            let game = chunk.replace('_', "-");
            let [before, during] = STAGES.map(|stage| format!("{stage}-{game}"));
            let learn = format!("learn/{game}");
            for language in LANGUAGES {
                let words = format!("{chunk}_{language}");
                for place in [&during, &learn] {
                    first.insert(format!("{place}:{language}"), needs(&[&words]));
                }
            }
            first.insert(before, needs(&["gathering", picture]));
            first.insert(during, needs(&["play", chunk]));
            first.insert(learn, needs(&[chunk, &format!("{chunk}{PRIMER}")]));
        }
        for language in LANGUAGES {
            first.insert(format!("any:{language}"), needs(&[language]));
        }
        Ok(serde_json::to_string(&first)?)
    }

    /// The script that keeps the page for when there is no network: all files so far, and the index.
    fn service_worker(&self, index: &str, calls: &str) -> Result<String> {
        let mut version = Sha256::new();
        for part in self.files.iter().flat_map(|file| [file.path.as_bytes(), &file.bytes]).chain([index.as_bytes()]) {
            version.update(part.len().to_le_bytes());
            version.update(part);
        }
        let version = format!("{:x}", version.finalize());
        let paths: Vec<String> = self.files.iter().map(|file| format!("  \"/{}\",\n", file.path)).collect();
        let files = format!("[\n{}]", paths.concat());
        fill(SERVICE, &[("files", &files), ("version", &version[..16]), ("texts", calls)])
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
        let mut compressed = BTreeMap::new();
        for file in &self.files {
            let mut sizes = vec![size("", file.bytes.len())];
            for (ending, copy) in copies(&file.path, &file.bytes, mode)? {
                sizes.push(size(ending, copy.len()));
                if ending == ".br" {
                    compressed.insert(format!("/{}", file.path), copy.len());
                }
                written.insert(write_file(folder, &format!("{}{ending}", file.path), &copy)?);
            }
            written.insert(write_file(folder, &file.path, &file.bytes)?);
            eprintln!("    {:<36}{}", file.path, sizes.concat());
        }
        for old in files_below(folder)?.iter().filter(|file| !written.contains(&file.path)) {
            fs::remove_file(folder.join(&old.path))?;
        }
        // Quickly made pages are large.
        if mode == Mode::Release { check(&self.main, &self.needs, &compressed) } else { Ok(()) }
    }
}

/// What the pages of the web crate's `app.rs` are cut off as, by the first part of their addresses.
const FIRST: [(&str, &[&str]); 9] = [
    ("", &["home"]),
    ("t", &["table"]),
    ("home", &["table", "at_home", "play"]),
    ("learn", &["learn"]),
    ("rules", &["learn"]),
    ("me", &["people"]),
    ("link", &["people"]),
    ("ratings", &["people"]),
    ("today", &["people"]),
];

const START: &str = include_str!("start.js");
const WORKER: &str = include_str!("worker.js");
const SERVICE: &str = include_str!("sw.js");

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

/// Gives what a script loads another address.
fn rename(script: &str, old: &str, new: &str) -> Result<String> {
    ensure!(script.contains(old), "{old} is not in the script");
    Ok(script.replace(old, new))
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
    fn another_page_is_another_service_worker() -> Result<()> {
        let mut site = Site::default();
        site.add("favicon.svg", b"one".to_vec());
        let script = site.service_worker("<html>", "{}")?;
        assert!(script.contains("  \"/favicon.svg\",\n]") && !script.contains("{{"));
        assert_eq!(script, site.service_worker("<html>", "{}")?);
        assert_ne!(script, site.service_worker("<html lang=de>", "{}")?);
        site.files[0].bytes = b"two".to_vec();
        assert_ne!(script, site.service_worker("<html>", "{}")?);
        Ok(())
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
