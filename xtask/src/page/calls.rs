//! What the service worker says when it calls somebody: the page's own texts, of which it needs few.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;

use super::folder::{File, files_below, games};

/// The texts of one language.
#[derive(Default, Serialize)]
struct Calls {
    turn: String,
    /// By the game's id.
    games: BTreeMap<String, String>,
}

/// The texts of all languages as JSON, from the folder of the workspace.
pub(super) fn calls(root: &Path) -> Result<String> {
    let mut languages = BTreeMap::<String, Calls>::new();
    for file in texts(&root.join("core/texts"))? {
        let turn = file.messages.into_iter().find(|(id, _)| id == "play-your-turn");
        turn.into_iter().for_each(|(_, text)| languages.entry(file.language.clone()).or_default().turn = text);
    }
    for game in games(root)? {
        let id = format!("{game}-name");
        for file in texts(&root.join("games").join(&game).join("texts"))? {
            let name = file.messages.into_iter().find(|(found, _)| *found == id);
            let games = &mut languages.entry(file.language).or_default().games;
            games.extend(name.map(|(_, text)| (game.clone(), text)));
        }
    }
    Ok(serde_json::to_string(&languages)?)
}

/// A Fluent file.
struct Texts {
    language: String,
    /// The messages in one line without variables.
    messages: Vec<(String, String)>,
}

/// The Fluent files in a folder with a folder for each language.
fn texts(folder: &Path) -> Result<Vec<Texts>> {
    let files = files_below(folder)?.into_iter().filter(|file| file.path.ends_with(".ftl"));
    let read = |file: File| {
        let (language, _) = file.path.split_once('/').with_context(|| format!("{} has no language", file.path))?;
        let lines = std::str::from_utf8(&file.bytes)?.lines().filter_map(message);
        let messages = lines.map(|(id, text)| (id.to_owned(), text.to_owned())).collect();
        Ok(Texts { language: language.to_owned(), messages })
    };
    files.map(read).collect()
}

/// A message in one line without variables.
fn message(line: &str) -> Option<(&str, &str)> {
    line.split_once(" = ").filter(|(id, text)| !id.contains(' ') && !text.contains('{'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::root;

    #[test]
    fn every_language_calls_and_names_every_game() -> Result<()> {
        let calls: serde_json::Value = serde_json::from_str(&calls(root())?)?;
        for language in ["de", "en"] {
            assert!(calls[language]["turn"].as_str().is_some_and(|turn| !turn.is_empty()), "{calls}");
            assert_eq!(calls[language]["games"].as_object().map(serde_json::Map::len), Some(4), "{calls}");
            assert_eq!(calls[language]["games"]["colour-lines"], "Colour Lines");
        }
        Ok(())
    }
}
