//! [`Game`]: all parts of a game together.

use crate::{Chance, Mind, RealTime, Rules, Seat, Workbench};

/// A complete game: what servers, pages, bots and studies are generic over. Every type that has the four parts is one.
///
/// Games cannot override the methods of this trait.
pub trait Game: Rules + RealTime + Mind + Workbench {
    /// Returns a legal action of `seat` picked at random, each equally likely, or `None` if `seat` has no legal action.
    #[inline]
    fn random(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Action> {
        match self.count(seat) {
            0 => None,
            count => self.nth(seat, chance.below(count as u32) as usize),
        }
    }

    /// Whether the players race against a clock now. A game that is [`LIVE`](RealTime::LIVE) does not race while no
    /// deadline is set, as at a calm table.
    #[inline]
    fn races(&self) -> bool {
        Self::LIVE && self.next_deadline().is_some()
    }
}

impl<G: Rules + RealTime + Mind + Workbench> Game for G {}
