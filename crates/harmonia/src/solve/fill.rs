//! Filling a set of cells with tiles: every touching pair of edges alike, the outer edge light green.
//!
//! The cell that the fewest kinds fit comes next; its kinds are tried in the order in which there are most of them,
//! with some chance in it. After each tile every neighbour must still have a kind that fits. A search that has looked at
//! many sheets in vain begins anew with other chances; one that comes to its end has proven that there is no way.

use crate::cell::{Cell, DIRECTIONS, opposite};
use crate::hand::Tiles;
use crate::layout::Place;
use crate::tile::{Edges, KINDS, Kind, kinds_that_fit};
use contract::Chance;
use std::collections::BTreeMap;

const NONE: u8 = u8::MAX;
const ALL: u8 = 63;

/// A set of cells, some of them filled.
#[derive(Clone, Debug)]
pub(super) struct Fill {
    pub(super) cells: Vec<Cell>,
    neighbours: Vec<[u8; 6]>,
    known: Vec<u8>,
    purple: Vec<u8>,
    placed: Vec<bool>,
    empty: usize,
    counts: [u8; KINDS],
    available: u16,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    Filled,
    /// There is no way.
    Impossible,
    /// It took too long.
    Unknown,
}

impl Fill {
    /// The cells with nothing on them, their outer edges green.
    pub(super) fn new(cells: Vec<Cell>, tiles: &Tiles) -> Fill {
        let places: BTreeMap<Cell, u8> = cells.iter().enumerate().map(|(place, &cell)| (cell, place as u8)).collect();
        let around =
            |cell: &Cell| std::array::from_fn(|edge| places.get(&cell.neighbour(edge)).copied().unwrap_or(NONE));
        let neighbours: Vec<[u8; 6]> = cells.iter().map(around).collect();
        let outer =
            |around: &[u8; 6]| (0..6).filter(|&edge| around[edge] == NONE).fold(0, |bits, edge| bits | 1 << edge);
        let counts: [u8; KINDS] = std::array::from_fn(|kind| tiles.of(Kind(kind as u8)));
        Fill {
            known: neighbours.iter().map(outer).collect(),
            purple: vec![0; cells.len()],
            placed: vec![false; cells.len()],
            empty: cells.len(),
            available: tiles.kinds(),
            neighbours,
            cells,
            counts,
        }
    }

