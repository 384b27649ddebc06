//! Who holds the device when several people share it. Between two holders there is none, and the page knows no more
//! than a spectator: the hidden information of a player is not in the document at all.

use super::room::{Inner, News};
use super::{now, random};
use crate::games;
use contract::{Message, Seat, Spine};
use protocol::{Ask, Stage};
use table::{Guest, Presence, Refusal};

impl Inner {
    /// Returns who looks at the table, or `None` if the device is being passed on or all see the end together.
    pub(super) fn looker(&self) -> Option<Guest> {
        let alone = self.people().len() < 2;
        match self.table.borrow().stage() {
            Stage::Playing if !alone => self.holder.get(),
            Stage::Over if !alone => None,
            _ => Some(self.host),
        }
    }

    /// Returns the seat of the person who looks at the table.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.looker().and_then(|guest| self.table.borrow().seat_of(guest))
    }

    /// Returns who makes a request. Before the game the host also sits down and chooses names for the others.
    ///
    /// # Errors
    /// No person holds the device, or the browser has no randomness.
    pub(super) fn asker(&self, ask: &Ask) -> Result<Guest, Refusal> {
        let looker = self.looker().ok_or(Refusal::Spectator)?;
        let (Ask::Sit { seat: Some(seat), .. }, Stage::Gathering) = (ask, self.table.borrow().stage()) else {
            return Ok(looker);
        };
        let stands = self.table.borrow().seat_of(self.host).is_none();
        match self.people().into_iter().find(|(taken, _)| taken == seat) {
            Some((_, person)) => Ok(person),
            None if stands => Ok(self.host),
            None => random().map(Guest::from),
        }
    }

    /// Several people at one device take turns, whatever the game's options were.
    pub(super) fn take_turns(&self) -> Result<(), Message> {
        let (stage, game) = (self.table.borrow().stage(), games::rules(self.table.borrow().game()));
        let Some(game) = game.filter(|_| stage == Stage::Gathering && self.people().len() > 1) else { return Ok(()) };
        let options = game.in_turns(&self.table.borrow().options())?;
        let happened =
            self.table.borrow_mut().ask(self.host, &Presence::EVERYBODY, &Ask::Options { options }, now(), random);
        for event in happened.map_err(|refusal| refusal.message())? {
            // The log that another window wrote has been read instead.
            let _ = self.commit(&event);
        }
        Ok(())
    }

    /// Passes the device on after an event, if the table waits for another player than its holder.
    pub(super) fn pass_on(&self) {
        let length = Some(self.length.get());
        if self.passed_at.replace(length) == length {
            return;
        }
        let stage = self.table.borrow().stage();
        if stage == Stage::Gathering || self.people().len() < 2 {
            return;
        }
        if stage == Stage::Over {
            return self.lift();
        }
        let awaited = self.table.borrow().awaited();
        let holds_on = self.seat().is_some_and(|seat| awaited.has(seat) || awaited.is_empty());
        if !holds_on {
            self.hand_over();
        }
    }

    /// Takes the device from its holder until the next player takes it. In a game where the players share the screen
    /// the next player has it at once.
    pub(super) fn hand_over(&self) {
        let before = self.seat();
        let awaited = self.table.borrow().awaited();
        let seats: Vec<Seat> = self.people().into_iter().map(|(seat, _)| seat).collect();
        let after = |seat: &&Seat| before.is_none_or(|before| **seat > before);
        let around = || seats.iter().filter(after).chain(&seats).copied();
        let next = around().find(|seat| awaited.has(*seat)).or_else(|| around().next());
        let in_the_middle = shelf::spine(self.table.borrow().game()).is_some_and(Spine::can_share_screen);
        if let (Some(next), true) = (next, in_the_middle) {
            return self.take(next);
        }
        self.holder.set(None);
        (self.hear)(News::Curtain(next));
        self.tell_all();
    }

    pub(super) fn take(&self, seat: Seat) {
        let person = self.people().into_iter().find(|(taken, _)| *taken == seat);
        self.holder.set(person.map(|(_, guest)| guest));
        self.lift();
    }

    /// Sends the holder's view before the curtain goes up.
    fn lift(&self) {
        self.tell_all();
        (self.hear)(News::Curtain(None));
    }

    fn people(&self) -> Vec<(Seat, Guest)> {
        let sittings = self.table.borrow().sittings();
        sittings.into_iter().filter(|sitting| !sitting.bot).map(|sitting| (sitting.seat, sitting.guest)).collect()
    }
}
