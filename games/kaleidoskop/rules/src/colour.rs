//! The six colours (K1.1).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A colour of crystals and hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
    Pink,
    Purple,
}

impl Colour {
    /// All colours, in the order of the rules.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Pink, Colour::Purple];

    /// Returns the index in [`Colour::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name in files and notation.
    pub const fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue", "pink", "purple"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a text that names no colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a colour is red, yellow, green, blue, pink or purple")]
pub struct ParseColour;

impl FromStr for Colour {
    type Err = ParseColour;

    fn from_str(s: &str) -> Result<Colour, ParseColour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == s).ok_or(ParseColour)
    }
}

/// One value for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByColour<T>(pub [T; 6]);

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;
    #[inline]
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour.index()]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour.index()]
    }
}

impl<T> ByColour<T> {
    /// Each colour with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().zip(&self.0)
    }
}
