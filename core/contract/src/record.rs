//! A game as text: everything that is needed to replay it, and its outcome.

use crate::{EditionId, Message, Outcome, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most entries a log may have.
pub const LONGEST_LOG: usize = 100_000;

/// A game as it is stored and exchanged, in JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played with.
    pub rules: u32,
    /// The components it was played with.
    pub edition: EditionId,
    /// The options chosen at the table.
    pub options: serde_json::Value,
    /// The names of the players, in the order of the seats.
    pub seats: Vec<String>,
    /// The seed of all chance.
    pub seed: Seed,
    /// The entries of the log, one per line (see [`crate::Entry`]).
    pub log: Vec<String>,
    /// The outcome, or `None` while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Why a record cannot be replayed, or differs from its replay.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayError {
    /// It is a record of another game.
    Game { record: String, expected: &'static str },
    /// It was played with a version of the rules that this program does not have.
    Rules { record: u32, ours: u32 },
    /// It was played with another edition.
    Edition { record: EditionId, ours: EditionId },
    /// The log is longer than [`LONGEST_LOG`].
    TooLong,
    /// The game cannot start with these options and seats.
    Start(Message),
    /// A line of the log is refused.
    Entry { number: usize, line: String, why: Message },
    /// The log leads to another outcome than the record says.
    Outcome,
}

impl ReplayError {
    /// Returns the reason for a person.
    pub fn message(&self) -> Message {
        match self {
            ReplayError::Game { record, expected } => {
                Message::new("record-game").with("record", record.as_str()).with("expected", *expected)
            }
            ReplayError::Rules { record, ours } => {
                Message::new("record-rules").with("record", *record).with("ours", *ours)
            }
            ReplayError::Edition { record, ours } => {
                Message::new("record-edition").with("record", record.to_string()).with("ours", ours.to_string())
            }
            ReplayError::TooLong => Message::new("record-too-long").with("most", LONGEST_LOG as i64),
            ReplayError::Start(why) => why.clone(),
            ReplayError::Entry { number, line, why } => Message::new("record-entry")
                .with("number", *number as i64)
                .with("line", line.as_str())
                .with("why", why.clone()),
            ReplayError::Outcome => Message::new("record-outcome"),
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ReplayError {}
