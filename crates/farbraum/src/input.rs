//! Files and games named on the command line.

use crate::problem::Problem;
use anyhow::Context;
use contract::{AnyStudy, Message, Record};
use std::io::Read;
use std::path::Path;

/// The largest file that is read.
const LARGEST_FILE: u64 = 32 * 1024 * 1024;

/// The text of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    let mut take = |reader: &mut dyn Read| reader.take(LARGEST_FILE + 1).read_to_string(&mut text);
    let result = if path == Path::new("-") {
        take(&mut std::io::stdin().lock())
    } else {
        std::fs::File::open(path).and_then(|mut file| take(&mut file))
    };
    result.with_context(|| path.display().to_string())?;
    if text.len() as u64 > LARGEST_FILE {
        let mib = (LARGEST_FILE / 1024 / 1024) as i64;
        return Err(Problem(Message::new("file-too-large").with("mib", mib)).into());
    }
    Ok(text)
}

/// The record in a file.
pub(crate) fn record(path: &Path) -> anyhow::Result<Record> {
    serde_json::from_str(&read(path)?)
        .map_err(|error| Problem(Message::new("record-unreadable").with("details", error.to_string())))
        .with_context(|| path.display().to_string())
}

/// The game of this name.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyStudy, Problem> {
    shelf::study(id).ok_or_else(|| unknown_game(id))
}

/// There is no game of this name.
pub(crate) fn unknown_game(id: &str) -> Problem {
    let known: Vec<&str> = shelf::games().iter().map(|game| game.id()).collect();
    Problem(Message::new("game-unknown").with("game", id).with("known", known.join(", ")))
}
