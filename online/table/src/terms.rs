//! The terms of a table: open or among friends, rated, with a clock; and pauses.

use crate::ask::host_only;
use crate::seats::DEPUTY;
use crate::{Event, Guest, Refusal, Table, UnixMillis};
use protocol::{Clock, LONGEST_DELAY, Stage, Terms};
use serde_json::Value;

impl Table {
    pub(crate) fn agree(&mut self, terms: Terms) -> Result<(), Refusal> {
        self.gathering()?;
        if terms.rated && self.game.is_together() {
            return Err(Refusal::CannotRate);
        }
        if terms.clock != Clock::None && self.races {
            return Err(Refusal::NoClock);
        }
        if terms.delay > LONGEST_DELAY {
            return Err(Refusal::LongDelay);
        }
        self.terms = terms;
        Ok(())
    }

    pub(crate) fn ask_for_terms(&mut self, is_host: bool, terms: Terms) -> Result<Option<Event>, Refusal> {
        self.gathering()?;
        host_only(is_host)?;
        self.check_clock(terms)?;
        self.check_usual(terms, &self.options())?;
        self.check_programs(terms)?;
        if terms == self.terms { Ok(None) } else { self.happen(Event::Terms { terms }) }
    }

    /// A rated game needs a clock: a losing player could keep the others waiting without end. Old logs have such games.
    pub(crate) fn check_clock(&self, terms: Terms) -> Result<(), Refusal> {
        let waits = terms.rated && terms.clock == Clock::None && !self.races && !self.game.is_together();
        if waits { Err(Refusal::RatedClock) } else { Ok(()) }
    }

    /// A rated game needs the usual options: only results of the same game are comparable.
    pub(crate) fn check_usual(&self, terms: Terms, options: &Value) -> Result<(), Refusal> {
        if terms.rated && !self.are_usual(options) { Err(Refusal::RatedOptions) } else { Ok(()) }
    }

    /// Programs cannot play rated games.
    fn check_programs(&self, terms: Terms) -> Result<(), Refusal> {
        let any = terms.rated && self.sitters().any(|sitter| sitter.program);
        if any { Err(Refusal::RatedProgram) } else { Ok(()) }
    }

    /// A rating compares one player with others.
    pub(crate) fn check_rated(&self) -> Result<(), Refusal> {
        self.check_clock(self.terms)?;
        self.check_usual(self.terms, &self.options())?;
        self.check_programs(self.terms)?;
        let people = self.sitters().filter(|sitter| sitter.bot.is_none()).count();
        if self.terms.rated && people < 2 { Err(Refusal::CannotRate) } else { Ok(()) }
    }

    /// Pauses or continues the game. Strangers could keep each other waiting without end, and a real-time game is over
    /// before a pause is.
    pub(crate) fn ask_to_pause(
        &mut self,
        guest: Guest,
        paused: bool,
        now: UnixMillis,
    ) -> Result<Option<Event>, Refusal> {
        self.seat_of(guest).ok_or(Refusal::Spectator)?;
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        let friends = !(self.terms.open || self.terms.rated || self.races);
        if !friends {
            return Err(Refusal::CannotPause);
        }
        if self.started()?.is_paused() == paused { Ok(None) } else { self.happen(Event::Paused { paused, at: now }) }
    }

    pub(crate) fn rest(&mut self, paused: bool, at: UnixMillis) -> Result<(), Refusal> {
        let play = self.started_mut()?;
        if paused {
            play.pause(at)
        } else {
            play.resume(at)
        }
        Ok(())
    }

    /// Returns when the first turn ends, and whose it is.
    pub(crate) fn turn_over(&self) -> Option<(contract::Seat, contract::Millis)> {
        let length = self.terms.clock.turn()?;
        self.going_on()?.turns(length).min_by_key(|&(_, over)| over)
    }

    /// Lets a bot play on for the first player whose time is up.
    pub(crate) fn end_turn(&mut self, now: UnixMillis) -> Option<Event> {
        let (seat, _) = self.turn_over()?;
        self.happen(Event::StoodIn { seat, level: Some(DEPUTY), at: Some(now) }).ok()?
    }
}
