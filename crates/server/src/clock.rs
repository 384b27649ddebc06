//! The wall clock: the only place where the server reads it for a game.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use table::UnixMillis;

pub(crate) fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis(since.as_millis() as u64)
}

/// A clock that never runs backwards, for how long things take.
pub(crate) fn steady_millis() -> u64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_millis() as u64
}
