//! Requests to a table, and who may make them.

use crate::Guest;
use crate::Refusal;
use crate::UnixMillis;
use crate::{Event, Presence, Started, Table, talk};
use contract::{AnyMatch, Level, Millis, Phrase, Seat, Seed};
use protocol::{Ask, Stage, Words};
use serde_json::Value;

/// A source of unpredictable seeds.
pub type Random = fn() -> Result<Seed, Refusal>;

impl Table {
    /// Executes a guest's request in memory. Returns the entries for the log, in order; none if nothing changes.
    /// `presence` says who is connected.
    ///
    /// # Errors
    /// The request is refused; the table is unchanged.
    pub fn ask(
        &mut self,
        guest: Guest,
        presence: &Presence<impl Fn(Guest) -> bool>,
        ask: &Ask,
        now: UnixMillis,
        random: Random,
    ) -> Result<Vec<Event>, Refusal> {
        let is_host = self.host(presence) == guest;
        let here = |guest| presence.has(guest);
        let event = match ask {
            Ask::Bot { seat, level } if self.play.is_some() => {
                self.ask_for_stand_in(guest, is_host, here, *seat, *level, now)
            }
            Ask::Sit { name, seat } => self.ask_to_sit(guest, name, *seat, false, now),
            Ask::Stand => self.happen(Event::Stood { guest }),
            Ask::Bot { seat, level } => self.ask_for_bot(is_host, *seat, *level, random),
            Ask::Options { options } => self.ask_for_options(is_host, options),
            Ask::Terms { terms } => self.ask_for_terms(is_host, *terms),
            Ask::Pause { paused } => self.ask_to_pause(guest, *paused, now),
            Ask::Free { seat } => self.ask_to_free(guest, is_host, here, *seat, now),
            Ask::Hints { allowed } => self.ask_for_hints(is_host, *allowed),
            Ask::Start => self.ask_to_start(is_host, now, random),
            Ask::Play { action, number } => {
                return self.let_play(guest, *number, now, |game, seat, now| Ok(game.play(seat, action, now)?));
            }
            Ask::Undo { number } => {
                let enough = self.seat_of(guest).is_some_and(|seat| self.has_undone_enough(seat));
                return self.let_play(guest, *number, now, |game, seat, now| {
                    if enough { Err(Refusal::UndoneEnough) } else { Ok(game.undo(seat, now)?) }
                });
            }
            Ask::Say { words } => self.ask_to_say(guest, words),
            Ask::Ping => Ok(None),
        };
        event.map(|event| event.into_iter().collect())
    }

    /// Does the same for a program; the table remembers that it is one.
    ///
    /// # Errors
    /// The request is refused; the table is unchanged.
    pub fn ask_by_program(
        &mut self,
        guest: Guest,
        presence: &Presence<impl Fn(Guest) -> bool>,
        ask: &Ask,
        now: UnixMillis,
        random: Random,
    ) -> Result<Vec<Event>, Refusal> {
        match ask {
            Ask::Sit { name, seat } => Ok(self.ask_to_sit(guest, name, *seat, true, now)?.into_iter().collect()),
            ask => self.ask(guest, presence, ask, now, random),
        }
    }

    /// Applies a deadline that is due. Returns the entry for the log, or `None` if nothing was due.
    pub fn pass_time(&mut self, now: UnixMillis) -> Option<Event> {
        self.deadline().filter(|&deadline| deadline <= now)?;
        if self.full_at().is_some() {
            return self.end_full(now);
        }
        let play = self.play.as_mut()?;
        let clock = play.clock(now);
        if play.game.pass_time(clock) { self.last_line() } else { self.end_turn(now) }
    }

    /// Applies what the game does when a guest disconnects. Returns the entry for the log, or `None` if nothing
    /// changes.
    pub fn part(&mut self, guest: Guest, now: UnixMillis) -> Option<Event> {
        // A bot that stands in plays on.
        let seat =
            self.seat_of(guest).filter(|&seat| self.sitter(seat).is_some_and(|sitter| sitter.level().is_none()))?;
        let play = self.play.as_mut().filter(|play| !play.is_over())?;
        let action = play.game.gone(seat)?;
        let now = play.clock(now);
        play.game.play(seat, &action, now).ok()?;
        self.last_line()
    }

    pub(crate) fn happen(&mut self, event: Event) -> Result<Option<Event>, Refusal> {
        self.apply(&event)?;
        Ok(Some(event))
    }

    /// Puts a bot on a chair. Each bot gets a fresh guest id that no person owns.
    fn ask_for_bot(
        &mut self,
        is_host: bool,
        chair: Seat,
        level: Option<Level>,
        random: Random,
    ) -> Result<Option<Event>, Refusal> {
        self.gathering()?;
        host_only(is_host)?;
        let sitter = self.chairs.get(chair.index()).and_then(Option::as_ref);
        if sitter.is_some_and(|sitter| sitter.bot.is_none()) {
            return Err(Refusal::ChairTaken(chair));
        }
        let there = sitter.map(|sitter| sitter.guest);
        match (level, there) {
            (Some(_), _) if sitter.is_some_and(|sitter| sitter.bot == level) => Ok(None),
            (Some(level), there) => {
                let guest = there.map_or_else(|| random().map(Guest::from), Ok)?;
                let (name, bot) = (format!("bot {level}"), Some(level));
                self.happen(Event::Sat { guest, name, chair, bot, program: false, at: None })
            }
            (None, Some(guest)) => self.happen(Event::Stood { guest }),
            (None, None) => Ok(None),
        }
    }

