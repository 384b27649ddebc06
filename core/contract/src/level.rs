//! How well a bot plays.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Three levels that people can tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Sometimes loses to a child.
    Easy,
    /// A fair opponent for casual players.
    Medium,
    /// The strongest bot.
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// Returns the name in texts, commands and messages.
    pub const fn name(self) -> &'static str {
        ["easy", "medium", "hard"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a level is easy, medium or hard")]
pub struct ParseLevel;

impl FromStr for Level {
    type Err = ParseLevel;

    fn from_str(text: &str) -> Result<Level, ParseLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(ParseLevel)
    }
}
