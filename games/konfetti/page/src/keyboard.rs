//! Playing by keyboard only.

use super::cursor::Arrow;
use super::filter::Filter;
use super::intent::Intent;
use kit::keys::{self, Key, on_a_button};
use konfetti::{Colour, Size};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// Listens to keys while the calling component lives, and adds them to the list of keys.
pub fn listen(intent: Intent) {
    let keys = [
        Key { keys: vec!["R", "O", "Y", "G", "B", "V"], text: "konfetti-key-colour" },
        Key { keys: vec!["1", "2", "3"], text: "konfetti-key-size" },
        Key { keys: vec!["←", "↑", "↓", "→"], text: "konfetti-key-move" },
        Key { keys: vec!["Enter"], text: "konfetti-key-pull" },
        Key { keys: vec!["E"], text: "konfetti-key-edge" },
        Key { keys: vec!["D"], text: "konfetti-key-done" },
        Key { keys: vec!["Esc"], text: "konfetti-key-back" },
    ];
    keys::listen(keys, move |event| act(intent, event));
}

/// Handles a key. Returns whether the key has a meaning.
fn act(intent: Intent, event: &KeyboardEvent) -> bool {
    match event.key().as_str() {
        "Enter" | " " if on_a_button(event) => return false,
        "Enter" | " " => match intent.cursor.get_untracked() {
            Some(face) => intent.pull(face, intent.way_of(face)),
            None => return false,
        },
        "ArrowUp" => intent.go(Arrow::Up),
        "ArrowRight" => intent.go(Arrow::Right),
        "ArrowDown" => intent.go(Arrow::Down),
        "ArrowLeft" => intent.go(Arrow::Left),
        "e" | "E" if !intent.calm => match intent.cursor.get_untracked() {
            Some(face) => intent.pull(face, intent.way_by_edge(face)),
            None => return false,
        },
        "d" | "D" if intent.can_be_done() => intent.be_done(),
        "Escape" if intent.grab.get_untracked().is_some() => intent.let_go(),
        "Escape" if intent.aims.get_untracked() => intent.aims.set(false),
        "Escape" if !intent.filter.read_untracked().is_empty() => intent.filter.set(Filter::default()),
        "Escape" if intent.sure.get_untracked() => intent.sure.set(false),
        // Without a selection, Escape is left to other open elements.
        "Escape" if intent.cursor.get_untracked().is_some() => intent.cursor.set(None),
        "1" => intent.filter.update(|filter| filter.toggle_size(Size::Small)),
        "2" => intent.filter.update(|filter| filter.toggle_size(Size::Medium)),
        "3" => intent.filter.update(|filter| filter.toggle_size(Size::Large)),
        key => {
            let is = |colour: &Colour| key.to_lowercase() == colour.letter().to_string();
            let Some(colour) = Colour::ALL.into_iter().find(is) else { return false };
            intent.filter.update(|filter| filter.toggle_colour(colour));
        }
    }
    true
}
