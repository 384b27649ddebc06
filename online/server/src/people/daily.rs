//! Games of the day. All players get the same seed, which is derived from the server's key and unknown before.

use crate::app::App;
use contract::{AnyGame, Level, Seed};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::ops::RangeInclusive;

/// The level of the bots that complete a table of the day.
pub(crate) const LEVEL: Level = Level::Medium;

/// Returns the seed of a game on a day.
pub(crate) fn seed(app: &App, day: u32, game: &str) -> Seed {
    let mut mac = Hmac::<Sha256>::new_from_slice(app.key().signing()).expect("a key of any length fits");
    mac.update(format!("seed of the day: {day} {game}").as_bytes());
    Seed(mac.finalize().into_bytes().into())
}

/// Returns how many bots play along: none where one can play alone, and a partner in cooperative games.
pub(crate) fn bots(game: &dyn AnyGame) -> u8 {
    let seats: RangeInclusive<u8> = game.seats();
    let least = if game.is_together() { 2 } else { 1 };
    (*seats.start()).max(least) - 1
}
