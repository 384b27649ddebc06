//! The games of a day. Everybody gets the same seed, which nobody knows before; it is made from the server's own key.

use crate::app::App;
use contract::{AnyGame, Level, Seed};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::ops::RangeInclusive;

/// How well the bots play that complete a table of the day.
pub(crate) const LEVEL: Level = Level::Medium;

/// The seed of a game on a day.
pub(crate) fn seed(app: &App, day: u32, game: &str) -> Seed {
    let mut mac = Hmac::<Sha256>::new_from_slice(app.key().signing()).expect("a key of any length fits");
    mac.update(format!("seed of the day: {day} {game}").as_bytes());
    Seed(mac.finalize().into_bytes().into())
}

/// How many bots play along: who can play alone does; together one needs a partner.
pub(crate) fn bots(game: &dyn AnyGame) -> u8 {
    let seats: RangeInclusive<u8> = game.seats();
    let least = if game.is_together() { 2 } else { 1 };
    (*seats.start()).max(least) - 1
}
