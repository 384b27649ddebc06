//! A shape put together from motifs, and filled with other tiles where there is none.
//!
//! First motifs are chosen that the tiles suffice for: some are put back and others taken again and again, and the
//! better choice is kept, a worse one now and then at first. A choice that would bring more than anything before is laid
//! out in the shape, if it can be.

use super::fill::{Fill, Filling};
use super::motif::{Lot, Motif};
use crate::cell::Cell;
use crate::edition::Numbers;
use crate::hand::Tiles;
use crate::layout::Place;
use crate::tile::Kind;
use contract::Chance;
use std::sync::Arc;

/// How many motifs may be tried in how many places to lay out one choice.
const PLACES: u32 = 300;
/// How many tiles the search for the rest may look at.
const MOST: u64 = 1_500;
/// How warm it is at first, in points, and how it cools with every choice.
const WARM: f32 = 30.0;
const COOLING: f32 = 0.9995;

/// One shape, and the motifs that are chosen for it.
#[derive(Debug)]
pub(super) struct Mosaic {
    /// What the shape brings without its patterns.
    pub(super) base: i32,
    /// The shape, empty.
    fill: Fill,
    /// The cells next to each cell, a bit each.
    beside: Vec<u64>,
    /// Those that the tiles suffice for; those that bring the same points together, most points first.
    motifs: Arc<Vec<Vec<Motif>>>,
    chosen: Vec<(usize, usize)>,
    left: Lot,
    worth: f32,
    warmth: f32,
}

/// A motif in a place of a shape.
struct Placement {
    cells: u64,
    tiles: Vec<(usize, Place)>,
}

impl Mosaic {
    pub(super) fn new(base: i32, fill: Fill, motifs: Arc<Vec<Vec<Motif>>>, tiles: &Tiles) -> Mosaic {
        let bit = |cell| fill.find(cell).map_or(0, |place| 1 << place);
        let around = |cell: &Cell| (0..6).fold(0, |bits, edge| bits | bit(cell.neighbour(edge)));
        let beside = fill.cells.iter().map(around).collect();
        Mosaic { base, beside, fill, motifs, chosen: Vec::new(), left: tiles.into(), worth: f32::MIN, warmth: WARM }
    }

    /// Chooses other motifs; if they bring more than `least` with the shape, what lies then.
    pub(super) fn compose(&mut self, numbers: &Numbers, least: i32, chance: &mut Chance) -> Option<Vec<Place>> {
        let before = (self.chosen.clone(), self.left, self.worth);
        self.choose(chance);
        let motifs = || self.chosen.iter().map(|&(group, place)| &self.motifs[group][place]);
        let points: i32 = motifs().map(|motif| points(numbers, motif)).sum();
        let tiles: usize = motifs().map(|motif| motif.tiles.len()).sum();
        // Of the same points those with fewer tiles are easier to lay out.
        let worth = points as f32 - tiles as f32 / 2.0;
        self.warmth = if self.warmth < 1.0 { WARM } else { self.warmth * COOLING };
        let odds = ((worth - before.2) / self.warmth).exp();
        if chance.below(1 << 16) as f32 >= odds * 65536.0 {
            (self.chosen, self.left, self.worth) = before;
            return None;
        }
        self.worth = worth;
        if self.base + points <= least { None } else { self.lay_out(chance) }
    }

    /// Puts some motifs back and takes others, as many as the tiles suffice for and the shape has cells.
    fn choose(&mut self, chance: &mut Chance) {
        for _ in 0..1 + chance.below(3) {
            if !self.chosen.is_empty() {
                let (group, place) = self.chosen.swap_remove(chance.below(self.chosen.len() as u32) as usize);
                self.left = self.left.with(self.motifs[group][place].needs);
            }
        }
        let tiles = |&(group, place): &(usize, usize)| self.motifs[group][place].tiles.len();
        let mut room = self.fill.cells.len() - self.chosen.iter().map(tiles).sum::<usize>();
        for (group, motifs) in self.motifs.iter().enumerate() {
            while let Some(place) = pick(motifs, self.left, room, chance) {
                self.left = self.left.without(motifs[place].needs);
                room -= motifs[place].tiles.len();
                self.chosen.push((group, place));
            }
        }
    }

