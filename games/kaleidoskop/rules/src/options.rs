//! What is chosen at the table (K3.3, K8.2, K8.4).

use contract::Choice;
use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub length: Length,
    pub ending: Ending,
    /// The round after which the game is over in any case (K8.4).
    pub rounds: Option<u16>,
}

/// How many scoring crystals meet the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    Short,
    #[default]
    Normal,
    Long,
}

/// What follows once a player meets the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The round is played to its end, then one last full round follows.
    #[default]
    LastRound,
    /// The round is played to its end.
    ShortEnd,
}

/// The most rounds a limit may allow.
pub const MOST_ROUNDS: u16 = 1000;

impl Options {
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Choice::new("length", ["normal", "short", "long"]),
            Choice::new("ending", ["last-round", "short-end"]),
            Choice::new("rounds", [None, Some(10), Some(15), Some(20), Some(30)]),
        ]
    }
}
