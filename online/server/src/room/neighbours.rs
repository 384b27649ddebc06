//! What a room exchanges with rooms of the same table on other servers: who is connected, and that the log has grown.

use super::Room;
use crate::bus::{BusMessage, Here};
use std::time::Duration;
use store::End;
use table::{Event, Refusal};
use tokio::time::{Instant, timeout};

/// How long a new client waits for entries of other servers.
const NEWCOMERS_WAIT: Duration = Duration::from_secs(1);

impl Room {
    /// Reports to the other servers who is connected here, and forgets servers that have died; their guests are treated
    /// as disconnected.
    pub(super) async fn tell_here(&mut self) {
        if self.context.bus.is_alone() {
            return;
        }
        let (node, now) = (self.context.bus.node(), Instant::now());
        let told = self.elsewhere.tell(node, self.listeners.guests(), self.held_open, now);
        let here = Here { roofs: self.told_roofs(), ..told };
        self.context.bus.tell(self.code, &BusMessage::Here(here));
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

    /// Handles a message of another server.
    pub(super) async fn hear(&mut self, message: BusMessage) {
        match message {
            BusMessage::LogGrew(end) => self.look(end).await,
            BusMessage::Fingers(fingers) => {
                for (seat, finger) in fingers {
                    self.fingers.set_elsewhere(seat, finger);
                }
            }
            BusMessage::Here(here) => {
                self.hear_roofs(&here);
                let is_new = self.elsewhere.hear(here, Instant::now());
                self.tell_table();
                if is_new && !self.listeners.is_empty() {
                    self.tell_here().await;
                }
                self.check_roofs().await;
            }
        }
    }

    /// Reads what another server has appended, if the log is said to end elsewhere than here. If that fails, it is
    /// tried again a few seconds later.
    pub(super) async fn look(&mut self, end: End) {
        // The message may be old by now, so the log decides.
        if !self.head.may_be(end)
            && let Ok(texts) = self.context.store.follow(self.code.as_str(), self.head).await
        {
            self.take_up(texts).await;
        }
    }

    /// Does the same for a new client: a server that has died since may have told it more than this one knows. The
    /// client does not wait long.
    pub(super) async fn catch_up_for_newcomer(&mut self) {
        if !self.context.has_neighbours() {
            return;
        }
        let loading = self.context.store.follow(self.code.as_str(), self.head);
        if let Ok(Ok(texts)) = timeout(NEWCOMERS_WAIT, loading).await {
            self.take_up(texts).await;
        }
    }

    /// Applies new entries of the log; `None` means that the log does not continue from where this room is.
    async fn take_up(&mut self, texts: Option<Vec<String>>) {
        if texts.as_ref().is_some_and(Vec::is_empty) {
            return;
        }
        let event = |text: &String| Event::read(text).map_err(|error| Refusal::failed("damaged log", error));
        let apply = |texts: &Vec<String>| texts.iter().try_for_each(|text| self.table.apply(&event(text)?)).is_ok();
        match texts.filter(apply) {
            Some(texts) => self.head = self.head.after(&texts),
            // The entries do not fit, so the whole log is read again.
            None => drop(self.reload().await),
        }
        if !self.broken {
            self.stage_told = self.table.stage();
            self.tell_table();
            self.listeners.tell_game(&self.table);
            self.listeners.tell_talk(&self.table);
        }
    }
}