    pub(super) fn find(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&other| other == cell)
    }

    /// Whether a tile can lie so, whether or not there is one.
    pub(super) fn fits(&self, place: usize, edges: Edges) -> bool {
        !self.placed[place] && edges.0 & self.known[place] == self.purple[place]
    }

    /// The tiles that lie.
    pub(super) fn laid(&self) -> impl Iterator<Item = Place> + '_ {
        let laid = (0..self.cells.len()).filter(|&place| self.placed[place]);
        laid.map(|place| Place { cell: self.cells[place], edges: Edges(self.purple[place]) })
    }

    /// Lays a tile that lies already, and is not among those at hand.
    pub(super) fn fix(&mut self, place: usize, edges: Edges) {
        self.add(place, edges);
    }

    #[inline]
    fn add(&mut self, place: usize, edges: Edges) {
        self.placed[place] = true;
        self.known[place] = ALL;
        self.purple[place] = edges.0;
        self.empty -= 1;
        for edge in 0..6 {
            let there = self.neighbours[place][edge];
            if there != NONE && !self.placed[usize::from(there)] {
                let bit = 1 << opposite(edge);
                self.known[usize::from(there)] |= bit;
                self.purple[usize::from(there)] |= if edges.is_purple(edge) { bit } else { 0 };
            }
        }
    }

    #[inline]
    fn remove(&mut self, place: usize) {
        self.placed[place] = false;
        self.empty += 1;
        let (mut known, mut purple) = (0, 0);
        for edge in 0..6 {
            let there = self.neighbours[place][edge];
            if there == NONE {
                known |= 1 << edge;
            } else if self.placed[usize::from(there)] {
                known |= 1 << edge;
                purple |= (self.purple[usize::from(there)] >> opposite(edge) & 1) << edge;
            } else {
                let bit = 1 << opposite(edge);
                self.known[usize::from(there)] &= !bit;
                self.purple[usize::from(there)] &= !bit;
            }
        }
        (self.known[place], self.purple[place]) = (known, purple);
    }

    /// Takes a tile up again.
    pub(super) fn take_up(&mut self, place: usize) {
        let kind = Edges(self.purple[place]).kind();
        self.remove(place);
        self.give(kind);
    }

    #[inline]
    fn give(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.available |= 1 << kind.index();
    }

    #[inline]
    fn spend(&mut self, kind: Kind) {
        self.counts[kind.index()] -= 1;
        if self.counts[kind.index()] == 0 {
            self.available &= !(1 << kind.index());
        }
    }

    /// Puts back tiles as they lay before.
    pub(super) fn put_back(&mut self, place: usize, edges: Edges) {
        self.spend(edges.kind());
        self.add(place, edges);
    }

    /// What cannot be for reasons of number: too few tiles, too few for the edge, or an odd number of purple edges.
    pub(super) fn is_hopeless(&self) -> bool {
        let at_hand: usize = self.counts.iter().map(|&count| usize::from(count)).sum();
        if at_hand < self.empty {
            return true;
        }
        // How many tiles fit each number of outer edges in a row.
        let mut needed = [0; 7];
        for place in (0..self.cells.len()).filter(|&place| !self.placed[place]) {
            let outer = self.neighbours[place].iter().filter(|&&there| there == NONE).count();
            needed[outer] += 1;
        }
        let mut sum_needed = 0;
        for outer in (1..=6).rev() {
            sum_needed += needed[outer];
            let row = (1u8 << outer) - 1;
            let fits = |kind: &Kind| kind.turns().iter().any(|edges| edges.0 & row == 0);
            let have: usize = Kind::all().filter(fits).map(|kind| usize::from(self.counts[kind.index()])).sum();
            if have < sum_needed {
                return true;
            }
        }
        // Every purple edge meets another one. Those toward tiles that lie are given; the rest come in pairs.
        let given: u32 = (0..self.cells.len())
            .filter(|&place| !self.placed[place])
            .map(|place| self.purple[place].count_ones())
            .sum();
        let is_odd = |kind: Kind| kind.edges().purple() % 2 == 1;
        let odd: usize =
            Kind::all().filter(|&kind| is_odd(kind)).map(|kind| usize::from(self.counts[kind.index()])).sum();
        let even = at_hand - odd;
        // So many odd tiles are used, and the rest are even ones.
        let fits = |used: usize| self.empty - used <= even && used % 2 == given as usize % 2;
        !(0..=odd.min(self.empty)).any(fits)
    }

    /// Fills what is empty, looking at so many tiles at most.
    pub(super) fn search(&mut self, chance: &mut Chance, most: u64) -> Found {
        let mut left = most;
        match self.step(chance, &mut left) {
            true => Found::Filled,
            false if left == 0 => Found::Unknown,
            false => Found::Impossible,
        }
    }

    /// The empty cell that the fewest kinds fit; nothing if one has none left.
    #[inline]
    fn tightest(&self) -> Option<usize> {
        let mut best = (u32::MAX, 0, NONE as usize);
        for place in 0..self.cells.len() {
            if self.placed[place] {
                continue;
            }
            let kinds = (kinds_that_fit(self.known[place], self.purple[place]) & self.available).count_ones();
            if kinds == 0 {
                return None;
            }
            let known = self.known[place].count_ones();
            if kinds < best.0 || kinds == best.0 && known > best.1 {
                best = (kinds, known, place);
            }
        }
        Some(best.2)
    }

    fn step(&mut self, chance: &mut Chance, left: &mut u64) -> bool {
        if self.empty == 0 {
            return true;
        }
        let Some(place) = self.tightest() else { return false };
        let (known, purple) = (self.known[place], self.purple[place]);
        let mut kinds = kinds_that_fit(known, purple) & self.available;
        let mut order = [(0u32, 0u8); KINDS];
        let mut count = 0;
        while kinds != 0 {
            let kind = kinds.trailing_zeros() as u8;
            kinds &= kinds - 1;
            order[count] = (u32::from(self.counts[usize::from(kind)]) * 8 + chance.below(12), kind);
            count += 1;
        }
        order[..count].sort_unstable_by(|a, b| b.cmp(a));
        for &(_, kind) in &order[..count] {
            let kind = Kind(kind);
            let mut fits = kind.fits(known, purple);
            let skip = chance.below(6);
            fits = (fits >> skip | fits << (6 - skip)) & ALL;
            while fits != 0 {
                let turn = (fits.trailing_zeros() + skip) % 6;
                fits &= fits - 1;
                if *left == 0 {
                    return false;
                }
                *left -= 1;
                let edges = kind.turns()[turn as usize];
                self.spend(kind);
                self.add(place, edges);
                if self.step(chance, left) {
                    return true;
                }
                self.remove(place);
                self.give(kind);
            }
        }
        false
    }
}

/// The cells of a hexagon around a centre.
pub(super) fn hexagon(centre: Cell, radius: i8) -> Vec<Cell> {
    let cells = (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| (q, r)));
    let inside = cells.filter(|(q, r)| (q + r).abs() <= radius);
    inside.map(|(q, r)| Cell { q: centre.q + q, r: centre.r + r }).collect()
}

/// The cells of a rhombus of so many tiles on a side.
pub(super) fn rhombus(side: i8) -> Vec<Cell> {
    (0..side).flat_map(|q| (0..side).map(move |r| Cell { q, r })).collect()
}

/// The cells of a triangle of so many tiles on a side.
pub(super) fn triangle(side: i8) -> Vec<Cell> {
    (0..side).flat_map(|q| (0..side - q).map(move |r| Cell { q, r })).collect()
}

/// Cells next to a cell, within the plane that tiles can reach.
pub(super) fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    (0..DIRECTIONS.len()).map(move |edge| cell.neighbour(edge))
}
