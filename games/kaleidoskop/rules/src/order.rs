//! Orders: patterns of hexes and crystals, and where they lie on a board (K7.2).
//!
//! A pattern is written `0,0 red; 1,0 blue; 0,0,n green`: two coordinates name a hex, three a pit.

use crate::place::ROW;
use crate::{Board, Colour, Corner, Hex, HexSet, Pit, PitSet};
use contract::Message;
use std::collections::BTreeSet;
use std::fmt;

/// The maximum number of hexes and crystals in an order.
pub const LARGEST_ORDER: usize = 8;

/// A pattern and its reward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pattern: Pattern,
    reward: u8,
    turned: [Rotation; 6],
}

/// Colours on hexes and crystals in pits, in a fixed arrangement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    pub hexes: Vec<(Hex, Colour)>,
    pub crystals: Vec<(Pit, Colour)>,
}

/// A place on the board where an order is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    pub hexes: HexSet,
    pub pits: PitSet,
}

impl Order {
    pub(crate) fn new(pattern: Pattern, reward: u8) -> Order {
        let turned = std::array::from_fn(|turns| Rotation::new(&pattern.turned(turns as u8)));
        Order { pattern, reward, turned }
    }

    /// Returns the pattern as printed on the card.
    pub fn pattern(&self) -> &Pattern {
        &self.pattern
    }

    /// Returns the scoring crystals that the order pays (K7.3).
    #[inline]
    pub fn reward(&self) -> u8 {
        self.reward
    }

    /// Returns whether the pattern lies anywhere on the board.
    #[inline]
    pub fn is_met(&self, layers: &Layers) -> bool {
        self.turned.iter().any(|turned| turned.anchors_met(layers) != 0)
    }

    /// Returns the maximum number of matching parts at any one place of the board.
    pub fn parts_met(&self, layers: &Layers) -> usize {
        self.turned.iter().map(|turned| turned.most_parts_met(layers)).max().unwrap_or(0)
    }

    /// Returns every place on the board where the pattern lies, each once.
    pub fn find(&self, board: &Board) -> Vec<Occurrence> {
        let layers = Layers::of(board);
        let mut places = Vec::new();
        for (turns, turned) in self.turned.iter().enumerate() {
            let pattern = self.pattern.turned(turns as u8);
            for anchor in HexSet(turned.anchors_met(&layers)).iter() {
                let found = pattern.at(anchor);
                if !places.contains(&found) {
                    places.push(found);
                }
            }
        }
        places
    }
}

impl Pattern {
    /// The pattern turned clockwise by 60°, `turns` times.
    #[must_use]
    pub fn turned(&self, turns: u8) -> Pattern {
        Pattern {
            hexes: self.hexes.iter().map(|&(hex, colour)| (hex.turned(turns), colour)).collect(),
            crystals: self.crystals.iter().map(|&(pit, colour)| (pit.turned(turns), colour)).collect(),
        }
    }

    fn shifted(&self, q: i8, r: i8) -> Pattern {
        let hex = |&(hex, colour): &(Hex, Colour)| (Hex { q: hex.q + q, r: hex.r + r }, colour);
        let pit = |&(pit, colour): &(Pit, Colour)| (Pit { q: pit.q + q, r: pit.r + r, ..pit }, colour);
        Pattern { hexes: self.hexes.iter().map(hex).collect(), crystals: self.crystals.iter().map(pit).collect() }
    }

    fn at(&self, anchor: Hex) -> Occurrence {
        let placed = self.shifted(anchor.q, anchor.r);
        Occurrence {
            hexes: placed.hexes.iter().map(|&(hex, _)| hex).collect(),
            pits: placed.crystals.iter().map(|&(pit, _)| pit).collect(),
        }
    }

    fn on_board(&self) -> bool {
        self.hexes.iter().all(|(hex, _)| hex.on_board()) && self.crystals.iter().all(|(pit, _)| pit.on_board())
    }

    /// Returns the number of hexes and crystals in the pattern.
    pub fn len(&self) -> usize {
        self.hexes.len() + self.crystals.len()
    }

