//! Flowers: a tile with six around it, the border all light green. They are the smallest hexagon that pays (H5.2 to
//! H5.4), and the pattern that bots build together.
//!
//! Such a flower has twelve inner edges, so there are 4096 of them. All are known beforehand with what they are worth; a
//! position is worth the best of those that agree with what lies, as far as the tiles for it can be expected in the hands.

use crate::cell::{Cell, opposite};
use crate::harmonia::Harmonia;
use crate::layout::{Layout, Place};
use crate::odds::Odds;
use crate::tile::{Edges, KINDS, Kind};
use contract::Seat;
use std::sync::LazyLock;

/// The tiles of a flower: those around the middle, by their direction, then the middle.
const TILES: usize = 7;
const MIDDLE: usize = 6;
/// Every inner edge, a bit each: from the middle to the tile in each direction, then from each of those to the next.
const ALL: u16 = 1 << 12;

/// The points of an unfinished flower, before those for unused tiles: a few tiles side by side.
const RUINS: f32 = 20.0;
/// The weight of alternatives: the points that a second or third flower as good as the best one adds.
const CHOICE: f32 = 1.5;

/// A flower: its inner edges, and the kind of each tile.
#[derive(Clone, Copy)]
struct Flower {
    purple: u16,
    kinds: [u8; TILES],
}

/// Flowers that are worth the same: they have symmetric patterns of the same sizes. At most two have three or more.
struct Bed {
    patterns: [u8; 2],
    flowers: Vec<Flower>,
}

static BEDS: LazyLock<Vec<Bed>> = LazyLock::new(|| {
    let mut beds: Vec<Bed> = Vec::new();
    for purple in 0..ALL {
        let (flower, patterns) = grow(purple);
        match beds.iter_mut().find(|bed| bed.patterns == patterns) {
            Some(bed) => bed.flowers.push(flower),
            None => beds.push(Bed { patterns, flowers: vec![flower] }),
        }
    }
    beds
});

/// The inner edges of a tile: each by its bit in a flower and as an edge of the tile.
fn inner(tile: usize) -> impl Iterator<Item = (usize, usize)> {
    let around = [(tile, opposite(tile)), (6 + tile, (tile + 2) % 6), (6 + (tile + 5) % 6, (tile + 4) % 6)];
    let (count, middle) = if tile == MIDDLE { (6, true) } else { (3, false) };
    (0..count).map(move |edge| if middle { (edge, edge) } else { around[edge] })
}

/// The edges of one tile of a flower.
fn edges(flower: u16, tile: usize) -> Edges {
    Edges(inner(tile).fold(0, |edges, (bit, edge)| edges | (((flower >> bit) as u8 & 1) << edge)))
}

fn cell(middle: Cell, tile: usize) -> Cell {
    if tile == MIDDLE { middle } else { middle.neighbour(tile) }
}

fn grow(purple: u16) -> (Flower, [u8; 2]) {
    let mut layout = Layout::default();
    let mut kinds = [0; TILES];
    // The middle first: the layout begins at its origin.
    for tile in (0..TILES).rev() {
        let edges = edges(purple, tile);
        kinds[tile] = edges.kind().0;
        layout.lay(Place { cell: cell(Cell::ORIGIN, tile), edges });
    }
    let mut patterns = [0; 2];
    let symmetric = layout.patterns().iter().filter(|pattern| pattern.is_symmetric() && pattern.len() >= 3);
    for (place, pattern) in patterns.iter_mut().zip(symmetric) {
        *place = pattern.len() as u8;
    }
    (Flower { purple, kinds }, patterns)
}

/// Returns the known edges of a flower around `middle`, and those of them that are purple. Returns `None` if the layout
/// cannot become a flower there.
fn known(layout: &Layout, middle: Cell) -> Option<(u16, u16, u8)> {
    let (mut known, mut purple, mut laid) = (0, 0, 0);
    for place in layout.tiles() {
        let tile = (0..TILES).find(|&tile| cell(middle, tile) == place.cell)?;
        laid |= 1 << tile;
        let mut outer = place.edges.0;
        for (bit, edge) in inner(tile) {
            known |= 1 << bit;
            purple |= u16::from(place.edges.is_purple(edge)) << bit;
            outer &= !(1 << edge);
        }
        (outer == 0).then_some(())?;
    }
    Some((known, purple, laid))
}

/// The probabilities of tiles in the hands, as one player knows them.
struct Prospects {
    /// The least number of each kind in all hands together.
    all: [[f32; TILES + 1]; KINDS],
    /// At least one of each kind in the hands that come next.
    next: [[f32; KINDS]; LAST],
    /// The seats that play these hands.
    seats: [Seat; LAST],
}

/// The probability that a player who claims a tile for the cell has the one that the flower needs.
const KEPT_WORD: f32 = 0.9;

/// The number of missing tiles from which on bots ask who has them.
const LAST: usize = 3;

impl Harmonia {
    /// Returns the points promised by flowers that the layout can still become, or `None` if there is none.
    pub(crate) fn promise(&self, layout: &Layout, seat: Seat) -> Option<f32> {
        self.best_flower(layout, seat).map(|(worth, ..)| worth)
    }

    /// Returns a cell of the best flower for which the seat has a tile, when few are missing.
    pub(crate) fn offer(&self, seat: Seat) -> Option<Cell> {
        let (_, flower, middle, laid) = self.best_flower(self.table().layout(), seat)?;
        let missing = (0..TILES).filter(|tile| laid & 1 << tile == 0);
        let has = |tile: &usize| {
            let kind = Kind(flower.kinds[*tile]);
            self.table().hands_of(seat).any(|hand| self.hand(hand).has(kind))
        };
        let reached = |cell: &Cell| self.table().layout().asked(*cell).is_some();
        (missing.clone().count() <= LAST).then(|| missing.filter(has).map(|tile| cell(middle, tile)).find(reached))?
    }

