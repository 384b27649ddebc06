//! Why somebody would do something, for those who are given it as an idea.

use crate::action::{Action, Zone};
use crate::cards::Cards;
use crate::konfetti::Konfetti;
use crate::tabletop::Grip;
use contract::{Message, Seat};

impl Konfetti {
    pub(crate) fn because(&self, seat: Seat, action: &Action) -> Option<Message> {
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
}
