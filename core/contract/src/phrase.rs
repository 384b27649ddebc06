//! Chat as predefined phrases of a game, which every player reads in their own language and bots understand.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A phrase said by a player: the text `GAME-phrase-KEY`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phrase {
    pub seat: Seat,
    pub key: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
}

impl Phrase {
    /// Makes a phrase without arguments.
    pub fn new(seat: Seat, key: &str) -> Phrase {
        Phrase { seat, key: key.to_owned(), args: BTreeMap::new() }
    }

    /// Returns the phrase with an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl ToString) -> Phrase {
        self.args.insert(name.to_owned(), value.to_string());
        self
    }
}
