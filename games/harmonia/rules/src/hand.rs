//! Tiles by their kinds: hands, tiles put aside, tiles not dealt.

use crate::tile::{KINDS, Kind};
use serde::{Deserialize, Serialize, Serializer};

/// How many tiles there are of each kind. Written as the names of the tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "Vec<String>")]
pub struct Tiles([u8; KINDS]);

impl Tiles {
    #[inline]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    #[inline]
    pub const fn has(&self, kind: Kind) -> bool {
        self.of(kind) > 0
    }

    /// The kinds that are there, a bit each.
    #[inline]
    pub(crate) fn kinds(&self) -> u16 {
        self.0.iter().enumerate().fold(0, |kinds, (kind, &count)| kinds | u16::from(count > 0) << kind)
    }

    #[inline]
    pub const fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// Takes a tile out, if there is one.
    #[inline]
    pub const fn take(&mut self, kind: Kind) -> bool {
        let there = self.has(kind);
        if there {
            self.0[kind.index()] -= 1;
        }
        there
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Every tile, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::all().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }
}

impl FromIterator<Kind> for Tiles {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Tiles {
        let mut tiles = Tiles::default();
        kinds.into_iter().for_each(|kind| tiles.add(kind));
        tiles
    }
}

/// More tiles than there can be, or a name that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are no tiles")]
pub struct ParseTiles;

impl TryFrom<Vec<String>> for Tiles {
    type Error = ParseTiles;

    fn try_from(names: Vec<String>) -> Result<Tiles, ParseTiles> {
        if names.len() > crate::edition::MOST_IN_EDITION {
            return Err(ParseTiles);
        }
        names.iter().map(|name| name.parse::<Kind>().map_err(|_| ParseTiles)).collect()
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Kind::name))
    }
}
