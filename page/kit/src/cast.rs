//! Who is who, for those who tell what happened.

use contract::{Deed, Game, Seat};

/// Who plays on which seat, and who is told about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cast {
    /// The player who is told, `None` for a spectator.
    pub me: Option<Seat>,
    /// In the order of the seats.
    pub names: Vec<String>,
}

impl Cast {
    /// `me` or `other`, which the texts select by.
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.me == Some(seat) { "me" } else { "other" }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// One entry of a log, with the game before and after it.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    pub before: &'a G,
    pub after: &'a G,
    pub deed: &'a Deed<G::Action>,
    pub cast: &'a Cast,
}