    /// Returns whether the pattern is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns whether this pattern contains `other`, turned and moved in some way.
    pub fn contains(&self, other: &Pattern) -> bool {
        let Some(&(Hex { q, r }, _)) = other.hexes.first() else { return true };
        (0..6).any(|turns| {
            let turned = other.turned(turns);
            let Hex { q, r } = Hex { q, r }.turned(turns);
            self.hexes.iter().any(|&(hex, _)| {
                let moved = turned.shifted(hex.q - q, hex.r - r);
                moved.hexes.iter().all(|part| self.hexes.contains(part))
                    && moved.crystals.iter().all(|part| self.crystals.contains(part))
            })
        })
    }

    /// The hexes that it leaves open between its parts, so that a gap shows as one: of those that touch two parts which are
    /// apart, the ones that touch most.
    pub fn gaps(&self) -> BTreeSet<Hex> {
        let parts: Vec<Hex> = self.hexes.iter().map(|part| part.0).collect();
        let touching = |a: Hex, b: Hex| a != b && a.corners().iter().any(|corner| b.corners().contains(corner));
        let joined =
            |a: Hex, b: Hex| touching(a, b) || parts.iter().any(|&part| touching(part, a) && touching(part, b));
        let touched = |hex: Hex| parts.iter().copied().filter(|&part| touching(part, hex)).collect::<Vec<Hex>>();
        let bridges = |hex: &Hex| {
            let touched = touched(*hex);
            touched.iter().any(|&a| touched.iter().any(|&b| a != b && !joined(a, b)))
        };
        let around = parts.iter().flat_map(|part| part.corners()).flat_map(|pit| pit.hexes());
        let gaps: BTreeSet<Hex> = around.filter(|hex| !parts.contains(hex)).filter(bridges).collect();
        let most = gaps.iter().map(|&hex| touched(hex).len()).max();
        gaps.into_iter().filter(|&hex| Some(touched(hex).len()) == most).collect()
    }

    /// Reads a pattern.
    ///
    /// # Errors
    /// Says which part cannot be read, or what the pattern lacks.
    pub fn parse(text: &str) -> Result<Pattern, Message> {
        let mut pattern = Pattern::default();
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            pattern.add(part).ok_or_else(|| Message::new("kaleidoskop-edition-part").with("part", part))?;
        }
        pattern.check()?;
        Ok(pattern)
    }

    fn add(&mut self, part: &str) -> Option<()> {
        let (place, colour) = part.split_once(' ')?;
        let colour = colour.trim().parse().ok()?;
        match Pit::parse_anywhere(place) {
            Ok(pit) => self.crystals.push((pit, colour)),
            Err(_) => self.hexes.push((Hex::parse_anywhere(place).ok()?, colour)),
        }
        Some(())
    }

    fn check(&self) -> Result<(), Message> {
        let repeats = |n: usize, twice: usize| n != twice;
        let hexes: BTreeSet<Hex> = self.hexes.iter().map(|&(hex, _)| hex).collect();
        let pits: BTreeSet<Pit> = self.crystals.iter().map(|&(pit, _)| pit).collect();
        let loose = |pit: &Pit| !pit.hexes().iter().any(|hex| hexes.contains(hex));
        let problem = if hexes.is_empty() {
            "kaleidoskop-edition-no-hex"
        } else if self.len() > LARGEST_ORDER {
            "kaleidoskop-edition-large"
        } else if repeats(self.hexes.len(), hexes.len()) || repeats(self.crystals.len(), pits.len()) {
            "kaleidoskop-edition-twice"
        } else if pits.iter().any(loose) {
            "kaleidoskop-edition-loose"
        } else if !(0..6).all(|turns| Rotation::new(&self.turned(turns)).anchors != 0) {
            "kaleidoskop-edition-no-room"
        } else {
            return Ok(());
        };
        Err(Message::new(problem).with("most", LARGEST_ORDER as i64))
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (hex, colour) in &self.hexes {
            write!(f, "{separator}{hex} {colour}")?;
            separator = "; ";
        }
        for (pit, colour) in &self.crystals {
            write!(f, "{separator}{pit} {colour}")?;
        }
        Ok(())
    }
}

/// Everything on a board that an order can ask for, one word of bits each.
#[derive(Clone, Copy, Debug)]
pub struct Layers([u64; 18]);

