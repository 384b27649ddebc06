//! Games of the day: all guests get the same seed, and one try each.

use crate::{Event, Guest, Refusal, Started, Table, UnixMillis};
use contract::{AnyGame, Level, Seat, Seed};

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

/// Returns the day of a moment, counted from 1970; days end at midnight UTC.
pub const fn day_of(at: UnixMillis) -> u32 {
    (at.0 / DAY) as u32
}

/// A game of the day that is about to begin.
#[derive(Debug)]
pub struct Daily<'a> {
    pub day: u32,
    pub host: Guest,
    pub name: &'a str,
    /// The bots that play along, with their guest ids.
    pub bots: &'a [(Guest, Level)],
    /// The seed of this day and game.
    pub seed: Seed,
    pub at: UnixMillis,
}

impl Table {
    /// Returns the log of a game of the day that has just begun.
    ///
    /// # Errors
    /// The rules do not allow this number of players.
    pub fn daily(game: &'static dyn AnyGame, daily: &Daily<'_>) -> Result<Vec<Event>, Refusal> {
        let Daily { day, host, name, bots, seed, at } = *daily;
        let options = game.usual_options();
        let (id, day) = (game.id().to_owned(), Some(day));
        let mut events = vec![Event::Opened { game: id, host, options, day, home: false, edition: None }];
        let people = [(host, name.to_owned(), None)];
        let bots = bots.iter().map(|&(guest, level)| (guest, format!("bot {level}"), Some(level)));
        let mut seats = Vec::new();
        for (chair, (guest, name, bot)) in (0..).zip(people.into_iter().chain(bots)) {
            seats.push((guest, name.clone()));
            events.push(Event::Sat { guest, name, chair: Seat(chair), bot, program: false, at: None });
        }
        let (rules, edition) = (game.rules(), game.edition());
        events.push(Event::Started(Started { rules, edition, seed, seats, at }));
        let log: Vec<String> = events.iter().map(Event::write).collect();
        Table::rebuild(&[game], &log)?;
        Ok(events)
    }

    /// Returns whether the seed must stay secret, because others may still play with it.
    pub(crate) fn is_sealed(&self, now: UnixMillis) -> bool {
        self.day.is_some_and(|day| day >= day_of(now))
    }
}
