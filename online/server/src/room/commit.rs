//! Makes changes of a table durable and tells them to the clients.

use super::Room;
use crate::bus::BusMessage;
use crate::clock;
use crate::error::Error;
use crate::people::card;
use crate::people::settle::Settlement;
use protocol::Stage;
use std::sync::Arc;
use store::{AppendError, Card, Head};
use table::{Event, Guest};

impl Room {
    /// Appends `events`, which have been applied in memory, and tells them to the clients.
    ///
    /// # Errors
    /// The store refused. The table in memory then matches the disk again.
    pub(super) async fn commit(&mut self, events: &[Event]) -> Result<(), Error> {
        // A move changes nothing on the card except the stage; at slow tables it also changes what is due.
        let moved =
            events.iter().all(|event| matches!(event, Event::Said { .. } | Event::Unsaid { .. } | Event::Line(_)));
        let stage = self.table.stage();
        let listed = !moved || stage != self.stage_told || card::is_slow(&self.table);
        let card = listed.then(|| card::card(&self.table, clock::now()));
        let result = self.append(events.iter().map(Event::write).collect(), card).await;
        if result.is_ok() {
            self.context.bus.tell(self.code, &BusMessage::LogGrew(self.head.into()));
            self.tell_turns();
        }
        if !self.broken {
            // A move changes the table only if it changes the stage, and chat changes only the chat, unless the table
            // was read again.
            let again = result.is_err();
            let said = events.iter().all(|event| matches!(event, Event::Said { .. } | Event::Unsaid { .. }));
            if !again {
                let moves = events.iter().filter(|event| matches!(event, Event::Line(_))).count();
                self.context.metrics.moved(self.table.game(), moves as u64);
            }
            let stage = self.table.stage();
            if stage == Stage::Over && self.stage_told != Stage::Over {
                self.settle();
            }
            if again || stage != self.stage_told || !moved {
                self.stage_told = stage;
                self.tell_table();
            }
            if again || !said {
                self.listeners.tell_game(&self.table);
            }
            if again || said {
                self.listeners.tell_talk(&self.table);
            }
        }
        result
    }

    /// Notifies players whose turn has begun and who are not connected. Of several servers only the one that wrote the
    /// move does so.
    fn tell_turns(&mut self) {
        let before = std::mem::replace(&mut self.awaited, self.table.awaited());
        if self.table.is_live() {
            return;
        }
        for seat in self.awaited.iter().filter(|seat| !before.has(*seat)) {
            let here = |guest: &Guest| self.listeners.has(*guest) || self.elsewhere.has(*guest);
            if let Some(guest) = self.table.guest(seat).filter(|guest| !here(guest)) {
                self.context.pushes.your_turn(guest, self.table.game(), self.code.as_str());
            }
        }
    }

    /// Starts the background work of a finished game: ratings and leaderboards.
    pub(super) fn settle(&self) {
        let over = self.table.stage() == Stage::Over;
        let settlement = over.then(|| Settlement::of(self.code.as_str(), &self.table)).flatten();
        if let Some(settlement) = settlement {
            tokio::spawn(settlement.settle(self.context.store.clone()));
        }
    }

    async fn append(&mut self, texts: Arc<[String]>, card: Option<Card>) -> Result<(), Error> {
        let head = self.head;
        let append = || self.context.store.append(self.code.as_str(), head, Arc::clone(&texts), card.clone());
        let mut result = append().await;
        let unsure = result == Err(AppendError::Unsure);
        if unsure {
            // Appending after the same end cannot happen twice, and the answer tells what happened the first time.
            result = append().await;
        }
        let error = match result {
            Ok(head) => {
                self.head = head;
                return Ok(());
            }
            Err(error) => error,
        };
        // Another server may have been first, or the database has failed and may have lost entries.
        self.context.look_elsewhere.notify_one();
        let log = Box::pin(self.reload()).await;
        let is_there = |log: &Vec<String>| log.get(head.length..).is_some_and(|log| log.starts_with(&texts));
        match (error, log) {
            // Acknowledged entries are lost: a new room continues with the rest.
            (_, Ok(_)) if self.broken => Err(Error::Unsure),
            // The answer was lost, not the entries.
            (AppendError::Failed | AppendError::Unsure, Ok(log)) if is_there(&log) => Ok(()),
            (AppendError::Taken, Ok(log)) if unsure && is_there(&log) => Ok(()),
            (AppendError::Taken, Ok(_)) => {
                self.context.warn_of_neighbours();
                Err(Error::Busy)
            }
            (AppendError::Full, Ok(_)) => Err(Error::LogFull),
            (AppendError::Failed, Ok(_)) if !unsure => Err(Error::FAILED),
            (AppendError::Taken | AppendError::Full, Err(error)) if !unsure => Err(error),
            // The log may still grow by entries of unknown fate: a new room will read it.
            _ => {
                self.broken = true;
                Err(Error::Unsure)
            }
        }
    }

    /// Reads the table from the log again. If the log does not continue from where this room was, the database has lost
    /// acknowledged entries: the room must end, and with it the connections to clients that know them.
    pub(super) async fn reload(&mut self) -> Result<Vec<String>, Error> {
        let loaded = self.context.load(self.code).await;
        self.broken = loaded.is_err();
        let nothing = Vec::new();
        let log = match &loaded {
            Ok((_, log)) => Some(log),
            Err(error) => (*error == Error::NO_TABLE).then_some(&nothing),
        };
        if let Some(log) = log.filter(|log| !self.head.is_in(log)) {
            self.broken = true;
            let (code, known, left) = (self.code.as_str(), self.head.length, log.len());
            tracing::error!(
                table = code,
                known,
                left,
                "the database has lost entries of a log that it had acknowledged; the game goes on from what is left"
            );
            self.context.metrics.lost_histories.inc();
        }
        let (table, log) = loaded?;
        self.table = table;
        self.head = Head::START.after(&log);
        Ok(log)
    }
}
