//! Cuts the compiled page into chunks: the initial one, and those loaded on demand. The split points are in the code
//! (`page/shell/src/chunks.rs`, `page/kit/src/chunks.rs`); the content of a chunk follows from the references
//! between functions. Code that several chunks need becomes a chunk too, or part of the initial one if it is small.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use walrus::{Module, ModuleConfig};
use wasm_split_cli_support::{Options, transform};

use super::binary::export;
use super::constants::{Constant, constants, join_constants};
use super::folder::{File, files_below};

/// How the script is called that loads chunks, and the page's script, as long as they have no better names.
pub(super) const LOADER: &str = "./chunks.js";
pub(super) const PAGE: &str = "./web.js";

/// What no page shows first: it need not be loaded at once because it is little.
const LATER: [&str; 7] = ["design", "people", "print", "replay", "result", "score", "thinking"];
const LATER_OF_A_GAME: [&str; 5] = ["_afterword", "_bots", "_drawn", "_edition", "_score"];
/// What several chunks need is loaded at once if it has fewer bytes than this: asking for it would take longer.
const LEAST: usize = 24_000;
/// The same for what belongs to one game only: all would load it, and few want that game. Not much less, because every chunk
/// makes what it refers to larger.
const LEAST_OF_A_GAME: usize = 1_000;
/// How many passes look for chunks that are too small.
const TRIES: usize = 2;
/// How the picture of a game is called, after the game itself.
pub(super) const PICTURE: &str = "_picture";
/// The same for what teaches it.
pub(super) const PRIMER: &str = "_primer";
/// How files are called with what several chunks need.
const SHARED: &str = "chunk_";
/// How exports begin that only say what is to be loaded at once.
const KEPT: &str = "__loaded_at_once_";

/// The page in chunks.
pub(super) struct Chunks {
    /// What is loaded at once, to be bound to JavaScript.
    pub(super) main: Vec<u8>,
    /// The script that loads the others, which it calls by the paths below.
    pub(super) loader: String,
    pub(super) others: Vec<File>,
    /// What several of them need and is no code, to be loaded at once.
    pub(super) constants: Vec<Constant>,
    /// Which of them are needed for what is cut off under a name.
    pub(super) needs: BTreeMap<String, Vec<String>>,
}

/// Cuts a module, with `folder` to write to.
pub(super) fn cut(wasm: &[u8], folder: &Path) -> Result<Chunks> {
    // Cut to see what is shared, again because what is loaded at once leaves less of the rest, and then as it shall be.
    let mut kept = Vec::new();
    for _ in 0..TRIES {
        kept.extend(divide(&export(wasm, &kept, KEPT)?, folder)?.little()?);
    }
    let mut chunks = divide(&export(wasm, &kept, KEPT)?, folder)?;
    for mut chunk in std::mem::take(&mut chunks.others) {
        let mut module = parse(&chunk)?;
        if chunk.path.starts_with(SHARED) && module.funcs.iter_local().next().is_none() {
            chunks.constants.extend(constants(&module));
            chunks.forget(&chunk.path)?;
        } else {
            chunk.bytes = pack(&mut module)?;
            chunks.others.push(chunk);
        }
    }
    Ok(chunks)
}

impl Chunks {
    /// The functions of chunks that are too small to be chunks.
    fn little(&self) -> Result<Vec<String>> {
        let mut little = Vec::new();
        for chunk in self.others.iter().filter(|chunk| chunk.path.starts_with(SHARED)) {
            let Some(least) = self.least(&chunk.path) else { continue };
            let mut module = parse(chunk)?;
            let names: Vec<String> = module.funcs.iter_local().filter_map(|(id, _)| name_of(&module, id)).collect();
            if pack(&mut module)?.len() < least {
                little.extend(names);
            }
        }
        Ok(little)
    }

    /// Returns how large a chunk must be to be worth a request, or `None` if no page needs it for what it shows first.
    fn least(&self, path: &str) -> Option<usize> {
        let needed = |(_, paths): &(&String, &Vec<String>)| paths.iter().any(|other| other == path);
        let later = |name: &str| LATER.contains(&name) || LATER_OF_A_GAME.iter().any(|end| name.ends_with(end));
        let mut first = self.needs.iter().filter(needed).map(|(name, _)| name.as_str()).filter(|name| !later(name));
        let game = |name: &'_ str| name.strip_suffix(PICTURE).unwrap_or(name).to_owned();
        let one = game(first.next()?);
        let is_game = self.needs.contains_key(&format!("{one}{PICTURE}"));
        Some(if is_game && first.all(|name| game(name) == one) { LEAST_OF_A_GAME } else { LEAST })
    }

    /// Lets the script load nothing where it would load a chunk.
    fn forget(&mut self, path: &str) -> Result<()> {
        let missing = || format!("{path} is not loaded as expected");
        let place = self.loader.find(&format!("\"./{path}\"")).with_context(missing)?;
        let begin = self.loader[..place].rfind("() => {").with_context(missing)?;
        let end = place + self.loader[place..].find("\n}").with_context(missing)? + "\n}".len();
        self.loader.replace_range(begin..end, "() => async () => ({})");
        self.needs.values_mut().for_each(|paths| paths.retain(|other| other != path));
        Ok(())
    }
}

fn name_of(module: &Module, id: walrus::FunctionId) -> Option<String> {
    module.funcs.get(id).name.clone()
}

/// Cuts a module wherever that is possible.
fn divide(wasm: &[u8], folder: &Path) -> Result<Chunks> {
    if folder.is_dir() {
        fs::remove_dir_all(folder)?;
    }
    let main = folder.with_extension("wasm");
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = PAGE;
    let cut = transform(options).map_err(|error| anyhow!("cannot cut the page into chunks: {error:?}"))?;
    let (scripts, others): (Vec<File>, Vec<File>) =
        files_below(folder)?.into_iter().partition(|file| file.path.ends_with(".js"));
    let [loader] = <[File; 1]>::try_from(scripts).map_err(|all| anyhow!("{} scripts load chunks", all.len()))?;
    let path = |stem: String| format!("{stem}.wasm");
    let needs = cut.prefetch_map.into_iter().map(|(name, stems)| (name, stems.into_iter().map(path).collect()));
    Ok(Chunks {
        main: fs::read(&main)?,
        loader: String::from_utf8(loader.bytes)?,
        others,
        constants: Vec::new(),
        needs: needs.collect(),
    })
}

fn parse(chunk: &File) -> Result<Module> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    config.parse(&chunk.bytes).with_context(|| format!("cannot read {}", chunk.path))
}

/// Removes the names from a module, and the padding that the linker adds to numbers.
fn pack(module: &mut Module) -> Result<Vec<u8>> {
    tidy(module);
    join_constants(module)?;
    Ok(module.emit_wasm())
}

/// Removes what cutting leaves behind: in every chunk a place for each constant of the whole page, and exports of our own.
pub(super) fn tidy(module: &mut Module) {
    let empty: Vec<_> = module.data.iter().filter(|data| data.value.is_empty()).map(|data| data.id()).collect();
    for data in empty {
        for memory in module.memories.iter_mut() {
            memory.data_segments.remove(&data);
        }
        module.data.delete(data);
    }
    let ours: Vec<_> =
        module.exports.iter().filter(|export| export.name.starts_with(KEPT)).map(|export| export.id()).collect();
    for export in ours {
        module.exports.delete(export);
    }
}