    /// Lays the chosen motifs side by side, and other tiles where they leave room.
    fn lay_out(&self, chance: &mut Chance) -> Option<Vec<Place>> {
        let mut motifs: Vec<Vec<Placement>> =
            self.chosen.iter().map(|&(group, place)| self.places(&self.motifs[group][place])).collect();
        motifs.iter_mut().for_each(|places| chance.shuffle(places));
        // Those with few places first.
        motifs.sort_by_key(Vec::len);
        let mut laid = Vec::new();
        self.place(&motifs, 0, &mut laid, &mut PLACES.clone(), chance)
    }

    fn place<'a>(
        &self,
        motifs: &'a [Vec<Placement>],
        taken: u64,
        laid: &mut Vec<&'a Placement>,
        left: &mut u32,
        chance: &mut Chance,
    ) -> Option<Vec<Place>> {
        let Some((places, others)) = motifs.split_first() else { return self.fill_rest(laid, chance) };
        for motif in places.iter().filter(|motif| motif.cells & taken == 0) {
            if *left == 0 {
                return None;
            }
            *left -= 1;
            let taken = taken | motif.cells;
            if self.lonely(taken) > self.fill.count(Kind::GREEN) {
                continue;
            }
            laid.push(motif);
            if let Some(found) = self.place(others, taken, laid, left, chance) {
                return Some(found);
            }
            laid.pop();
        }
        None
    }

    /// How many empty cells have none beside them, and no open edge: only a tile without purple edges can lie there.
    fn lonely(&self, taken: u64) -> u8 {
        let is_lonely = |(place, beside): (usize, &u64)| {
            taken >> place & 1 == 0 && beside & !taken == 0 && !self.fill.opens_outward(place)
        };
        self.beside.iter().enumerate().map(|cell| u8::from(is_lonely(cell))).sum()
    }

    fn fill_rest(&self, laid: &[&Placement], chance: &mut Chance) -> Option<Vec<Place>> {
        let mut fill = self.fill.clone();
        laid.iter().flat_map(|motif| &motif.tiles).for_each(|&(place, tile)| fill.put(place, tile.edges));
        (fill.search(chance, MOST) == Filling::Filled).then(|| fill.laid().collect())
    }

    /// Everywhere a motif can lie.
    fn places(&self, motif: &Motif) -> Vec<Placement> {
        let mut places: Vec<Placement> = Vec::new();
        for turned in (0..6).map(|times| turned(motif, times)) {
            let first = turned[0].cell;
            for &cell in &self.fill.cells {
                let moved = |place: &Place| Place {
                    cell: Cell { q: place.cell.q - first.q + cell.q, r: place.cell.r - first.r + cell.r },
                    edges: place.edges,
                };
                let tiles = turned.iter().map(moved).map(|place| Some((self.fill.find(place.cell)?, place)));
                let Some(tiles) = tiles.collect::<Option<Vec<(usize, Place)>>>() else { continue };
                let cells = tiles.iter().fold(0, |cells, (place, _)| cells | 1 << place);
                if places.iter().all(|known| known.cells != cells) {
                    places.push(Placement { cells, tiles });
                }
            }
        }
        places
    }
}

/// What a motif brings.
pub(super) fn points(numbers: &Numbers, motif: &Motif) -> i32 {
    numbers.pattern(motif.tiles.len() as u32)
}

/// A motif that tiles and room suffice for, the first from somewhere on.
fn pick(motifs: &[Motif], left: Lot, room: usize, chance: &mut Chance) -> Option<usize> {
    let from = chance.below(motifs.len() as u32) as usize;
    let fits = |&place: &usize| motifs[place].tiles.len() <= room && motifs[place].needs.is_within(left);
    (from..motifs.len()).chain(0..from).find(fits)
}

/// Turned this number of times by 60° counter-clockwise.
fn turned(motif: &Motif, times: usize) -> Vec<Place> {
    let turn = |cell: Cell| Cell { q: cell.q + cell.r, r: -cell.q };
    let turned = |place: &Place| Place {
        cell: (0..times).fold(place.cell, |cell, _| turn(cell)),
        edges: place.edges.turned(times),
    };
    motif.tiles.iter().map(turned).collect()
}
