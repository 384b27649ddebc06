//! The result of a game: one row, and on request one for each action.

use serde::{Deserialize, Serialize};

/// The number of rounds for which choices are counted separately; later ones count for the last.
pub const ROUNDS_TOLD: usize = 40;

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub game: u64,
    pub deal: u64,
    pub replay: u32,
    /// How it ended, by the id of the message.
    pub ending: String,
    /// Whether a limit ended it.
    pub cut_short: bool,
    /// Whether it was won, for games played together or alone for a goal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    pub moves: u32,
    pub rounds: u32,
    /// The duration by the game's own clock.
    #[serde(default)]
    pub millis: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    pub scores: Vec<i32>,
    pub ranks: Vec<u8>,
    /// How often the lead changed from the end of one round to the end of another.
    pub lead_changes: u32,
    /// The round from whose end on the winner led, if one seat won alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<u32>,
    /// Decisions and choices, round by round.
    pub choices: Vec<(u32, u64)>,
    /// The components that could have been used, by their places.
    pub offered: Vec<u16>,
    /// A component, a seat, and how often that seat used it.
    pub used: Vec<(u16, u8, u32)>,
}

impl Row {
    /// Returns what a seat won: 1 alone, its share with others, or 0.
    pub fn win(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks.get(seat) == Some(&1) && winners > 0 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// Returns the mean number of actions to choose from, to four decimal places.
    pub fn mean_choices(&self) -> f64 {
        let (decisions, choices) = self
            .choices
            .iter()
            .fold((0u64, 0u64), |(d, c), &(decisions, choices)| (d + u64::from(decisions), c + choices));
        (choices as f64 / (decisions.max(1)) as f64 * 1e4).round() / 1e4
    }

    /// Returns how often a component was used by all seats together.
    pub fn uses_of(&self, component: usize) -> u32 {
        self.used.iter().filter(|(place, ..)| usize::from(*place) == component).map(|(.., uses)| uses).sum()
    }
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub game: u64,
    /// From 1.
    pub number: u32,
    /// By the game's own clock.
    pub at: u64,
    pub round: u32,
    /// From 0.
    pub seat: u8,
    /// Which of the bots sits on the seat, from 0.
    pub bot: u8,
    /// The number of actions to choose from.
    pub choices: u32,
    /// The standing of the seat before the action.
    pub standing: i32,
    /// In the game's notation.
    pub action: String,
}
