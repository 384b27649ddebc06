//! Tiles: six edges, light green or purple, turned but never flipped (H1.1, H1.2).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// How many kinds of tiles there are.
pub const KINDS: usize = 14;

/// Six edges as they lie, a bit each, set where it is purple.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edges(pub(crate) u8);

impl Edges {
    #[inline]
    pub const fn is_purple(self, edge: usize) -> bool {
        self.0 & 1 << edge != 0
    }

    /// Turned by 60° counter-clockwise this number of times.
    #[must_use]
    pub const fn turned(self, times: usize) -> Edges {
        let times = times % 6;
        Edges((self.0 << times | self.0 >> (6 - times)) & 63)
    }

    /// How many edges are purple.
    #[inline]
    pub const fn purple(self) -> u32 {
        self.0.count_ones()
    }

    /// Which kind of tile this is.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind(TABLES.kind_of[usize::from(self.0)])
    }
}

/// Six digits, E NE NW W SW SE.
impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..6).try_for_each(|edge| write!(f, "{}", u8::from(self.is_purple(edge))))
    }
}

/// A text that is no row of edges, or no kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("edges are six digits, each 0 or 1")]
pub struct ParseEdges;

impl FromStr for Edges {
    type Err = ParseEdges;

    fn from_str(s: &str) -> Result<Edges, ParseEdges> {
        let mut bits = 0;
        if s.len() != 6 {
            return Err(ParseEdges);
        }
        for (edge, digit) in s.bytes().enumerate() {
            match digit {
                b'0' => {}
                b'1' => bits |= 1 << edge,
                _ => return Err(ParseEdges),
            }
        }
        Ok(Edges(bits))
    }
}

/// A kind of tile: what remains when turning makes no difference. Kinds are in the order of their digits in H1.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(crate) u8);

/// The kinds by their smallest digits.
const NAMES: [&str; KINDS] = [
    "000000", "000001", "000011", "000101", "001001", "000111", "001011", "001101", "010101", "001111", "010111",
    "011011", "011111", "111111",
];

impl Kind {
    /// The one without purple edges.
    pub(crate) const GREEN: Kind = Kind(0);

    pub fn all() -> impl DoubleEndedIterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its edges in the order with the smallest digits.
    pub fn edges(self) -> Edges {
        self.turns()[0]
    }

    /// All different ways in which it can lie.
    #[inline]
    pub fn turns(self) -> &'static [Edges] {
        let turns = &TABLES.turns[self.index()];
        &turns.0[..turns.1]
    }

    /// The ways in which it can lie where the edges in `known` are as in `purple`, a bit for each of [`Kind::turns`].
    #[inline]
    pub(crate) fn fits(self, known: u8, purple: u8) -> u8 {
        TABLES.fits[self.index()][usize::from(known)][usize::from(purple)]
    }

    /// As it is written: its edges, turned so that the word comes first.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

/// All kinds that fit somewhere among the edges that are known, a bit each.
#[inline]
pub(crate) fn kinds_that_fit(known: u8, purple: u8) -> u16 {
    TABLES.kinds[usize::from(known)][usize::from(purple)]
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = ParseEdges;

    fn from_str(s: &str) -> Result<Kind, ParseEdges> {
        NAMES.iter().position(|name| *name == s).map(|place| Kind(place as u8)).ok_or(ParseEdges)
    }
}

struct Tables {
    kind_of: [u8; 64],
    turns: [([Edges; 6], usize); KINDS],
    fits: Box<[[[u8; 64]; 64]; KINDS]>,
    kinds: Box<[[u16; 64]; 64]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let mut kind_of = [0; 64];
    let mut turns = [([Edges(0); 6], 0); KINDS];
    for (kind, name) in NAMES.iter().enumerate() {
        let first: Edges = name.parse().expect("the names are edges");
        for times in 0..6 {
            let edges = first.turned(times);
            let (known, count) = &mut turns[kind];
            if !known[..*count].contains(&edges) {
                known[*count] = edges;
                *count += 1;
                kind_of[usize::from(edges.0)] = kind as u8;
            }
        }
    }
    let mut fits = Box::new([[[0; 64]; 64]; KINDS]);
    let mut kinds = Box::new([[0; 64]; 64]);
    for known in 0..64u8 {
        for purple in (0..64u8).filter(|purple| purple & !known == 0) {
            for (kind, (edges, count)) in turns.iter().enumerate() {
                for (place, edges) in edges[..*count].iter().enumerate() {
                    if edges.0 & known == purple {
                        fits[kind][usize::from(known)][usize::from(purple)] |= 1 << place;
                        kinds[usize::from(known)][usize::from(purple)] |= 1 << kind;
                    }
                }
            }
        }
    }
    Tables { kind_of, turns, fits, kinds }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h1_1_there_are_14_kinds_and_every_row_of_edges_is_one_of_them() {
        let turns: usize = Kind::all().map(|kind| kind.turns().len()).sum();
        assert_eq!(turns, 64);
        for bits in 0..64 {
            let edges = Edges(bits);
            assert!(edges.kind().turns().contains(&edges));
            let smallest = (0..6).map(|times| edges.turned(times).to_string()).min();
            assert_eq!(smallest, Some(edges.kind().to_string()));
        }
    }

    #[test]
    fn h1_2_turning_moves_every_digit_one_place_to_the_right() {
        let edges: Edges = "110100".parse().unwrap();
        assert_eq!(edges.turned(1).to_string(), "011010");
        assert_eq!(edges.turned(6), edges);
    }
}
