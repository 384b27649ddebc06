//! Sitting down, standing up, leaving a game for good, and taking over a seat that was left.

use crate::ask::host_only;
use crate::{Event, Guest, Refusal, Sitter, Table, UnixMillis, name};
use contract::{Level, Seat, Seats};
use protocol::{Clock, Stage};

/// The level of the bot that plays on for a player who left or whose time was up.
pub(crate) const DEPUTY: Level = Level::Medium;

impl Table {
    pub(crate) fn sit(&mut self, new: Sitter, chair: Seat, at: Option<UnixMillis>) -> Result<(), Refusal> {
        let guest = new.guest;
        if self.play.is_some() {
            return self.take_over(new, chair, at);
        }
        let most = self.chairs.len() as u8;
        match self.chairs.get(chair.index()) {
            None => return Err(Refusal::NoSuchChair { chair, most }),
            Some(Some(sitter)) if sitter.guest != guest => return Err(Refusal::ChairTaken(chair)),
            Some(_) => (),
        }
        self.leave_chair(guest);
        self.chairs[chair.index()] = Some(new);
        Ok(())
    }

    /// Lets a guest continue for a player who has left.
    fn take_over(&mut self, new: Sitter, seat: Seat, at: Option<UnixMillis>) -> Result<(), Refusal> {
        if self.seat_of(new.guest).is_some() || self.stage() == Stage::Over {
            return Err(Refusal::Started);
        }
        let free = self.sitter(seat).is_some_and(|sitter| sitter.left);
        if !free {
            return Err(Refusal::ChairTaken(seat));
        }
        let has = (new.guest, seat);
        self.chairs[seat.index()] = Some(Sitter { bot: None, ..new });
        let play = self.started_mut()?;
        if !play.had.contains(&has) {
            play.had.push(has);
        }
        self.wind(at);
        Ok(())
    }

    /// Lets a guest stand up. An owner who stands up hands the table over to the first player.
    pub(crate) fn stand(&mut self, guest: Guest) -> Result<(), Refusal> {
        self.gathering()?;
        self.seat_of(guest).ok_or(Refusal::NotSitting)?;
        self.leave_chair(guest);
        if self.host == guest
            && let Some(next) = self.chairs.iter().flatten().find(|sitter| sitter.bot.is_none())
        {
            self.host = next.guest;
        }
        Ok(())
    }

    fn leave_chair(&mut self, guest: Guest) {
        for chair in &mut self.chairs {
            chair.take_if(|sitter| sitter.guest == guest);
        }
    }

    /// Starts or ends a stand-in. A bot that has its own chair cannot be a stand-in.
    pub(crate) fn stand_in(&mut self, seat: Seat, level: Option<Level>, at: Option<UnixMillis>) -> Result<(), Refusal> {
        self.started()?;
        let sitter = self.person_mut(seat)?;
        // The seat of a player who has left needs a bot.
        if sitter.left && level.is_none() {
            return Err(Refusal::NobodyThere(seat));
        }
        sitter.stand_in = level;
        if level.is_some() {
            self.help(seat)?;
        }
        self.wind(at);
        Ok(())
    }

    pub(crate) fn leave(&mut self, seat: Seat, at: UnixMillis) -> Result<(), Refusal> {
        self.started()?;
        let sitter = self.person_mut(seat)?;
        sitter.left = true;
        sitter.stand_in.get_or_insert(DEPUTY);
        self.help(seat)?;
        self.wind(Some(at));
        Ok(())
    }

    /// Notes that the seat's result is no longer one person's alone.
    fn help(&mut self, seat: Seat) -> Result<(), Refusal> {
        let play = self.started_mut()?;
        play.helped = play.helped.with(seat);
        Ok(())
    }

    /// Seats are fixed during the game.
    fn person_mut(&mut self, seat: Seat) -> Result<&mut Sitter, Refusal> {
        let sitter = self.chairs.get_mut(seat.index()).and_then(Option::as_mut).ok_or(Refusal::Started)?;
        if sitter.bot.is_some() { Err(Refusal::BotsOwn(seat)) } else { Ok(sitter) }
    }

