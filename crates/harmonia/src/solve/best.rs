//! The highest score of the advanced game that can be found, and one that none can exceed.
//!
//! Some shapes are filled at random; then again and again a patch is taken up and filled anew, and the better layout is
//! kept, a worse one now and then at first. What is found is a layout; what is proven is only arithmetic.

use super::fill::{Fill, Found, around, hexagon, rhombus, triangle};
use super::{Answer, Goal, tile_laid};
use crate::cell::Cell;
use crate::edition::{Edition, Numbers};
use crate::hand::Tiles;
use crate::layout::{Layout, Place};
use crate::scoring::total;
use crate::tile::{Edges, Kind};
use contract::{Chance, Seed, Solve};
use std::sync::Arc;

/// Patches between two looks at the clock.
const PATCHES: usize = 64;
/// How warm it is at first, in points, and how it cools with every patch.
const WARM: f32 = 24.0;
const COOLING: f32 = 0.9997;
/// How many tiles a search for a patch may look at.
const MOST: u64 = 400;

/// Looks for the highest score, a bit at a time. It never knows that it has found it, unless it meets its bound.
#[derive(Debug)]
pub struct BestScore {
    edition: Arc<Edition>,
    players: u8,
    trials: Vec<Trial>,
    next: usize,
    best: i32,
    layout: Vec<Place>,
    bound: i32,
    chance: Chance,
}

/// One shape.
#[derive(Debug)]
struct Trial {
    fill: Fill,
    begun: bool,
    score: i32,
    warmth: f32,
}

impl BestScore {
    pub fn new(edition: Arc<Edition>, tiles: Tiles, players: u8) -> BestScore {
        let shapes = (1..=4).map(|radius| hexagon(Cell::ORIGIN, radius));
        let shapes = shapes.chain((3..=7).map(rhombus)).chain((5..=10).map(triangle));
        let fits = |cells: &Vec<Cell>| cells.len() <= tiles.len();
        let trial = |cells| Trial { fill: Fill::new(cells, &tiles), begun: false, score: i32::MIN, warmth: WARM };
        let mut trials: Vec<Trial> = shapes.filter(fits).map(trial).filter(|trial| !trial.fill.is_hopeless()).collect();
        // Large ones have room for more patterns.
        trials.sort_by_key(|trial| std::cmp::Reverse(trial.fill.cells.len()));
        trials.truncate(4);
        let bound = bound(&edition.numbers, &tiles, players);
        let best = total(&edition.numbers, &Layout::default(), players, 0);
        BestScore {
            edition,
            players,
            trials,
            next: 0,
            best,
            layout: Vec::new(),
            bound,
            chance: Seed::from_number(1).chance(0),
        }
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
    pub fn tiles(&self) -> &[Place] {
        &self.layout
    }

    fn patch(&mut self, number: usize) {
        let Some(trial) = self.trials.get_mut(number) else { return };
        let before: Vec<(usize, Edges)> = if trial.begun {
            let centre = trial.fill.cells[self.chance.below(trial.fill.cells.len() as u32) as usize];
            let mut cells = vec![centre];
            cells.extend(around(centre));
            // Sometimes a larger patch.
            if self.chance.below(3) == 0 {
                let other = cells[self.chance.below(cells.len() as u32) as usize];
                cells.extend(around(other));
            }
            let mut places: Vec<usize> = cells.into_iter().filter_map(|cell| trial.fill.find(cell)).collect();
            places.sort_unstable();
            places.dedup();
            let laid: Vec<Place> = trial.fill.laid().collect();
            let edges =
                |place: &usize| laid.iter().find(|laid| laid.cell == trial.fill.cells[*place]).map(|laid| laid.edges);
            places.iter().filter_map(|place| Some((*place, edges(place)?))).collect()
        } else {
            Vec::new()
        };
        for (place, _) in &before {
            trial.fill.take_up(*place);
        }
        let most = if trial.begun { MOST } else { 100 * MOST };
        if trial.fill.search(&mut self.chance, most) != Found::Filled {
            for (place, edges) in before {
                trial.fill.put_back(place, edges);
            }
            return;
        }
        let laid: Vec<Place> = trial.fill.laid().collect();
        let score = score_of(&self.edition.numbers, &laid, self.players);
        let worse = trial.score.saturating_sub(score);
        let accepts = !trial.begun || worse <= 0 || {
            let odds = (-(worse as f32) / trial.warmth.max(0.01)).exp();
            (self.chance.below(1 << 16) as f32) < odds * 65536.0
        };
        trial.begun = true;
        trial.warmth *= COOLING;
        if trial.warmth < 1.0 {
            trial.warmth = WARM;
        }
        if !accepts {
            for (place, _) in &before {
                trial.fill.take_up(*place);
            }
            for (place, edges) in before {
                trial.fill.put_back(place, edges);
            }
            return;
        }
        trial.score = score;
        if score > self.best {
            (self.best, self.layout) = (score, laid);
        }
    }
}

/// Scores tiles that lie in one part.
fn score_of(numbers: &Numbers, laid: &[Place], players: u8) -> i32 {
    let mut layout = Layout::default();
    let mut left: Vec<Place> = laid.to_vec();
    let Some(first) = left.first().copied() else { return total(numbers, &layout, players, 0) };
    // The layout begins at the origin.
    for place in &mut left {
        place.cell = Cell { q: place.cell.q - first.cell.q, r: place.cell.r - first.cell.r };
    }
    while !left.is_empty() {
        let Some(next) = left.iter().position(|place| layout.fits(*place)) else { break };
        layout.lay(left.swap_remove(next));
    }
    total(numbers, &layout, players, 0)
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
        if self.trials.is_empty() || self.best >= self.bound {
            return false;
        }
        for _ in 0..PATCHES {
            self.patch(self.next);
        }
        self.next = (self.next + 1) % self.trials.len();
        true
    }

    fn answer(&self) -> String {
        let tiles = self.layout.iter().copied().map(tile_laid).collect();
        let answer =
            Answer { goal: Goal::Score, verdict: None, total: Some(self.best), at_most: Some(self.bound), tiles };
        serde_json::to_string(&answer).unwrap_or_default()
    }
}
