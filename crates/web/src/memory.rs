//! What the browser remembers of its person: a few words by key. Without storage they last as long as the page.

use leptos::prelude::*;

/// The name that was last chosen.
pub(crate) const NAME: &str = "name";

pub(crate) fn remembered(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&full(key)).ok()?
}

pub(crate) fn remember(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&full(key), value);
    }
}

pub(crate) fn forget(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(&full(key));
    }
}

fn full(key: &str) -> String {
    format!("farbraum-{key}")
}
