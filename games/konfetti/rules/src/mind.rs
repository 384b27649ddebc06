//! What a position is worth, for bots that look a few actions ahead.

use crate::cards::Cards;
use crate::colour::{COLOURS, SIZES};
use crate::konfetti::Konfetti;
use crate::tabletop::{Finger, Grip, Phase, Pick};
use contract::Seat;

/// What it is worth to have none, one or two circles of a set that is not complete.
const BEGUN: [f32; SIZES] = [0.0, 0.2, 0.5];
/// What a superfluous card costs while there is still time to find a use for it.
const SPARE: f32 = 0.5;
/// How much of what a card will bring it is worth to have a finger on it: alone, or with somebody else.
const TOUCHED: f32 = 0.5;
const CONTESTED: f32 = 0.2;
/// More than any hand is worth.
const STEP: f32 = 40.0;
/// What it is worth to have chosen rather than to wait.
const CHOSEN: f32 = 0.1;

impl Konfetti {
    /// Point cards, what the cards held would bring, and something for a finger on a card.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let place = self.table.place(seat);
        let points = place.points.len() as f32;
        match self.table.phase {
            Phase::Sand { .. } => points + self.worth_of(place.held) + self.worth_of_finger(seat),
            Phase::Turn { done, .. } => points + self.calm_worth(place.held, done.has(seat)),
            Phase::Choosing { chosen, .. } => {
                let held = self.table.results().last().map_or(Cards::NONE, |result| result[seat.index()].cards);
                // Kept cards are points already.
                let hand = if self.table.options.calm { self.calm_worth(held, true) } else { 0.0 };
                let Pick { number, back, .. } = self.table.pick(seat);
                let open = match chosen.has(seat) {
                    true => 0.0,
                    // Cards to be given back are points no more.
                    false if back => CHOSEN + number as f32,
                    false => CHOSEN,
                };
                points + hand - open
            }
            Phase::Ready { .. } | Phase::Over => points,
        }
    }

    /// At the calm table everybody can fill their hand, so they do, and are done then. A step back would lead in a circle.
    fn calm_worth(&self, held: Cards, done: bool) -> f32 {
        let full = held.len() >= usize::from(self.table.rules(&self.edition).hold) || self.table.middle.is_empty();
        match (done, full) {
            (true, true) => f32::from(self.table.tally(&self.edition, held).points),
            (true, false) => -2.0 * STEP,
            (false, true) => self.worth_of(held) - 0.5 * STEP,
            (false, false) => self.worth_of(held) - STEP,
        }
    }

    fn worth_of_finger(&self, seat: Seat) -> f32 {
        let place = self.table.place(seat);
        let hand = self.worth_of(place.held);
        let reached = |grip: Grip| if matches!(grip, Grip::Contest { .. }) { CONTESTED } else { TOUCHED };
        place.finger.map_or(0.0, |Finger { card, grip }| {
            let after = match () {
                () if place.held.has(card) => self.worth_of(place.held.without(card)),
                () if place.held.len() < usize::from(self.table.rules(&self.edition).hold) => {
                    self.worth_of(place.held.with(card))
                }
                () => hand - 1.0,
            };
            reached(grip) * (after - hand)
        })
    }

    /// Sets, sets begun, and what is superfluous. Of the cards alone, so that nobody goes round in circles.
    pub(crate) fn worth_of(&self, held: Cards) -> f32 {
        let tally = self.table.tally(&self.edition, held);
        let mut counts = [[0u8; SIZES]; COLOURS];
        for card in held.iter() {
            for (size, colour) in self.face(card).colours().into_iter().enumerate() {
                counts[colour.index()][size] += 1;
            }
        }
        let begun = |sizes: &[u8; SIZES]| {
            let sets = sizes.iter().min().copied().unwrap_or(0);
            BEGUN[sizes.iter().filter(|&&count| count > sets).count().min(SIZES - 1)]
        };
        f32::from(tally.sets) - SPARE * f32::from(tally.penalty) + counts.iter().map(begun).sum::<f32>()
    }
}
