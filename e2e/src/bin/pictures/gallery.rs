//! The page that shows all pictures of a folder, to be read where the code is kept.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

const HEAD: &str = "# Gallery

Made by `cargo xtask pictures`: real games on a real server, against bots, on a phone and on a desktop, light and dark, in
German and English, symbols on.
";

/// The names of pictures begin with one of these, or with none of them.
const CHAPTERS: [(&str, &str); 5] = [
    ("", "Around the games"),
    ("kaleidoskop-", "Kaleidoskop"),
    ("colour-lines-", "Colour Lines"),
    ("harmonia-", "Harmonia"),
    ("konfetti-", "Konfetti"),
];

/// What is shown, in the order of a visit.
const SHOWN: [(&str, &str); 15] = [
    ("home", "Home"),
    ("table", "A table before its game"),
    ("learn", "The guided first game"),
    ("board", "In the middle of a game"),
    ("preview", "What a move would do"),
    ("round", "The end of a round"),
    ("sheet", "After the game: how the lines were drawn"),
    ("result", "After the game: who won, and why"),
    ("rules", "The rules, with boards to try them on"),
    ("score", "What is my score?"),
    ("print", "Print and play"),
    ("design", "The designer's corner"),
    ("curtain", "Several people at one device"),
    ("today", "The game of the day"),
    ("me", "Own games and results"),
];

/// A place among chapters, then among what is shown in them.
type Place = (usize, usize);

/// Writes the gallery beside its pictures.
///
/// # Errors
/// A picture shows what has no caption here.
pub(super) fn write(folder: &Path) -> Result<()> {
    let mut shots: BTreeMap<Place, Vec<String>> = BTreeMap::new();
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix(".webp") {
            let place = place(stem).with_context(|| format!("{name} shows what nobody has named"))?;
            shots.entry(place).or_default().push(name);
        }
    }
    let mut text = HEAD.to_owned();
    let mut last = None;
    for ((chapter, shown), mut files) in shots {
        if last.replace(chapter) != Some(chapter) {
            writeln!(text, "\n## {}", CHAPTERS[chapter].1)?;
        }
        let caption = SHOWN[shown].1;
        writeln!(text, "\n### {caption}\n")?;
        files.sort();
        // All wide ones before all narrow ones, so that they make rows.
        files.sort_by_key(|file| file.contains("-phone-"));
        for file in &files {
            let width = match file.contains("-phone-") {
                true => 24,
                // Where there is one of each they share a row.
                false if files.len() == 2 => 70,
                false => 49,
            };
            writeln!(text, "<img src=\"{file}\" width=\"{width}%\" alt=\"{}\">", described(file))?;
        }
    }
    Ok(std::fs::write(folder.join("README.md"), text)?)
}

/// Where a picture belongs: its name is chapter, what is shown, language, screen and light.
fn place(stem: &str) -> Option<Place> {
    let chapter = CHAPTERS.iter().rposition(|(name, _)| stem.starts_with(name))?;
    let (shown, _) = stem.strip_prefix(CHAPTERS[chapter].0)?.split_once('-')?;
    Some((chapter, SHOWN.iter().position(|(name, _)| *name == shown)?))
}

/// What a picture shows, for whoever does not see it.
fn described(file: &str) -> String {
    let stem = file.trim_end_matches(".webp");
    let parts: Option<(Place, Vec<&str>)> = place(stem).map(|place| (place, stem.rsplitn(4, '-').take(3).collect()));
    let Some(((chapter, shown), look)) = parts else { return stem.to_owned() };
    let language = if look.contains(&"de") { "in German" } else { "in English" };
    let [light, screen] = [0, 1].map(|part| look.get(part).copied().unwrap_or_default());
    format!("{}: {}, on a {screen}, {light}, {language}", CHAPTERS[chapter].1, SHOWN[shown].1)
}
