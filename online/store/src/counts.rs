//! Counts what the store has done since it was opened, for metrics.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often failed writes are logged: the log may be on the same full disk.
const TELL_EVERY: Duration = Duration::from_secs(60);

/// The counters, while the store is open.
#[derive(Debug, Default)]
pub(crate) struct Counter {
    commits: AtomicU64,
    failures: AtomicU64,
    entries: AtomicU64,
    /// Whether the last write was refused.
    refusing: AtomicBool,
    /// When a failure was last logged, and how many have not been since.
    told: Mutex<Option<(Instant, u64)>>,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Committed transactions.
    pub commits: u64,
    /// Transactions that the database refused.
    pub failures: u64,
    /// Entries in committed transactions.
    pub entries: u64,
}

impl Counter {
    /// Counts a committed transaction with this number of entries.
    pub(crate) fn committed(&self, entries: usize) {
        self.refusing.store(false, Relaxed);
        self.commits.fetch_add(1, Relaxed);
        self.entries.fetch_add(entries as u64, Relaxed);
    }

    /// Counts a refused transaction. If it is to be logged, returns how many before it have not been.
    pub(crate) fn failed(&self, now: Instant) -> Option<u64> {
        self.refusing.store(true, Relaxed);
        self.failures.fetch_add(1, Relaxed);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *told {
            Some((at, untold)) if now.saturating_duration_since(*at) < TELL_EVERY => {
                *untold += 1;
                None
            }
            told => told.replace((now, 0)).map_or(Some(0), |(_, untold)| Some(untold)),
        }
    }

    /// Notes a successful write.
    pub(crate) fn written(&self) {
        self.refusing.store(false, Relaxed);
    }

    pub(crate) fn is_refusing(&self) -> bool {
        self.refusing.load(Relaxed)
    }

    pub(crate) fn read(&self) -> Counts {
        Counts {
            commits: self.commits.load(Relaxed),
            failures: self.failures.load(Relaxed),
            entries: self.entries.load(Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A full disk is logged once a minute, however much is refused (L3).
    #[test]
    fn failures_are_told_once_a_minute() {
        let (counter, now) = (Counter::default(), Instant::now());
        assert!(!counter.is_refusing());
        assert_eq!(counter.failed(now), Some(0));
        for seconds in 0..60 {
            assert_eq!(counter.failed(now + Duration::from_secs(seconds)), None);
        }
        counter.committed(1);
        assert!(!counter.is_refusing());
        assert_eq!(counter.failed(now + TELL_EVERY), Some(60));
        assert_eq!(counter.failed(now + TELL_EVERY), None);
        assert!(counter.is_refusing() && counter.read().failures == 63);
    }
}
