//! The highest score of the advanced game that can be found, and one that none can exceed.
//!
//! Regular shapes are put together from motifs ([`Mosaic`]), again and again. What is found is a layout; what is proven is
//! only arithmetic.

use super::fill::{Fill, hexagon, rhombus, triangle};
use super::mosaic::{Mosaic, points};
use super::motif::{Lot, Motif, motifs};
use super::{Answer, Goal, tile_laid};
use crate::cell::Cell;
use crate::edition::{Edition, Numbers};
use crate::hand::Tiles;
use crate::harmonia::Harmonia;
use crate::layout::{Layout, MOST_TILES, Place};
use crate::options::Variant;
use crate::scoring::total;
use crate::tile::Kind;
use contract::{Chance, Seed, Solve};

use std::sync::Arc;

/// Choices of motifs between two looks at the clock.
const CHOICES: usize = 64;
/// The largest motif that is looked at: larger ones bring no more points, and hardly find a place.
const LARGEST: usize = 10;
/// How many shapes are tried.
const SHAPES: usize = 4;

/// Looks for the highest score, a bit at a time. It never knows that it has found it, unless it meets its bound.
#[derive(Debug)]
pub struct BestScore {
    edition: Arc<Edition>,
    players: u8,
    /// Those that bring most first.
    shapes: Vec<Mosaic>,
    round: usize,
    best: i32,
    tiles: Vec<Place>,
    bound: i32,
    chance: Chance,
}

impl BestScore {
    pub fn new(edition: Arc<Edition>, tiles: Tiles, players: u8) -> BestScore {
        let bound = bound(&edition.numbers, &tiles, players);
        let best = total(&edition.numbers, &Layout::default(), players, 0);
        let shapes = shapes(&edition.numbers, &tiles, players);
        let chance = Seed::from_number(1).chance(0);
        BestScore { edition, players, shapes, round: 0, best, tiles: Vec::new(), bound, chance }
    }

    /// What the tiles of an advanced game that is over could have brought, had everybody known them all.
    pub fn of(game: &Harmonia) -> Option<BestScore> {
        let table = game.table();
        table.ended().filter(|_| table.options().game == Variant::Advanced)?;
        let laid = table.layout().tiles().map(|place| place.edges.kind());
        let held = (0..table.players()).flat_map(|hand| game.hand(hand).iter());
        let tiles = laid.chain(held).chain(table.aside().iter()).chain(table.shown()).collect();
        Some(BestScore::new(game.edition().clone().into(), tiles, table.players()))
    }

    /// The highest score found.
    pub fn best(&self) -> i32 {
        self.best
    }

    /// No layout of these tiles has more points.
    pub fn bound(&self) -> i32 {
        self.bound
    }

    /// The layout with the highest score found.
    pub fn layout(&self) -> Layout {
        laid(&self.tiles)
    }

    /// Every second time the shape that brings most, otherwise the others in turn.
    fn compose(&mut self) {
        let (round, count) = (self.round / 2, self.shapes.len());
        let shape = if self.round.is_multiple_of(2) { 0 } else { round % count.max(1) };
        let Some(shape) = self.shapes.get_mut(shape) else { return };
        let Some(tiles) = shape.compose(&self.edition.numbers, self.best, &mut self.chance) else { return };
        let score = total(&self.edition.numbers, &laid(&tiles), self.players, 0);
        if score > self.best {
            (self.best, self.tiles) = (score, tiles);
        }
    }
}

