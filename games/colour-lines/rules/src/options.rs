//! What is chosen at the table before the start (C3.2, C5.6, C6, C7).

use crate::Side;
use contract::Choice;
use serde::{Deserialize, Serialize};

/// Each variant has its own switch. A solo task brings its own side, dice and scorings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    pub side: Side,
    pub setup: Setup,
    /// C5.1.
    pub midline: bool,
    /// C5.2.
    pub letters: bool,
    /// C5.3.
    pub pairs: bool,
    /// C5.4.
    pub dots: bool,
    /// Three of the scorings are drawn at random (C6.3).
    pub three_of_four: bool,
    /// The active player places the dice (C6.2).
    pub chosen_dice: bool,
    /// The number of a solo task, 0 for none (C7).
    pub task: u8,
    /// Alone: two dice first, then the other three (C7).
    pub harder: bool,
    /// Dice may be left undrawn only if no way of drawing the round draws more of them (C4.5).
    pub strict: bool,
}

/// Who ticks point colours and sets start crosses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setup {
    /// Each player on the own sheet (C3.1).
    #[default]
    Own,
    /// As suggested for a first game (C3.2).
    Suggested,
    /// The neighbours (C6.1).
    Passed,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            side: Side::A,
            setup: Setup::Own,
            midline: true,
            letters: true,
            pairs: true,
            dots: true,
            three_of_four: false,
            chosen_dice: false,
            task: 0,
            harder: false,
            strict: false,
        }
    }
}

impl Options {
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Choice::new("side", ["A", "B"]),
            Choice::new("setup", ["own", "suggested", "passed"]),
            Choice::new("task", [0, 1, 2, 3, 4, 5]).for_seats(1..=1),
            Choice::new("harder", [false, true]).for_seats(1..=1),
            Choice::new("chosen_dice", [false, true]),
            // C3.2: who begins as suggested leaves out the first scoring; a task counts by all four.
            Choice::new("midline", [true, false]).overruled_by([("setup", "suggested".into()), ("task", 0.into())]),
            Choice::new("letters", [true, false]),
            Choice::new("pairs", [true, false]),
            Choice::new("dots", [true, false]),
            Choice::new("three_of_four", [false, true]),
            Choice::new("strict", [false, true]),
        ]
    }
}
