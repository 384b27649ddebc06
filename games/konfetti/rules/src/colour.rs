//! Colours, sizes, and the faces of a card (F1).

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The number of colours.
pub const COLOURS: usize = 6;
/// The number of sizes.
pub const SIZES: usize = 3;
/// The number of possible faces.
pub const FACES: usize = COLOURS * (COLOURS - 1) * (COLOURS - 2);

/// One of the six colours; on the black side each is also a shape (F1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Violet,
}

impl Colour {
    pub const ALL: [Colour; COLOURS] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Violet];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn letter(self) -> char {
        ['r', 'o', 'y', 'g', 'b', 'v'][self.index()]
    }

    /// Returns the key of the name in the texts.
    pub const fn name(self) -> &'static str {
        ["red", "orange", "yellow", "green", "blue", "violet"][self.index()]
    }
}

/// The three sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    Small,
    Medium,
    Large,
}

impl Size {
    pub const ALL: [Size; SIZES] = [Size::Small, Size::Medium, Size::Large];

    /// Returns the key of the name in the texts.
    pub const fn name(self) -> &'static str {
        ["small", "medium", "large"][self as usize]
    }
}

/// The face of a card: three different colours, from small to large. Written `ryb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Face([Colour; SIZES]);

impl Face {
    /// Returns `None` if a colour occurs twice.
    pub fn new(colours: [Colour; SIZES]) -> Option<Face> {
        let [small, medium, large] = colours;
        (small != medium && medium != large && large != small).then_some(Face(colours))
    }

    /// Returns the colour of one size.
    #[inline]
    pub const fn colour(self, size: Size) -> Colour {
        self.0[size as usize]
    }

    /// Returns the colours, from small to large.
    #[inline]
    pub const fn colours(self) -> [Colour; SIZES] {
        self.0
    }

    /// Returns a number below 216, different for each face.
    #[inline]
    pub(crate) const fn number(self) -> usize {
        (self.0[0].index() * COLOURS + self.0[1].index()) * COLOURS + self.0[2].index()
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|colour| write!(f, "{}", colour.letter()))
    }
}

/// The error for a text that is no face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is three different letters of r o y g b v, from small to large")]
pub struct ParseFace;

impl FromStr for Face {
    type Err = ParseFace;

    fn from_str(s: &str) -> Result<Face, ParseFace> {
        let colour = |letter: char| Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
        let mut letters = s.chars().map(colour);
        let mut next = || letters.next().flatten().ok_or(ParseFace);
        let colours = [next()?, next()?, next()?];
        match letters.next() {
            None => Face::new(colours).ok_or(ParseFace),
            Some(_) => Err(ParseFace),
        }
    }
}

impl TryFrom<String> for Face {
    type Error = ParseFace;

    fn try_from(text: String) -> Result<Face, ParseFace> {
        text.parse()
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