/// The regular shapes that so many tiles can fill, each with what it brings without patterns.
fn shapes(numbers: &Numbers, tiles: &Tiles, players: u8) -> Vec<Mosaic> {
    let supply = Lot::from(tiles);
    let mut known: Vec<Motif> = motifs(LARGEST);
    known.retain(|motif| points(numbers, motif) > 0 && motif.needs.is_within(supply));
    known.sort_by_key(|motif| -points(numbers, motif));
    let alike = |one: &Motif, other: &Motif| points(numbers, one) == points(numbers, other);
    let known = Arc::new(known.chunk_by(alike).map(<[Motif]>::to_vec).collect());
    let hexagons = (0..=4).map(|radius| (numbers.hexagon, hexagon(Cell::ORIGIN, radius)));
    let others = (2..=7).map(rhombus).chain((2..=10).map(triangle));
    let all = hexagons.chain(others.map(|cells| (numbers.triangle, cells)));
    let mosaic = |(worth, cells): (u8, Vec<Cell>)| {
        let unused = i32::from(numbers.dealt) - cells.len() as i32;
        let base = i32::from(numbers.player) * i32::from(players) + i32::from(worth) * i32::from(numbers.green)
            - i32::from(numbers.unused) * unused;
        Mosaic::new(base, Fill::new(cells, tiles), Arc::clone(&known), tiles)
    };
    let fits =
        |cells: &[Cell]| cells.len() <= tiles.len().min(MOST_TILES) && !Fill::new(cells.to_vec(), tiles).is_hopeless();
    let mut shapes: Vec<Mosaic> = all.filter(|(_, cells)| fits(cells)).map(mosaic).collect();
    shapes.sort_by_key(|shape| -shape.base);
    shapes.truncate(SHAPES);
    shapes
}

/// Tiles that lie in one part, laid one after the other.
fn laid(tiles: &[Place]) -> Layout {
    let (mut layout, mut left) = (Layout::default(), tiles.to_vec());
    let Some(first) = left.first().map(|place| place.cell) else { return layout };
    // The layout begins at the origin.
    for place in &mut left {
        place.cell = Cell { q: place.cell.q - first.q, r: place.cell.r - first.r };
    }
    while let Some(next) = left.iter().position(|place| layout.fits(*place)) {
        layout.lay(left.swap_remove(next));
    }
    layout
}

/// No layout has more points: the best shape that so many tiles can have, its edge all green, and all tiles with a
/// purple edge in patterns of the best sizes; the best number of tiles.
fn bound(numbers: &Numbers, tiles: &Tiles, players: u8) -> i32 {
    let purple = tiles.iter().filter(|&kind: &Kind| kind.edges().purple() > 0).count();
    // The most that so many tiles bring as patterns.
    let mut patterns = vec![0; purple + 1];
    for count in 1..=purple {
        let sizes =
            numbers.patterns.iter().map(|worth| usize::from(worth.tiles)).filter(|&least| least <= count && least > 0);
        let with = sizes.map(|size| numbers.pattern(size as u32) + patterns[count - size]).max().unwrap_or(0);
        patterns[count] = with.max(patterns[count - 1]);
    }
    let shape = |count: usize| {
        let is = |cells: fn(usize) -> usize| (1..=count).any(|side| cells(side) == count);
        let points = if count == 0 {
            0
        } else if is(|side| 3 * side * (side - 1) + 1) {
            numbers.hexagon
        } else if count > 1 && (is(|side| side * (side + 1) / 2) || is(|side| side * side)) {
            numbers.triangle
        } else {
            numbers.symmetric.max(numbers.plain)
        };
        i32::from(points) * i32::from(numbers.green.max(1))
    };
    let of = |count: usize| {
        let unused = i32::from(numbers.dealt) - count as i32;
        shape(count) + patterns[count.min(purple)] - i32::from(numbers.unused) * unused
    };
    let most = tiles.len().min(usize::from(numbers.dealt));
    i32::from(numbers.player) * i32::from(players) + (0..=most).map(of).max().unwrap_or(0)
}

impl Solve for BestScore {
    fn advance(&mut self) -> bool {
        if self.best >= self.bound {
            return false;
        }
        (0..CHOICES).for_each(|_| self.compose());
        self.round += 1;
        !self.shapes.is_empty()
    }

    fn answer(&self) -> String {
        let tiles = self.tiles.iter().copied().map(tile_laid).collect();
        let answer =
            Answer { goal: Goal::Score, verdict: None, total: Some(self.best), at_most: Some(self.bound), tiles };
        serde_json::to_string(&answer).unwrap_or_default()
    }
}
