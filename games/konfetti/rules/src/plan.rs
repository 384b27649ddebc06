//! Planning of bots with the whole table in view: finds the best hand that is still possible, card by card.

use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::konfetti::Konfetti;
use contract::{Intent, Seat};

/// The number of hands followed up after each card.
const WIDTH: usize = 10;
/// The minimum gain for which a card is exchanged.
pub(crate) const WORTH_A_SWAP: f32 = 0.9;

/// The weight of the random preference.
const WHIM: f32 = 0.25;

/// A hand that a bot aims at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    cards: Cards,
    pub(crate) points: f32,
}

impl Konfetti {
    /// Returns the points of the best hand that these cards still allow.
    pub(crate) fn best_from(&self, seat: Seat, held: Cards) -> f32 {
        let hold = usize::from(self.table.rules(&self.edition).hold);
        self.aim(seat, held, self.pool(seat, self.fingers_of_others(seat)), hold).points
    }

    pub(crate) fn next_touch(&self, seat: Seat, pool: Cards, hold: usize) -> Intent<Action> {
        let held = self.table.place(seat).held;
        let now = self.points(held);
        let aim = self.aim(seat, held, pool, hold);
        let wanted = aim.cards.minus(held);
        if aim.points > now && !wanted.is_empty() {
            // Starts with the card that gains most on its own.
            let first =
                wanted.iter().max_by(|&a, &b| self.worth_of(held.with(a)).total_cmp(&self.worth_of(held.with(b))));
            return first.map_or(Intent::Wait, |card| Intent::Act(Action::Touch(self.face(card))));
        }
        let away = |card: Card| (card, self.aim(seat, held.without(card), pool.minus(Cards::one(card)), hold));
        let best = held.iter().map(away).max_by(|(_, a), (_, b)| a.points.total_cmp(&b.points));
        match best {
            Some((card, aim)) if aim.points > now + WORTH_A_SWAP => Intent::Act(Action::Touch(self.face(card))),
            _ => Intent::Wait,
        }
    }

    /// Returns the best hand that `held` can become with cards of the pool.
    pub(crate) fn aim(&self, seat: Seat, held: Cards, pool: Cards, hold: usize) -> Aim {
        let mut best = Aim { cards: held, points: self.points(held) };
        let mut hands = vec![(0.0, held)];
        let mut next: Vec<(f32, Cards)> = Vec::new();
        for _ in held.len()..hold {
            next.clear();
            for (_, hand) in &hands {
                let more = pool.minus(*hand).iter().map(|card| hand.with(card));
                next.extend(more.map(|hand| (self.worth_of(hand) + whims(seat, hand), hand)));
            }
            next.sort_by(|a, b| b.0.total_cmp(&a.0));
            next.dedup_by(|a, b| a.1 == b.1);
            next.truncate(WIDTH);
            std::mem::swap(&mut hands, &mut next);
            for &(_, cards) in &hands {
                let points = self.points(cards);
                if points > best.points {
                    best = Aim { cards, points };
                }
            }
        }
        best
    }

    /// Returns whether `seat` gives way in a contest, which would lose the card to both players (F3.5). The result
    /// depends on the card, so that the same player does not always lose.
    pub(crate) fn gives_way(&self, seat: Seat, card: Card) -> bool {
        let pulls = |other: &Seat| self.table.place(*other).finger.is_some_and(|finger| finger.card == card);
        let other = Seat::all(self.table.seats()).filter(|&other| other != seat).find(pulls);
        other.is_some_and(|other| (seat < other) == card.index().is_multiple_of(2))
    }

    pub(crate) fn points(&self, held: Cards) -> f32 {
        f32::from(self.table.tally(&self.edition, held).points)
    }

    pub(crate) fn pool(&self, seat: Seat, others: Cards) -> Cards {
        self.table.in_reach(seat).minus(self.table.place(seat).held).minus(others)
    }

    pub(crate) fn fingers_of_others(&self, seat: Seat) -> Cards {
        let others = Seat::all(self.table.seats()).filter(|&other| other != seat);
        others
            .filter_map(|other| self.table.place(other).finger)
            .fold(Cards::NONE, |cards, finger| cards.with(finger.card))
    }
}

/// Returns a preference of a seat among cards: without it all bots would reach for the same ones.
fn whims(seat: Seat, hand: Cards) -> f32 {
    let whim = |card: Card| ((card.index() * 7 + seat.index() * 5) % 16) as f32 / 16.0;
    WHIM * hand.iter().map(whim).sum::<f32>()
}
