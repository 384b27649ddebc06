//! The time of games: the only place where the server reads clocks for them.
//!
//! The wall clock is read once, when the process starts. From then on a steady clock counts, so that no turn ends
//! because the wall clock was set. The time of games follows the wall clock [slowly](SLOWLY): small differences, as NTP
//! makes them, go unnoticed; large ones are reported by [`Health`](crate::health::Health).
//!
//! On Linux the steady clock goes on while the machine sleeps: so does the time of a slow turn, and after the sleep
//! both clocks agree.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use table::UnixMillis;

/// The time of games gains or loses at most one millisecond in this many. A minute is then up to 0.6 seconds longer or
/// shorter, which no player notices, and NTP moves clocks twenty times as slowly.
const SLOWLY: i64 = 100;

static CLOCK: LazyLock<Clock> = LazyLock::new(|| Clock::at(wall(SystemTime::now()), steady_millis()));

/// Returns the time of games.
pub(crate) fn now() -> UnixMillis {
    UnixMillis(CLOCK.read(steady_millis()))
}

/// Moves the time of games a little towards the wall clock. Returns by how many milliseconds the wall clock is ahead.
pub(crate) fn follow(wall_clock: SystemTime) -> i64 {
    CLOCK.follow(wall(wall_clock), steady_millis())
}

/// Returns by how many milliseconds a wall clock is ahead of the time of games.
pub(crate) fn apart(wall_clock: SystemTime) -> i64 {
    wall(wall_clock) as i64 - now().0 as i64
}

fn wall(clock: SystemTime) -> u64 {
    clock.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

/// Reads a clock that never runs backwards and is never set.
#[cfg(target_os = "linux")]
pub(crate) fn steady_millis() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    now.tv_sec as u64 * 1_000 + now.tv_nsec as u64 / 1_000_000
}

/// Reads a clock that never runs backwards and is never set.
#[cfg(not(target_os = "linux"))]
pub(crate) fn steady_millis() -> u64 {
    static BEGAN: LazyLock<std::time::Instant> = LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed().as_millis() as u64
}

/// The time of games. All in milliseconds.
#[derive(Debug)]
struct Clock {
    /// What is added to the steady clock.
    ahead: AtomicI64,
    /// The time that was last read: while the clock is moved back, time stands still.
    last: AtomicU64,
    /// When it was last moved, by the steady clock.
    moved: Mutex<u64>,
}

impl Clock {
    fn at(wall: u64, steady: u64) -> Clock {
        let ahead = AtomicI64::new(wall as i64 - steady as i64);
        Clock { ahead, last: AtomicU64::new(wall), moved: Mutex::new(steady) }
    }

    fn read(&self, steady: u64) -> u64 {
        let now = steady.saturating_add_signed(self.ahead.load(Relaxed));
        self.last.fetch_max(now, Relaxed).max(now)
    }

    fn follow(&self, wall: u64, steady: u64) -> i64 {
        let mut moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let apart = wall as i64 - steady as i64 - self.ahead.load(Relaxed);
        let most = steady.saturating_sub(*moved) as i64 / SLOWLY;
        *moved = steady;
        self.ahead.fetch_add(apart.clamp(-most, most), Relaxed);
        apart
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_700_000_000_000;
    const HOUR: u64 = 3_600_000;

    /// Steps through the seconds; `wall` returns by how much the wall clock is ahead in each. Returns by how much the
    /// time of games has moved at the end.
    fn after(seconds: u64, wall: impl Fn(u64) -> i64) -> i64 {
        let clock = Clock::at(START, 50);
        let mut last = START;
        for second in 1..=seconds {
            let steady = 50 + second * 1_000;
            let right = START + second * 1_000;
            clock.follow(right.saturating_add_signed(wall(second)), steady);
            let now = clock.read(steady);
            assert!(now >= last, "it runs backwards");
            last = now;
        }
        last as i64 - (START + seconds * 1_000) as i64
    }

    #[test]
    fn a_step_of_the_wall_clock_is_hardly_felt() {
        assert_eq!(after(10, |_| 0), 0);
        let for_two_seconds = |step: i64| move |second| if second == 3 || second == 4 { step } else { 0 };
        // The clock is moved by a hundredth of the time, and back.
        assert_eq!(after(4, for_two_seconds(HOUR as i64)), 20);
        assert_eq!(after(10, for_two_seconds(HOUR as i64)), 0);
        assert_eq!(after(4, for_two_seconds(-(HOUR as i64))), -20);
        assert_eq!(after(10, for_two_seconds(-(HOUR as i64))), 0);
    }

    #[test]
    fn what_is_a_little_wrong_is_right_after_a_while() {
        assert_eq!((after(30, |_| 500), after(50, |_| 500), after(90, |_| 500)), (300, 500, 500));
        assert_eq!((after(30, |_| -500), after(90, |_| -500)), (-300, -500));
    }

    #[test]
    fn time_stands_rather_than_runs_backwards() {
        let clock = Clock::at(START, 0);
        assert_eq!(clock.read(2_000), START + 2_000);
        assert_eq!(clock.follow(START, 2_000), -2_000);
        assert_eq!(clock.read(2_000), START + 2_000);
        assert_eq!(clock.read(2_019), START + 2_000);
        assert_eq!(clock.read(2_021), START + 2_001);
    }
}
