//! The full hexagon with a light green edge from the tiles at hand and what lies already, or the proof that there is none.

use super::fill::{Fill, Filling, Rim, around, hexagon};
use super::{Answer, Goal, tile_laid};
use crate::cell::Cell;
use crate::edition::Edition;
use crate::hand::Tiles;
use crate::layout::{Layout, Place};
use contract::{Chance, Seed, Solve};
use serde::{Deserialize, Serialize};

/// The number of tiles tried in the first search; each further one may take twice as long.
const FIRST_SEARCH: u64 = 4_000;

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Open,
    /// There is a hexagon.
    Found,
    /// There is none, which is proven.
    Impossible,
}

/// Looks for the hexagon, a bit at a time.
#[derive(Clone, Debug)]
pub struct Hexagon {
    /// The places that the hexagon can have around what lies already, and how many tiles the next search may look at.
    open: Vec<(Fill, u64)>,
    found: Option<Fill>,
    chance: Chance,
}

impl Hexagon {
    /// The hexagon that wins the basic game, around `layout`, from `tiles`.
    pub fn new(edition: &Edition, layout: &Layout, tiles: Tiles) -> Hexagon {
        Hexagon::by_chance(edition, layout, tiles, 0)
    }

    /// The same; each number of `chances` finds another one, if there are many.
    pub(super) fn by_chance(edition: &Edition, layout: &Layout, tiles: Tiles, chances: u64) -> Hexagon {
        let radius = edition.numbers.side as i8 - 1;
        let mut centres: Vec<Cell> = match layout.tiles().next() {
            Some(first) => hexagon(first.cell, radius),
            None => vec![Cell::ORIGIN],
        };
        // Those where most of it lies in the middle first.
        let off = |centre: &Cell| {
            let distance = |place: Place| {
                let (q, r) = (i32::from(place.cell.q - centre.q), i32::from(place.cell.r - centre.r));
                q.abs().max(r.abs()).max((q + r).abs())
            };
            layout.tiles().map(distance).sum::<i32>()
        };
        centres.sort_by_key(off);
        let begun = |centre: Cell| {
            let mut fill = Fill::new(hexagon(centre, radius), Rim::Green, &tiles);
            for Place { cell, edges } in layout.tiles() {
                let place = fill.find(cell).filter(|&place| fill.fits(place, edges))?;
                fill.fix(place, edges);
            }
            if layout.is_empty() {
                let at = |edge: usize| (0..radius).fold(centre, |cell, _| cell.neighbour(edge));
                fill.turn_alike((0..6).map(at));
            }
            (!fill.is_hopeless()).then_some((fill, FIRST_SEARCH))
        };
        Hexagon {
            open: centres.into_iter().filter_map(begun).collect(),
            found: None,
            chance: Seed::from_number(0).chance(chances),
        }
    }

    pub fn verdict(&self) -> Verdict {
        match &self.found {
            Some(_) => Verdict::Found,
            None if self.open.is_empty() => Verdict::Impossible,
            None => Verdict::Open,
        }
    }

    /// The hexagon, once it is found: all tiles of it.
    pub fn tiles(&self) -> Vec<Place> {
        self.found.iter().flat_map(|fill| fill.laid()).collect()
    }

    /// The tiles of the hexagon that do not lie yet, in an order in which each lies next to another.
    pub fn steps(&self, layout: &Layout) -> Vec<Place> {
        let mut left: Vec<Place> = self.tiles().into_iter().filter(|place| layout.at(place.cell).is_none()).collect();
        let mut lies: Vec<Cell> = layout.tiles().map(|place| place.cell).collect();
        let mut steps = Vec::new();
        while !left.is_empty() {
            let next =
                left.iter().position(|place| lies.is_empty() || around(place.cell).any(|cell| lies.contains(&cell)));
            let Some(next) = next else { break };
            let place = left.remove(next);
            lies.push(place.cell);
            steps.push(place);
        }
        steps
    }
}

impl Solve for Hexagon {
    fn advance(&mut self) -> bool {
        if self.verdict() != Verdict::Open {
            return false;
        }
        let (mut fill, most) = self.open.remove(0);
        match fill.search(&mut self.chance, most) {
            Filling::Filled => self.found = Some(fill),
            Filling::Impossible => {}
            Filling::Unknown => self.open.push((fill, 2 * most)),
        }
        self.verdict() == Verdict::Open
    }

    fn answer(&self) -> String {
        let tiles = self.tiles().into_iter().map(tile_laid).collect();
        let answer = Answer { goal: Goal::Hexagon, verdict: Some(self.verdict()), total: None, at_most: None, tiles };
        serde_json::to_string(&answer).unwrap_or_default()
    }
}
