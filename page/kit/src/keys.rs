//! Keyboard shortcuts, listed by `?`.

use crate::parts::Dialog;
use crate::reader::text;
use crate::t;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use std::sync::LazyLock;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// One key, or a group of them, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// As printed on the keyboard: `["Enter"]`, `["←", "→"]`.
    pub keys: Vec<&'static str>,
    /// The id of the text that says what it does.
    pub text: &'static str,
}

static KEYS: LazyLock<ArcRwSignal<Vec<Key>>> = LazyLock::new(|| ArcRwSignal::new(Vec::new()));
static SHOWN: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));

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

/// Shows the list.
pub fn show() {
    SHOWN.set(true);
}

/// The keys that every page has.
fn common() -> [Key; 3] {
    [
        Key { keys: vec!["Tab", "⇧ Tab"], text: "key-tab" },
        Key { keys: vec!["Esc"], text: "key-escape" },
        Key { keys: vec!["?"], text: "key-help" },
    ]
}

/// The list, shown by `?`.
#[component]
pub fn KeyList() -> impl IntoView {
    let open = RwSignal::from(SHOWN.clone());
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "?" && !is_writing(&event) {
            show();
        }
    });
    on_cleanup(move || listener.remove());
    let row = |Key { keys, text: id }: Key| {
        let caps = keys.into_iter().map(|key| view! { <kbd>{key}</kbd> }).collect_view();
        view! { <dt>{caps}</dt> <dd>{move || text(id)}</dd> }
    };
    view! {
        <Dialog open title=Signal::derive(t!("keys-title")) testid="keys">
            <dl class="keys">{move || KEYS.get().into_iter().chain(common()).map(row).collect_view()}</dl>
        </Dialog>
    }
}

/// Returns whether the key is typed into a text field.
fn is_writing(event: &ev::KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok());
    element.is_some_and(|element| ["INPUT", "TEXTAREA", "SELECT"].contains(&element.tag_name().as_str()))
}

/// Lists keys and listens for them for as long as the calling component lives. `act` handles a key and returns
/// whether it did. Keys for text fields, the browser, dialogs and panels are ignored.
pub fn listen<const N: usize>(keys: [Key; N], act: impl Fn(&KeyboardEvent) -> bool + 'static) {
    register(keys);
    let handle = window_event_listener(ev::keydown, move |event| {
        if is_for_the_board(&event) && act(&event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

fn is_for_the_board(event: &KeyboardEvent) -> bool {
    let other = "input, textarea, select, [contenteditable], dialog, .result, .talk";
    !event.default_prevented() && !event.ctrl_key() && !event.meta_key() && !event.alt_key() && !is_within(event, other)
}

/// Returns whether the key presses a button, as Enter and space do by themselves.
pub fn on_a_button(event: &KeyboardEvent) -> bool {
    is_within(event, "button, a, summary")
}

fn is_within(event: &KeyboardEvent, css: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.closest(css).ok().flatten().is_some())
}
