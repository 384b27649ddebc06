//! Scores of hands, and what the lab counts in Konfetti.

use crate::action::{Action, Zone};
use crate::edition::Edition;
use crate::exchange::Hand;
use crate::konfetti::Konfetti;
use crate::options::Side;
use crate::scoring::Tally;
use contract::{Component, Message, Seat, Workbench};
use serde::de::IgnoredAny;

/// Cards first, by their white side; then what hands do.
const DEEDS: [&str; 6] = ["touch", "contest", "let-go", "hold", "edge", "middle"];

impl Workbench for Konfetti {
    type Layout = Hand;
    type Score = Tally;
    type Problem = IgnoredAny;

    fn score(edition: &Edition, hand: &Hand) -> Result<Tally, Message> {
        crate::exchange::score(edition, hand)
    }

    fn components(edition: &Edition) -> Vec<Component> {
        let cards =
            edition.all().iter().map(|card| Component::new("cards", edition.face(Side::White, card).to_string()));
        cards.chain(DEEDS.into_iter().map(|deed| Component::new("deeds", deed))).collect()
    }

    fn uses(&self, seat: Seat, action: &Action, note: &mut impl FnMut(usize)) {
        let deeds = self.edition().count();
        let finger = self.table().place(seat).finger;
        match action {
            Action::Touch(face) => {
                let under = |card| self.table().places.iter().any(|place| place.finger.is_some_and(|f| f.card == card));
                note(deeds + usize::from(self.card(*face).is_some_and(under)));
            }
            Action::LetGo => note(deeds + 2),
            Action::Drop(zone) => {
                note(deeds + 3 + *zone as usize);
                if let (Zone::Hold, Some(finger)) = (zone, finger) {
                    note(finger.card.index());
                }
            }
            Action::Take(face) => {
                note(deeds + 3);
                if let Some(card) = self.card(*face) {
                    note(card.index());
                }
            }
            Action::Give(_) => note(deeds + 5),
            Action::Keep(_) | Action::Return(_) | Action::Done => (),
        }
    }

    /// Returns the cards that any round has dealt.
    fn offered(&self, note: &mut impl FnMut(usize)) {
        let brought = self.edition().all().minus(self.deck());
        brought.iter().for_each(|card| note(card.index()));
        let deeds = self.edition().count();
        (deeds..deeds + DEEDS.len()).for_each(note);
    }

    /// The point cards won so far, plus the score of the held cards.
    fn standing(&self, seat: Seat) -> i32 {
        let table = self.table();
        let won: i32 = table.results().iter().map(|result| i32::from(result[seat.index()].gained)).sum();
        let in_play = table.results().len() <= usize::from(table.round());
        let held = if in_play { table.tally(self.edition(), table.place(seat).held).points } else { 0 };
        won + i32::from(held)
    }

    #[inline]
    fn round(&self) -> u32 {
        1 + u32::from(self.table().round())
    }
}
