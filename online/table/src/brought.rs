//! Uploads of games that were played offline. A game is replayed before it is accepted, and counts for nothing: its
//! seed may have been chosen.

use crate::{Event, Guest, Random, Refusal, Started, Table, UnixMillis, name};
use contract::AnyGame;
use protocol::Stage;

/// The most entries that an uploaded log may have.
pub const MOST_BROUGHT: usize = 20_000;

impl Table {
    /// Turns the log of an offline table into the log of a table here. The guest who uploads it is its host; the other
    /// players become unknown guests. Chat is left out.
    ///
    /// # Errors
    /// The log is too long, cannot be replayed, is not finished, or was not a game among friends.
    pub fn brought(
        games: &[&'static dyn AnyGame],
        log: &[String],
        by: Guest,
        now: UnixMillis,
        random: Random,
    ) -> Result<Vec<Event>, Refusal> {
        if log.len() > MOST_BROUGHT {
            return Err(Refusal::NotBrought);
        }
        let table = Table::rebuild(games, log).map_err(|refusal| match refusal {
            Refusal::Failed(_) => Refusal::NotBrought,
            other => other,
        })?;
        if table.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        let mut strangers = Strangers { known: vec![(table.host, by)], random };
        let mut events = Vec::with_capacity(log.len());
        for text in log {
            let event = Event::read(text).map_err(|_| Refusal::NotBrought)?;
            events.extend(strangers.bring(event, now)?);
        }
        Ok(events)
    }
}

/// The guests of the offline table, and their guests here.
struct Strangers {
    known: Vec<(Guest, Guest)>,
    random: Random,
}

impl Strangers {
    fn of(&mut self, guest: Guest) -> Result<Guest, Refusal> {
        if let Some((_, here)) = self.known.iter().find(|(home, _)| *home == guest) {
            return Ok(*here);
        }
        let here = Guest::from((self.random)()?);
        self.known.push((guest, here));
        Ok(here)
    }

    /// Returns the event for the table here, or `None` if it is left out.
    fn bring(&mut self, event: Event, now: UnixMillis) -> Result<Option<Event>, Refusal> {
        Ok(Some(match event {
            Event::Opened { game, host, options, day: None, edition: None, .. } => {
                Event::Opened { game, host: self.of(host)?, options, day: None, home: true, edition: None }
            }
            Event::Sat { guest, name, chair, bot, program, at } if is_clean(&name) => {
                Event::Sat { guest: self.of(guest)?, name, chair, bot, program, at }
            }
            Event::Stood { guest } => Event::Stood { guest: self.of(guest)? },
            Event::Started(Started { rules, edition, seed, seats, at })
                if at <= now && seats.iter().all(|(_, name)| is_clean(name)) =>
            {
                let seats = seats.into_iter().map(|(guest, name)| Ok((self.of(guest)?, name)));
                let seats = seats.collect::<Result<_, Refusal>>()?;
                Event::Started(Started { rules, edition, seed, seats, at })
            }
            Event::Options { .. }
            | Event::Hints { .. }
            | Event::Line(_)
            | Event::StoodIn { .. }
            | Event::Paused { .. } => event,
            Event::Said { .. } | Event::Unsaid { .. } | Event::Rematch { .. } => return Ok(None),
            Event::Opened { .. }
            | Event::Sat { .. }
            | Event::Started(_)
            | Event::Terms { .. }
            | Event::Left { .. }
            | Event::Full { .. }
            | Event::Unrated { .. } => {
                return Err(Refusal::NotBrought);
            }
        }))
    }
}

/// Offline, names are cleaned by the page, which may be a modified one.
fn is_clean(name: &str) -> bool {
    name::clean(name).is_ok_and(|clean| clean == name)
}
