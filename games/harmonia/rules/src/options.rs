//! What is chosen at the table before the start.

use contract::Choice;
use serde::{Deserialize, Serialize};

/// Which game, and how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    pub game: Variant,
    /// The number of hands that a single player plays.
    pub hands: u8,
    /// Whether the page marks the cells where a tile fits before it is shown.
    pub hints: bool,
}

/// The two games (H3.3, H4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// The hexagon with a green edge, or nothing.
    #[default]
    Basic,
    /// For points.
    Advanced,
}

impl Default for Options {
    fn default() -> Options {
        Options { game: Variant::Basic, hands: 2, hints: true }
    }
}

impl Options {
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Choice::new("game", ["basic", "advanced"]),
            Choice::new("hands", [2, 3, 4, 5, 6]).for_seats(1..=1),
            Choice::new("hints", [true, false]),
        ]
    }
}
