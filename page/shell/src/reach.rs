//! Watches whether the server can be reached.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::VisibilityState;
use std::time::Duration;
use table_page::api;

/// How often the server is polled while it cannot be reached.
const EVERY: Duration = Duration::from_secs(10);

/// Returns whether the server is known to be unreachable, updated as long as the calling component lives.
pub(crate) fn offline() -> Signal<bool> {
    let offline = RwSignal::new(false);
    let look = move || {
        spawn_local(async move {
            let reached = api::is_reachable().await;
            let _ = offline.try_set(!reached);
        });
    };
    look();
    look_again(look, move || offline.try_get_untracked() == Some(true));
    offline.into()
}

/// Calls `look` whenever the server may have come or gone, and at intervals while it is gone, as long as the calling
/// component lives.
pub(crate) fn look_again(look: impl Fn() + Copy + 'static, is_gone: impl Fn() -> bool + 'static) {
    let listeners = [
        window_event_listener(ev::online, move |_| look()),
        window_event_listener(ev::offline, move |_| look()),
        window_event_listener(ev::visibilitychange, move |_| {
            if document().visibility_state() == VisibilityState::Visible {
                look();
            }
        }),
    ];
    let again = move || {
        if is_gone() {
            look();
        }
    };
    let timer = set_interval_with_handle(again, EVERY).ok();
    on_cleanup(move || {
        listeners.into_iter().for_each(|listener| listener.remove());
        if let Some(timer) = timer {
            timer.clear();
        }
    });
}
