//! Checks that every text named in the sources exists, and that every text is named somewhere.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use texts::{DESIGN, LEARN, Language, Volume, has};

struct Source {
    path: PathBuf,
    /// Without comments.
    code: String,
}

/// Returns all Rust sources of the workspace that show texts.
fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Vec::new();
    for folder in ["core", "farbraum", "games", "online", "page"] {
        collect(&root.join(folder), &mut sources);
    }
    assert!(sources.len() > 30, "the sources were not found");
    sources
}

fn collect(folder: &Path, sources: &mut Vec<Source>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            if !["browser", "tests", "benches", "examples"].iter().any(|apart| path.ends_with(apart)) {
                collect(&path, sources);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            // Tests name texts that need not exist.
            let code = code.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            sources.push(Source { path, code });
        }
    }
}

/// Returns the string literals that follow each occurrence of the word `before`.
fn literals_after<'a>(code: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    let literal = |(start, _)| {
        let is_word = !code[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let rest: &str = &code[start + before.len()..];
        is_word.then(|| rest.trim_start().strip_prefix('"')?.split('"').next())?
    };
    code.match_indices(before).filter_map(literal)
}

/// Returns the constant start and end of each id that is put together. A variable part at the very start is a game.
fn composed(code: &str) -> Vec<(String, String)> {
    let formats = literals_after(code, "Message::new(&format!(").chain(literals_after(code, "text(&format!("));
    let with_games = formats.flat_map(|format| match format.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
        Some((_, rest)) => shelf::games().iter().map(|game| format!("{}{rest}", game.id())).collect(),
        None => vec![format.to_owned()],
    });
    let parts = |format: String| match (format.split_once('{'), format.rsplit_once('}')) {
        (Some((before, _)), Some((_, after))) => (before.to_owned(), after.to_owned()),
        _ => (format, String::new()),
    };
    with_games.map(parts).collect()
}

/// Returns the ids made by closures like `let message = |id| Message::new(&format!("kaleidoskop-illegal-{id}"))`.
fn through_closures(code: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for (start, _) in code.match_indices("Message::new(&format!(\"") {
        let line = code[..start].rsplit('\n').next().unwrap_or_default();
        let Some((name, _)) = line.trim().strip_prefix("let ").and_then(|line| line.split_once(" = |")) else {
            continue;
        };
        let format = literals_after(&code[start..], "format!(").next().unwrap_or_default();
        let Some((before, after)) = format.split_once('{').zip(format.rsplit_once('}')).map(|(a, b)| (a.0, b.1)) else {
            continue;
        };
        let call = format!("{name}(");
        ids.extend(literals_after(&code[start..], &call).map(|part| format!("{before}{part}{after}")));
    }
    ids
}

/// Adds the texts that the page loads later.
fn open_volumes() {
    Volume::all().iter().for_each(texts::open);
}

fn check(path: &Path, id: &str) {
    for language in Language::ALL {
        assert!(has(language, id), "{}: there is no text {id} in {}", path.display(), language.code());
    }
}

#[test]
fn every_text_that_is_named_exists() {
    open_volumes();
    for Source { path, code } in sources() {
        let in_page = path.components().any(|part| part.as_os_str() == "page");
        for before in ["t!(", "text("].into_iter().filter(|_| in_page).chain(["Message::new("]) {
            literals_after(&code, before).for_each(|id| check(&path, id));
        }
        if path.ends_with("message_ids.rs") {
            literals_after(&code, "&str =").for_each(|id| check(&path, id));
        }
        through_closures(&code).iter().for_each(|id| check(&path, id));
        for (before, after) in composed(&code) {
            let fits = |id: &str| id.starts_with(&before) && id.ends_with(&after);
            let later: Vec<&str> = Volume::all().iter().flat_map(|volume| volume.ids()).collect();
            assert!(
                ids().iter().map(String::as_str).chain(later).any(fits),
                "{}: there is no text {before}…{after}",
                path.display()
            );
        }
    }
}

#[test]
fn every_option_of_every_game_has_its_texts() {
    for game in shelf::games() {
        let id = game.id();
        let named = ["name", "about", "minutes"].map(|part| format!("{id}-{part}"));
        named.iter().for_each(|text| check(Path::new(id), text));
        for choice in game.choices() {
            check(Path::new(id), &format!("{id}-option-{}", choice.key));
            if !choice.overruled_by.is_empty() {
                check(Path::new(id), &format!("{id}-option-{}-overruled", choice.key));
            }
            // An option that is on or off is a switch and has no texts for its values.
            for value in choice.values.into_iter().filter(|value| !value.is_boolean()) {
                let value = match value {
                    serde_json::Value::Null => "none".to_owned(),
                    serde_json::Value::String(text) => text,
                    other => other.to_string(),
                };
                check(Path::new(id), &format!("{id}-option-{}-{value}", choice.key));
            }
        }
    }
}

#[test]
fn no_text_is_left_over() {
    let sources = sources();
    let composed: Vec<(String, String)> = sources.iter().flat_map(|source| composed(&source.code)).collect();
    let is_named = |id: &str| {
        let literal = format!("\"{id}\"");
        sources.iter().any(|source| source.code.contains(&literal))
            || composed.iter().any(|(before, after)| id.starts_with(before) && id.ends_with(after))
    };
    let left: Vec<String> = ids().into_iter().filter(|id| !is_named(id)).collect();
    assert!(left.is_empty(), "no source names {left:#?}");
}

/// Returns the ids of all files, and of the volumes that all games share. The page's own tests check rules and lessons.
fn ids() -> BTreeSet<String> {
    let shared = [LEARN, DESIGN].iter().flat_map(Volume::ids).map(str::to_owned).collect::<Vec<_>>();
    texts::files(Language::En).flat_map(|(_, file)| texts::ids(file)).map(str::to_owned).chain(shared).collect()
}
