//! Cells of the layout and the six directions (H1.3).

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The maximum distance of a cell from the first tile.
pub const FARTHEST: i8 = 63;

/// A cell, axial, pointy side up; written `q,r`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Cell {
    pub q: i8,
    pub r: i8,
}

/// The directions to the neighbours, counter-clockwise from the east; also the edges of a tile.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Cell {
    pub const ORIGIN: Cell = Cell { q: 0, r: 0 };

    /// Returns the cell, or `None` if it is too far away.
    pub const fn new(q: i8, r: i8) -> Option<Cell> {
        if q.unsigned_abs() <= FARTHEST as u8 && r.unsigned_abs() <= FARTHEST as u8 {
            Some(Cell { q, r })
        } else {
            None
        }
    }

    /// Returns the neighbour across an edge.
    #[inline]
    pub const fn neighbour(self, edge: usize) -> Cell {
        let (q, r) = DIRECTIONS[edge];
        Cell { q: self.q + q, r: self.r + r }
    }

    /// The third coordinate: it grows where both others do.
    #[inline]
    pub const fn s(self) -> i8 {
        self.q + self.r
    }
}

/// Returns the edge of the neighbour that touches this edge.
#[inline]
pub const fn opposite(edge: usize) -> usize {
    (edge + 3) % 6
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The error for a text that names no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a cell is written `q,r`, both from -{FARTHEST} to {FARTHEST}")]
pub struct ParseCell;

impl FromStr for Cell {
    type Err = ParseCell;

    fn from_str(s: &str) -> Result<Cell, ParseCell> {
        let number = |text: &str| text.parse::<i8>().ok().filter(|number| number.to_string() == text);
        let (q, r) = s.split_once(',').ok_or(ParseCell)?;
        number(q).zip(number(r)).and_then(|(q, r)| Cell::new(q, r)).ok_or(ParseCell)
    }
}

impl TryFrom<String> for Cell {
    type Error = ParseCell;

    fn try_from(text: String) -> Result<Cell, ParseCell> {
        text.parse()
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The six mirrors of the hexagonal grid through the origin (H5.4). The first three run through corners of cells or along
/// their edges under any translation; no two are the same.
pub(crate) const MIRRORS: [Mirror; 6] = [
    Mirror { q: (0, 1), r: (1, 0) },
    Mirror { q: (-1, -1), r: (0, 1) },
    Mirror { q: (1, 0), r: (-1, -1) },
    Mirror { q: (0, -1), r: (-1, 0) },
    Mirror { q: (1, 1), r: (0, -1) },
    Mirror { q: (-1, 0), r: (1, 1) },
];

/// A reflection: the new coordinates as sums of multiples of the old.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mirror {
    q: (i32, i32),
    r: (i32, i32),
}

impl Mirror {
    #[inline]
    pub(crate) const fn apply(&self, q: i32, r: i32) -> (i32, i32) {
        (self.q.0 * q + self.q.1 * r, self.r.0 * q + self.r.1 * r)
    }

    /// The image of each edge.
    pub(crate) fn edges(&self) -> [usize; 6] {
        DIRECTIONS.map(|(q, r)| {
            let (q, r) = self.apply(i32::from(q), i32::from(r));
            DIRECTIONS.iter().position(|&(a, b)| (i32::from(a), i32::from(b)) == (q, r)).unwrap_or(0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrors_are_six_different_reflections_of_the_grid() {
        let mut seen = Vec::new();
        for mirror in MIRRORS {
            let edges = mirror.edges();
            for edge in 0..6 {
                assert_eq!(edges[edges[edge]], edge, "twice is nothing");
            }
            // A reflection reverses the order of the edges.
            assert_eq!((edges[1] + 1) % 6, edges[0]);
            assert!(!seen.contains(&edges));
            seen.push(edges);
        }
    }

    #[test]
    fn cells_round_trip() {
        for text in ["0,0", "-3,12", "63,-63"] {
            assert_eq!(text.parse::<Cell>().unwrap().to_string(), text);
        }
        for bad in ["", "1", "64,0", "+1,0", "01,0", "1,2,3", "a,b"] {
            assert_eq!(bad.parse::<Cell>(), Err(ParseCell), "{bad}");
        }
    }
}
