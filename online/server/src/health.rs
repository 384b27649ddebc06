//! Whether the server is ready for requests: the clocks agree, and the store accepts writes.

use crate::bus::Bus;
use crate::clock;
use crate::metrics::Metrics;
use crate::shutdown::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Duration, SystemTime};
use store::Store;
use tokio::time::{MissedTickBehavior, interval};

/// How often clocks and store are checked.
const LOOK: Duration = Duration::from_secs(1);
/// The database's clock is asked once in this many checks.
const ASK_DATABASE: u64 = 10;
/// By how many milliseconds clocks may differ.
const MOST_APART: u64 = 1_000;

/// The state of clocks and store.
#[derive(Debug)]
pub(crate) struct Health {
    wall: fn() -> SystemTime,
    store: Store,
    /// Whether other servers use the same database: then all must agree with its clock.
    is_shared: bool,
    /// By how many milliseconds the database's clock was last ahead of the time of games, at least.
    skew: AtomicI64,
    metrics: Arc<Metrics>,
}

impl Health {
    pub(crate) fn new(wall: Option<fn() -> SystemTime>, store: Store, bus: &Bus, metrics: Arc<Metrics>) -> Arc<Health> {
        let (wall, is_shared) = (wall.unwrap_or(SystemTime::now), !bus.is_alone());
        Arc::new(Health { wall, store, is_shared, skew: AtomicI64::new(0), metrics })
    }

    /// Returns why the server is not ready, or `None` if it is.
    pub(crate) fn problem(&self) -> Option<&'static str> {
        if self.store.is_refusing() {
            Some("the store refuses what is written\n")
        } else if part(clock::apart((self.wall)())) {
            Some("the clock of this machine was set, or does not run evenly\n")
        } else if part(self.skew.load(Relaxed)) {
            Some("the clocks of this machine and the database differ\n")
        } else {
            None
        }
    }

    /// Checks clocks and store until the server stops.
    pub(crate) async fn watch(self: Arc<Self>, stop: Stop) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut set, mut skewed) = (false, false);
        for look in 0_u64.. {
            tokio::select! {
                _ = looks.tick() => (),
                () = stop.requested() => return,
            }
            let apart = clock::follow((self.wall)());
            say(&mut set, apart, "this machine's clock parts from the time since the start; games keep theirs");
            if self.is_shared && look % ASK_DATABASE == 0 {
                self.compare().await;
            }
            let skew = self.skew.load(Relaxed);
            say(
                &mut skewed,
                skew,
                "the database's clock, on which all servers have to agree, parts from this server's",
            );
            self.metrics.clock_apart.set(apart as f64 / 1_000.0);
            self.metrics.clock_skew.set(skew as f64 / 1_000.0);
            if self.store.is_refusing() && self.store.try_to_write().await.is_ok() {
                tracing::info!("the database takes what is written again");
            }
        }
    }

    /// Asks the database for its clock, if it has one. The time that the question may have taken is ignored.
    async fn compare(&self) {
        let asked = clock::now().0 as i64;
        let Ok(Some(theirs)) = self.store.clock().await else { return };
        let heard = clock::now().0 as i64;
        self.skew.store(skew(asked, theirs, heard), Relaxed);
    }
}

/// Returns by how much a clock is ahead at least that was read between two moments.
fn skew(asked: i64, theirs: i64, heard: i64) -> i64 {
    if theirs < asked { theirs - asked } else { (theirs - heard).max(0) }
}

fn part(millis: i64) -> bool {
    millis.unsigned_abs() > MOST_APART
}

/// Logs once that clocks differ, and once that they agree again.
fn say(said: &mut bool, millis: i64, what: &'static str) {
    let parted = part(millis);
    if parted && !*said {
        tracing::error!(millis, "{what}; /ready says no until they agree or the server is started again");
    } else if !parted && *said {
        tracing::info!(millis, "the clocks agree again");
    }
    *said = parted;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_answer_is_no_skew() {
        assert_eq!(skew(10_000, 10_000, 13_000), 0);
        assert_eq!(skew(10_000, 13_000, 13_000), 0);
        assert_eq!(skew(10_000, 15_000, 13_000), 2_000);
        assert_eq!(skew(10_000, 7_000, 13_000), -3_000);
        assert!(!part(1_000) && part(1_001) && !part(-1_000) && part(-1_001));
    }
}
