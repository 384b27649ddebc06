//! The distribution of the hidden tiles, as one player knows it: the player's own hands are known, all others are
//! random.

use crate::hand::Tiles;
use crate::harmonia::Harmonia;
use crate::tile::{KINDS, Kind};
use contract::Seat;

/// What one player knows about all tiles that do not lie.
pub(crate) struct Odds {
    /// In their own hands.
    pub(crate) own: [u8; KINDS],
    /// In the hands of others or not dealt; the seat cannot tell which.
    pub(crate) hidden: [u8; KINDS],
    /// How many of the hidden ones there are, and how many of those are in hands.
    pool: u32,
    held: u32,
}

impl Odds {
    pub(crate) fn of(game: &Harmonia, seat: Seat) -> Odds {
        let table = game.table();
        let mut odds = Odds { own: [0; KINDS], hidden: [0; KINDS], pool: 0, held: 0 };
        let add = |to: &mut [u8; KINDS], tiles: &Tiles| {
            Kind::all().for_each(|kind| to[kind.index()] += tiles.of(kind));
        };
        for hand in 0..table.players() {
            if table.hands_of(seat).any(|own| own == hand) {
                add(&mut odds.own, game.hand(hand));
            } else {
                add(&mut odds.hidden, game.hand(hand));
                odds.held += u32::from(table.left(hand));
            }
        }
        add(&mut odds.hidden, game.unseen());
        odds.pool = odds.hidden.iter().map(|&count| u32::from(count)).sum();
        odds
    }

    /// Returns the probability that a hidden tile is in one of this number of places.
    fn share(&self, places: u32) -> f32 {
        places as f32 / self.pool.max(1) as f32
    }

    /// Returns the probability that a hidden tile is in some hand.
    pub(crate) fn in_some_hand(&self) -> f32 {
        self.share(self.held)
    }

    /// Returns the probability that another player with this number of tiles has one of a kind.
    pub(crate) fn has(&self, kind: Kind, tiles: u8) -> f32 {
        1.0 - (1.0 - self.share(u32::from(tiles))).powi(i32::from(self.hidden[kind.index()]))
    }

    /// Returns the expected number of tiles of a kind in all hands together.
    pub(crate) fn expected(&self, kind: Kind) -> f32 {
        f32::from(self.own[kind.index()]) + f32::from(self.hidden[kind.index()]) * self.in_some_hand()
    }
}
