//! What a greedy player wants in Kaleidoskop: scoring crystals, the tools the goal asks for, and orders that are
//! close to being met.

use crate::{Kaleidoskop, Layers, Order, Stack};
use contract::Seat;

/// How much a tool is worth to somebody who does not own it yet; a little more than its price, or nobody would buy.
const TOOL: f32 = 3.5;
/// How much the first orange order is worth on top of its crystals.
const FIRST_ORANGE: f32 = 2.0;
/// How much a card in hand is worth whatever it asks for. Fulfilling an order is worth less than that on top of its reward, so no bot
/// declines a card (K7.4) to fulfil another order first.
const CARD: f32 = 2.0;
/// How much of its reward an order is worth when all but one of its parts are there.
const NEARLY: f32 = 0.5;

impl Kaleidoskop {
    /// What the position is worth to a seat.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let player = &self.table().players[seat];
        let tools = [player.holder.owned(), player.mirror.owned(), player.frosted.owned()];
        let owned = tools.iter().filter(|&&owned| owned).count() as f32;
        let orange = f32::from(u8::from(player.fulfilled[Stack::Orange.index()] > 0));
        let fulfilled = f32::from(player.fulfilled[0]) + f32::from(player.fulfilled[1]);
        // Under the first rules a draw could not be declined.
        let draws = self.table().turn.draw && self.table().turn.seat == seat;
        let cards = if self.table().rules.is_first() { 0 } else { player.hand[0] + player.hand[1] + u8::from(draws) };
        // A card fulfilled makes room for another one: a little more than the reward alone.
        f32::from(player.crystals)
            + TOOL * owned
            + FIRST_ORANGE * orange
            + fulfilled
            + CARD * f32::from(cards)
            + self.hopes(seat)
    }

    /// What the cards in hand promise: for each card the better of its two orders, by how many parts are missing.
    fn hopes(&self, seat: Seat) -> f32 {
        let layers = Layers::of(&self.table().board);
        let promise = |order: &Order| {
            let missing = order.pattern().len() - order.parts_met(&layers);
            f32::from(order.reward()) * if missing == 0 { 0.95 } else { NEARLY.powi(missing as i32) }
        };
        let cards = self.hand(seat).iter().filter_map(|&card| self.edition().card(card));
        cards.map(|card| card.orders.iter().map(promise).fold(0.0, f32::max)).sum()
    }
}
