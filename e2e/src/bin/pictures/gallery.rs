//! The Markdown page that shows all pictures of a folder.

use anyhow::{Context, Result};
use contract::Spine;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use texts::{Language, text};

const HEAD: &str = "# Gallery

Made by `cargo xtask pictures`: real games on a real server, against bots, on a phone and on a desktop, light and dark, in
German and English, symbols on.
";

/// Returns the beginnings of picture names with the titles of their chapters. Other names are in the first chapter.
fn chapters() -> Vec<(String, String)> {
    let game = |spine: &Spine| (format!("{}-", spine.id()), text(Language::En, &format!("{}-name", spine.id())));
    std::iter::once((String::new(), "Around the games".to_owned())).chain(shelf::spines().iter().map(game)).collect()
}

/// What pictures show, in the order of a visit.
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

/// Places among chapters and in [`SHOWN`].
type Place = (usize, usize);

/// Writes the gallery beside its pictures.
///
/// # Errors
/// A picture has no caption here.
pub(super) fn write(folder: &Path) -> Result<()> {
    let chapters = chapters();
    let mut shots: BTreeMap<Place, Vec<String>> = BTreeMap::new();
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix(".webp") {
            let place = place(&chapters, stem).with_context(|| format!("{name} shows what has no caption"))?;
            shots.entry(place).or_default().push(name);
        }
    }
    let mut page = HEAD.to_owned();
    let mut last = None;
    for ((chapter, shown), mut files) in shots {
        if last.replace(chapter) != Some(chapter) {
            writeln!(page, "\n## {}", chapters[chapter].1)?;
        }
        let caption = SHOWN[shown].1;
        writeln!(page, "\n### {caption}\n")?;
        files.sort();
        // Wide pictures come before narrow ones, so that they make rows.
        files.sort_by_key(|file| file.contains("-phone-"));
        for file in &files {
            let width = match file.contains("-phone-") {
                true => 24,
                // One of each shares a row.
                false if files.len() == 2 => 70,
                false => 49,
            };
            writeln!(page, "<img src=\"{file}\" width=\"{width}%\" alt=\"{}\">", described(&chapters, file))?;
        }
    }
    Ok(std::fs::write(folder.join("README.md"), page)?)
}

/// Returns the place of a picture, whose name is chapter, what is shown, language, screen and light.
fn place(chapters: &[(String, String)], stem: &str) -> Option<Place> {
    let chapter = chapters.iter().rposition(|(name, _)| stem.starts_with(&**name))?;
    let (shown, _) = stem.strip_prefix(&*chapters[chapter].0)?.split_once('-')?;
    Some((chapter, SHOWN.iter().position(|(name, _)| *name == shown)?))
}

/// Describes a picture in words.
fn described(chapters: &[(String, String)], file: &str) -> String {
    let stem = file.trim_end_matches(".webp");
    let parts: Option<(Place, Vec<&str>)> =
        place(chapters, stem).map(|place| (place, stem.rsplitn(4, '-').take(3).collect()));
    let Some(((chapter, shown), look)) = parts else { return stem.to_owned() };
    let language = if look.contains(&"de") { "in German" } else { "in English" };
    let [light, screen] = [0, 1].map(|part| look.get(part).copied().unwrap_or_default());
    format!("{}: {}, on a {screen}, {light}, {language}", chapters[chapter].1, SHOWN[shown].1)
}
