//! The value of a position for bots, the reasons for hints, and the decisions of the best bot in a race.

use crate::action::{Action, Zone};
use crate::cards::Cards;
use crate::colour::{COLOURS, SIZES};
use crate::konfetti::Konfetti;
use crate::plan::WORTH_A_SWAP;
use crate::tabletop::{Finger, Grip, Phase, Pick};
use contract::{Intent, Message, Mind, Seat, Strategy};

/// The value of zero, one or two circles of an incomplete set.
const BEGUN: [f32; SIZES] = [0.0, 0.2, 0.5];
/// The cost of a superfluous card while there is still time to find a use for it.
const SPARE: f32 = 0.5;
/// The value of a finger on a card, as a share of the gain from the card: alone, or in a contest.
const TOUCHED: f32 = 0.5;
const CONTESTED: f32 = 0.2;
/// More than the value of any hand.
const STEP: f32 = 40.0;
/// The value of having chosen, compared with waiting.
const CHOSEN: f32 = 0.1;

impl Mind for Konfetti {
    const STRATEGY: Strategy = Strategy::Live;

    /// The point cards, the score of the held cards, and a share for a finger on a card.
    fn worth(&self, seat: Seat) -> f32 {
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

    fn reason(&self, seat: Seat, action: &Action) -> Option<Message> {
        let place = self.table.place(seat);
        let held = place.held;
        let finger = place.finger.map(|finger| finger.card);
        let contest = place.finger.is_some_and(|finger| matches!(finger.grip, Grip::Contest { .. }));
        let after = match action {
            Action::Touch(face) | Action::Take(face) | Action::Give(face) => {
                let card = self.card(*face)?;
                if held.has(card) { held.without(card) } else { held.with(card) }
            }
            Action::Drop(Zone::Hold) => held.with(finger?),
            Action::Drop(Zone::Middle | Zone::Edge) => held.without(finger?),
            Action::Return(_) => return Some(Message::new("konfetti-because-return").by_rule("F4.4")),
            Action::Keep(_) => return Some(Message::new("konfetti-because-keep")),
            Action::Done => return Some(Message::new("konfetti-because-done")),
            Action::LetGo if contest => return Some(Message::new("konfetti-because-contest").by_rule("F3.5")),
            Action::LetGo => return Some(Message::new("konfetti-because-let-go")),
        };
        let points = |held: Cards| i64::from(self.table.tally(&self.edition, held).points);
        let hope = self.best_from(seat, after) as i64;
        Some(if points(after) > points(held) {
            Message::new("konfetti-because-points").with("points", points(after)).with("before", points(held))
        } else {
            Message::new("konfetti-because-hope").with("points", hope)
        })
    }

    /// Decides while the sand runs and after a round. A finger stays on a card that the bot wants.
    fn choose_live(&self, seat: Seat) -> Intent<Action> {
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
}

impl Konfetti {
    /// At the calm table all players have time to fill their hands and are then done. A step back would lead in a
    /// circle.
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

    /// Values sets, sets begun and superfluous cards. It depends on the cards alone, so that bots do not go round in circles.
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
