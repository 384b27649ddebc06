//! The highest score of the advanced game that can be found, and one that none can exceed.
//!
//! Regular shapes are put together from motifs ([`Mosaic`]), again and again. Where so few tiles are at hand that less could bring
//! more, all layouts of a few tiles are tried first, and motifs alone. What is found is a layout; what is proven is only arithmetic.

use super::fill::{Fill, Filling, Rim, hexagon, rhombus, triangle};
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
/// How many tiles may be looked at to prove that a shape cannot be filled.
const PROOF: u64 = 20_000;
/// All layouts of this number of tiles are tried.
const FEW: usize = 3;

/// Searches for the highest score in small steps. It cannot tell that a score is the highest, unless the score meets
/// the bound.
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
        let numbers = &edition.numbers;
        let bound = bound(numbers, &tiles, players);
        let best = total(numbers, &Layout::default(), players, 0);
        let motifs = known_motifs(numbers, &tiles);
        let alone = alone(&motifs);
        let shapes = shapes(numbers, &tiles, players, motifs);
        let chance = Seed::from_number(1).chance(0);
        let mut found = BestScore { edition, players, shapes, round: 0, best, tiles: Vec::new(), bound, chance };
        for count in 1..=FEW.min(tiles.len()) {
            if at_most(&found.edition.numbers, &tiles, players, count) > found.best {
                found.try_all(&Layout::default(), tiles, count);
            }
        }
        alone.iter().for_each(|motif| found.consider(&laid(&motif.tiles)));
        found
    }

    /// Returns the search for what the tiles of a finished advanced game could have brought with open hands.
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

    /// Keeps a layout if it has more points than all before.
    fn consider(&mut self, layout: &Layout) {
        let score = total(&self.edition.numbers, layout, self.players, 0);
        if score > self.best {
            (self.best, self.tiles) = (score, layout.tiles().collect());
        }
    }

    /// Considers every layout with this number of tiles more. A turned layout is the same, and any of its tiles can be the first:
    /// so the first tile is laid in one way, and no other comes before it in the list of kinds.
    fn try_all(&mut self, layout: &Layout, mut tiles: Tiles, more: usize) {
        if more == 0 {
            return self.consider(layout);
        }
        let ways = if layout.is_empty() { 1 } else { usize::MAX };
        for kind in Kind::all() {
            let mut left = tiles;
            if !left.take(kind) {
                continue;
            }
            for place in layout.places(kind).take(ways) {
                let mut layout = *layout;
                layout.lay(place);
                self.try_all(&layout, left, more - 1);
            }
            if layout.is_empty() {
                while tiles.take(kind) {}
            }
        }
    }

    /// Every second time the most valuable shape, otherwise the others in turn.
    fn compose(&mut self) {
        let (round, count) = (self.round / 2, self.shapes.len());
        let shape = if self.round.is_multiple_of(2) { 0 } else { round % count.max(1) };
        let Some(shape) = self.shapes.get_mut(shape) else { return };
        let Some(tiles) = shape.compose(&self.edition.numbers, self.best, &mut self.chance) else { return };
        self.consider(&laid(&tiles));
    }
}

/// The motifs that bring points and that the tiles suffice for; those that bring the same together, most points first.
fn known_motifs(numbers: &Numbers, tiles: &Tiles) -> Vec<Vec<Motif>> {
    let supply = Lot::from(tiles);
    let mut known: Vec<Motif> = motifs(LARGEST);
    known.retain(|motif| points(numbers, motif) > 0 && motif.needs.is_within(supply));
    known.sort_by_key(|motif| -points(numbers, motif));
    let alike = |one: &Motif, other: &Motif| points(numbers, one) == points(numbers, other);
    known.chunk_by(alike).map(<[Motif]>::to_vec).collect()
}

