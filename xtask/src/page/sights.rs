//! What is seen of a page before its program is there: the mark, or on the home page the games.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// What is seen first, by where one is.
pub(super) struct Sights {
    pub(super) anywhere: String,
    pub(super) home: String,
}

impl Sights {
    /// Reads them from the folder of the web crate, with the pictures of games and the texts that they show.
    pub(super) fn read(web: &Path) -> Result<Sights> {
        let read = |path: &str| fs::read_to_string(web.join(path)).with_context(|| format!("cannot read {path}"));
        let mut home = String::new();
        let template = read("sights/home.html")?;
        let mut rest = template.as_str();
        while let Some((before, after)) = rest.split_once("{{") {
            let (name, after) = after.split_once("}}").context("sights/home.html: {{ is not closed")?;
            home.push_str(before);
            match name.split_once(':') {
                Some((language, id)) => home.push_str(&text(&read(&format!("../texts/{language}/common.ftl"))?, id)?),
                None => home.push_str(read(&format!("pictures/{}.html", name.replace('-', "_")))?.trim()),
            }
            rest = after;
        }
        home.push_str(rest);
        Ok(Sights { anywhere: read("sights/anywhere.html")?, home })
    }
}

/// A text of one line without variables.
fn text(file: &str, id: &str) -> Result<String> {
    let line = file.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
    let text = line.with_context(|| format!("there is no text {id}"))?;
    ensure!(!text.contains(['{', '<', '&']), "{id} is more than words");
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_shows_every_game_in_every_language() -> Result<()> {
        let sights = Sights::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web"))?;
        assert_eq!(sights.home.matches("class=\"kept-picture\"><div").count(), 4);
        assert!(sights.home.contains("Colours you can play") && sights.home.contains("Farben, die man spielen kann"));
        assert!(!sights.home.contains("{{") && !sights.home.contains(" style="));
        Ok(())
    }

    #[test]
    fn texts_are_words() {
        assert_eq!(text("a = b\nab = c {d}", "a").ok().as_deref(), Some("b"));
        assert!(text("a = b {c}", "a").is_err());
        assert!(text("a = b", "c").is_err());
    }
}
