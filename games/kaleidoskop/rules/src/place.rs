//! Hexes and pits, their names and their neighbours (K2).
//!
//! ```
//! use kaleidoskop::Pit;
//! let pit: Pit = "0,0,n".parse().unwrap();
//! let touched: Vec<String> = pit.hexes().iter().map(ToString::to_string).collect();
//! assert_eq!(touched, ["0,0", "0,-1", "1,-1"]);
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The radius of the board around its centre (K2.1).
pub const RADIUS: i8 = 3;
/// The row length of the grid by which sets number hexes and pits.
pub(crate) const ROW: i8 = 2 * RADIUS + 1;

/// A hex by its axial coordinates (K2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

/// A corner of the grid, named after the hex whose north or south corner it is (K2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit {
    pub q: i8,
    pub r: i8,
    pub corner: Corner,
}

/// Which corner of its naming hex a pit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corner {
    North,
    South,
}

impl Hex {
    /// The centre of the board.
    pub const CENTRE: Hex = Hex { q: 0, r: 0 };

    /// Returns whether the hex is on the board, open or covered (K2.1).
    pub const fn on_board(self) -> bool {
        let s = self.q as i16 + self.r as i16;
        self.q.unsigned_abs() <= RADIUS as u8 && self.r.unsigned_abs() <= RADIUS as u8 && s.abs() <= RADIUS as i16
    }

    /// Returns all 37 hexes of the board, row by row.
    pub fn all() -> impl Iterator<Item = Hex> {
        let row = |r| (-RADIUS..=RADIUS).map(move |q| Hex { q, r });
        (-RADIUS..=RADIUS).flat_map(row).filter(|hex| hex.on_board())
    }

    /// Returns the corners of the hex, clockwise from the north.
    pub const fn corners(self) -> [Pit; 6] {
        let Hex { q, r } = self;
        [
            Pit { q, r, corner: Corner::North },
            Pit { q: q + 1, r: r - 1, corner: Corner::South },
            Pit { q, r: r + 1, corner: Corner::North },
            Pit { q, r, corner: Corner::South },
            Pit { q: q - 1, r: r + 1, corner: Corner::North },
            Pit { q, r: r - 1, corner: Corner::South },
        ]
    }

    /// The hex turned by 60° around the centre, `turns` times, clockwise.
    #[must_use]
    pub const fn turned(self, turns: u8) -> Hex {
        let Hex { mut q, mut r } = self;
        let mut turn = 0;
        while turn < turns {
            (q, r) = (-r, q + r);
            turn += 1;
        }
        Hex { q, r }
    }

    pub(crate) const fn index(self) -> u8 {
        ((self.r + RADIUS) * ROW + self.q + RADIUS) as u8
    }

    pub(crate) const fn from_index(index: u8) -> Hex {
        Hex { q: index as i8 % ROW - RADIUS, r: index as i8 / ROW - RADIUS }
    }
}

impl Pit {
    /// The three hexes that meet here, on the board or off it, the naming hex first (K2.3).
    pub const fn hexes(self) -> [Hex; 3] {
        let Pit { q, r, corner } = self;
        match corner {
            Corner::North => [Hex { q, r }, Hex { q, r: r - 1 }, Hex { q: q + 1, r: r - 1 }],
            Corner::South => [Hex { q, r }, Hex { q: q - 1, r: r + 1 }, Hex { q, r: r + 1 }],
        }
    }

    /// Returns whether at least two hexes of the board meet here (K2.2).
    pub const fn on_board(self) -> bool {
        let [a, b, c] = self.hexes();
        a.on_board() as u8 + b.on_board() as u8 + c.on_board() as u8 >= 2
    }

    /// The pit turned by 60° around the centre, `turns` times, clockwise.
    #[must_use]
    pub const fn turned(self, turns: u8) -> Pit {
        let Pit { mut q, mut r, mut corner } = self;
        let mut turn = 0;
        while turn < turns {
            // The north corner of a hex becomes its north-east corner, which is the south corner of the hex NE of
            // it; the south corner becomes the south-west corner, the north corner of the hex SW of it.
            let Hex { q: turned_q, r: turned_r } = Hex { q, r }.turned(1);
            (q, r, corner) = match corner {
                Corner::North => (turned_q + 1, turned_r - 1, Corner::South),
                Corner::South => (turned_q - 1, turned_r + 1, Corner::North),
            };
            turn += 1;
        }
        Pit { q, r, corner }
    }

    /// Which of the three [`hexes`](Pit::hexes) is `hex`.
    pub(crate) fn slot(self, hex: Hex) -> Option<usize> {
        self.hexes().iter().position(|&touched| touched == hex)
    }

    /// Rows reach one further than those of hexes: down for north corners, up for south corners.
    pub(crate) const fn index(self) -> u8 {
        match self.corner {
            Corner::North => ((self.r + RADIUS) * ROW + self.q + RADIUS) as u8,
            Corner::South => 64 + ((self.r + RADIUS + 1) * ROW + self.q + RADIUS) as u8,
        }
    }

