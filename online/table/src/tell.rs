//! What clients are told of a table: each its own view and nothing else.

use crate::Guest;
use crate::Refusal;
use crate::UnixMillis;
use crate::play::Play;
use crate::{Sitter, Table};
use contract::{Seat, Seats, Viewer};

impl Table {
    /// Returns the table as the client on the chair `you` sees it.
    pub fn tell_table(
        &self,
        code: &str,
        you: Option<Seat>,
        host: bool,
        here: impl Fn(Guest) -> bool,
    ) -> protocol::Table {
        let sitter = |sitter: &Sitter| protocol::Sitter {
            name: sitter.name.clone(),
            here: sitter.bot.is_some() || (!sitter.left && here(sitter.guest)),
            bot: sitter.level(),
            stand_in: sitter.stand_in.is_some() && !sitter.left,
            left: sitter.left,
        };
        protocol::Table {
            code: code.to_string(),
            game: self.game.id().to_owned(),
            options: self.options(),
            terms: self.terms,
            hints: self.may_hint(),
            chairs: self.chairs.iter().map(|chair| chair.as_ref().map(sitter)).collect(),
            you,
            yours: None,
            host,
            stage: self.stage(),
            paused: self.play.as_ref().is_some_and(Play::is_paused),
            day: self.day,
            home: self.home,
            board: self.leaderboard().map(|(name, _)| name),
            unrated: self.unrated.filter(|_| self.terms.rated),
            owner: self.seat_of(self.host).filter(|_| self.play.is_none()),
            owner_away: self.play.is_none() && !here(self.host),
            rematch: self.rematch().map(str::to_owned),
            rematch_by: self.rematch.as_ref().and_then(|(_, by)| *by),
            start: self.play.as_ref().map(|play| play.start.clone()),
        }
    }

    /// Returns whether hints may be offered: always among bots, but never in rated games or games of the day.
    fn may_hint(&self) -> bool {
        let alone = || self.sitters().filter(|sitter| sitter.bot.is_none()).count() < 2;
        self.day.is_none() && !self.terms.rated && (self.hints || alone())
    }

    /// Returns the game as the player on seat `you`, or else a spectator, may see it.
    ///
    /// # Errors
    /// The game has not started.
    pub fn tell_game(&self, you: Option<Seat>, now: UnixMillis) -> Result<protocol::Game, Refusal> {
        let play = self.started()?;
        let outcome = play.outcome();
        // Once the game is over, spectators see it without delay.
        let late = play.late.as_ref().filter(|_| you.is_none() && outcome.is_none());
        let game = late.map_or(&play.game, |late| &late.game);
        let full = play.full.is_some();
        let turns = self.terms.clock.turn().filter(|_| late.is_none() && outcome.is_none());
        Ok(protocol::Game {
            number: game.len(),
            view: game.view(you.map_or(Viewer::Spectator, Viewer::Seat)),
            last: game.last(),
            to_act: if full { Seats::NONE } else { game.to_act() },
            awaited: if full { Seats::NONE } else { game.awaited() },
            can_undo: self.can_undo(you),
            now: play.clock(now),
            deadline: game.next_deadline().filter(|_| !full),
            turns: turns.into_iter().flat_map(|length| play.turns(length)).collect(),
            seed: outcome.is_some().then(|| *game.seed()).filter(|_| !self.is_sealed(now)),
            outcome,
            legal: None,
        })
    }
}
