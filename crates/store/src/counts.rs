//! What the store has done since it was opened, for those who watch over it.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Counts up, for as long as the store is open.
#[derive(Debug, Default)]
pub(crate) struct Counter {
    commits: AtomicU64,
    failures: AtomicU64,
    entries: AtomicU64,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Transactions that are on disk.
    pub commits: u64,
    /// Transactions that the database refused.
    pub failures: u64,
    /// Entries in those that are on disk.
    pub entries: u64,
}

impl Counter {
    /// A transaction with so many entries is on disk.
    pub(crate) fn committed(&self, entries: usize) {
        self.commits.fetch_add(1, Relaxed);
        self.entries.fetch_add(entries as u64, Relaxed);
    }

    /// The database refused a transaction.
    pub(crate) fn failed(&self) {
        self.failures.fetch_add(1, Relaxed);
    }

    pub(crate) fn read(&self) -> Counts {
        Counts {
            commits: self.commits.load(Relaxed),
            failures: self.failures.load(Relaxed),
            entries: self.entries.load(Relaxed),
        }
    }
}