impl Layers {
    /// The layers of a board: its hexes, the crystals in north pits, the crystals in south pits, by colour.
    #[inline]
    pub fn of(board: &Board) -> Layers {
        let mut layers = [0; 18];
        for colour in Colour::ALL {
            let crystals = board.crystals(colour).0;
            layers[colour.index()] = board.hexes(colour).0;
            layers[6 + colour.index()] = crystals as u64;
            layers[12 + colour.index()] = (crystals >> 64) as u64;
        }
        Layers(layers)
    }
}

/// A pattern in one of its six directions, ready to be compared with all places of a board at once.
///
/// Moving a pattern by one hex moves all its parts by the same number of bits. So for each part the layer it looks
/// at is shifted to where the pattern's anchor `(0,0)` would lie, and what remains of `anchors` are the places where
/// the pattern is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rotation {
    /// Where the pattern lies wholly on the board.
    anchors: u64,
    parts: [Part; LARGEST_ORDER],
    len: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Part {
    layer: u8,
    shift: i8,
}

impl Rotation {
    fn new(pattern: &Pattern) -> Rotation {
        let anchors: HexSet = Hex::all().filter(|anchor| pattern.shifted(anchor.q, anchor.r).on_board()).collect();
        let hex = |&(Hex { q, r }, colour): &(Hex, Colour)| Part { layer: colour.index() as u8, shift: r * ROW + q };
        let pit = |&(Pit { q, r, corner }, colour): &(Pit, Colour)| match corner {
            Corner::North => Part { layer: 6 + colour.index() as u8, shift: r * ROW + q },
            Corner::South => Part { layer: 12 + colour.index() as u8, shift: (r + 1) * ROW + q },
        };
        let mut parts = [Part::default(); LARGEST_ORDER];
        let all = pattern.hexes.iter().map(hex).chain(pattern.crystals.iter().map(pit));
        let len = parts.iter_mut().zip(all).map(|(place, part)| *place = part).count() as u8;
        Rotation { anchors: anchors.0, parts, len }
    }

    /// The layer a part looks at, shifted to where the anchor would lie.
    #[inline]
    fn shifted(part: Part, layers: &Layers) -> u64 {
        let layer = layers.0[usize::from(part.layer)];
        if part.shift >= 0 { layer >> part.shift } else { layer << -part.shift }
    }

    /// Counts at all anchors at once, in binary: `ones`, `twos`, `fours` hold one digit for every anchor.
    fn most_parts_met(&self, layers: &Layers) -> usize {
        let (mut ones, mut twos, mut fours, mut eights) = (0u64, 0u64, 0u64, 0u64);
        for &part in &self.parts[..usize::from(self.len)] {
            let met = Self::shifted(part, layers) & self.anchors;
            let carry = ones & met;
            ones ^= met;
            let carry_on = twos & carry;
            twos ^= carry;
            eights |= fours & carry_on;
            fours ^= carry_on;
        }
        let mut candidates = u64::MAX;
        [(eights, 8), (fours, 4), (twos, 2), (ones, 1)].into_iter().fold(0, |most, (digit, value)| {
            if candidates & digit == 0 {
                return most;
            }
            candidates &= digit;
            most + value
        })
    }

    #[inline]
    fn anchors_met(&self, layers: &Layers) -> u64 {
        let mut anchors = self.anchors;
        for &part in &self.parts[..usize::from(self.len)] {
            anchors &= Self::shifted(part, layers);
            if anchors == 0 {
                break;
            }
        }
        anchors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pattern: &str, expected: &[&str]) {
        let gaps: Vec<String> = Pattern::parse(pattern).unwrap().gaps().iter().map(Hex::to_string).collect();
        assert_eq!(gaps, expected);
    }

    #[test]
    fn what_a_pattern_leaves_open_shows() {
        check("0,0 red; 1,0 red", &[]);
        check("0,0 red; 2,0 red", &["1,0"]);
        check("0,0 green; 1,1 pink", &["0,1", "1,0"]);
        check("0,0 red; 1,0 red; 2,0 red", &[]);
        check("1,0 red; -1,1 red; 0,-1 red", &["0,0"]);
    }
}
