//! The log of a game, one line per entry: `1500 2 put red 0,0,n` is an action of seat 2 at 1.5 seconds.

use crate::{Millis, Seat};
use std::fmt;
use std::str::FromStr;

/// One line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub deed: Deed<A>,
}

/// What an entry of a log says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// A seat played an action.
    Play(Seat, A),
    /// A seat took back its last action.
    Undo(Seat),
    /// Time alone changed something.
    Time,
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match &self.deed {
            Deed::Play(seat, action) => write!(f, "{at} {seat} {action}"),
            Deed::Undo(seat) => write!(f, "{at} {seat} undo"),
            Deed::Time => write!(f, "{at} time"),
        }
    }
}

/// The text is not a line of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseEntry {
    /// The line has another form.
    #[error("a line of a log is `MILLISECONDS SEAT ACTION`, `MILLISECONDS SEAT undo` or `MILLISECONDS time`")]
    Form,
    /// The action is not in the game's notation.
    #[error("this is no action of the game")]
    Action,
}

impl<A: FromStr> FromStr for Entry<A> {
    type Err = ParseEntry;

    fn from_str(line: &str) -> Result<Entry<A>, ParseEntry> {
        let (at, rest) = line.split_once(' ').ok_or(ParseEntry::Form)?;
        let at = Millis(at.parse().map_err(|_| ParseEntry::Form)?);
        if rest == "time" {
            return Ok(Entry { at, deed: Deed::Time });
        }
        let (seat, action) = rest.split_once(' ').ok_or(ParseEntry::Form)?;
        let seat: Seat = seat.parse().map_err(|_| ParseEntry::Form)?;
        let deed = match action {
            "undo" => Deed::Undo(seat),
            action => Deed::Play(seat, action.parse().map_err(|_| ParseEntry::Action)?),
        };
        Ok(Entry { at, deed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip() {
        for line in ["1500 2 7", "1600 2 undo", "60000 time"] {
            assert_eq!(line.parse::<Entry<u8>>().unwrap().to_string(), line);
        }
        for line in ["", "time", "x 2 7", "5 0 7", "5 9 7", "5 2", "-1 2 7"] {
            assert_eq!(line.parse::<Entry<u8>>(), Err(ParseEntry::Form), "{line}");
        }
        assert_eq!("5 2 seven".parse::<Entry<u8>>(), Err(ParseEntry::Action));
    }
}
