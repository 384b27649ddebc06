//! Filling a set of cells with tiles: every touching pair of edges alike, the outer edge light green or of any colour.
//!
//! Cells that need a row of green edges come first, and of these the one with most edges known; of its kinds those
//! that have few cells left for many tiles, with some chance in it. After each tile every empty cell must still have a
//! kind that fits, there must be enough tiles with a row of green edges for the cells that need one, and no kind may have
//! more tiles than can be laid or left over. A search that has looked at many tiles in vain begins anew with other chances;
//! one that comes to its end has proven that there is no way.

use crate::cell::{Cell, DIRECTIONS, opposite};
use crate::hand::Tiles;
use crate::layout::Place;
use crate::tile::{Edges, KINDS, Kind, kinds_that_fit};
use contract::Chance;
use std::collections::BTreeMap;

const NONE: u8 = u8::MAX;
const ALL: u8 = 63;
/// Rows of this number of green edges are scarce: corners of a hexagon need three, its sides two.
const ROWS: [u32; 2] = [3, 2];

/// A byte for each of eight kinds: one for those in a set.
const BYTES: [u64; 256] = {
    let mut bytes = [0; 256];
    let mut bit = 0;
    while bit < 8 * bytes.len() {
        let (set, kind) = (bit / 8, bit % 8);
        bytes[set] |= ((set >> kind & 1) as u64) << (8 * kind);
        bit += 1;
    }
    bytes
};

/// A set of cells, some of them filled.
#[derive(Clone, Debug)]
pub(super) struct Fill {
    pub(super) cells: Vec<Cell>,
    neighbours: Vec<[u8; 6]>,
    /// What the outer edges may be.
    rim: Rim,
    known: Vec<u8>,
    purple: Vec<u8>,
    placed: Vec<bool>,
    empty: usize,
    /// The empty cells, a bit each.
    empties: u64,
    counts: [u8; 16],
    available: u16,
    /// The kinds that have each of [`ROWS`], and how many such tiles are at hand.
    with_row: [(u16, u16); ROWS.len()],
    /// How many tiles will be left over.
    spare: u8,
    /// Cells that turning the empty shape moves onto each other, and the kinds that may lie there.
    alike: u64,
    allowed: u16,
}

/// What the outer edges may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rim {
    Green,
    Any,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    Filled,
    /// There is no way.
    Impossible,
    /// It took too long.
    Unknown,
}

impl Fill {
    /// The cells with nothing on them.
    pub(super) fn new(cells: Vec<Cell>, rim: Rim, tiles: &Tiles) -> Fill {
        let places: BTreeMap<Cell, u8> = cells.iter().enumerate().map(|(place, &cell)| (cell, place as u8)).collect();
        let around =
            |cell: &Cell| std::array::from_fn(|edge| places.get(&cell.neighbour(edge)).copied().unwrap_or(NONE));
        let neighbours: Vec<[u8; 6]> = cells.iter().map(around).collect();
        let is_green = |there: u8| there == NONE && rim == Rim::Green;
        let outer =
            |around: &[u8; 6]| (0..6).filter(|&edge| is_green(around[edge])).fold(0, |bits, edge| bits | 1 << edge);
        let mut counts = [0; 16];
        Kind::all().for_each(|kind| counts[kind.index()] = tiles.of(kind));
        let with_row = ROWS.map(|row| {
            let fits = Kind::all().filter(|kind| has_row(*kind, row));
            fits.fold((0, 0), |(kinds, count), kind| {
                (kinds | 1 << kind.index(), count + u16::from(counts[kind.index()]))
            })
        });
        Fill {
            known: neighbours.iter().map(outer).collect(),
            purple: vec![0; cells.len()],
            placed: vec![false; cells.len()],
            empty: cells.len(),
            empties: u64::MAX.checked_shr(64 - cells.len() as u32).unwrap_or(0),
            with_row,
            spare: 0,
            alike: 0,
            allowed: u16::MAX,
            available: tiles.kinds(),
            neighbours,
            rim,
            cells,
            counts,
        }
    }

