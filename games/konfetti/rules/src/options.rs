//! What is chosen at the table before the start.

use contract::Choice;
use serde::{Deserialize, Serialize};

/// How the game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    pub side: Side,
    /// How many seconds the sand runs (F2).
    pub sand: u8,
    /// In turns and without sand (F6).
    pub calm: bool,
}

/// Which side of the cards is up (F1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Circles.
    #[default]
    White,
    /// Shapes, each of which has its own colour.
    Black,
}

/// How many seconds the sand can run, the usual number first.
pub const SANDS: [u8; 4] = [60, 30, 90, 120];

impl Default for Options {
    fn default() -> Options {
        Options { side: Side::White, sand: SANDS[0], calm: false }
    }
}

impl Options {
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Choice::new("side", ["white", "black"]),
            Choice::new("sand", SANDS).overruled_by([("calm", true.into())]),
            Choice::new("calm", [false, true]),
        ]
    }
}
