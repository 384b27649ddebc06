//! `cargo xtask house`: measures how well the repository is kept, and compares that with the limits in `xtask/house.toml`.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::command::{program, root, say};

/// Words that do not say who is meant, and two that few readers know.
const VAGUE: [&str; 7] = ["whoever", "somebody", "nobody", "everybody", "anybody", "lest", "for ever"];

/// Text files that programs write.
const GENERATED: [&str; 2] = ["Cargo.lock", "fuzz/corpus/"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    comments_with_vague_words_percent: f64,
    readme_words: usize,
    architecture_bytes: usize,
    longest_markdown_line: usize,
    files_naming_every_game: usize,
    files_naming_a_game: BTreeMap<String, usize>,
    files_naming_another_game: usize,
}

/// A text file of the repository.
struct File {
    path: String,
    text: String,
}

/// A measured number and the most that it may be.
struct Measure {
    name: String,
    value: f64,
    limit: Option<f64>,
}

/// Prints all numbers and fails if one is above its limit.
pub(crate) fn house() -> Result<()> {
    let limits = std::fs::read_to_string(root().join("xtask/house.toml")).context("cannot read xtask/house.toml")?;
    let limits: Limits = toml::from_str(&limits).context("xtask/house.toml")?;
    let measures = measure(&files()?, &limits)?;
    say("What is measured, and the most that it may be");
    for Measure { name, value, limit } in &measures {
        let limit = limit.map(|limit| format!("{:>10}", number(limit))).unwrap_or_default();
        eprintln!("    {name:<42}{:>10}{limit}", number(*value));
    }
    let above = measures.iter().filter(|measure| measure.limit.is_some_and(|limit| measure.value > limit));
    let above: Vec<&str> = above.map(|measure| measure.name.as_str()).collect();
    ensure!(above.is_empty(), "above the limit in xtask/house.toml: {}", above.join(", "));
    Ok(())
}

fn number(value: f64) -> String {
    if value.fract() == 0.0 { value.to_string() } else { format!("{value:.2}") }
}

/// Reads all text files that git knows or would add.
fn files() -> Result<Vec<File>> {
    let list = program("git").args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).output()?;
    ensure!(list.status.success(), "`git ls-files` failed");
    let list = String::from_utf8(list.stdout).context("paths are UTF-8")?;
    // A file that is deleted but not committed is listed too. Pictures and fonts are no UTF-8.
    let read =
        |path: &str| Some(File { path: path.to_owned(), text: std::fs::read_to_string(root().join(path)).ok()? });
    Ok(list.split_terminator('\0').filter(|path| !is_generated(path)).filter_map(read).collect())
}

fn is_generated(path: &str) -> bool {
    GENERATED
        .iter()
        .any(|generated| path == *generated || path.ends_with(&format!("/{generated}")) || path.starts_with(generated))
}

