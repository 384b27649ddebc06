//! The page that shows all pictures of a folder, to be read where the code is kept.

use anyhow::Result;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// Writes the gallery beside its pictures.
pub(super) fn write(folder: &Path) -> Result<()> {
    let mut shots: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        // What is shown, then `-LANGUAGE-SCREEN-LIGHT.webp`.
        if let Some((shown, _)) =
            name.strip_suffix(".webp").and_then(|stem| stem.rsplit_once('-')?.0.rsplit_once('-')?.0.rsplit_once('-'))
        {
            shots.entry(shown.to_owned()).or_default().push(name.clone());
        }
    }
    let mut text = String::from(
        "# Gallery\n\nMade by `cargo xtask pictures`: real games on a real server, on a phone and on a desktop, light and dark, in German and English, symbols on.\n",
    );
    for (shown, mut files) in shots {
        files.sort();
        writeln!(text, "\n## {shown}\n")?;
        for file in files {
            let width = if file.contains("-phone-") { 180 } else { 420 };
            writeln!(
                text,
                "<img src=\"{file}\" width=\"{width}\" alt=\"{}\">",
                file.trim_end_matches(".webp").replace('-', " ")
            )?;
        }
    }
    Ok(std::fs::write(folder.join("README.md"), text)?)
}
