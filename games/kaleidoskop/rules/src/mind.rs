//! The value of a position for bots: scoring crystals, the tools that the goal requires, and orders that are nearly
//! met; and the reasons for hints.

use crate::{Action, Kaleidoskop, Layers, Order, Stack};
use contract::{Message, Millis, Mind, Rules, Seat};

/// The value of owning a tool: a little more than its price, because otherwise no bot would buy one.
const TOOL: f32 = 3.5;
/// The value of the first orange order on top of its crystals.
const FIRST_ORANGE: f32 = 2.0;
/// The value of any card in hand. Fulfilling an order is worth less than that on top of its reward, so no bot declines
/// a card (K7.4) to fulfil another order first.
const CARD: f32 = 2.0;
/// The value of an order with one part missing, as a share of its reward.
const NEARLY: f32 = 0.5;

impl Mind for Kaleidoskop {
    const SEARCH_PLAYOUTS: u32 = 300;

    fn worth(&self, seat: Seat) -> f32 {
        let player = &self.table().players[seat];
        let tools = [player.holder.owned(), player.mirror.owned(), player.frosted.owned()];
        let owned = tools.iter().filter(|&&owned| owned).count() as f32;
        let orange = f32::from(u8::from(player.fulfilled[Stack::Orange.index()] > 0));
        let fulfilled = f32::from(player.fulfilled[0]) + f32::from(player.fulfilled[1]);
        // Under the first rules a draw could not be declined.
        let draws = self.table().turn.draw && self.table().turn.seat == seat;
        let cards = if self.table().rules.is_first() { 0 } else { player.hand[0] + player.hand[1] + u8::from(draws) };
        // A fulfilled card makes room for another one, so it is worth a little more than its reward.
        f32::from(player.crystals)
            + TOOL * owned
            + FIRST_ORANGE * orange
            + fulfilled
            + CARD * f32::from(cards)
            + self.hopes(seat)
    }

    fn reason(&self, seat: Seat, action: &Action) -> Option<Message> {
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
            // An order could be fulfilled now, so "nothing else pays" would be false.
            Action::End if self.met != 0 => Message::new("kaleidoskop-because-keep"),
            Action::End => Message::new("kaleidoskop-because-end"),
        })
    }
}

impl Kaleidoskop {
    /// Returns the prospects of the cards in hand: for each card the better of its two orders, by the number of missing
    /// parts.
    fn hopes(&self, seat: Seat) -> f32 {
        let layers = Layers::of(&self.table().board);
        let promise = |order: &Order| {
            let missing = order.pattern().len() - order.parts_met(&layers);
            f32::from(order.reward()) * if missing == 0 { 0.95 } else { NEARLY.powi(missing as i32) }
        };
        let cards = self.hand(seat).iter().filter_map(|&card| self.edition().card(card));
        cards.map(|card| card.orders.iter().map(promise).fold(0.0, f32::max)).sum()
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
        // The order with the fewest missing parts, and of those the one that pays most.
        match gains.min_by_key(|&(missing, reward)| (missing, std::cmp::Reverse(reward))) {
            Some((0, reward)) => Message::new("kaleidoskop-because-lies").with("reward", reward),
            Some((missing, reward)) => {
                Message::new("kaleidoskop-because-nearer").with("missing", missing as i64).with("reward", reward)
            }
            None => Message::new("kaleidoskop-because-harmless"),
        }
    }
}
