//! Playing by keyboard only.

use super::cursor::Cursor;
use super::intent::Intent;
use colour_lines::{Action, Compass, Die, Half, Place, Stage};
use kit::keys::{self, Key, on_a_button};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// Listens to keys while the calling component lives, and adds them to the list of keys.
pub fn listen(intent: Intent, cursor: Cursor) {
    let keys = [
        Key { keys: vec!["1", "…", "5"], text: "colour-lines-key-die" },
        Key { keys: vec!["L", "R"], text: "colour-lines-key-half" },
        Key { keys: vec!["←", "↑", "↓", "→"], text: "colour-lines-key-stroke" },
        Key { keys: vec!["⌫"], text: "colour-lines-key-step-back" },
        Key { keys: vec!["Enter"], text: "colour-lines-key-confirm" },
        Key { keys: vec!["J"], text: "colour-lines-key-joker" },
        Key { keys: vec!["N"], text: "colour-lines-key-nothing" },
        Key { keys: vec!["U"], text: "colour-lines-key-undo" },
        Key { keys: vec!["D"], text: "colour-lines-key-done" },
        Key { keys: vec!["Esc"], text: "colour-lines-key-back" },
        Key { keys: vec!["L", "R", "F"], text: "colour-lines-key-place" },
    ];
    keys::listen(keys, move |event| act(intent, cursor, &event.key(), event));
}

/// Handles a key. Returns whether the key has a meaning.
fn act(intent: Intent, cursor: Cursor, key: &str, event: &KeyboardEvent) -> bool {
    match key {
        "Enter" | " " if on_a_button(event) => return false,
        "Enter" | " " if intent.strokes.read_untracked().is_empty() && cursor.tap() => {}
        "Enter" | " " => intent.confirm(),
        "Escape" => {
            intent.put_down();
            cursor.field.set(None);
        }
        "Backspace" => intent.back(),
        "1" | "2" | "3" | "4" | "5" => {
            if let Some(die) = Die::new(usize::from(key.as_bytes()[0] - b'1')) {
                intent.tap_die(die);
                cursor.focus();
            }
        }
        "l" | "L" => choose_half(intent, Half::Left, Place::Left),
        "r" | "R" => choose_half(intent, Half::Right, Place::Right),
        "f" | "F" => intent.tap_place(Place::Free),
        "j" | "J" => intent.tap_joker(),
        "n" | "N" => intent.waive(),
        "d" | "D" => intent.play(Action::Done),
        "u" | "U" if intent.playing.can_undo.get_untracked() => intent.playing.undo.run(()),
        _ => return arrow(intent, cursor, key),
    }
    true
}

fn choose_half(intent: Intent, half: Half, place: Place) {
    if intent.stage.get_untracked() != Stage::Draw {
        return intent.tap_place(place);
    }
    if intent.half.get_untracked() != Some(half) {
        intent.strokes.set(Vec::new());
        intent.half.set(Some(half));
    }
}

/// An arrow draws a stroke, or moves the cursor while there is nothing to draw.
fn arrow(intent: Intent, cursor: Cursor, key: &str) -> bool {
    let to = match key {
        "ArrowUp" => Compass::North,
        "ArrowRight" => Compass::East,
        "ArrowDown" => Compass::South,
        "ArrowLeft" => Compass::West,
        _ => return false,
    };
    if intent.ways.read_untracked().is_empty() {
        cursor.go(to);
        return true;
    }
    cursor.field.set(None);
    let half = untrack(|| intent.line());
    intent.step(half, to);
    cursor.focus();
    true
}