    pub(super) fn find(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&other| other == cell)
    }

    /// How many tiles of a kind are at hand.
    pub(super) fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// Whether a tile can lie so, whether or not there is one.
    pub(super) fn fits(&self, place: usize, edges: Edges) -> bool {
        !self.placed[place] && edges.0 & self.known[place] == self.purple[place]
    }

    /// Whether an outer edge of a cell may be purple.
    pub(super) fn opens_outward(&self, place: usize) -> bool {
        self.rim == Rim::Any && self.neighbours[place].contains(&NONE)
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
        self.empties &= !(1 << place);
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
        self.empties |= 1 << place;
        let (mut known, mut purple) = (0, 0);
        for edge in 0..6 {
            let there = self.neighbours[place][edge];
            if there == NONE {
                known |= u8::from(self.rim == Rim::Green) << edge;
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

    #[inline]
    fn give(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.available |= 1 << kind.index();
        self.with_row.iter_mut().for_each(|(kinds, count)| *count += *kinds >> kind.index() & 1);
    }

    #[inline]
    fn spend(&mut self, kind: Kind) {
        self.counts[kind.index()] -= 1;
        self.with_row.iter_mut().for_each(|(kinds, count)| *count -= *kinds >> kind.index() & 1);
        if self.counts[kind.index()] == 0 {
            self.available &= !(1 << kind.index());
        }
    }

    /// Lays a tile that is at hand.
    pub(super) fn put(&mut self, place: usize, edges: Edges) {
        self.spend(edges.kind());
        self.add(place, edges);
    }

    /// What cannot be for reasons of number: too few tiles, too few for the edge, or an odd number of purple edges.
    pub(super) fn is_hopeless(&self) -> bool {
        let at_hand: usize = self.counts.iter().map(|&count| usize::from(count)).sum();
        if at_hand < self.empty || self.rim == Rim::Any {
            return at_hand < self.empty;
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
            let fits = |kind: &Kind| has_row(*kind, outer as u32);
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
        // This number of odd tiles is used, and the rest are even ones.
        let fits = |used: usize| self.empty - used <= even && used % 2 == given as usize % 2;
        !(0..=odd.min(self.empty)).any(fits)
    }

    /// Says that turning the empty shape moves these cells onto each other.
    pub(super) fn turn_alike(&mut self, cells: impl Iterator<Item = Cell>) {
        self.alike = cells.filter_map(|cell| self.find(cell)).fold(0, |alike, place| alike | 1 << place);
    }

    /// Fills the empty cells, trying at most this number of tiles.
    pub(super) fn search(&mut self, chance: &mut Chance, most: u64) -> Filling {
        let at_hand: usize = self.counts.iter().map(|&count| usize::from(count)).sum();
        let Some(spare) = at_hand.checked_sub(self.empty) else { return Filling::Impossible };
        (self.spare, self.allowed) = (u8::try_from(spare).unwrap_or(u8::MAX), u16::MAX);
        let mut left = most;
        match self.step(chance, &mut left) {
            true => Filling::Filled,
            false if left == 0 => Filling::Unknown,
            false => Filling::Impossible,
        }
    }

    /// The empty cell to fill next, the kinds that fit it, and how many cells each kind fits; `None` if there is
    /// provably no way.
    #[inline]
    fn tightest(&self) -> Option<(usize, u16, [u8; 16])> {
        let mut best = (u32::MAX, NONE as usize, 0);
        let mut cells = [0, 0];
        let mut needed = [0; ROWS.len()];
        let mut empties = self.empties;
        while empties != 0 {
            let place = empties.trailing_zeros() as usize;
            empties &= empties - 1;
            let mut kinds = kinds_that_fit(self.known[place], self.purple[place]) & self.available;
            if self.alike >> place & 1 == 1 {
                kinds &= self.allowed;
            }
            if kinds == 0 {
                return None;
            }
            cells[0] += BYTES[usize::from(kinds & 255)];
            cells[1] += BYTES[usize::from(kinds >> 8)];
            let mut rows = 0;
            for (needed, (with_row, _)) in needed.iter_mut().zip(self.with_row) {
                let needs = u16::from(kinds & !with_row == 0);
                *needed += needs;
                rows += u32::from(needs);
            }
            // Rows first, then many known edges, then few kinds.
            let key = (2 - rows) << 8 | (6 - self.known[place].count_ones()) << 4 | kinds.count_ones();
            if key < best.0 {
                best = (key, place, kinds);
            }
        }
        let cells: [u8; 16] = (u128::from(cells[0]) | u128::from(cells[1]) << 64).to_le_bytes();
        let enough = needed.iter().zip(self.with_row).all(|(&needed, (_, have))| needed <= have);
        let fits = |(&count, &cells): (&u8, &u8)| count.saturating_sub(self.spare) <= cells;
        let all_fit = self.counts.iter().zip(&cells).fold(true, |all, kind| all & fits(kind));
        (enough && all_fit).then_some((best.1, best.2, cells))
    }

    fn step(&mut self, chance: &mut Chance, left: &mut u64) -> bool {
        if self.empty == 0 {
            return true;
        }
        let Some((place, mut kinds, cells)) = self.tightest() else { return false };
        let (known, purple) = (self.known[place], self.purple[place]);
        let mut order = [(0u32, 0u8); KINDS];
        let mut count = 0;
        while kinds != 0 {
            let kind = kinds.trailing_zeros() as u8;
            kinds &= kinds - 1;
            let [tiles, cells] = [&self.counts, &cells].map(|counts| u32::from(counts[usize::from(kind)]));
            order[count] = ((tiles << 12) / cells * (16 + chance.below(16)), kind);
            count += 1;
        }
        order[..count].sort_unstable_by(|a, b| b.cmp(a));
        let first = self.empty == self.cells.len() && self.alike >> place & 1 == 1;
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
            if first {
                // Wherever it lay on a cell like this one, the shape could be turned until it lay here.
                self.allowed &= !(1 << kind.index());
            }
        }
        false
    }
}

/// Whether a kind has this number of green edges in a row.
fn has_row(kind: Kind, row: u32) -> bool {
    kind.turns().iter().any(|edges| edges.0.trailing_zeros() >= row)
}

/// The cells of a hexagon around a centre.
pub(crate) fn hexagon(centre: Cell, radius: i8) -> Vec<Cell> {
    let cells = (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| (q, r)));
    let inside = cells.filter(|(q, r)| (q + r).abs() <= radius);
    inside.map(|(q, r)| Cell { q: centre.q + q, r: centre.r + r }).collect()
}

/// The cells of a rhombus with this number of tiles on a side.
pub(super) fn rhombus(side: i8) -> Vec<Cell> {
    (0..side).flat_map(|q| (0..side).map(move |r| Cell { q, r })).collect()
}

/// The cells of a triangle with this number of tiles on a side.
pub(super) fn triangle(side: i8) -> Vec<Cell> {
    (0..side).flat_map(|q| (0..side - q).map(move |r| Cell { q, r })).collect()
}

/// Cells next to a cell, within the plane that tiles can reach.
pub(super) fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    (0..DIRECTIONS.len()).map(move |edge| cell.neighbour(edge))
}
