//! The markup that a browser shows before the program is loaded: the mark, on the home page the games, at a table its game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::folder::games;
use super::texts::words;

/// The first markup of a page.
pub(super) struct Sight {
    /// The file that the server sends.
    pub(super) file: String,
    pub(super) title: String,
    pub(super) markup: String,
}

/// The file for all other addresses.
pub(super) const ANYWHERE: &str = "index.html";
/// The stages of a table. The server knows them and sends a file for each.
pub(super) const STAGES: [&str; 2] = ["before", "during"];

/// Reads the markup of all pages from the folder of the workspace, with the pictures and texts in it.
pub(super) fn sights(root: &Path) -> Result<Vec<Sight>> {
    let read = |path: &str| fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"));
    let picture = |game: &str| Ok(read(&format!("games/{game}/picture.html"))?.trim().to_owned());
    let read_text = |file: &str, id: &str| text(&read(file)?, id);
    // Parts of several pages: the mark, the word beside it, texts and pictures.
    let shared = |place: &str| match (place, place.split_once(':')) {
        ("mark" | "wordmark", _) => Ok(read(&format!("page/shell/sights/{place}.html"))?.trim().to_owned()),
        (_, Some((language, id))) => read_text(&format!("core/texts/{language}/common.ftl"), id),
        (game, None) => picture(game),
    };
    let farbraum = |file: &str, template: &str| {
        let markup = fill(&read(template)?, shared)?;
        anyhow::Ok(Sight { file: file.to_owned(), title: "Farbraum".to_owned(), markup })
    };
    let mut all = vec![
        farbraum(ANYWHERE, "page/shell/sights/anywhere.html")?,
        farbraum("home.html", "page/shell/sights/home.html")?,
    ];
    let template = read("page/shell/sights/game.html")?;
    for game in games(root)? {
        // Games have one name in all languages.
        let name = read_text(&format!("games/{game}/texts/en/game.ftl"), &format!("{game}-name"))?;
        for stage in STAGES {
            let first = format!("{stage}-{game}");
            let markup = fill(&template, |place| match place {
                "picture" => picture(&game),
                "game" => Ok(game.clone()),
                "name" => Ok(name.clone()),
                "first" => Ok(first.clone()),
                place => shared(place),
            })?;
            all.push(Sight { file: format!("{first}.html"), title: format!("{name} – Farbraum"), markup });
        }
    }
    Ok(all)
}

/// Replaces each `{{place}}` by its content.
fn fill(template: &str, content: impl Fn(&str) -> Result<String>) -> Result<String> {
    let (mut filled, mut rest) = (String::new(), template);
    while let Some((before, after)) = rest.split_once("{{") {
        let (place, after) = after.split_once("}}").context("{{ is not closed")?;
        filled.push_str(before);
        filled.push_str(&content(place)?);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// Returns a text that is words only.
fn text(file: &str, id: &str) -> Result<String> {
    let text = *words(file).get(id).with_context(|| format!("there is no text {id} without variables"))?;
    ensure!(!text.contains(['<', '&']), "{id} is more than words");
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::root;

    fn ours(file: &str) -> Result<Sight> {
        let all = sights(root())?;
        all.into_iter().find(|sight| sight.file == file).context("it is not there")
    }

    #[test]
    fn home_shows_every_game_in_every_language() -> Result<()> {
        let home = ours("home.html")?.markup;
        assert_eq!(home.matches("class=\"kept-picture\"><div").count(), games(root())?.len());
        assert!(home.contains("Colours you can play") && home.contains("Farben, die man spielen kann"));
        assert!(!home.contains("{{") && !home.contains(" style="));
        Ok(())
    }

    #[test]
    fn a_table_shows_its_game() -> Result<()> {
        let table = ours("during-colour-lines.html")?;
        assert_eq!(table.title, "Colour Lines – Farbraum");
        assert!(
            table.markup.contains("data-first=\"during-colour-lines\"") && table.markup.contains("<svg class=\"c-")
        );
        assert!(!table.markup.contains("{{") && !table.markup.contains(" style="));
        Ok(())
    }

    #[test]
    fn texts_are_words() {
        assert_eq!(text("a = b", "a").ok().as_deref(), Some("b"));
        assert!(text("a = <b>", "a").is_err());
        assert!(text("a = b { $c }", "a").is_err());
        assert!(text("a = b", "c").is_err());
    }
}
