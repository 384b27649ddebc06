//! How long the owner of a table has been disconnected.

use contract::Millis;
use std::time::Duration;
use table::OWNER_KEEPS;
use tokio::time::Instant;

/// When the owner of a table disconnected, as far as this room knows; `None` while the owner is connected.
#[derive(Debug, Default)]
pub(super) struct Away(Option<Instant>);

impl Away {
    /// Notes whether the owner is connected.
    pub(super) fn note(&mut self, here: bool, now: Instant) {
        self.0 = if here { None } else { self.0.or(Some(now)) };
    }

    /// Returns how long the owner has been away.
    pub(super) fn lasts(&self, now: Instant) -> Millis {
        Millis(self.0.map_or(0, |since| now.saturating_duration_since(since).as_millis() as u64))
    }

    /// Returns when a deputy takes the lead, if that is still to come.
    pub(super) fn deputy_at(&self, now: Instant) -> Option<Instant> {
        self.0.map(|since| since + Duration::from_millis(OWNER_KEEPS.0)).filter(|at| *at > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_runs_from_when_the_owner_was_last_there() {
        let (start, keeps) = (Instant::now(), Duration::from_millis(OWNER_KEEPS.0));
        let mut away = Away::default();
        assert_eq!((away.lasts(start), away.deputy_at(start)), (Millis(0), None));
        away.note(false, start);
        away.note(false, start + keeps / 2);
        assert_eq!(away.deputy_at(start), Some(start + keeps));
        assert_eq!((away.lasts(start + keeps), away.deputy_at(start + keeps)), (OWNER_KEEPS, None));
        away.note(true, start + keeps);
        away.note(false, start + keeps);
        assert_eq!(away.lasts(start + keeps), Millis(0), "coming back begins it anew");
    }
}
