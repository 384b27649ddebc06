//! Files of a folder, in an order that is the same everywhere.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// A file, by its path below some folder with `/` between the names.
#[derive(Debug)]
pub(super) struct File {
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

/// Returns all files below a folder, sorted by path; empty if there is no such folder.
pub(super) fn files_below(folder: &Path) -> Result<Vec<File>> {
    let mut files = Vec::new();
    if folder.is_dir() {
        collect(folder, "", &mut files).with_context(|| format!("cannot read {}", folder.display()))?;
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// The ids of all games, from the folder of the workspace: each has a folder below `games`.
pub(super) fn games(root: &Path) -> Result<Vec<String>> {
    let folder = root.join("games");
    let entries = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut games = names.collect::<Result<Vec<_>>>()?;
    games.sort();
    Ok(games)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<File>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push(File { path, bytes: fs::read(entry.path())? });
        }
    }
    Ok(())
}
