//! Fields of the sheet, its two halves, and sets of fields (C1.2, C1.3).

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Fields in a row.
pub const WIDTH: u8 = 14;
/// Rows of the sheet.
pub const HEIGHT: u8 = 12;

/// One field, written `x,y` from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Field(u8);

impl Field {
    /// The field at a place of the sheet.
    #[inline]
    pub const fn new(x: u8, y: u8) -> Option<Field> {
        if x < WIDTH && y < HEIGHT { Some(Field(y << 4 | x)) } else { None }
    }

    #[inline]
    pub const fn x(self) -> u8 {
        self.0 & 15
    }

    #[inline]
    pub const fn y(self) -> u8 {
        self.0 >> 4
    }

    /// A number below 192, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All fields, row by row.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| Field(y << 4 | x)))
    }

    /// The neighbour in a direction, if the sheet goes on there.
    #[inline]
    pub const fn next(self, to: Compass) -> Option<Field> {
        let (dx, dy) = to.step();
        let (x, y) = (self.x().wrapping_add_signed(dx), self.y().wrapping_add_signed(dy));
        Field::new(x, y)
    }

    /// The direction in which `other` is a neighbour.
    pub fn towards(self, other: Field) -> Option<Compass> {
        Compass::ALL.into_iter().find(|&to| self.next(to) == Some(other))
    }

    /// The half whose colours lie here; nothing in the grey zone.
    #[inline]
    pub const fn half(self) -> Option<Half> {
        match self.x() {
            0..=5 => Some(Half::Left),
            6..=7 => None,
            _ => Some(Half::Right),
        }
    }

    /// Whether the midline runs between this field and a neighbour (C1.3).
    #[inline]
    pub const fn across(self, other: Field) -> bool {
        (self.x() == 6 && other.x() == 7) || (self.x() == 7 && other.x() == 6)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

/// A text that names no field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a field is written `x,y`, x below {WIDTH} and y below {HEIGHT}")]
pub struct ParseField;

impl FromStr for Field {
    type Err = ParseField;

    fn from_str(s: &str) -> Result<Field, ParseField> {
        let number = |text: &str| match text.as_bytes() {
            [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => text.parse::<u8>().ok(),
            _ => None,
        };
        let (x, y) = s.split_once(',').ok_or(ParseField)?;
        number(x).zip(number(y)).and_then(|(x, y)| Field::new(x, y)).ok_or(ParseField)
    }
}

impl TryFrom<String> for Field {
    type Error = ParseField;

    fn try_from(text: String) -> Result<Field, ParseField> {
        text.parse()
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a stroke goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compass {
    North,
    East,
    South,
    West,
}

impl Compass {
    pub const ALL: [Compass; 4] = [Compass::North, Compass::East, Compass::South, Compass::West];

    pub(crate) const fn step(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    pub fn from_letter(letter: char) -> Option<Compass> {
        Compass::ALL.into_iter().find(|to| to.letter() == letter)
    }

    /// The direction after `quarters` turns to the right.
    pub(crate) const fn turned(self, quarters: u8) -> Compass {
        Compass::ALL[((self as u8 + quarters) % 4) as usize]
    }
}

/// A half of the sheet, and the line that grows in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Half {
    Left,
    Right,
}

impl Half {
    pub const BOTH: [Half; 2] = [Half::Left, Half::Right];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        ["left", "right"][self as usize]
    }

    #[must_use]
    pub const fn other(self) -> Half {
        match self {
            Half::Left => Half::Right,
            Half::Right => Half::Left,
        }
    }

    /// Whether the line of this half may enter a field: the left one within x ≤ 7, the right one within x ≥ 6 (C4.4).
    #[inline]
    pub const fn reaches(self, field: Field) -> bool {
        match self {
            Half::Left => field.x() <= 7,
            Half::Right => field.x() >= 6,
        }
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a half is `left` or `right`")]
pub struct ParseHalf;

impl FromStr for Half {
    type Err = ParseHalf;

    fn from_str(s: &str) -> Result<Half, ParseHalf> {
        Half::BOTH.into_iter().find(|half| half.name() == s).ok_or(ParseHalf)
    }
}

/// A set of fields, a row of bits for each row of the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FieldSet([u16; HEIGHT as usize]);

impl FieldSet {
    pub const EMPTY: FieldSet = FieldSet([0; HEIGHT as usize]);

    #[inline]
    pub const fn has(&self, field: Field) -> bool {
        self.0[field.y() as usize] & 1 << field.x() != 0
    }

    #[inline]
    pub const fn add(&mut self, field: Field) {
        self.0[field.y() as usize] |= 1 << field.x();
    }

    #[inline]
    pub const fn remove(&mut self, field: Field) {
        self.0[field.y() as usize] &= !(1 << field.x());
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    pub fn iter(&self) -> impl Iterator<Item = Field> {
        Field::all().filter(|&field| self.has(field))
    }

    /// What is in this set and not in `other`, as seen from `centre`: seven rows of seven bits, three fields in
    /// every direction. See [`crate::Paths::within`].
    #[inline]
    pub(crate) fn window(&self, other: &FieldSet, centre: Field) -> u64 {
        let (x, y) = (centre.x(), usize::from(centre.y()));
        let mut window = 0;
        for row in y.saturating_sub(3)..(y + 4).min(HEIGHT as usize) {
            let bits = u64::from(self.0[row] & !other.0[row]) << 3 >> x & 0x7f;
            window |= bits << (7 * (row + 3 - y));
        }
        window
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        let mut set = FieldSet::default();
        fields.into_iter().for_each(|field| set.add(field));
        set
    }
}