/// A motif of each size: alone it is a symmetric layout with a green edge. Those whose shape is worth more are found as shapes.
fn alone(motifs: &[Vec<Motif>]) -> Vec<Motif> {
    let is_alone = |motif: &Motif, size| motif.tiles.len() == size && !laid(&motif.tiles).has_hole();
    (1..=LARGEST).filter_map(|size| motifs.iter().flatten().find(|motif| is_alone(motif, size)).cloned()).collect()
}

/// The regular shapes that the tiles can fill, with a green edge or another, each with what it brings without patterns.
fn shapes(numbers: &Numbers, tiles: &Tiles, players: u8, motifs: Vec<Vec<Motif>>) -> Vec<Mosaic> {
    let motifs = Arc::new(motifs);
    let hexagons = (0..=4).map(|radius| (numbers.hexagon, hexagon(Cell::ORIGIN, radius)));
    let others = (2..=7).map(rhombus).chain((2..=10).map(triangle));
    let regular = hexagons.chain(others.map(|cells| (numbers.triangle, cells)));
    let of_each_rim = |(worth, cells): (u8, Vec<Cell>)| {
        let unused = i32::from(numbers.dealt) - cells.len() as i32;
        let rest = i32::from(numbers.player) * i32::from(players) - i32::from(numbers.unused) * unused;
        [(Rim::Green, numbers.green), (Rim::Any, 1)].map(|(rim, times)| {
            let base = rest + i32::from(worth) * i32::from(times);
            (base, Fill::new(cells.clone(), rim, tiles))
        })
    };
    let fits = |cells: &[Cell]| cells.len() <= tiles.len().min(MOST_TILES);
    let mut shapes: Vec<(i32, Fill)> = regular.filter(|(_, cells)| fits(cells)).flat_map(of_each_rim).collect();
    shapes.sort_by_key(|(base, _)| -base);
    let chance = &mut Seed::from_number(1).chance(1);
    let mut can_be_filled =
        |fill: &Fill| !fill.is_hopeless() && fill.clone().search(chance, PROOF) != Filling::Impossible;
    let filled = shapes.into_iter().filter(|(_, fill)| can_be_filled(fill)).take(SHAPES);
    filled.map(|(base, fill)| Mosaic::new(base, fill, Arc::clone(&motifs), tiles)).collect()
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

/// No layout has more points.
fn bound(numbers: &Numbers, tiles: &Tiles, players: u8) -> i32 {
    let most = tiles.len().min(usize::from(numbers.dealt));
    (0..=most).map(|count| at_most(numbers, tiles, players, count)).max().unwrap_or(0)
}

/// Returns an upper bound of the points of this number of tiles: the best shape that they can have, its edge all green, and
/// all tiles with a purple edge in patterns of the best sizes.
fn at_most(numbers: &Numbers, tiles: &Tiles, players: u8, count: usize) -> i32 {
    let purple = tiles.iter().filter(|&kind: &Kind| kind.edges().purple() > 0).count().min(count);
    // The most that this number of tiles brings as patterns.
    let mut patterns = vec![0; purple + 1];
    for count in 1..=purple {
        let sizes =
            numbers.patterns.iter().map(|worth| usize::from(worth.tiles)).filter(|&least| least <= count && least > 0);
        let with = sizes.map(|size| numbers.pattern(size as u32) + patterns[count - size]).max().unwrap_or(0);
        patterns[count] = with.max(patterns[count - 1]);
    }
    let is = |cells: fn(usize) -> usize| (1..=count).any(|side| cells(side) == count);
    let shape = if count == 0 {
        0
    } else if is(|side| 3 * side * (side - 1) + 1) {
        numbers.hexagon
    } else if count > 1 && (is(|side| side * (side + 1) / 2) || is(|side| side * side)) {
        numbers.triangle
    } else {
        numbers.symmetric.max(numbers.plain)
    };
    let unused = i32::from(numbers.dealt) - count as i32;
    i32::from(numbers.player) * i32::from(players)
        + i32::from(shape) * i32::from(numbers.green.max(1))
        + patterns[purple]
        - i32::from(numbers.unused) * unused
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
