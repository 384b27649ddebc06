//! Whether a rated game counts. It does not if several of its players come from one address, or if two of them have
//! played each other too often today. Both are written into the log, so all clients and servers know.

use super::Room;
use super::elsewhere::shadow;
use crate::bus::Here;
use protocol::{MOST_RATED, Stage, Unrated};
use table::{Event, Guest, UnixMillis, day_of};

impl Room {
    /// Returns the people who play or will play a rated game.
    fn rated_people(&self) -> Vec<Guest> {
        let table = &self.table;
        if table.stage() == Stage::Over || !table.is_rated() {
            return Vec::new();
        }
        table.sittings().into_iter().filter(|sitting| !sitting.bot).map(|sitting| sitting.guest).collect()
    }

    /// Returns what other servers need to know of the players who are connected here.
    pub(super) fn told_roofs(&self) -> Vec<(String, String)> {
        let people = self.rated_people();
        let places = self.listeners.places().filter(|(guest, _)| people.contains(guest));
        let told = |(guest, address)| (shadow(self.code, guest), self.context.roof_key.roof(self.code, address));
        places.map(told).collect()
    }

    /// Notes what another server reports.
    pub(super) fn hear_roofs(&mut self, here: &Here) {
        for guest in self.rated_people() {
            let own = shadow(self.code, guest);
            for (_, roof) in here.roofs.iter().filter(|(told, _)| *told == own) {
                self.roofs.add(guest, roof.clone());
            }
        }
    }

    /// Logs that a rated game does not count, once too many of its players have come from one address.
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
                // If this fails, the next connection finds it again.
                let _ = self.commit(&[event]).await;
            }
        }
    }

    /// Returns the entry that a game which has just begun does not count, because two of its players have reached
    /// today's limit. The store checks again when the game is over: others may have been counted since.
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
