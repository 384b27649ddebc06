//! What the service worker says when it calls a player: the page's own texts, of which it needs few.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;

use super::folder::{files_below, games};
use super::texts::words;

/// The texts of one language.
#[derive(Default, Serialize)]
struct Calls {
    turn: String,
    /// The names of all games by id.
    games: BTreeMap<String, String>,
}

/// Returns the texts of all languages as JSON, from the folder of the workspace.
pub(super) fn calls(root: &Path) -> Result<String> {
    let mut languages = BTreeMap::<String, Calls>::new();
    find(&root.join("core/texts"), "play-your-turn", |language, turn| {
        languages.entry(language).or_default().turn = turn
    })?;
    for game in games(root)? {
        find(&root.join("games").join(&game).join("texts"), &format!("{game}-name"), |language, name| {
            languages.entry(language).or_default().games.insert(game.clone(), name);
        })?;
    }
    Ok(serde_json::to_string(&languages)?)
}

/// Finds a text in every language, in a folder with a folder for each.
fn find(folder: &Path, id: &str, mut found: impl FnMut(String, String)) -> Result<()> {
    for file in files_below(folder)?.into_iter().filter(|file| file.path.ends_with(".ftl")) {
        let (language, _) = file.path.split_once('/').with_context(|| format!("{} has no language", file.path))?;
        if let Some(text) = words(std::str::from_utf8(&file.bytes)?).get(id) {
            found(language.to_owned(), (*text).to_owned());
        }
    }
    Ok(())
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
            assert_eq!(
                calls[language]["games"].as_object().map(serde_json::Map::len),
                Some(games(root())?.len()),
                "{calls}"
            );
            for game in games(root())? {
                assert!(calls[language]["games"][&game].as_str().is_some_and(|name| !name.is_empty()), "{calls}");
            }
        }
        Ok(())
    }
}
