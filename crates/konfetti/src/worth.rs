//! What a position is worth, for bots that look a few actions ahead.

use crate::cards::Cards;
use crate::colour::{COLOURS, SIZES};
use crate::konfetti::Konfetti;
use crate::tabletop::{Finger, Grip, Phase};
use contract::Seat;

/// What it is worth to have none, one or two circles of a set that is not complete.
const BEGUN: [f32; SIZES] = [0.0, 0.2, 0.5];
/// What a superfluous card costs while there is still time to find a use for it.
const SPARE: f32 = 0.5;
/// How much of what a card will bring it is worth to have a finger on it: alone, or with somebody else.
const TOUCHED: f32 = 0.5;
const CONTESTED: f32 = 0.2;

impl Konfetti {
    /// Point cards, what the cards held would bring, and something for a finger on a card.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let place = self.table.place(seat);
        let points = place.points.len() as f32;
        if !matches!(self.table.phase, Phase::Sand { .. } | Phase::Turn { .. }) {
            return points;
        }
        let hand = self.worth_of(place.held);
        let reached = |grip: Grip| if matches!(grip, Grip::Contest { .. }) { CONTESTED } else { TOUCHED };
        let finger = place.finger.map_or(0.0, |Finger { card, grip }| {
            let after = match () {
                () if place.held.has(card) => self.worth_of(place.held.without(card)),
                () if place.held.len() < usize::from(self.table.rules(&self.edition).hold) => {
                    self.worth_of(place.held.with(card))
                }
                () => hand - 1.0,
            };
            reached(grip) * (after - hand)
        });
        points + hand + finger
    }

    /// Sets, sets begun, and what is superfluous. Of the cards alone, so that nobody goes round in circles.
    fn worth_of(&self, held: Cards) -> f32 {
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
