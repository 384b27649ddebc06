//! The probability that the hexagon of the basic game can still be completed (H4.2), as one player knows it.
//!
//! Every place that the hexagon can still have is looked at. While many cells are empty, each is the safer the more tiles for it
//! can be expected in the hands. The last few are thought through turn by turn: who will have a tile for which of them.

use crate::cell::{Cell, opposite};
use crate::harmonia::Harmonia;
use crate::layout::Layout;
use crate::odds::Odds;
use crate::phrases::ChatNotes;
use crate::solve::hexagon;
use crate::tabletop::MOST_HANDS;
use crate::tile::{Edges, KINDS, Kind, kinds_that_fit};
use contract::Seat;

/// The number of empty cells up to which turns are thought through one by one.
const LAST: usize = 5;
/// The value of one more possible place of the hexagon.
const ANOTHER_PLACE: f32 = 0.02;
/// The probability that a player who claims a tile for a cell has it.
const KEPT_WORD: f32 = 0.9;

/// A hand as far as it is known.
#[derive(Clone, Copy)]
enum Hand {
    Own([u8; KINDS]),
    /// The probability that the hand has a tile of each kind.
    Others([f32; KINDS]),
    Empty,
}

/// An empty cell of the hexagon: the edges that are known, and those of them that are purple.
#[derive(Clone, Copy, Default)]
struct Gap {
    cell: Cell,
    known: u8,
    purple: u8,
}

/// The prospects, in words.
pub(crate) enum Forecast {
    /// The probability of completing the hexagon: few tiles are missing.
    Chance(f32),
    /// The expected number of tiles for the cell that has the fewest.
    Scarcest(f32),
}

/// What one player expects of the hands.
pub(crate) struct Outlook<'a> {
    radius: i8,
    /// The expected number of tiles of each kind.
    supply: [f32; KINDS],
    hands: [Hand; MOST_HANDS],
    seats: [Seat; MOST_HANDS],
    players: u8,
    turn: u8,
    laid: usize,
    told: &'a ChatNotes,
}

