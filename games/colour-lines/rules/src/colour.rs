//! The eight colours of a sheet (C1.1), and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A colour of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Pink,
    LightBlue,
    Violet,
    LightGreen,
    Yellow,
    DarkGreen,
    Orange,
    DarkBlue,
}

impl Colour {
    pub const ALL: [Colour; 8] = [
        Colour::Pink,
        Colour::LightBlue,
        Colour::Violet,
        Colour::LightGreen,
        Colour::Yellow,
        Colour::DarkGreen,
        Colour::Orange,
        Colour::DarkBlue,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        ["pink", "light-blue", "violet", "light-green", "yellow", "dark-green", "orange", "dark-blue"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no colour of Colour Lines")]
pub struct ParseColour;

impl FromStr for Colour {
    type Err = ParseColour;

    fn from_str(s: &str) -> Result<Colour, ParseColour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == s).ok_or(ParseColour)
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ColourSet(pub(crate) u8);

impl ColourSet {
    pub const EMPTY: ColourSet = ColourSet(0);
    pub const ALL: ColourSet = ColourSet(0xff);

    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    #[inline]
    pub const fn add(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: ColourSet) -> ColourSet {
        ColourSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: ColourSet) -> ColourSet {
        ColourSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: ColourSet) -> ColourSet {
        ColourSet(self.0 & !other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }
}

impl FromIterator<Colour> for ColourSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> ColourSet {
        let mut set = ColourSet::default();
        colours.into_iter().for_each(|colour| set.add(colour));
        set
    }
}