    fn best_flower(&self, layout: &Layout, seat: Seat) -> Option<(f32, Flower, Cell, u8)> {
        if layout.len() > TILES {
            return None;
        }
        let first = layout.tiles().next().map_or(Cell::ORIGIN, |first| first.cell);
        let numbers = &self.edition.numbers;
        let odds = self.prospects(seat, layout.len());
        let shape = f32::from(numbers.hexagon) * f32::from(numbers.green);
        let points = |tiles: u8| numbers.pattern(u32::from(tiles)) as f32;
        let mut beds: Vec<(f32, &Bed)> =
            BEDS.iter().map(|bed| (shape + points(bed.patterns[0]) + points(bed.patterns[1]), bed)).collect();
        beds.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut middles = [(Cell::ORIGIN, 0, 0, 0); TILES];
        let mut count = 0;
        for tile in 0..if layout.is_empty() { 1 } else { TILES } {
            let middle = cell(first, tile);
            if let Some((known, purple, laid)) = known(layout, middle) {
                middles[count] = (middle, known, purple, laid);
                count += 1;
            }
        }
        let mut best = [0.0f32; 3];
        let mut wanted = None;
        for (whole, bed) in beds {
            for &(middle, known, purple, laid) in &middles[..count] {
                if whole <= best[2] {
                    break;
                }
                for flower in bed.flowers.iter().filter(|flower| flower.purple & known == purple) {
                    let value = RUINS + self.likely(flower, middle, laid, &odds) * (whole - RUINS);
                    if value > best[0] {
                        wanted = Some((*flower, middle, laid));
                    }
                    if value > best[2] {
                        best[2] = value;
                        best.sort_by(|a, b| b.total_cmp(a));
                    }
                }
            }
        }
        let unused = f32::from(numbers.unused) * (f32::from(numbers.dealt) - TILES as f32);
        let misfits = f32::from(numbers.misfit) * self.table().aside().len() as f32;
        let rest = f32::from(numbers.player) * f32::from(self.table().players()) - unused - misfits;
        let (flower, middle, laid) = wanted?;
        Some((best[0] + rest + CHOICE * ((best[1] + best[2]) / best[0] - 2.0), flower, middle, laid))
    }

    fn prospects(&self, seat: Seat, laid: usize) -> Prospects {
        let table = self.table();
        let odds = Odds::of(self, seat);
        let share = odds.in_some_hand();
        let all = std::array::from_fn(|kind| {
            // Binomial: each hidden tile is in a hand with the same probability.
            let count = usize::from(odds.hidden[kind]).min(TILES + 1);
            let mut chances = [0.0f32; TILES + 2];
            chances[0] = 1.0;
            for _ in 0..count {
                for there in (0..=TILES).rev() {
                    let up = chances[there] * share;
                    chances[there + 1] += up;
                    chances[there] -= up;
                }
            }
            std::array::from_fn(|wanted| {
                let missing = usize::saturating_sub(wanted, usize::from(odds.own[kind]));
                chances[missing..].iter().sum::<f32>().min(1.0)
            })
        });
        // A layout with one tile more than the table is that after the current turn.
        let ahead = usize::from(laid > table.layout().len());
        let hand = |turn: usize| ((usize::from(table.turn()) + ahead + turn) % usize::from(table.players())) as u8;
        let next = std::array::from_fn(|turn| {
            let hand = hand(turn);
            let mine = table.hands_of(seat).any(|own| own == hand);
            std::array::from_fn(|kind| match Kind(kind as u8) {
                kind if mine => f32::from(u8::from(self.hand(hand).has(kind))),
                kind => odds.has(kind, table.left(hand)),
            })
        });
        Prospects { all, next, seats: std::array::from_fn(|turn| table.seat_of(hand(turn))) }
    }

    /// Returns the probability that the missing tiles of a flower come when they are needed.
    fn likely(&self, flower: &Flower, middle: Cell, laid: u8, odds: &Prospects) -> f32 {
        let mut wanted = [0u8; KINDS];
        let mut missing = [0; TILES];
        let mut count = 0;
        let mut likely = 1.0;
        for (tile, &kind) in flower.kinds.iter().enumerate() {
            if laid & 1 << tile == 0 {
                let kind = usize::from(kind);
                wanted[kind] += 1;
                let wanted = usize::from(wanted[kind]);
                let (with, without) = (odds.all[kind][wanted], odds.all[kind][wanted - 1]);
                likely *= if without > 0.0 { with / without } else { 0.0 };
                missing[count] = tile;
                count += 1;
            }
        }
        // A player who claims a tile for a cell usually has the right one.
        let comes = |turn: usize, tile: usize| {
            let by_chance = odds.next[turn][usize::from(flower.kinds[tile])];
            let claims = &self.told.claims;
            let claimed = !claims.is_empty() && claims.contains(&(odds.seats[turn], cell(middle, tile)));
            if claimed { by_chance.max(KEPT_WORD) } else { by_chance }
        };
        let pair = |turn: usize, a: usize, b: usize| {
            either(comes(turn, a) * comes(turn + 1, b), comes(turn, b) * comes(turn + 1, a))
        };
        match missing[..count] {
            [a] => comes(0, a),
            [a, b] => pair(0, a, b),
            [a, b, c] => {
                let first = either(comes(0, a) * pair(1, b, c), comes(0, b) * pair(1, a, c));
                either(first, comes(0, c) * pair(1, a, b))
            }
            _ => likely,
        }
    }
}

/// Returns the probability of at least one of two independent events.
fn either(one: f32, other: f32) -> f32 {
    1.0 - (1.0 - one) * (1.0 - other)
}
