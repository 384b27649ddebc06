//! Puts chunks that are wanted together into one file: a request takes longer than a few kilobytes, and what is packed together
//! becomes smaller. Each stays a module of its own, and is taken out of the file when it is wanted.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};

use super::budget::Needs;
use super::chunks::PICTURE;
use super::folder::File;

/// What takes a chunk out of a file, for the script that loads chunks.
pub(super) const PART: &str = include_str!("part.js");

/// What all visitors of these pages want.
const HOME: &str = "home";
const TABLE: &str = "table";
/// At a table, before the game and during it.
const BEFORE: &str = "gathering";
const DURING: &str = "play";
/// What the home page and a table want: neither must bring the other along.
const COMMON: &str = "common";
/// What several games want.
const GAMES: &str = "games";
/// How the page is cut off that scores a printed game, after the game itself; and how the file with what it shares with the board is called.
const SCORE: &str = "_score";
const RULES: &str = "_rules";

/// Chunks of one file.
pub(super) struct Bundle {
    pub(super) name: String,
    pub(super) chunks: Vec<File>,
}

/// All chunks, by the files they belong to.
pub(super) fn bundles(chunks: Vec<File>, needs: &Needs) -> Vec<Bundle> {
    let games: Vec<&str> = needs.keys().filter_map(|name| name.strip_suffix(PICTURE)).collect();
    let mut bundles = BTreeMap::<String, Vec<File>>::new();
    for chunk in chunks {
        let wanted: BTreeSet<&str> =
            needs.iter().filter_map(|(name, paths)| paths.contains(&chunk.path).then_some(name.as_str())).collect();
        let name = together(&wanted, &games).unwrap_or_else(|| stem(&chunk.path));
        bundles.entry(name).or_default().push(chunk);
    }
    bundles.into_iter().map(|(name, chunks)| Bundle { name, chunks }).collect()
}

/// Returns the bundle of a chunk that these split points need, or `None` if too few pages want it.
fn together(wanted: &BTreeSet<&str>, games: &[&str]) -> Option<String> {
    let wants = |name: &str| wanted.contains(name);
    // What a table wants before the game and during it. Whatever one game shares with that must not bring the game along.
    let both = wants(BEFORE) && (wants(DURING) || games.iter().any(|game| wants(game)));
    if wants(HOME) && [TABLE, BEFORE, DURING].into_iter().any(wants) {
        return Some(COMMON.to_owned());
    }
    let pages = [(HOME, wants(HOME)), (TABLE, wants(TABLE) || both), (DURING, wants(DURING))];
    if let Some((page, _)) = pages.into_iter().find(|(_, wanted)| *wanted) {
        return Some(page.to_owned());
    }
    let mut of_games = games.iter().filter(|game| wanted.contains(*game));
    match (of_games.next(), of_games.next()) {
        (Some(_), Some(_)) => Some(GAMES.to_owned()),
        // Scoring a printed game needs no board.
        (Some(game), None) if wanted.contains(&*format!("{game}{SCORE}")) => Some(format!("{game}{RULES}")),
        (game, _) => game.map(|game| (*game).to_owned()),
    }
}

/// What a chunk is called by itself.
fn stem(path: &str) -> String {
    path.trim_end_matches(".wasm").replace("split_", "")
}

impl Bundle {
    /// The bytes of the file, and its ending.
    pub(super) fn file(&self) -> (Vec<u8>, &'static str) {
        let ending = if self.chunks.len() == 1 { "wasm" } else { "chunks" };
        (self.chunks.iter().flat_map(|chunk| &chunk.bytes).copied().collect(), ending)
    }

    /// The script that loads chunks, taking those of this file from its address.
    pub(super) fn place(&self, loader: &str, address: &str) -> Result<String> {
        let (mut loader, mut begin) = (loader.to_owned(), 0);
        for chunk in &self.chunks {
            let alone = format!("fetch(new URL(\"./{}\", import.meta.url))", chunk.path);
            ensure!(loader.contains(&alone), "{} is not loaded as expected", chunk.path);
            let here = match self.chunks.len() {
                1 => format!("fetch(\"{address}\")"),
                _ => format!("part(\"{address}\", {begin}, {})", chunk.bytes.len()),
            };
            loader = loader.replace(&alone, &here);
            begin += chunk.bytes.len();
        }
        Ok(loader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs() -> Needs {
        let needs = [
            ("home", vec!["split_home.wasm", "chunk_5.wasm"]),
            ("table", vec!["split_table.wasm", "chunk_1.wasm", "chunk_5.wasm"]),
            ("gathering", vec!["split_gathering.wasm", "chunk_1.wasm", "chunk_4.wasm"]),
            ("chess", vec!["split_chess.wasm", "chunk_1.wasm", "chunk_2.wasm", "chunk_3.wasm", "chunk_4.wasm"]),
            ("chess_picture", vec![]),
            ("chess_score", vec!["chunk_3.wasm"]),
            ("chess_bots", vec!["split_chess_bots.wasm"]),
            ("go", vec!["split_go.wasm", "chunk_2.wasm"]),
            ("go_picture", vec![]),
        ];
        needs.map(|(name, chunks)| (name.to_owned(), chunks.into_iter().map(str::to_owned).collect())).into()
    }

    fn ours() -> Vec<Bundle> {
        let needs = needs();
        let paths: BTreeSet<&String> = needs.values().flatten().collect();
        let file = |path: &String| File { path: path.clone(), bytes: path.clone().into_bytes() };
        bundles(paths.into_iter().map(file).collect(), &needs)
    }

    #[test]
    fn what_is_wanted_together_lies_together() {
        let words = |bundle: &Bundle| {
            let paths: Vec<&str> = bundle.chunks.iter().map(|chunk| chunk.path.as_str()).collect();
            format!("{}: {}", bundle.name, paths.join(" "))
        };
        let expected = [
            "chess: split_chess.wasm",
            "chess_bots: split_chess_bots.wasm",
            "chess_rules: chunk_3.wasm",
            "common: chunk_5.wasm",
            "games: chunk_2.wasm",
            "gathering: split_gathering.wasm",
            "go: split_go.wasm",
            "home: split_home.wasm",
            "table: chunk_1.wasm chunk_4.wasm split_table.wasm",
        ];
        assert_eq!(ours().iter().map(words).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_chunk_is_taken_from_its_place() -> Result<()> {
        let table = ours().pop().expect("a file for tables");
        let (bytes, ending) = table.file();
        assert_eq!((bytes.as_slice(), ending), (b"chunk_1.wasmchunk_4.wasmsplit_table.wasm".as_slice(), "chunks"));
        let loader = "fetch(new URL(\"./chunk_1.wasm\", import.meta.url)) fetch(new URL(\"./chunk_4.wasm\", import.meta.url)) fetch(new URL(\"./split_table.wasm\", import.meta.url))";
        assert_eq!(table.place(loader, "/t")?, "part(\"/t\", 0, 12) part(\"/t\", 12, 12) part(\"/t\", 24, 16)");
        assert!(table.place("", "/t").is_err());
        Ok(())
    }
}
