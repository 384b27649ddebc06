//! What is wanted: on which paper, which parts, in which language.

use std::fmt;
use std::str::FromStr;
use texts::Language;

/// The paper, upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    pub const fn name(self) -> &'static str {
        ["a4", "letter"][self as usize]
    }

    /// Width and height in millimetres.
    pub const fn size(self) -> (f64, f64) {
        [(210.0, 297.0), (215.9, 279.4)][self as usize]
    }
}

/// A kind of components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Board,
    Cards,
    Tiles,
    Sheets,
    Dice,
    Tokens,
}

impl Part {
    pub const ALL: [Part; 6] = [Part::Board, Part::Cards, Part::Tiles, Part::Sheets, Part::Dice, Part::Tokens];

    pub const fn name(self) -> &'static str {
        ["board", "cards", "tiles", "sheets", "dice", "tokens"][self as usize]
    }
}

/// A text that names no paper, or no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseName;

macro_rules! by_name {
    ($($type:ty),*) => { $(
        impl FromStr for $type {
            type Err = ParseName;

            fn from_str(name: &str) -> Result<$type, ParseName> {
                <$type>::ALL.into_iter().find(|one| one.name() == name).ok_or(ParseName)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    )* };
}
by_name!(Paper, Part);

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Job {
    pub paper: Paper,
    /// The parts; those that a game does not have are left out.
    pub parts: Vec<Part>,
    pub language: Language,
}

impl Job {
    /// Everything, in English.
    pub fn new(paper: Paper) -> Job {
        Job { paper, parts: Part::ALL.to_vec(), language: Language::En }
    }

    pub(crate) fn wants(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }

    pub(crate) fn text(&self, id: &str) -> String {
        texts::text(self.language, id)
    }
}
