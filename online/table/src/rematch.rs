//! The next game of the same players.

use crate::{Event, Guest, Presence, Random, Refusal, Table};
use contract::Seat;
use protocol::{Ask, Clock, Stage, Terms};

impl Table {
    /// Returns the code of the table for the next game, if it exists.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_ref().map(|(code, _)| code.as_str())
    }

    /// Returns the log of a table for the next game on the same terms, with the guest who asks and the bots. All
    /// players move up one chair, so that another one begins.
    ///
    /// # Errors
    /// The game is not over, or the guest did not play.
    pub fn again(&self, guest: Guest, random: Random) -> Result<Vec<Event>, Refusal> {
        let own = self.seat_of(guest).ok_or(Refusal::Spectator)?;
        if self.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        let (options, day) = (self.options(), None);
        let mut log = vec![Event::Opened {
            game: self.game.id().to_owned(),
            host: guest,
            options,
            day,
            home: false,
            edition: None,
        }];
        let mut table = Table::rebuild(&[self.game], &[log[0].write()])?;
        let up = |seat: usize| Seat(((seat + 1) % self.chairs.len()) as u8);
        let mut asks = vec![Ask::Terms { terms: self.terms_again() }, Ask::Hints { allowed: self.hints }];
        for (seat, sitter) in self.sitters().enumerate() {
            if seat == own.index() {
                asks.push(Ask::Sit { name: sitter.name.clone(), seat: Some(up(seat)) });
            } else if let Some(level) = sitter.bot {
                asks.push(Ask::Bot { seat: up(seat), level: Some(level) });
            }
        }
        for ask in asks {
            log.extend(table.ask(guest, &Presence::EVERYBODY, &ask, crate::UnixMillis(0), random)?);
        }
        Ok(log)
    }

    /// Old rated games may have had no clock, or unusual options.
    fn terms_again(&self) -> Terms {
        let usual = self.check_usual(self.terms, &self.options()).is_ok();
        let terms = Terms { rated: self.terms.rated && usual, ..self.terms };
        match self.check_clock(terms) {
            Ok(()) => terms,
            Err(_) => Terms { clock: Clock::Relaxed, ..terms },
        }
    }
}
