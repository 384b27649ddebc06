//! Synchronises the game's clock by asking the server for the time.

use super::{Link, Visit};
use kit::ON_SERVER;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;

/// How often the client asks for the time.
const EVERY: Duration = Duration::from_secs(4);
/// The shorter pauses between the first questions, in milliseconds.
const FIRST: [u64; 3] = [50, 300, 800];

/// Asks for the time at intervals, as long as the calling component lives.
pub(super) fn keep(visit: Visit) {
    if ON_SERVER {
        return;
    }
    let ask = move || {
        if visit.link.try_get_untracked() == Some(Link::Open) {
            visit.ask_for_time();
        }
    };
    for wait in FIRST {
        set_timeout(ask, Duration::from_millis(wait));
    }
    if let Ok(handle) = set_interval_with_handle(ask, EVERY) {
        on_cleanup(move || handle.clear());
    }
}
