//! What the browser remembers of its person: a few words by key. Without storage they last as long as the page.

use crate::ON_SERVER;
use leptos::prelude::*;
use leptos::web_sys::Storage;

/// The name that was last chosen.
pub const NAME: &str = "name";

pub fn remembered(key: &str) -> Option<String> {
    storage()?.get_item(&full(key)).ok()?
}

pub fn remember(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&full(key), value);
    }
}

pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&full(key));
    }
}

/// A server that draws the page has no storage.
fn storage() -> Option<Storage> {
    if ON_SERVER { None } else { window().local_storage().ok()? }
}

fn full(key: &str) -> String {
    format!("farbraum-{key}")
}