fn measure(files: &[File], limits: &Limits) -> Result<Vec<Measure>> {
    let text_of = |path: &str| {
        let file = files.iter().find(|file| file.path == path);
        file.map(|file| file.text.as_str()).with_context(|| format!("there is no {path}"))
    };
    let lines_in = |ending: &str| {
        let files = files.iter().filter(|file| file.path.ends_with(ending));
        files.map(|file| file.text.lines().count()).sum::<usize>() as f64
    };
    let markdown = files.iter().filter(|file| file.path.ends_with(".md"));
    let longest = markdown.flat_map(|file| file.text.lines()).map(|line| line.chars().count()).max().unwrap_or(0);
    let limited = |name: &str, value: usize, limit: usize| Measure {
        name: name.to_owned(),
        value: value as f64,
        limit: Some(limit as f64),
    };
    let mut measures = vec![
        Measure { name: "lines of Rust".to_owned(), value: lines_in(".rs"), limit: None },
        Measure { name: "lines of CSS".to_owned(), value: lines_in(".css"), limit: None },
        Measure {
            name: "comments with vague words, in percent".to_owned(),
            value: vague_comments(files),
            limit: Some(limits.comments_with_vague_words_percent),
        },
        limited("words of the README", text_of("README.md")?.split_whitespace().count(), limits.readme_words),
        limited("bytes of ARCHITECTURE.md", text_of("ARCHITECTURE.md")?.len(), limits.architecture_bytes),
        limited("longest line of Markdown", longest, limits.longest_markdown_line),
    ];
    let games: Vec<&str> = files
        .iter()
        .filter_map(|file| file.path.strip_prefix("games/")?.split_once("/rules/Cargo.toml"))
        .map(|(game, _)| game)
        .collect();
    ensure!(!games.is_empty(), "there are no games");
    let outside: Vec<Vec<&str>> = games.iter().map(|game| naming(files, game)).collect();
    for (game, paths) in games.iter().zip(&outside) {
        let limit = limits.files_naming_a_game.get(*game).copied().unwrap_or(limits.files_naming_another_game);
        measures.push(limited(&format!("files elsewhere that name {game}"), paths.len(), limit));
    }
    let every = outside[0].iter().filter(|path| outside.iter().all(|paths| paths.contains(path))).count();
    measures.push(limited("files that name every game", every, limits.files_naming_every_game));
    Ok(measures)
}

/// Returns how many of 100 comment lines in Rust contain a vague word.
fn vague_comments(files: &[File]) -> f64 {
    let lines = files.iter().filter(|file| file.path.ends_with(".rs")).flat_map(|file| file.text.lines());
    let comments: Vec<String> =
        lines.map(str::trim_start).filter(|line| line.starts_with("//")).map(str::to_lowercase).collect();
    let vague = comments.iter().filter(|line| VAGUE.iter().any(|word| has_word(line, word))).count();
    100.0 * vague as f64 / comments.len().max(1) as f64
}

fn has_word(line: &str, word: &str) -> bool {
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    line.match_indices(word).any(|(start, _)| {
        is_edge(line[..start].chars().next_back()) && is_edge(line[start + word.len()..].chars().next())
    })
}

/// Returns the files outside of the folder of a game that name it, by its id, its crate or its type. Documents do not count.
fn naming<'a>(files: &'a [File], game: &str) -> Vec<&'a str> {
    let names = [game.to_owned(), game.replace('-', "_"), game.replace('-', "")];
    let is_naming = |file: &&File| {
        let (path, text) = (file.path.to_lowercase(), file.text.to_lowercase());
        names.iter().any(|name| path.contains(name) || text.contains(name))
    };
    let is_document = |file: &File| file.path.ends_with(".md") || file.path.starts_with("docs/");
    let outside = files.iter().filter(|file| !file.path.starts_with(&format!("games/{game}/")) && !is_document(file));
    outside.filter(is_naming).map(|file| file.path.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_game_is_named_by_its_id_its_crate_or_its_type() {
        let files = [
            file("games/old-maid/rules/src/lib.rs", "OldMaid"),
            file("a.rs", "old-maid"),
            file("b.rs", "use old_maid::Card;"),
            file("c.rs", "struct OldMaid;"),
            file("d/old-maid.css", ""),
            file("e.rs", "an old maid"),
            file("docs/f.toml", "old-maid"),
            file("g.md", "old-maid"),
        ];
        assert_eq!(naming(&files, "old-maid"), ["a.rs", "b.rs", "c.rs", "d/old-maid.css"]);
    }

    #[test]
    fn comments_with_vague_words_are_counted_by_words() {
        let text = "//! Whoever plays.\n/// The latest, for everybody.\n// Unless\n// For everything.\nlet lest = 1;\n";
        assert_eq!(vague_comments(&[file("a.rs", text), file("b.md", "// nobody")]), 50.0);
    }

    #[test]
    fn generated_files_are_left_out() {
        assert!(is_generated("Cargo.lock") && is_generated("fuzz/Cargo.lock") && is_generated("fuzz/corpus/play/x"));
        assert!(!is_generated("xtask/src/house.rs"));
    }
}
