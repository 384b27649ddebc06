//! The sources of the page.

use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::calls::calls;
use super::folder::{File, files_below, games};
use super::sights::{Sight, sights};

/// The parts of a page, as they lie in its crates.
pub(super) struct Sources {
    pub(super) template: String,
    pub(super) sights: Vec<Sight>,
    pub(super) styles: String,
    pub(super) statics: Vec<File>,
    pub(super) wasm: Vec<u8>,
    /// What the service worker says, as JSON.
    pub(super) calls: String,
}

impl Sources {
    /// Reads all parts from the folder of the workspace and the compiled code of the shell.
    pub(super) fn read(root: &Path, wasm: &Path) -> Result<Self> {
        let shell = root.join("page/shell");
        let template = shell.join("index.html");
        Ok(Self {
            template: std::fs::read_to_string(&template)
                .with_context(|| format!("cannot read {}", template.display()))?,
            sights: sights(root)?,
            styles: styles(root)?,
            statics: files_below(&shell.join("static"))?,
            wasm: std::fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?,
            calls: calls(root)?,
        })
    }

    /// A text that changes whenever a part changes, or the program that packs them.
    pub(super) fn fingerprint(&self) -> Result<String> {
        // By the link in `/proc`: the program's file may have been replaced by a new build meanwhile.
        let packer = std::fs::read("/proc/self/exe").or_else(|_| std::fs::read(std::env::current_exe()?))?;
        let mut parts = vec![packer.as_slice(), &self.wasm];
        parts.extend([&self.template, &self.styles, &self.calls].map(|text| text.as_bytes()));
        let sights = self.sights.iter().flat_map(|Sight { file, title, markup }| [file, title, markup]);
        parts.extend(sights.map(|text| text.as_bytes()));
        parts.extend(self.statics.iter().flat_map(|file| [file.path.as_bytes(), &file.bytes]));
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        Ok(format!("{:x}", hash.finalize()))
    }
}

/// All style sheets in one: `tokens.css`, the other general ones, then those beside Rust files. A crate may change what those that it
/// depends on say, so games come last.
fn styles(root: &Path) -> Result<String> {
    let mut sheets = files_below(&root.join("page/kit/styles"))?;
    sheets.sort_by_key(|sheet| sheet.path != "tokens.css");
    for page in ["page/kit", "page/table", "page/shell"] {
        sheets.extend(files_below(&root.join(page).join("src"))?);
    }
    for game in games(root)? {
        sheets.extend(files_below(&root.join("games").join(game).join("page/src"))?);
    }
    sheets.retain(|sheet| sheet.path.ends_with(".css"));
    let texts = sheets
        .into_iter()
        .map(|sheet| String::from_utf8(sheet.bytes).with_context(|| format!("{} is not UTF-8", sheet.path)));
    Ok(texts.collect::<Result<Vec<_>>>()?.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_first_and_games_last() -> Result<()> {
        let root = std::env::temp_dir().join(format!("farbraum-styles-{}", std::process::id()));
        let sheets = [
            "page/kit/styles/tokens.css",
            "page/kit/styles/a.css",
            "page/kit/src/z.css",
            "page/shell/src/a.css",
            "games/chess/page/src/board.css",
            "games/chess/page/src/board/cell.css",
        ];
        for path in sheets.into_iter().rev().chain(["page/kit/src/board.rs"]) {
            let path_there = root.join(path);
            std::fs::create_dir_all(path_there.parent().unwrap_or(&root))?;
            std::fs::write(path_there, path)?;
        }
        let joined = styles(&root);
        std::fs::remove_dir_all(&root)?;
        assert_eq!(joined?, sheets.join("\n"));
        Ok(())
    }

    /// What cannot be found or is not as large as it says keeps a phone from installing the page.
    #[test]
    fn icons_are_as_large_as_the_manifest_says() -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../page/shell/static");
        let manifest = std::fs::read_to_string(folder.join("farbraum.webmanifest"))?;
        let manifest: serde_json::Value = serde_json::from_str(&manifest)?;
        let icons = manifest["icons"].as_array().context("there are no icons")?;
        let mut sizes = Vec::new();
        for icon in icons.iter().filter(|icon| icon["type"] == "image/png") {
            let name = icon["src"].as_str().context("an icon has no file")?;
            let bytes = std::fs::read(folder.join(name.trim_start_matches('/')))?;
            // Width and height stand behind the signature and the name of the first part.
            let [width, height] =
                [16, 20].map(|at| bytes[at..at + 4].iter().fold(0, |size, byte| size * 256 + u32::from(*byte)));
            assert_eq!(icon["sizes"], format!("{width}x{height}"), "{name}");
            sizes.push(width);
        }
        assert_eq!(sizes, [192, 512, 512]);
        Ok(())
    }
}
