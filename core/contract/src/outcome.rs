//! How a game ended: ranks, scores, and why.

use crate::{Message, Seat};
use serde::{Deserialize, Serialize};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// What ended the game.
    pub ending: Message,
    /// Whether a limit set at the table ended the game before its own end.
    #[serde(default)]
    pub cut_short: bool,
    /// Whether all players played together for one result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// Whether the game was won, for games played together or alone with a goal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The result of each seat, in the order of the seats.
    pub seats: Vec<Standing>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// 1 for the winner; seats that share a rank have the same number, and the next rank is skipped.
    pub rank: u8,
    /// The number that decided first.
    pub score: i32,
    /// The score, line by line. The points of the lines add up to `score`.
    pub lines: Vec<Line>,
}

/// One line of an explained score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// What is counted.
    pub text: Message,
    /// Its points, or `None` for a line that only tells something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// What it counts on the board, in the game's notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
}

impl Line {
    /// Makes a line with points.
    pub fn points(text: Message, points: i32) -> Line {
        Line { text, points: Some(points), places: Vec::new() }
    }

    /// Makes a line that only tells something.
    pub fn note(text: Message) -> Line {
        Line { text, points: None, places: Vec::new() }
    }
}

impl Outcome {
    /// Returns the seats on the first rank.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let first = |(seat, standing): (usize, &Standing)| (standing.rank == 1).then_some(Seat(seat as u8));
        self.seats.iter().enumerate().filter_map(first)
    }
}

/// Returns ranks by a key, the greatest first; equal keys share a rank.
pub fn ranks<K: Ord>(keys: &[K]) -> Vec<u8> {
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn equal_keys_share_a_rank_and_the_next_is_skipped() {
        assert_eq!(super::ranks(&[3, 9, 9, 1]), [3, 1, 1, 4]);
    }
}
