//! What a position is worth, for bots: the score as it stands, and room for more.

use crate::harmonia::Harmonia;
use crate::layout::Layout;
use crate::options::Variant;
use crate::outlook::Outlook;
use crate::scoring::total;
use crate::tabletop::Ended;
use contract::Seat;

/// More than the difference that any placement makes by chance, less than a point.
const COURTESY: f32 = 0.4;
/// Worse than whatever can still become something.
const LOST: f32 = -1000.0;

impl Harmonia {
    /// What the position is worth to a seat, as far as its view goes.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let table = self.table();
        let agreed = table.agreed();
        match (agreed.has(seat), agreed.len()) {
            _ if table.ended() == Some(Ended::Misfit) => LOST,
            // Who proposes to end wants what there is; not once more after somebody has refused, unless nothing fits.
            (true, 1) if self.is_pushy(seat) => LOST,
            (true, 1) => self.score_now(seat) - COURTESY,
            // People know when they have had enough.
            (true, _) => -LOST,
            (false, _) => self.worth_shown(seat),
        }
    }

    /// Whether it is asked once more to end, though somebody refused and one could go on.
    fn is_pushy(&self, seat: Seat) -> bool {
        let table = self.table();
        let could_go_on = table.ended().is_none() && table.declined() && self.something_fits(seat);
        could_go_on && !table.is_complete(&self.edition)
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
    fn score_now(&self, seat: Seat) -> f32 {
        let table = self.table();
        match table.options().game {
            Variant::Basic if table.is_complete(&self.edition) => -LOST,
            // Better than to lay on in vain.
            Variant::Basic if Outlook::of(self, seat).hope(table.layout()).is_none() => LOST + 1.0,
            Variant::Basic => LOST,
            Variant::Advanced => self.score_of(table.layout()),
        }
    }

    pub(crate) fn score_of(&self, layout: &Layout) -> f32 {
        let table = self.table();
        total(&self.edition.numbers, layout, table.players(), table.aside().len() as u8) as f32
    }

    pub(crate) fn worth_of(&self, layout: &Layout, seat: Seat) -> f32 {
        let table = self.table();
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
                let outlook = Outlook::of(self, seat);
                let asked_for = layout.tiles().next_back().map_or(0.0, |last| self.told.disrespect(last.cell));
                outlook.hope(layout).map_or(LOST, |hope| hope - 0.01 * asked_for)
            }
        }
    }
}
