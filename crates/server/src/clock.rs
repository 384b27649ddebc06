//! The wall clock: the only place where the server reads it for a game.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct UnixMillis(pub(crate) u64);

impl UnixMillis {
    pub(crate) fn now() -> UnixMillis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMillis(since.as_millis() as u64)
    }
}
