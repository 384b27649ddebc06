//! What a room has to do with rooms of the same table on other servers: each tells who looks there and that the log has grown.

use super::Room;
use crate::bus::Word;
use std::time::Duration;
use table::{Event, Refusal};
use tokio::time::{Instant, timeout};

/// How long somebody who comes waits for what other servers may have done.
const NEWCOMERS_WAIT: Duration = Duration::from_secs(1);

impl Room {
    /// Tells the other servers who looks here, and forgets those that tell no more: they have died, and so nobody else does for
    /// their people what is done for those who go.
    pub(super) async fn tell_here(&mut self) {
        if self.house.bus.is_alone() {
            return;
        }
        let (node, now) = (self.house.bus.node(), Instant::now());
        let here = self.elsewhere.tell(node, self.listeners.guests(), now);
        self.house.bus.tell(self.code, &Word::Here(here));
        let gone = self.elsewhere.forget(now);
        if gone.is_empty() {
            return;
        }
        self.tell_table();
        for sitting in self.table.sittings() {
            let guest = sitting.guest;
            if !self.broken && gone.has(guest) && !self.listeners.has(guest) && !self.elsewhere.has(guest) {
                self.part(guest).await;
            }
        }
    }

    /// What another server says of this table.
    pub(super) async fn hear(&mut self, word: Word) {
        match word {
            Word::Grown(length) if length > self.length => self.catch_up().await,
            Word::Grown(_) => (),
            Word::Fingers(fingers) => {
                for (seat, finger) in fingers {
                    self.fingers.set_elsewhere(seat, finger);
                }
            }
            Word::Here(here) => {
                let is_new = self.elsewhere.hear(here, Instant::now());
                self.tell_table();
                if is_new && !self.listeners.is_empty() {
                    self.tell_here().await;
                }
            }
        }
    }

    /// Takes from the log what another server has appended. What cannot be read now is read a few seconds later.
    async fn catch_up(&mut self) {
        if let Ok(texts) = self.house.store.load_from(self.code.as_str(), self.length).await {
            self.take_up(&texts).await;
        }
    }

    /// The same for somebody who comes: they may have been told more by a server that has died since than it could tell us. They do
    /// not wait for long.
    pub(super) async fn catch_up_for_newcomer(&mut self) {
        if self.house.bus.is_alone() {
            return;
        }
        let loading = self.house.store.load_from(self.code.as_str(), self.length);
        if let Ok(Ok(texts)) = timeout(NEWCOMERS_WAIT, loading).await {
            self.take_up(&texts).await;
        }
    }

    /// Lets happen what is new in the log.
    async fn take_up(&mut self, texts: &[String]) {
        if texts.is_empty() {
            return;
        }
        let event = |text: &String| Event::read(text).map_err(|error| Refusal::failed("damaged log", error));
        let applied = texts.iter().try_for_each(|text| self.table.apply(&event(text)?));
        match applied {
            Ok(()) => self.length += texts.len(),
            // Whatever is wrong, the whole log will tell.
            Err(_) => drop(self.reload().await),
        }
        if !self.broken {
            self.stage_told = self.table.stage();
            self.tell_table();
            self.listeners.tell_game(&self.table);
            self.listeners.tell_talk(&self.table);
        }
    }
}
