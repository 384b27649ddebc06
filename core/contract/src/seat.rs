//! Seats around a table, sets of them, and who is looking.

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The most seats any game may have.
pub const MOST_SEATS: u8 = 8;

/// One place at the table. Seats count from 0 in code and from 1 in every text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into an array with one element per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seats `0..n`.
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = Seat> {
        (0..n).map(Seat)
    }

    /// Returns the next seat clockwise at a table of `n`.
    #[inline]
    pub const fn next(self, n: u8) -> Seat {
        Seat(if self.0 + 1 >= n { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A text that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a number from 1 to {MOST_SEATS}")]
pub struct ParseSeat;

impl FromStr for Seat {
    type Err = ParseSeat;

    fn from_str(s: &str) -> Result<Seat, ParseSeat> {
        match s.parse::<u8>() {
            Ok(n @ 1..=MOST_SEATS) => Ok(Seat(n - 1)),
            _ => Err(ParseSeat),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(from = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Returns the set of one seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Returns all `n` seats of a table.
    pub fn all(n: u8) -> Seats {
        Seat::all(n).collect()
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < MOST_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Returns the set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Returns the set without the seats of another.
    #[must_use]
    pub const fn minus(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MOST_SEATS).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().filter(|seat| seat.0 < MOST_SEATS).collect()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Whose view of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows what lies open and what the own seat holds.
    Seat(Seat),
    /// A viewer without a seat, who knows only what lies open.
    Spectator,
}

impl Viewer {
    /// Returns all viewers of a table of `n`: its seats, then the spectator.
    pub fn all(n: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(n).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Returns the seat of a player, or `None` for a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
