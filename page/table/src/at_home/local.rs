//! The browser's local storage, which may be full or forbidden.

use leptos::prelude::*;
use leptos::web_sys;
use local_log::Storage;

/// The browser's local storage.
#[derive(Debug)]
pub(super) struct Local;

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Storage for Local {
    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(key).ok()?
    }

    fn set(&mut self, key: &str, text: &str) -> bool {
        storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    fn remove(&mut self, key: &str) {
        let _ = storage().map(|storage| storage.remove_item(key));
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        let length = storage.length().unwrap_or_default();
        (0..length).filter_map(|number| storage.key(number).ok().flatten()).collect()
    }
}