    /// Returns the seats on which people play themselves.
    pub(crate) fn persons(&self) -> Seats {
        let plays = |chair: &Option<Sitter>| chair.as_ref().is_some_and(|sitter| sitter.level().is_none());
        let seats = (0..).zip(&self.chairs).filter(|(_, chair)| plays(chair)).map(|(seat, _)| Seat(seat));
        seats.fold(Seats::NONE, Seats::with)
    }

    pub(crate) fn ask_to_sit(
        &mut self,
        guest: Guest,
        name: &str,
        chair: Option<Seat>,
        program: bool,
        now: UnixMillis,
    ) -> Result<Option<Event>, Refusal> {
        let name = name::clean(name)?;
        if program && self.terms.rated {
            return Err(Refusal::RatedProgram);
        }
        if self.play.is_some() {
            if self.seat_of(guest).is_some() {
                return Err(Refusal::Started);
            }
            let own = self.left_by(guest);
            // A guest who takes over a rated game or another person's only try would win or lose for that person.
            let anybodys = !self.terms.rated && self.day.is_none();
            let gives = |sitter: &Sitter| sitter.left && (anybodys || sitter.guest == guest);
            let free = |seat: &Seat| self.sitter(*seat).is_some_and(gives);
            let first =
                || Seat::all(self.chairs.len() as u8).filter(free).min_by_key(|seat| self.saw_other_hand(guest, *seat));
            let chair = chair.or(own).or_else(first).filter(free).ok_or(Refusal::Started)?;
            if self.saw_other_hand(guest, chair) {
                return Err(Refusal::OtherHand);
            }
            return self.happen(Event::Sat { guest, name, chair, bot: None, program, at: Some(now) });
        }
        let own = self.seat_of(guest);
        let free = || self.chairs.iter().position(Option::is_none).map(|chair| Seat(chair as u8));
        let chair = chair.or(own).or_else(free).ok_or(Refusal::NoFreeChair)?;
        if own == Some(chair) && self.sitters().any(|sitter| sitter.guest == guest && sitter.name == name) {
            return Ok(None);
        }
        self.happen(Event::Sat { guest, name, chair, bot: None, program, at: None })
    }

    /// Returns whether a guest has held a hidden hand of this game on another seat. Games in which all have the same
    /// view have no hands.
    fn saw_other_hand(&self, guest: Guest, seat: Seat) -> bool {
        let hands = !self.game.has_same_view();
        let had = self.play.iter().flat_map(|play| &play.had);
        hands && had.filter(|(who, _)| *who == guest).any(|(_, other)| *other != seat)
    }

    /// Returns whether a clock or a rating protects the seats of disconnected players.
    pub(crate) fn has_time(&self) -> bool {
        self.terms.rated || self.terms.clock != Clock::None
    }

    /// Gives up a seat: the guest's own or, if the guest is the host, another player's.
    pub(crate) fn ask_to_free(
        &mut self,
        guest: Guest,
        is_host: bool,
        here: impl Fn(Guest) -> bool,
        seat: Seat,
        now: UnixMillis,
    ) -> Result<Option<Event>, Refusal> {
        let own = self.seat_of(guest) == Some(seat);
        host_only(is_host || own)?;
        let sitter = self.sitter(seat).filter(|sitter| sitter.bot.is_none()).ok_or(Refusal::NobodyThere(seat))?;
        match self.stage() {
            // A deputy cannot send the owner away.
            Stage::Gathering if sitter.guest == self.host && !own => Err(Refusal::OwnersSeat(seat)),
            Stage::Gathering => {
                let guest = sitter.guest;
                self.happen(Event::Stood { guest })
            }
            Stage::Over => Err(Refusal::Over),
            Stage::Playing if sitter.left => Ok(None),
            Stage::Playing if !own && self.has_time() => Err(Refusal::OwnSeat(seat)),
            Stage::Playing if !own && here(sitter.guest) => Err(Refusal::PersonHere(seat)),
            Stage::Playing => self.happen(Event::Left { seat, at: now }),
        }
    }
}
