//! Why somebody would do something, for those who are given it as an idea.

use crate::{Action, Kaleidoskop, Layers, Order};
use contract::{Game, Message, Millis, Seat};

impl Kaleidoskop {
    pub(crate) fn because(&self, seat: Seat, action: &Action) -> Option<Message> {
        let mut after = self.clone();
        after.play(seat, action, Millis(0)).ok()?;
        Some(match action {
            Action::Put(..) | Action::Swap(..) | Action::Mirror(..) | Action::Frost(..) => self.nearer(&after, seat),
            Action::Hold => Message::new("kaleidoskop-because-hold"),
            Action::Fulfil(..) => {
                let goal = self.table().goal(self.edition());
                let crystals = after.table().players[seat].crystals;
                Message::new("kaleidoskop-because-fulfil").with("crystals", crystals).with("goal", goal)
            }
            Action::Draw(Some(_)) => Message::new("kaleidoskop-because-draw"),
            Action::Draw(None) => Message::new("kaleidoskop-because-draw-none"),
            Action::Buy(_) => Message::new("kaleidoskop-because-buy"),
            // What could be fulfilled now is left for later: that nothing else pays would not be true.
            Action::End if self.met != 0 => Message::new("kaleidoskop-because-keep"),
            Action::End => Message::new("kaleidoskop-because-end"),
        })
    }

    /// What a change of the board does for the orders in hand: the one that it brings most.
    fn nearer(&self, after: &Kaleidoskop, seat: Seat) -> Message {
        let [before, then] = [self, after].map(|game| Layers::of(&game.table().board));
        let missing = |order: &Order, layers: &Layers| order.pattern().len() - order.parts_met(layers);
        let cards = self.hand(seat).iter().filter_map(|&card| self.edition().card(card));
        let gains = cards.flat_map(|card| card.orders.iter()).filter_map(|order| {
            let (had, has) = (missing(order, &before), missing(order, &then));
            (has < had).then_some((has, order.reward()))
        });
        // The one that lacks least, and of those the one that pays most.
        match gains.min_by_key(|&(missing, reward)| (missing, std::cmp::Reverse(reward))) {
            Some((0, reward)) => Message::new("kaleidoskop-because-lies").with("reward", reward),
            Some((missing, reward)) => {
                Message::new("kaleidoskop-because-nearer").with("missing", missing as i64).with("reward", reward)
            }
            None => Message::new("kaleidoskop-because-harmless"),
        }
    }
}
