//! The wall clock: the only place where the server reads it for a game.

use std::time::{SystemTime, UNIX_EPOCH};
use table::UnixMillis;

pub(crate) fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis(since.as_millis() as u64)
}
