//! Tables whose logs cannot be trusted: an entry is missing, was changed, cannot be read or cannot have happened.

use crate::code::Code;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long a damaged log is not read again, even if clients ask for the table.
const REREAD_AFTER: Duration = Duration::from_secs(60);

/// The damaged tables that this server knows, and when each log was last read.
#[derive(Debug, Default)]
pub(crate) struct Damaged(Mutex<HashMap<Code, Instant>>);

impl Damaged {
    /// Returns whether the log was found damaged a short while ago.
    pub(super) fn is_known(&self, code: Code, now: Instant) -> bool {
        self.lock().get(&code).is_some_and(|read| now.saturating_duration_since(*read) < REREAD_AFTER)
    }

    /// Notes that a log is damaged; returns whether that is news.
    pub(super) fn add(&self, code: Code, now: Instant) -> bool {
        self.lock().insert(code, now).is_none()
    }

    /// Notes that a log is as it should be; returns whether that is news.
    pub(super) fn remove(&self, code: Code) -> bool {
        self.lock().remove(&code).is_some()
    }

    pub(super) fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, Instant>> {
        // A map is never left half changed, so a poisoned lock is as good as any.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_log_is_news_once_and_read_again_after_a_minute() {
        let (damaged, code, now) = (Damaged::default(), Code::random().unwrap(), Instant::now());
        assert!(!damaged.is_known(code, now));
        assert!(damaged.add(code, now));
        assert!(damaged.is_known(code, now + REREAD_AFTER - Duration::from_millis(1)));
        assert!(!damaged.is_known(code, now + REREAD_AFTER));
        assert!(!damaged.add(code, now + REREAD_AFTER) && damaged.is_known(code, now + REREAD_AFTER));
        assert_eq!(damaged.count(), 1);
        assert!(damaged.remove(code) && !damaged.remove(code));
        assert!(!damaged.is_known(code, now) && damaged.count() == 0);
    }
}
