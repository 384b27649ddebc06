//! The drawer where a browser keeps the logs of its tables.
//!
//! Beneath is something like a browser's local storage: texts by key, small, perhaps full, perhaps forbidden, and open to
//! anybody who likes to change what is in it. A log is append-only, one key an entry, so that nothing that has been
//! written is ever written again:
//!
//! ```text
//! farbraum-table-K7M2QX-0   {"opened":…}
//! farbraum-table-K7M2QX-1   {"sat":…}
//! farbraum-table-K7M2QX     {"game":"konfetti","stage":"playing","at":1700000000000}
//! ```
//!
//! The last is a label, for lists. Only the log is believed. What cannot be written is held in memory, and the game goes on.

mod label;
mod storage;

pub use label::Label;
pub use storage::Storage;

use std::collections::BTreeMap;

/// So many tables are kept. After that the oldest go, finished ones first.
pub const MOST_TABLES: usize = 20;

const PREFIX: &str = "farbraum-table-";

/// The tables of this device.
#[derive(Debug)]
pub struct Drawer<S> {
    storage: S,
    /// Logs that the storage has refused, and their labels.
    held: BTreeMap<String, (Vec<String>, Option<Label>)>,
}

/// What became of something written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is there after the page is closed.
    Safe,
    /// It is lost with the page.
    InMemory,
}

/// Somebody else, in another window, was first: the log has grown. Nothing has been written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken;

/// A log has holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl<S: Storage> Drawer<S> {
    pub const fn new(storage: S) -> Drawer<S> {
        Drawer { storage, held: BTreeMap::new() }
    }

    /// The log of a table; empty if there is no such table.
    ///
    /// # Errors
    /// Something is missing in it.
    pub fn log(&self, code: &str) -> Result<Vec<String>, Damaged> {
        if let Some((log, _)) = self.held.get(code) {
            return Ok(log.clone());
        }
        let log: Vec<String> = (0..).map_while(|number| self.storage.get(&entry(code, number))).collect();
        let is_entry = |key: &&String| split(key).is_some_and(|(of, number)| of == code && number.is_some());
        let entries = self.storage.keys().iter().filter(is_entry).count();
        if entries == log.len() { Ok(log) } else { Err(Damaged) }
    }

    /// Whether somebody else, in another window, has written to a log that had `length` entries.
    pub fn has_grown(&self, code: &str, length: usize) -> bool {
        !self.held.contains_key(code) && self.storage.get(&entry(code, length)).is_some()
    }

    /// Writes the next entry of a log, which had `number` of them.
    ///
    /// # Errors
    /// The entry with this number is there already.
    pub fn append(&mut self, code: &str, number: usize, text: &str, label: &Label) -> Result<Kept, Taken> {
        if let Some((log, kept)) = self.held.get_mut(code) {
            log.push(text.to_owned());
            *kept = Some(label.clone());
            return Ok(Kept::InMemory);
        }
        let key = entry(code, number);
        if self.storage.get(&key).is_some() {
            return Err(Taken);
        }
        if number == 0 {
            self.make_room(MOST_TABLES - 1, code);
        }
        // Whoever deletes a table in another window means it: no log begins in the middle.
        if number > 0 && self.storage.get(&entry(code, number - 1)).is_none() {
            return Ok(Kept::InMemory);
        }
        if self.set_with_room(code, &key, text) {
            // A missing label does no harm.
            let _ = self.storage.set(&label_key(code), &label.write());
            return Ok(Kept::Safe);
        }
        let mut log = self.log(code).unwrap_or_default();
        log.push(text.to_owned());
        self.held.insert(code.to_owned(), (log, Some(label.clone())));
        Ok(Kept::InMemory)
    }

    /// Whether a table is lost with the page.
    pub fn is_held(&self, code: &str) -> bool {
        self.held.contains_key(code)
    }

    /// Throws a table away.
    pub fn remove(&mut self, code: &str) {
        self.held.remove(code);
        let keys = self.storage.keys().into_iter().filter(|key| split(key).is_some_and(|(of, _)| of == code));
        for key in keys.collect::<Vec<_>>() {
            self.storage.remove(&key);
        }
    }

    /// All tables with their labels, the newest first. A table without a readable label counts as unfinished and very old.
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

    /// Writes a text, if need be in the place of old tables that are finished.
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

    /// Throws away tables until there are at most so many beside this one: the oldest finished ones, then the oldest.
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

/// The table of a key, if it is a key of a table at all. For listening to what other windows write.
pub fn table_of(key: &str) -> Option<&str> {
    split(key).map(|(code, _)| code)
}

fn entry(code: &str, number: usize) -> String {
    format!("{PREFIX}{code}-{number}")
}

fn label_key(code: &str) -> String {
    format!("{PREFIX}{code}")
}

/// The table of a key and the number of its entry; none for the label.
fn split(key: &str) -> Option<(&str, Option<usize>)> {
    let rest = key.strip_prefix(PREFIX)?;
    match rest.split_once('-') {
        Some((code, number)) => Some((code, Some(number.parse().ok()?))),
        None => Some((rest, None)),
    }
}

#[cfg(test)]
mod tests;
