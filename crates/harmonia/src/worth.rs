//! What a position is worth, for bots: the score as it stands, and room for more.

use crate::cell::Cell;
use crate::harmonia::Harmonia;
use crate::layout::Layout;
use crate::options::Variant;
use crate::scoring::total;
use crate::solve::hexagon;
use crate::tabletop::Ended;
use contract::Seat;

/// More than the difference that any placement makes by chance, less than a point.
const COURTESY: f32 = 0.4;

impl Harmonia {
    /// What the position is worth to a seat, as far as its view goes.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let table = self.table();
        let agreed = table.agreed();
        match (agreed.has(seat), agreed.len()) {
            _ if table.ended() == Some(Ended::Misfit) => -1000.0,
            // Who proposes to end wants what there is; not once more after somebody has refused, unless nothing fits.
            (true, 1) if table.ended().is_none() && table.declined() && self.something_fits(seat) => -1000.0,
            (true, 1) => self.score_now() - COURTESY,
            // People know when they have had enough.
            (true, _) => 1000.0,
            (false, _) => self.worth_shown(seat),
        }
    }

    fn something_fits(&self, seat: Seat) -> bool {
        let table = self.table();
        table.hands_of(seat).any(|hand| self.hand(hand).kinds() & table.layout().kinds_that_fit() != 0)
    }

    /// A tile that is shown counts as if it were laid where it is best: who chooses a tile thinks of its place.
    fn worth_shown(&self, seat: Seat) -> f32 {
        let table = self.table();
        match table.shown() {
            None => self.worth_of(table.layout(), seat),
            Some(kind) => {
                let laid = |place| {
                    let mut layout = *table.layout();
                    layout.lay(place);
                    self.worth_of(&layout, seat)
                };
                table.layout().places(kind).map(laid).fold(f32::MIN, f32::max)
            }
        }
    }

    /// What ending now would bring.
    fn score_now(&self) -> f32 {
        let table = self.table();
        match table.options().game {
            Variant::Basic => -1000.0,
            Variant::Advanced => self.score_of(table.layout()),
        }
    }

    fn score_of(&self, layout: &Layout) -> f32 {
        let table = self.table();
        total(&self.edition.numbers, layout, table.players(), table.aside().len() as u8) as f32
    }

    fn worth_of(&self, layout: &Layout, seat: Seat) -> f32 {
        let table = self.table();
        let numbers = &self.edition.numbers;
        match table.options().game {
            Variant::Advanced => {
                let score = self.score_of(layout);
                if let Some(promise) = self.promise(layout, seat).filter(|_| !table.declined()) {
                    let last = layout.tiles().next_back().map_or(0.0, |last| self.told.disrespect(last.cell));
                    return promise.max(score) - last;
                }
                // Patterns that are nearly closed.
                let hope = layout.patterns().iter().map(|pattern| match (pattern.is_symmetric(), pattern.loose) {
                    (true, 1..=2) => 4.0,
                    (true, 0) => 6.0,
                    (_, loose) => -0.5 * f32::from(loose),
                });
                score + hope.sum::<f32>()
            }
            Variant::Basic => {
                let inside = most_inside(layout, numbers.side as i8 - 1);
                let (missing, outside) = (numbers.goal() - inside, layout.len() - inside);
                let fitting = layout.kinds_that_fit().count_ones() as f32;
                -(missing as f32) - 20.0 * outside as f32 + 0.2 * fitting
            }
        }
    }
}

/// The most tiles that lie in one hexagon around the first tile.
fn most_inside(layout: &Layout, radius: i8) -> usize {
    let Some(first) = layout.tiles().next() else { return 0 };
    let near = |centre: Cell| {
        let within = |cell: Cell| {
            let (q, r) = (cell.q - centre.q, cell.r - centre.r);
            q.abs().max(r.abs()).max((q + r).abs()) <= radius
        };
        layout.tiles().filter(|place| within(place.cell)).count()
    };
    hexagon(first.cell, radius).into_iter().map(near).max().unwrap_or(0)
}