    pub(crate) const fn from_index(index: u8) -> Pit {
        let place = (index % 64) as i8;
        let (q, row) = (place % ROW - RADIUS, place / ROW - RADIUS);
        match index / 64 {
            0 => Pit { q, r: row, corner: Corner::North },
            _ => Pit { q, r: row - 1, corner: Corner::South },
        }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let corner = match self.corner {
            Corner::North => 'n',
            Corner::South => 's',
        };
        write!(f, "{},{},{corner}", self.q, self.r)
    }
}

/// The error for a text that names no hex or pit of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePlace {
    #[error("a hex is written `q,r`, two whole numbers")]
    HexForm,
    #[error("a pit is written `q,r,n` or `q,r,s`")]
    PitForm,
    #[error("this is not on the board")]
    OffBoard,
}

/// Whole numbers as the rules write them: no plus sign, no leading zeros, within a board's reach.
fn coordinate(text: &str) -> Option<i8> {
    let number: i8 = text.parse().ok().filter(|number: &i8| number.unsigned_abs() <= 9)?;
    (number.to_string() == text).then_some(number)
}

impl Hex {
    /// Reads `q,r`, whether or not it is on the board.
    ///
    /// # Errors
    /// The text has another form.
    pub fn parse_anywhere(s: &str) -> Result<Hex, ParsePlace> {
        let (q, r) = s.split_once(',').ok_or(ParsePlace::HexForm)?;
        let (q, r) = coordinate(q).zip(coordinate(r)).ok_or(ParsePlace::HexForm)?;
        Ok(Hex { q, r })
    }
}

impl Pit {
    /// Reads `q,r,n` or `q,r,s`, whether or not it is on the board.
    ///
    /// # Errors
    /// The text has another form.
    pub fn parse_anywhere(s: &str) -> Result<Pit, ParsePlace> {
        let (hex, corner) = s.rsplit_once(',').ok_or(ParsePlace::PitForm)?;
        let Hex { q, r } = Hex::parse_anywhere(hex).map_err(|_| ParsePlace::PitForm)?;
        let corner = match corner {
            "n" => Corner::North,
            "s" => Corner::South,
            _ => return Err(ParsePlace::PitForm),
        };
        Ok(Pit { q, r, corner })
    }
}

impl FromStr for Hex {
    type Err = ParsePlace;

    fn from_str(s: &str) -> Result<Hex, ParsePlace> {
        Hex::parse_anywhere(s).and_then(|hex| if hex.on_board() { Ok(hex) } else { Err(ParsePlace::OffBoard) })
    }
}

impl FromStr for Pit {
    type Err = ParsePlace;

    fn from_str(s: &str) -> Result<Pit, ParsePlace> {
        Pit::parse_anywhere(s).and_then(|pit| if pit.on_board() { Ok(pit) } else { Err(ParsePlace::OffBoard) })
    }
}

macro_rules! as_text {
    ($($place:ty),*) => { $(
        impl Serialize for $place {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $place {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$place, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )* };
}
as_text!(Hex, Pit);

#[cfg(test)]
mod tests {
    use super::*;

    fn pits() -> impl Iterator<Item = Pit> {
        let corner = |q, r| [Corner::North, Corner::South].map(move |corner| Pit { q, r, corner });
        (-5..=5).flat_map(move |q| (-5..=5).flat_map(move |r| corner(q, r))).filter(|pit| pit.on_board())
    }

    #[test]
    fn k2_1_the_board_has_37_hexes_and_72_pits() {
        assert_eq!(Hex::all().count(), 37);
        assert_eq!(pits().count(), 72);
    }

    #[test]
    fn k2_3_a_pit_touches_the_hexes_whose_corner_it_is() {
        for pit in pits() {
            for hex in pit.hexes() {
                assert!(hex.corners().contains(&pit), "{pit} {hex}");
            }
        }
        for hex in Hex::all() {
            assert!(hex.corners().iter().all(|pit| pit.hexes().contains(&hex)));
        }
    }

    #[test]
    fn names_and_numbers_round_trip() {
        for pit in pits() {
            assert_eq!(pit.to_string().parse(), Ok(pit));
            assert_eq!(Pit::from_index(pit.index()), pit);
        }
        for hex in Hex::all() {
            assert_eq!(hex.to_string().parse(), Ok(hex));
            assert_eq!(Hex::from_index(hex.index()), hex);
        }
        for bad in ["", "0", "0,0", "+0,0,n", "00,0,n", "-0,0,n", "0,0,N", "0,0,n ", "99,0,n", "999,0,n"] {
            assert_eq!(bad.parse::<Pit>(), Err(ParsePlace::PitForm), "{bad}");
        }
        assert_eq!("4,0,n".parse::<Pit>(), Err(ParsePlace::OffBoard));
        assert_eq!("3,1".parse::<Hex>(), Err(ParsePlace::OffBoard));
    }

    #[test]
    fn turning_keeps_who_touches_whom() {
        for pit in pits() {
            let mut turned: Vec<Hex> = pit.hexes().map(|hex| hex.turned(1)).to_vec();
            let mut hexes = pit.turned(1).hexes().to_vec();
            turned.sort();
            hexes.sort();
            assert_eq!(hexes, turned, "{pit}");
            assert_eq!(pit.turned(6), pit);
        }
        // Clockwise, with `r` growing downward: east turns to south-east.
        assert_eq!(Hex { q: 1, r: 0 }.turned(1), Hex { q: 0, r: 1 });
    }
}
