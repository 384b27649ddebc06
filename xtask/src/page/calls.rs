//! What the service worker says when it calls somebody: the page's own texts, of which it needs few.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;

use super::folder::files_below;

/// The texts of one language.
#[derive(Default, Serialize)]
struct Calls {
    turn: String,
    /// By the game's id.
    games: BTreeMap<String, String>,
}

/// The texts of all languages as JSON, from the folder with a folder for each.
pub(super) fn calls(texts: &Path) -> Result<String> {
    let mut languages = BTreeMap::<String, Calls>::new();
    for file in files_below(texts)?.iter().filter(|file| file.path.ends_with(".ftl")) {
        let (language, _) = file.path.split_once('/').with_context(|| format!("{} has no language", file.path))?;
        let calls = languages.entry(language.to_owned()).or_default();
        for (id, text) in std::str::from_utf8(&file.bytes)?.lines().filter_map(message) {
            if id == "play-your-turn" {
                calls.turn = text.to_owned();
            } else if let Some(game) =
                id.strip_suffix("-name").filter(|_| file.path.ends_with(&format!("/{}.ftl", stem(id))))
            {
                calls.games.insert(game.to_owned(), text.to_owned());
            }
        }
    }
    Ok(serde_json::to_string(&languages)?)
}

/// A message in one line without variables.
fn message(line: &str) -> Option<(&str, &str)> {
    line.split_once(" = ").filter(|(id, text)| !id.contains(' ') && !text.contains('{'))
}

/// A game's file is called like its crate.
fn stem(id: &str) -> String {
    id.trim_end_matches("-name").replace('-', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_calls_and_names_every_game() -> Result<()> {
        let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/texts");
        let calls: serde_json::Value = serde_json::from_str(&calls(&texts)?)?;
        for language in ["de", "en"] {
            assert!(calls[language]["turn"].as_str().is_some_and(|turn| !turn.is_empty()), "{calls}");
            assert_eq!(calls[language]["games"].as_object().map(serde_json::Map::len), Some(4), "{calls}");
            assert_eq!(calls[language]["games"]["colour-lines"], "Colour Lines");
        }
        Ok(())
    }
}
