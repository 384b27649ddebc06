//! Table logs in the browser's `localStorage`.
//!
//! The storage holds texts by key. It is small, may be full or forbidden, and the user can change everything in it. A log is
//! append-only with one key for each entry, so that no entry is ever written twice:
//!
//! ```text
//! farbraum-table-K7M2QX-0   {"opened":…}
//! farbraum-table-K7M2QX-1   {"sat":…}
//! farbraum-table-K7M2QX     {"game":"konfetti","stage":"playing","at":1700000000000}
//! ```
//!
//! The last is a label for lists, which is never trusted: tables are rebuilt from their logs. Entries that cannot be stored are held
//! in memory, and the game goes on.

mod label;
mod storage;

pub use label::Label;
pub use storage::Storage;

use std::collections::BTreeMap;

/// The most tables that are stored. Beyond that the oldest are removed, finished ones first.
pub const MOST_TABLES: usize = 20;

const PREFIX: &str = "farbraum-table-";

/// The logs of all tables on this device.
#[derive(Debug)]
pub struct LocalLogs<S> {
    storage: S,
    /// Logs that the storage has refused, with their labels.
    held: BTreeMap<String, (Vec<String>, Option<Label>)>,
}

/// Where an appended entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// In the storage: it survives the page.
    Safe,
    /// In memory: it is lost with the page.
    InMemory,
}

/// Why an entry was not appended. Nothing has been stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// Another tab has appended an entry with this number.
    Taken,
    /// Another tab has deleted the table.
    Deleted,
}

/// The error for a log with holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl<S: Storage> LocalLogs<S> {
    pub const fn new(storage: S) -> LocalLogs<S> {
        LocalLogs { storage, held: BTreeMap::new() }
    }

    /// Returns the log of a table, which is empty if there is no such table.
    ///
    /// # Errors
    /// Entries are missing.
    pub fn log(&self, code: &str) -> Result<Vec<String>, Damaged> {
        if let Some((log, _)) = self.held.get(code) {
            return Ok(log.clone());
        }
        let log: Vec<String> = (0..).map_while(|number| self.storage.get(&entry(code, number))).collect();
        let is_entry = |key: &&String| split(key).is_some_and(|(of, number)| of == code && number.is_some());
        let entries = self.storage.keys().iter().filter(is_entry).count();
        if entries == log.len() { Ok(log) } else { Err(Damaged) }
    }

    /// Returns whether another tab has appended to a log that had `length` entries.
    pub fn has_grown(&self, code: &str, length: usize) -> bool {
        !self.held.contains_key(code) && self.storage.get(&entry(code, length)).is_some()
    }

    /// Appends an entry to a log that has `number` of them.
    ///
    /// # Errors
    /// Another tab has appended this entry or deleted the table.
    pub fn append(&mut self, code: &str, number: usize, text: &str, label: &Label) -> Result<Kept, AppendError> {
        if let Some((log, kept)) = self.held.get_mut(code) {
            log.push(text.to_owned());
            *kept = Some(label.clone());
            return Ok(Kept::InMemory);
        }
        let key = entry(code, number);
        if self.storage.get(&key).is_some() {
            return Err(AppendError::Taken);
        }
        if number == 0 {
            self.make_room(MOST_TABLES - 1, code);
        }
        // A table that the user has deleted in another tab does not come back, and no log begins in the middle.
        if number > 0 && self.storage.get(&entry(code, number - 1)).is_none() {
            return Err(AppendError::Deleted);
        }
        if self.set_with_room(code, &key, text) {
            // The label is only for lists, so a table without one is fine.
            let _ = self.storage.set(&label_key(code), &label.write());
            return Ok(Kept::Safe);
        }
        let mut log = self.log(code).unwrap_or_default();
        log.push(text.to_owned());
        self.held.insert(code.to_owned(), (log, Some(label.clone())));
        Ok(Kept::InMemory)
    }

    /// Returns whether the log of a table is held in memory and lost with the page.
    pub fn is_held(&self, code: &str) -> bool {
        self.held.contains_key(code)
    }

    /// Removes a table.
    pub fn remove(&mut self, code: &str) {
        self.held.remove(code);
        let keys = self.storage.keys().into_iter().filter(|key| split(key).is_some_and(|(of, _)| of == code));
        for key in keys.collect::<Vec<_>>() {
            self.storage.remove(&key);
        }
    }

    /// Returns all tables with their labels, the newest first. A table without a readable label counts as unfinished and oldest.
    pub fn tables(&self) -> Vec<(String, Option<Label>)> {
        let mut tables: BTreeMap<String, Option<Label>> = BTreeMap::new();
        for key in self.storage.keys() {
            if let Some((code, _)) = split(&key)
                && !tables.contains_key(code)
            {
                let label = self.storage.get(&label_key(code)).and_then(|text| Label::read(&text));
                tables.insert(code.to_owned(), label);
            }
        }
        tables.extend(self.held.iter().map(|(code, (_, label))| (code.clone(), label.clone())));
        let mut tables: Vec<_> = tables.into_iter().collect();
        tables.sort_by_key(|(_, label)| std::cmp::Reverse(label.as_ref().map_or(0, |label| label.at)));
        tables
    }

    /// Stores a text, removing old finished tables if there is no room. Returns whether it is stored.
    fn set_with_room(&mut self, code: &str, key: &str, text: &str) -> bool {
        loop {
            if self.storage.set(key, text) {
                return true;
            }
            let tables = self.tables();
            let finished = |(other, label): &&(String, Option<Label>)| {
                other != code && !self.is_held(other) && label.as_ref().is_some_and(Label::is_over)
            };
            let Some(oldest) = tables.iter().rfind(finished).map(|(code, _)| code.clone()) else { return false };
            self.remove(&oldest);
        }
    }

    /// Removes tables until at most `most` others are left: first the oldest finished ones, then the oldest.
    fn make_room(&mut self, most: usize, code: &str) {
        let mut others = self.tables();
        others.retain(|(other, _)| other != code && !self.is_held(other));
        while others.len() > most {
            let finished = others.iter().rposition(|(_, label)| label.as_ref().is_some_and(Label::is_over));
            let (oldest, _) = others.remove(finished.unwrap_or(others.len() - 1));
            self.remove(&oldest);
        }
    }
}

/// Returns the table to which a key belongs, if any, so that a tab can tell what other tabs have written.
pub fn table_of(key: &str) -> Option<&str> {
    split(key).map(|(code, _)| code)
}

fn entry(code: &str, number: usize) -> String {
    format!("{PREFIX}{code}-{number}")
}

fn label_key(code: &str) -> String {
    format!("{PREFIX}{code}")
}

/// Splits a key into the table and the number of the entry, which a label does not have.
fn split(key: &str) -> Option<(&str, Option<usize>)> {
    let rest = key.strip_prefix(PREFIX)?;
    match rest.split_once('-') {
        Some((code, number)) => Some((code, Some(number.parse().ok()?))),
        None => Some((rest, None)),
    }
}

#[cfg(test)]
mod tests;
