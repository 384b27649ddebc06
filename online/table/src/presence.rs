//! Who is connected to a table, as far as rights depend on it.

use crate::{Guest, Table};
use contract::Millis;
use std::fmt;

/// How long a disconnected owner keeps the lead before the start: enough to send the link from another app, to lose the
/// connection, or to reload the page.
pub const OWNER_KEEPS: Millis = Millis(3 * 60 * 1_000);

/// Who is connected to a table, and how long its owner has been away.
#[derive(Clone, Copy)]
pub struct Presence<H> {
    here: H,
    owner_away: Millis,
}

impl<H: Fn(Guest) -> bool> Presence<H> {
    /// `here` returns whether a guest is connected; `owner_away` counts only while the owner is not.
    pub fn new(here: H, owner_away: Millis) -> Presence<H> {
        Presence { here, owner_away }
    }

    pub(crate) fn has(&self, guest: Guest) -> bool {
        (self.here)(guest)
    }
}

impl Presence<fn(Guest) -> bool> {
    /// All guests are present, as on one device.
    pub const EVERYBODY: Presence<fn(Guest) -> bool> = Presence { here: |_| true, owner_away: Millis(0) };
}

/// Leaves out who is connected: that belongs in no log.
impl<H> fmt::Debug for Presence<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Presence").field("owner_away", &self.owner_away).finish_non_exhaustive()
    }
}

impl Table {
    /// Returns the host, who may choose options and start: the owner. While the owner is away, the first connected
    /// player is the deputy: at once during the game, after [`OWNER_KEEPS`] before the start. Guests who have left the
    /// game are never the host.
    pub fn host(&self, presence: &Presence<impl Fn(Guest) -> bool>) -> Guest {
        let keeps = || self.play.is_none() && presence.owner_away < OWNER_KEEPS;
        let leads = (presence.has(self.host) || keeps()) && self.left_by(self.host).is_none();
        let people = self.sitters().filter(|sitter| !sitter.left && sitter.bot.is_none());
        let deputy = || people.map(|sitter| sitter.guest).find(|&guest| presence.has(guest));
        if leads { self.host } else { deputy().unwrap_or(self.host) }
    }

    /// Returns the owner: the guest who opened the table, or who got it from an owner who stood up.
    pub fn owner(&self) -> Guest {
        self.host
    }
}
