//! What is printed on a side of the sheet: colours, grey, black fields, circles and letters (C1).

use crate::{Colour, ColourSet, Field, FieldSet, Half};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The two sides of the sheet (C1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Standard.
    #[default]
    A,
    /// Advanced: black fields and circles.
    B,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B"][self.index()])
    }
}

/// A letter in a corner (C1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Letter {
    A,
    B,
    C,
    D,
}

impl Letter {
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B", "C", "D"][self.index()])
    }
}

/// What a field is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    Colour(Colour),
    /// The zone around the midline.
    #[default]
    Grey,
    /// Not to be touched.
    Black,
    /// White, without a colour.
    Circle,
}

/// A side of the sheet as it is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    kinds: [Kind; 192],
    letters: [Field; 4],
    /// What each line may enter.
    open: [FieldSet; 2],
    circles: FieldSet,
}

impl Ground {
    pub(crate) fn new(kinds: [Kind; 192], letters: [Field; 4]) -> Ground {
        let of = |wanted: fn(Kind) -> bool| Field::all().filter(move |field| wanted(kinds[field.index()]));
        let enter = |half: Half| of(|kind| kind != Kind::Black).filter(move |&field| half.reaches(field)).collect();
        Ground { kinds, letters, open: Half::BOTH.map(enter), circles: of(|kind| kind == Kind::Circle).collect() }
    }

    #[inline]
    pub const fn kind(&self, field: Field) -> Kind {
        self.kinds[field.index()]
    }

    #[inline]
    pub const fn colour(&self, field: Field) -> Option<Colour> {
        match self.kind(field) {
            Kind::Colour(colour) => Some(colour),
            _ => None,
        }
    }

    #[inline]
    pub fn letter(&self, field: Field) -> Option<Letter> {
        Letter::ALL.into_iter().find(|letter| self.letters[letter.index()] == field)
    }

    /// The field of a letter.
    pub const fn field_of(&self, letter: Letter) -> Field {
        self.letters[letter.index()]
    }

    /// The fields that the line of a half may enter (C4.4).
    #[inline]
    pub const fn open(&self, half: Half) -> &FieldSet {
        &self.open[half.index()]
    }

    pub const fn circles(&self) -> &FieldSet {
        &self.circles
    }

    /// The colour of a start cross here, if one may stand here: on a coloured field without a letter (C3.1).
    pub fn start(&self, field: Field) -> Option<Colour> {
        self.colour(field).filter(|_| self.letter(field).is_none())
    }

    /// The colours in which a start cross may stand in a half.
    pub(crate) fn start_colours(&self, half: Half) -> ColourSet {
        Field::all().filter(|field| field.half() == Some(half)).filter_map(|field| self.start(field)).collect()
    }
}