    /// Lets a bot play for a disconnected person, until the person comes back or the host removes the bot.
    fn ask_for_stand_in(
        &mut self,
        guest: Guest,
        is_host: bool,
        here: impl Fn(Guest) -> bool,
        seat: Seat,
        level: Option<Level>,
        now: UnixMillis,
    ) -> Result<Option<Event>, Refusal> {
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        let own = self.seat_of(guest) == Some(seat);
        host_only(is_host || (own && level.is_none()))?;
        let sitter = self.sitter(seat).ok_or(Refusal::Started)?;
        if sitter.bot.is_some() {
            return Err(Refusal::BotsOwn(seat));
        }
        if !own && self.has_time() {
            return Err(Refusal::OwnSeat(seat));
        }
        if level.is_some() && here(sitter.guest) {
            return Err(Refusal::PersonHere(seat));
        }
        if sitter.stand_in == level { Ok(None) } else { self.happen(Event::StoodIn { seat, level, at: Some(now) }) }
    }

    /// Plays the action that a bot has chosen after the first `number` entries of the log. Returns the entry for the
    /// log, or `None` if it comes too late.
    pub fn let_bot(&mut self, seat: Seat, number: usize, action: &str, now: UnixMillis) -> Option<Event> {
        let live = self.races;
        // The person may be back.
        self.sitter(seat)?.level()?;
        let play = self.play.as_mut().filter(|play| !play.is_over() && !play.is_paused())?;
        if !live && !play.game.is_up_to_date(seat, number) {
            return None;
        }
        let now = play.clock(now);
        play.game.play(seat, action, now).ok()?;
        self.last_line()
    }

    /// Adds a bot's phrase to the chat. Returns the entry for the log, or `None` if the chat is full.
    pub fn let_bot_say(&mut self, phrase: Phrase) -> Option<Event> {
        let name = self.chairs.get(phrase.seat.index())?.as_ref()?.name.clone();
        let words = talk::clean(&Words::Phrase { key: phrase.key, args: phrase.args }).ok()?;
        self.happen(Event::Said { seat: phrase.seat, name, words }).ok()?
    }

    fn ask_to_say(&mut self, guest: Guest, words: &Words) -> Result<Option<Event>, Refusal> {
        let seat = self.seat_of(guest).ok_or(Refusal::Spectator)?;
        let name = self.chairs[seat.index()].as_ref().map(|sitter| sitter.name.clone()).unwrap_or_default();
        self.happen(Event::Said { seat, name, words: talk::clean(words)? })
    }

    fn ask_for_options(&mut self, is_host: bool, options: &Value) -> Result<Option<Event>, Refusal> {
        self.gathering()?;
        host_only(is_host)?;
        let options = self.game.options(options).map_err(Refusal::Rules)?;
        self.check_usual(self.terms, &options)?;
        if options == self.options() { Ok(None) } else { self.happen(Event::Options { options }) }
    }

    fn ask_for_hints(&mut self, is_host: bool, allowed: bool) -> Result<Option<Event>, Refusal> {
        self.gathering()?;
        host_only(is_host)?;
        if allowed == self.hints { Ok(None) } else { self.happen(Event::Hints { allowed }) }
    }

    /// Starts the game. The taken chairs close up, in order; the rules refuse too few or too many.
    fn ask_to_start(&mut self, is_host: bool, now: UnixMillis, random: Random) -> Result<Option<Event>, Refusal> {
        self.gathering()?;
        host_only(is_host)?;
        self.check_rated()?;
        if self.sitters().all(|sitter| sitter.bot.is_some()) && self.sitters().next().is_some() {
            return Err(Refusal::OnlyBots);
        }
        let seed = random()?;
        let seats = self.sitters().map(|sitter| (sitter.guest, sitter.name.clone())).collect();
        let (rules, edition) = (self.game.rules(), self.game.edition());
        self.happen(Event::Started(Started { rules, edition, seed, seats, at: now }))
    }

    /// Plays an action. `number` is how many entries of the game's log the player had seen. A stand-in for the player
    /// ends.
    fn let_play(
        &mut self,
        guest: Guest,
        number: Option<usize>,
        now: UnixMillis,
        act: impl FnOnce(&mut dyn AnyMatch, Seat, Millis) -> Result<(), Refusal>,
    ) -> Result<Vec<Event>, Refusal> {
        let seat = self.seat_of(guest);
        let play = self.started_mut()?;
        let seat = seat.ok_or(Refusal::Spectator)?;
        // The seed is public now: nothing may be played or taken back.
        if play.is_over() {
            return Err(Refusal::Over);
        }
        if play.is_paused() {
            return Err(Refusal::Paused);
        }
        if number.is_some_and(|number| !play.game.is_up_to_date(seat, number)) {
            return Err(Refusal::Stale);
        }
        let (clock, turns) = (play.clock(now), play.keep_turns());
        let deputy = self.sitter(seat).and_then(|sitter| sitter.stand_in);
        let back = deputy.map(|_| Event::StoodIn { seat, level: None, at: Some(now) });
        back.iter().try_for_each(|back| self.apply(back))?;
        let play = self.started_mut()?;
        if let Err(refusal) = act(play.game.as_mut(), seat, clock) {
            play.set_back(turns);
            if let Some(sitter) = self.chairs.get_mut(seat.index()).and_then(Option::as_mut) {
                sitter.stand_in = deputy;
            }
            return Err(refusal);
        }
        Ok(back.into_iter().chain(self.last_line()).collect())
    }
}

pub(crate) fn host_only(is_host: bool) -> Result<(), Refusal> {
    if is_host { Ok(()) } else { Err(Refusal::NotHost) }
}
