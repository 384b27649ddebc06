//! What a player means to do who looks at the whole table: the best hand that can still be had, card by card.

use crate::action::{Action, Zone};
use crate::cards::{Card, Cards};
use crate::konfetti::Konfetti;
use crate::tabletop::{Finger, Grip, Phase};
use contract::{Intent, Seat};

/// How many hands are followed up after each card.
const WIDTH: usize = 10;
/// So much better a hand must become for a card to be given away for another.
const WORTH_A_SWAP: f32 = 0.9;

/// How much a whim counts.
const WHIM: f32 = 0.25;

/// A hand to aim at.
#[derive(Clone, Copy, Debug)]
struct Aim {
    cards: Cards,
    points: f32,
}

impl Konfetti {
    /// What to do while the sand runs, and after a round. Fingers are not lifted from a card that is wanted.
    pub(crate) fn intent(&self, seat: Seat) -> Intent<Action> {
        if matches!(self.table.phase, Phase::Choosing { chosen, .. } if !chosen.has(seat)) {
            return Intent::Act(self.usual_choice(seat));
        }
        if !matches!(self.table.phase, Phase::Sand { .. }) {
            return Intent::Unsure;
        }
        let place = self.table.place(seat);
        let hold = usize::from(self.table.rules(&self.edition).hold);
        let others = self.fingers_of_others(seat);
        match place.finger {
            Some(Finger { card, grip: Grip::Contest { .. } }) if self.gives_way(seat, card) => {
                Intent::Act(Action::LetGo)
            }
            Some(Finger { grip: Grip::Contest { .. }, .. }) => Intent::Wait,
            Some(Finger { grip: Grip::Alone { .. }, .. }) => Intent::Wait,
            Some(Finger { card, grip: Grip::Firm }) if place.held.has(card) => {
                let better = self.aim(seat, place.held.without(card), self.pool(seat, others), hold);
                let now = self.points(place.held);
                if better.points > now + WORTH_A_SWAP {
                    Intent::Act(Action::Drop(Zone::Middle))
                } else {
                    Intent::Act(Action::LetGo)
                }
            }
            Some(Finger { grip: Grip::Firm, .. }) if place.held.len() < hold => Intent::Act(Action::Drop(Zone::Hold)),
            Some(Finger { grip: Grip::Firm, .. }) => Intent::Act(Action::LetGo),
            None => self.next_touch(seat, self.pool(seat, others), hold),
        }
    }

    /// The points of the best hand that can still be had from these cards.
    pub(crate) fn best_from(&self, seat: Seat, held: Cards) -> f32 {
        let hold = usize::from(self.table.rules(&self.edition).hold);
        self.aim(seat, held, self.pool(seat, self.fingers_of_others(seat)), hold).points
    }

    fn next_touch(&self, seat: Seat, pool: Cards, hold: usize) -> Intent<Action> {
        let held = self.table.place(seat).held;
        let now = self.points(held);
        let aim = self.aim(seat, held, pool, hold);
        let wanted = aim.cards.minus(held);
        if aim.points > now && !wanted.is_empty() {
            // The card first that brings most by itself.
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

    /// The best hand that `held` can become with cards of the pool.
    fn aim(&self, seat: Seat, held: Cards, pool: Cards, hold: usize) -> Aim {
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

    /// Of two who pull at one card one gives way, lest it be lost to both (F3.5). Who it is depends on the card, so that
    /// neither always loses.
    fn gives_way(&self, seat: Seat, card: Card) -> bool {
        let pulls = |other: &Seat| self.table.place(*other).finger.is_some_and(|finger| finger.card == card);
        let other = Seat::all(self.table.seats()).filter(|&other| other != seat).find(pulls);
        other.is_some_and(|other| (seat < other) == card.index().is_multiple_of(2))
    }

    fn points(&self, held: Cards) -> f32 {
        f32::from(self.table.tally(&self.edition, held).points)
    }

    fn pool(&self, seat: Seat, others: Cards) -> Cards {
        self.table.in_reach(seat).minus(self.table.place(seat).held).minus(others)
    }

    fn fingers_of_others(&self, seat: Seat) -> Cards {
        let others = Seat::all(self.table.seats()).filter(|&other| other != seat);
        others
            .filter_map(|other| self.table.place(other).finger)
            .fold(Cards::NONE, |cards, finger| cards.with(finger.card))
    }
}

/// Nobody likes all colours alike: without that, all who plan would reach for the same cards.
fn whims(seat: Seat, hand: Cards) -> f32 {
    let whim = |card: Card| ((card.index() * 7 + seat.index() * 5) % 16) as f32 / 16.0;
    WHIM * hand.iter().map(whim).sum::<f32>()
}
