//! Files and names on the command line.

use crate::problem::Problem;
use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use contract::{AnyWorkbench, Message, Record, unreadable_json};
use std::io::Read;
use std::path::Path;

/// The largest file that is read, in bytes.
const LARGEST_FILE: u64 = 32 * 1024 * 1024;

/// Parses the name of a game.
pub(crate) fn games() -> impl TypedValueParser<Value = String> {
    one_of(shelf::games().iter().map(|game| game.id()))
}

/// Parses the name of a bot.
pub(crate) fn bots() -> impl TypedValueParser<Value = String> {
    one_of(bots::NAMES)
}

/// Parses one of these names. An argument that ignores case gets the name as it is written here.
pub(crate) fn one_of(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(names).map(|name| name.to_ascii_lowercase())
}

/// Parses a number of seconds, more than zero and at most `most`.
pub(crate) fn seconds(text: &str, most: f64) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0 && *seconds <= most);
    seconds.ok_or_else(|| format!("seconds are a number above 0, at most {most}"))
}

/// Returns the text of a file, or of standard input for `-`.
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
        return of_file(path, Err(Message::new("file-too-large").with("mib", mib)));
    }
    Ok(text)
}

/// Adds the name of a file to what is wrong with it.
pub(crate) fn of_file<T>(path: &Path, made: Result<T, impl Into<Message>>) -> anyhow::Result<T> {
    made.map_err(|why| Problem(why.into())).with_context(|| path.display().to_string())
}

/// Reads the record in a file.
pub(crate) fn record(path: &Path) -> anyhow::Result<Record> {
    let unreadable = |error| Message::new("record-unreadable").with("details", unreadable_json(&error));
    of_file(path, serde_json::from_str(&read(path)?).map_err(unreadable))
}

/// The game of this name.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyWorkbench, Problem> {
    shelf::workbench(id).ok_or_else(|| unknown_game(id))
}

/// Returns the error for an unknown game.
pub(crate) fn unknown_game(id: &str) -> Problem {
    let known: Vec<&str> = shelf::games().iter().map(|game| game.id()).collect();
    Problem(Message::new("game-unknown").with("game", id).with("known", known.join(", ")))
}
