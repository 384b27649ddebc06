//! What a die can draw: paths of one to three strokes (C2.2, C4.3).
//!
//! There are 4 + 12 + 36 = 52 of them, and none can meet itself. A face is a set of paths, a bit each; so is
//! what is free around the end of a line. Listing the drawings of a die is one `and`.

use crate::field::Compass;
use std::fmt;
use std::str::FromStr;

/// The longest path a die can ask for.
pub(crate) const LONGEST: usize = 3;
const COUNT: usize = 52;

/// A path of one to three strokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(u8);

#[derive(Clone, Copy)]
struct Shape {
    strokes: [Compass; LONGEST],
    len: u8,
    /// The fields it enters, as bits of a window of seven by seven around its start.
    fields: u64,
}

static SHAPES: [Shape; COUNT] = shapes();

const fn shapes() -> [Shape; COUNT] {
    let mut shapes = [Shape { strokes: [Compass::North; LONGEST], len: 0, fields: 0 }; COUNT];
    let mut count = 0;
    // By length, then by direction, stroke for stroke: 64 triples of directions, of which those without a turn about remain.
    let mut len = 1;
    while len <= LONGEST {
        let mut code = 0;
        while code < 1 << (2 * len) {
            let mut shape = Shape { strokes: [Compass::North; LONGEST], len: len as u8, fields: 0 };
            let (mut x, mut y, mut at, mut about) = (3i8, 3i8, 0, false);
            while at < len {
                let to = Compass::ALL[code >> (2 * (len - 1 - at)) & 3];
                shape.strokes[at] = to;
                about |= at > 0 && shape.strokes[at - 1].turned(2) as u8 == to as u8;
                let (dx, dy) = to.step();
                (x, y) = (x + dx, y + dy);
                shape.fields |= 1 << (7 * y + x);
                at += 1;
            }
            if !about {
                shapes[count] = shape;
                count += 1;
            }
            code += 1;
        }
        len += 1;
    }
    assert!(count == COUNT);
    shapes
}

impl Path {
    /// All paths, the short ones first.
    pub fn all() -> impl Iterator<Item = Path> {
        (0..COUNT as u8).map(Path)
    }

    /// The path of a single stroke.
    #[inline]
    pub const fn single(to: Compass) -> Path {
        Path(to as u8)
    }

    /// The path with these strokes, if there is one: none turns about.
    pub fn new(strokes: &[Compass]) -> Option<Path> {
        Path::all().find(|path| path.strokes() == strokes)
    }

    #[inline]
    pub fn strokes(self) -> &'static [Compass] {
        let shape = &SHAPES[usize::from(self.0)];
        &shape.strokes[..usize::from(shape.len)]
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.strokes().iter().try_for_each(|to| write!(f, "{}", to.letter()))
    }
}

/// A text that is no path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a path is one to three of the letters n, e, s, w")]
pub struct ParsePath;

impl FromStr for Path {
    type Err = ParsePath;

    fn from_str(s: &str) -> Result<Path, ParsePath> {
        let mut strokes = [Compass::North; LONGEST];
        let mut len = 0;
        for letter in s.chars() {
            *strokes.get_mut(len).ok_or(ParsePath)? = Compass::from_letter(letter).ok_or(ParsePath)?;
            len += 1;
        }
        Path::new(&strokes[..len]).ok_or(ParsePath)
    }
}

/// A set of paths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paths(u64);

impl Paths {
    pub const NONE: Paths = Paths(0);

    /// The four paths of a single stroke: what a joker can draw (C4.6).
    pub const SINGLE: Paths = Paths(0b1111);

    /// The paths that lie within the free fields of a window.
    #[inline]
    pub(crate) fn within(window: u64) -> Paths {
        let mut bits = 0;
        for (place, shape) in SHAPES.iter().enumerate() {
            bits |= u64::from(shape.fields & window == shape.fields) << place;
        }
        Paths(bits)
    }

    /// All paths of exactly this number of strokes (C4.3).
    pub fn of_length(strokes: usize) -> Paths {
        Path::all().filter(|path| path.strokes().len() == strokes).collect()
    }

    /// All paths of a figure, by its turns (0 straight on, 1 right, 3 left): turned in any way, from either end,
    /// never mirrored (C2.2, C4.3).
    pub fn of_figure(turns: &[u8]) -> Paths {
        let back: Vec<u8> = turns.iter().rev().map(|turn| (4 - turn) % 4).collect();
        let walk = |turns: &[u8], first: Compass| {
            let mut strokes = vec![first];
            let mut to = first;
            for &turn in turns {
                to = to.turned(turn);
                strokes.push(to);
            }
            Path::new(&strokes)
        };
        let ends = [turns, &back];
        ends.into_iter()
            .flat_map(|turns| Compass::ALL.into_iter().filter_map(move |first| walk(turns, first)))
            .collect()
    }

    #[inline]
    pub const fn has(self, path: Path) -> bool {
        self.0 & 1 << path.0 != 0
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Paths) -> Paths {
        Paths(self.0 & other.0)
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The path at a place of the set.
    #[inline]
    pub(crate) fn nth(self, place: usize) -> Option<Path> {
        self.iter().nth(place)
    }

    /// The paths of the set, the short ones first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Path> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros();
            rest &= rest.checked_sub(1)?;
            Some(Path(place as u8))
        })
    }
}

impl FromIterator<Path> for Paths {
    fn from_iter<I: IntoIterator<Item = Path>>(paths: I) -> Paths {
        Paths(paths.into_iter().fold(0, |bits, path| bits | 1 << path.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c2_2_every_figure_has_its_number_of_walks() {
        let of = |turns: &[u8]| Paths::of_figure(turns).len();
        assert_eq!([of(&[0]), of(&[3]), of(&[0, 0]), of(&[0, 3])], [4, 8, 4, 8]);
        assert_eq!([of(&[0, 1]), of(&[3, 3]), of(&[3, 1]), of(&[1, 3])], [8, 8, 4, 4]);
        assert_eq!([1, 2, 3].map(|n| Paths::of_length(n).len()), [4, 12, 36]);
    }

    #[test]
    fn paths_round_trip() {
        for path in Path::all() {
            assert_eq!(path.to_string().parse(), Ok(path));
        }
        for bad in ["", "ns", "nnnn", "x", "nns"] {
            assert_eq!(bad.parse::<Path>(), Err(ParsePath), "{bad}");
        }
    }
}
