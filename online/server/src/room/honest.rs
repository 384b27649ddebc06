//! Whether a rated game counts: not if some of those who play come from one address, nor if two of them have played too often on
//! this day. Both are written into the log, so that all clients are told and every server knows.

use super::Room;
use super::elsewhere::shadow;
use crate::bus::Here;
use protocol::{MOST_RATED, Stage, Unrated};
use table::{Event, Guest, UnixMillis, day_of};

impl Room {
    /// The people who play or are to play, unless nothing depends on it who they are.
    fn rated_people(&self) -> Vec<Guest> {
        let table = &self.table;
        if table.stage() == Stage::Over || !table.is_rated() {
            return Vec::new();
        }
        table.sittings().into_iter().filter(|sitting| !sitting.bot).map(|sitting| sitting.guest).collect()
    }

    /// What other servers need to know of those who play here.
    pub(super) fn told_roofs(&self) -> Vec<(String, String)> {
        let people = self.rated_people();
        let places = self.listeners.places().filter(|(guest, _)| people.contains(guest));
        let told = |(guest, address)| (shadow(self.code, guest), self.context.roof_key.roof(self.code, address));
        places.map(told).collect()
    }

    /// Notes what another server tells.
    pub(super) fn hear_roofs(&mut self, here: &Here) {
        for guest in self.rated_people() {
            let own = shadow(self.code, guest);
            for (_, roof) in here.roofs.iter().filter(|(told, _)| *told == own) {
                self.roofs.add(guest, roof.clone());
            }
        }
    }

    /// Writes down that a rated game does not count, once too many of those who play have come from one address.
    pub(super) async fn check_roofs(&mut self) {
        let people = self.rated_people();
        self.roofs.keep(&people);
        for (guest, address) in self.listeners.places().filter(|(guest, _)| people.contains(guest)) {
            self.roofs.add(guest, self.context.roof_key.roof(self.code, address));
        }
        let shared = self.roofs.are_shared(self.context.limiter.limits.rated_people_per_address);
        if shared && self.table.stage() == Stage::Playing {
            let event = Event::Unrated { why: Unrated::Address };
            if self.table.apply(&event).is_ok() {
                // What cannot be written now is found again at the next connection.
                let _ = self.commit(&[event]).await;
            }
        }
    }

    /// The entry that a game which has just begun does not count, because two of its people have had enough of them on this day. When the game
    /// is over the store looks again: others may have been counted since.
    pub(super) async fn check_often(&mut self, now: UnixMillis) -> Option<Event> {
        let people: Vec<String> = self.rated_people().iter().map(Guest::to_string).collect();
        if people.is_empty() {
            return None;
        }
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let met = self.context.store.have_met(self.table.game(), day_of(now), &people, MOST_RATED).await;
        let met = met.inspect_err(|error| tracing::warn!(%error, "cannot look up rated games")).unwrap_or(false);
        let event = Event::Unrated { why: Unrated::Often };
        (met && self.table.apply(&event).is_ok()).then_some(event)
    }
}