impl<'a> Outlook<'a> {
    pub(crate) fn of(game: &'a Harmonia, seat: Seat) -> Outlook<'a> {
        let table = game.table();
        let odds = Odds::of(game, seat);
        let hand = |hand: usize| {
            let hand = hand as u8;
            if hand >= table.players() || table.left(hand) == 0 {
                Hand::Empty
            } else if table.hands_of(seat).any(|own| own == hand) {
                Hand::Own(std::array::from_fn(|kind| game.hand(hand).of(Kind(kind as u8))))
            } else {
                Hand::Others(std::array::from_fn(|kind| odds.has(Kind(kind as u8), table.left(hand))))
            }
        };
        Outlook {
            radius: game.edition().numbers.side as i8 - 1,
            supply: std::array::from_fn(|kind| odds.expected(Kind(kind as u8))),
            hands: std::array::from_fn(hand),
            seats: std::array::from_fn(|hand| table.seat_of(hand as u8)),
            players: table.players(),
            turn: table.turn(),
            laid: table.layout().len(),
            told: &game.told,
        }
    }

    /// Returns the value of a layout among layouts with the same number of tiles; higher is better. `None` if it is lost.
    pub(crate) fn hope(&self, layout: &Layout) -> Option<f32> {
        self.look(layout).map(|(hope, _)| hope)
    }

    /// The same as something to tell.
    pub(crate) fn forecast(&self, layout: &Layout) -> Option<Forecast> {
        let (_, gaps) = self.look(layout)?;
        Some(match gaps.len() {
            ..=LAST => Forecast::Chance(self.coming_true(layout, &gaps)),
            _ => Forecast::Scarcest(gaps.iter().map(|gap| self.tiles_for(gap)).fold(f32::MAX, f32::min)),
        })
    }

    /// A cell that one of the last tiles is missing from and that a seat has one for.
    pub(crate) fn offer(&self, layout: &Layout, seat: Seat) -> Option<Cell> {
        let (_, gaps) = self.look(layout).filter(|(_, gaps)| gaps.len() <= LAST)?;
        let own = |hand: usize| match &self.hands[hand] {
            Hand::Own(tiles) if self.seats[hand] == seat => {
                tiles.iter().rev().fold(0, |kinds, &tiles| kinds << 1 | u16::from(tiles > 0))
            }
            _ => 0,
        };
        let own = (0..MOST_HANDS).fold(0, |kinds, hand| kinds | own(hand));
        let fits = |gap: &&Gap| kinds_that_fit(gap.known, gap.purple) & own != 0;
        gaps.iter().filter(fits).max_by_key(|gap| gap.known.count_ones()).map(|gap| gap.cell)
    }

    /// Returns the most promising place of the hexagon: its value, and what is missing.
    fn look(&self, layout: &Layout) -> Option<(f32, Vec<Gap>)> {
        let first = layout.tiles().next().map_or(Cell::ORIGIN, |first| first.cell);
        let mut gaps = Vec::new();
        let mut best: Option<(f32, Vec<Gap>)> = None;
        let mut places = 0.0;
        for centre in hexagon(first, self.radius) {
            if !self.gaps(layout, centre, &mut gaps) {
                continue;
            }
            places += ANOTHER_PLACE;
            let hope = match gaps.len() {
                ..=LAST => self.coming_true(layout, &gaps),
                _ => gaps.iter().map(|gap| self.safety(gap)).sum(),
            };
            if best.as_ref().is_none_or(|(best, _)| hope > *best) {
                best = Some((hope, std::mem::take(&mut gaps)));
            }
        }
        best.map(|(hope, gaps)| (hope + places, gaps))
    }

    /// The empty cells of the hexagon around a centre; `false` if the layout cannot become that.
    fn gaps(&self, layout: &Layout, centre: Cell, gaps: &mut Vec<Gap>) -> bool {
        let within = |cell: Cell| {
            let (q, r) = (cell.q - centre.q, cell.r - centre.r);
            q.abs().max(r.abs()).max((q + r).abs()) <= self.radius
        };
        let outer =
            |cell: Cell| (0..6).filter(|&edge| !within(cell.neighbour(edge))).fold(0, |outer, edge| outer | 1 << edge);
        gaps.clear();
        if layout.tiles().any(|place| !within(place.cell) || place.edges.0 & outer(place.cell) != 0) {
            return false;
        }
        for cell in hexagon(centre, self.radius).into_iter().filter(|&cell| layout.at(cell).is_none()) {
            let (known, purple) = layout.asked(cell).unwrap_or_default();
            let gap = Gap { cell, known: known | outer(cell), purple };
            if self.tiles_for(&gap) <= 0.0 {
                return false;
            }
            gaps.push(gap);
        }
        true
    }

    /// Returns the expected number of tiles for a cell.
    fn tiles_for(&self, gap: &Gap) -> f32 {
        let kinds = kinds_that_fit(gap.known, gap.purple);
        self.supply.iter().enumerate().map(|(kind, supply)| f32::from(kinds >> kind & 1) * supply).sum()
    }

    fn safety(&self, gap: &Gap) -> f32 {
        self.tiles_for(gap).ln()
    }

    /// Returns the probability that every player has a tile in their turn until none is missing.
    fn coming_true(&self, layout: &Layout, gaps: &[Gap]) -> f32 {
        let mut missing = [Gap::default(); LAST];
        missing[..gaps.len()].copy_from_slice(gaps);
        // A layout with one tile more than the table is that after the current turn.
        let ahead = u8::from(layout.len() > self.laid);
        let turn = (self.turn + ahead) % self.players;
        let mut hands = self.hands;
        self.chance(&mut hands, turn, &missing, (1 << gaps.len()) - 1)
    }

    fn chance(&self, hands: &mut [Hand; MOST_HANDS], turn: u8, gaps: &[Gap; LAST], open: u8) -> f32 {
        if open == 0 {
            return 1.0;
        }
        let next = (turn + 1) % self.players;
        let hand = usize::from(turn);
        if matches!(hands[hand], Hand::Empty) {
            // Players without tiles are left out (H3.4); without any tiles the game is over.
            let somebody = hands.iter().any(|hand| !matches!(hand, Hand::Empty));
            return if somebody { self.chance(hands, next, gaps, open) } else { 0.0 };
        }
        // The best that can be made of each kind, and how likely it is there.
        let mut ways = [(0.0f32, 0.0f32); KINDS];
        for place in (0..LAST).filter(|place| open >> place & 1 == 1) {
            let gap = gaps[place];
            let claimed = self.told.claims.contains(&(self.seats[hand], gap.cell));
            let mut kinds = kinds_that_fit(gap.known, gap.purple);
            while kinds != 0 {
                let kind = Kind(kinds.trailing_zeros() as u8);
                kinds &= kinds - 1;
                let likely = match hands[hand] {
                    Hand::Own(tiles) => f32::from(u8::from(tiles[kind.index()] > 0)),
                    Hand::Others(likely) if claimed => likely[kind.index()].max(KEPT_WORD),
                    Hand::Others(likely) => likely[kind.index()],
                    Hand::Empty => 0.0,
                };
                if likely <= 0.0 {
                    continue;
                }
                let before = hands[hand];
                if let Hand::Own(tiles) = &mut hands[hand] {
                    tiles[kind.index()] -= 1;
                }
                let fits = kind.fits(gap.known, gap.purple);
                for (turned, edges) in kind.turns().iter().enumerate() {
                    if fits >> turned & 1 == 1 {
                        let worth = self.chance(hands, next, &laid(gaps, gap.cell, *edges), open & !(1 << place));
                        let way = &mut ways[kind.index()];
                        if worth * likely > way.0 * way.1 {
                            *way = (worth, likely);
                        }
                    }
                }
                hands[hand] = before;
            }
        }
        // Every player takes the best tile they have.
        ways.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        let (sum, _) = ways
            .iter()
            .fold((0.0, 1.0), |(sum, rest), (worth, likely)| (sum + rest * likely * worth, rest * (1.0 - likely)));
        sum
    }
}

/// The gaps after a tile has been laid on one of them.
fn laid(gaps: &[Gap; LAST], cell: Cell, edges: Edges) -> [Gap; LAST] {
    let mut after = *gaps;
    for gap in &mut after {
        if let Some(edge) = (0..6).find(|&edge| cell.neighbour(edge) == gap.cell) {
            let bit = 1 << opposite(edge);
            gap.known |= bit;
            gap.purple |= if edges.is_purple(edge) { bit } else { 0 };
        }
    }
    after
}
