//! What one viewer may know, and imagining the rest.

use crate::kaleidoskop::{Hand, Pile};
use crate::{CardId, CardSet, Edition, Kaleidoskop, LARGEST_HAND, Stack, Tabletop};
use contract::{Chance, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// All that a viewer may know: what lies open, and a player's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub table: Tabletop,
    /// The viewer's own seat and cards; `None` for a spectator.
    pub own: Option<Own>,
}

/// A player's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    pub seat: Seat,
    pub hand: Vec<CardId>,
}

impl View {
    pub(crate) fn of(game: &Kaleidoskop, viewer: Viewer) -> View {
        let own = |seat| Own { seat, hand: game.hand(seat).to_vec() };
        let seated = viewer.seat().filter(|seat| seat.0 < game.table().players.count());
        View { table: *game.table(), own: seated.map(own) }
    }

    /// Deals out at random what the viewer cannot see.
    pub(crate) fn imagine(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Result<Kaleidoskop, Message> {
        let contradiction = || Message::new("view-contradiction");
        let table = self.table;
        let players = table.players.count();
        let in_range = [Some(table.start), Some(table.turn.seat), self.own.as_ref().map(|own| own.seat)];
        let hands_fit = |hand: [u8; 2]| usize::from(hand[0]) + usize::from(hand[1]) <= LARGEST_HAND;
        if in_range.iter().flatten().any(|seat| seat.0 >= players)
            || !table.players.iter().all(|(_, player)| hands_fit(player.hand))
        {
            return Err(contradiction());
        }

        let mut unseen = self.unseen(edition);
        let mut hands = [Hand::default(); 6];
        let mut piles = [Pile::default(); 2];
        for stack in Stack::ALL {
            let cards = &mut unseen[stack.index()];
            chance.shuffle(cards);
            for (seat, player) in table.players.iter() {
                let known = self.own.as_ref().filter(|own| own.seat == seat);
                for number in 0..usize::from(player.hand[stack.index()]) {
                    let card = match known {
                        Some(own) => own.cards(edition, stack).nth(number),
                        None => cards.pop(),
                    };
                    hands[seat.index()].add(card.ok_or_else(contradiction)?);
                }
            }
            if cards.len() != usize::from(table.stacks[stack.index()]) {
                return Err(contradiction());
            }
            piles[stack.index()] = Pile::new(cards);
        }
        Ok(Kaleidoskop::assemble(edition.clone(), table, hands, piles, chance.seed()))
    }

    /// The cards of each stack that are neither laid off nor in the viewer's hand.
    fn unseen(&self, edition: &Edition) -> [Vec<CardId>; 2] {
        let mut seen = CardSet::default();
        for (_, player) in self.table.players.iter() {
            seen = seen.or(player.laid_off[0]).or(player.laid_off[1]);
        }
        for &card in self.own.iter().flat_map(|own| &own.hand) {
            seen.add(card);
        }
        Stack::ALL.map(|stack| edition.stack(stack).filter(|&card| !seen.has(card)).collect())
    }
}

impl Own {
    fn cards<'a>(&'a self, edition: &'a Edition, stack: Stack) -> impl Iterator<Item = CardId> + 'a {
        let of_stack = move |card: &CardId| edition.card(*card).is_some_and(|card| card.stack == stack);
        self.hand.iter().copied().filter(of_stack)
    }
}
