//! The keys that do something, listed by `?`.

use leptos::prelude::*;
use std::sync::LazyLock;

/// One key, or a group of them, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// As printed on the keyboard: `["Enter"]`, `["←", "→"]`.
    pub keys: Vec<&'static str>,
    /// The id of the text that says what it does.
    pub text: &'static str,
}

static KEYS: LazyLock<ArcRwSignal<Vec<Key>>> = LazyLock::new(|| ArcRwSignal::new(Vec::new()));

/// Adds keys to the list for as long as the calling component lives.
///
/// ```ignore
/// keys::register([Key { keys: vec!["Enter"], text: "kaleidoskop-key-set" }]);
/// ```
pub fn register(keys: impl IntoIterator<Item = Key>) {
    let keys: Vec<Key> = keys.into_iter().collect();
    KEYS.update(|all| all.extend(keys.iter().cloned()));
    on_cleanup(move || KEYS.update(|all| all.retain(|key| !keys.contains(key))));
}

/// All keys that do something now.
pub fn registered() -> Vec<Key> {
    KEYS.get()
}
