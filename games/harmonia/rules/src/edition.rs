//! The components as data: how many tiles there are of each kind, and what things pay (H1, H2, H5).

use crate::layout::MOST_TILES;
use crate::tile::{KINDS, Kind};
use contract::{EditionId, Message, Mistake};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum number of tiles in an edition.
pub const MOST_IN_EDITION: usize = 240;

/// Tiles and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    id: EditionId,
    tiles: [u8; KINDS],
    pub numbers: Numbers,
}

/// How many tiles are dealt, and what things pay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Tiles dealt to all players together (H2.1).
    pub dealt: u8,
    /// Tiles on each side of the hexagon that wins the basic game (H4.2).
    pub side: u8,
    /// H5.1.
    pub player: u8,
    /// H5.2.
    pub hexagon: u8,
    /// A triangle or a rhombus.
    pub triangle: u8,
    pub symmetric: u8,
    pub plain: u8,
    /// How many times the shape counts if every outer edge is light green (H5.3).
    pub green: u8,
    /// Pairs of a least number of tiles and their points; the first that applies counts (H5.4).
    pub patterns: Vec<Worth>,
    /// Less for each tile that is not in the layout (H5.5).
    pub unused: u8,
    /// Less for each tile that was shown and did not fit (H5.6).
    pub misfit: u8,
}

/// A least number of tiles and their points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    pub tiles: u8,
    pub points: u8,
}

impl Numbers {
    /// Returns the points of a closed, symmetric pattern of this number of tiles (H5.4).
    #[inline]
    pub fn pattern(&self, tiles: u32) -> i32 {
        self.patterns.iter().find(|worth| tiles >= u32::from(worth.tiles)).map_or(0, |worth| i32::from(worth.points))
    }

    /// Tiles of the hexagon that wins the basic game.
    pub const fn goal(&self) -> usize {
        let radius = self.side as usize - 1;
        3 * radius * (radius + 1) + 1
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    name: String,
    version: u32,
    tiles: BTreeMap<String, u8>,
    numbers: Numbers,
}

fn wrong(what: &str) -> Message {
    Message::new(&format!("harmonia-edition-{what}"))
}

contract::edition!(Edition);

impl Edition {
    /// Returns the number of tiles of a kind.
    #[inline]
    pub const fn copies(&self, kind: Kind) -> u8 {
        self.tiles[kind.index()]
    }

    /// Returns the number of tiles.
    pub fn count(&self) -> usize {
        self.tiles.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Returns every tile, kind by kind.
    pub(crate) fn all(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::all().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.copies(kind))))
    }

    fn build(raw: Raw, text: &str) -> Result<Edition, Mistake> {
        let mut tiles = [0; KINDS];
        for (name, copies) in &raw.tiles {
            let unknown = |_| wrong("tile").with("tile", name.as_str()).at(format!("tiles.{name}"));
            let kind: Kind = name.parse().map_err(unknown)?;
            tiles[kind.index()] = *copies;
        }
        let edition = Edition { id: EditionId::new(&raw.name, raw.version, text), tiles, numbers: raw.numbers };
        let (count, numbers) = (edition.count(), &edition.numbers);
        // All players get the same number, whether two, three, four, five or six play (H2.1).
        if numbers.dealt == 0 || usize::from(numbers.dealt) > MOST_TILES || numbers.dealt % 60 != 0 {
            return Err(wrong("dealt").with("most", MOST_TILES as i64).at("numbers.dealt"));
        }
        if !(usize::from(numbers.dealt)..=MOST_IN_EDITION).contains(&count) {
            return Err(wrong("count").with("least", numbers.dealt).with("most", MOST_IN_EDITION as i64).at("tiles"));
        }
        if numbers.side == 0 || numbers.side > 5 || numbers.goal() > usize::from(numbers.dealt) {
            return Err(wrong("side").at("numbers.side"));
        }
        if !numbers.patterns.is_sorted_by(|larger, smaller| larger.tiles > smaller.tiles) {
            return Err(wrong("patterns").at("numbers.patterns"));
        }
        Ok(edition)
    }
}
