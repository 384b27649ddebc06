//! Playing by keyboard only.

use super::cursor::Cursor;
use super::intent::Intent;
use super::tools::Kind;
use kaleidoskop::{Action, CardId, Colour, Purchase, Stack, Which};
use kit::keys::{self, Key, on_a_button};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// Listens to keys while the calling component lives, and adds them to the list of keys.
pub fn listen(intent: Intent, cursor: Cursor) {
    let keys = [
        Key { keys: vec!["←", "↑", "↓", "→"], text: "kaleidoskop-key-move" },
        Key { keys: vec!["1", "…", "6"], text: "kaleidoskop-key-colour" },
        Key { keys: vec!["Enter"], text: "kaleidoskop-key-set" },
        Key { keys: vec!["Esc"], text: "kaleidoskop-key-back" },
        Key { keys: vec!["H", "M", "F"], text: "kaleidoskop-key-tools" },
        Key { keys: vec!["C"], text: "kaleidoskop-key-card" },
        Key { keys: vec!["O"], text: "kaleidoskop-key-orders" },
        Key { keys: vec!["1", "2", "3"], text: "kaleidoskop-key-draw" },
        Key { keys: vec!["U"], text: "kaleidoskop-key-undo" },
        Key { keys: vec!["E"], text: "kaleidoskop-key-end" },
    ];
    keys::listen(keys, move |event| act(intent, cursor, &event.key(), event));
}

/// Handles a key. Returns whether the key has a meaning.
fn act(intent: Intent, cursor: Cursor, key: &str, event: &KeyboardEvent) -> bool {
    match key {
        "Enter" | " " if on_a_button(event) => return false,
        "Enter" | " " => return enter(intent, cursor),
        "Escape" => intent.back(),
        "1" if draws(intent) => intent.play(Action::Draw(Some(Stack::Blue))),
        "2" if draws(intent) => intent.play(Action::Draw(Some(Stack::Orange))),
        "3" if draws(intent) => intent.play(Action::Draw(None)),
        "1" | "2" | "3" | "4" | "5" | "6" => intent.tap_colour(Colour::ALL[usize::from(key.as_bytes()[0] - b'1')]),
        "h" | "H" => intent.tap_tool(Kind::Holder),
        "m" | "M" => intent.tap_tool(Kind::Mirror),
        "f" | "F" => intent.tap_tool(Kind::Frosted),
        "c" | "C" => intent.propose(Action::Buy(Purchase::Hand)),
        "o" | "O" => next_order(intent),
        "e" | "E" => intent.end(),
        "u" | "U" if intent.playing.can_undo.get_untracked() => intent.playing.undo.run(()),
        _ => return cursor.arrow(key),
    }
    true
}

fn draws(intent: Intent) -> bool {
    intent.playing.legal.read_untracked().iter().any(|action| matches!(action, Action::Draw(_)))
}

/// Plays the proposed action, or taps the target under the cursor.
fn enter(intent: Intent, cursor: Cursor) -> bool {
    if intent.proposed.get_untracked().is_some() && !cursor.differs(intent) {
        intent.confirm();
        return true;
    }
    cursor.tap()
}

/// Looks at the next order in hand, those that can be fulfilled first.
fn next_order(intent: Intent) {
    let orders: Vec<(CardId, Which)> = untrack(|| {
        let view = intent.playing.view.get();
        let all = view.own.iter().flat_map(|own| &own.hand).flat_map(|&card| Which::ALL.map(|which| (card, which)));
        let (met, rest): (Vec<_>, Vec<_>) = all.partition(|&(card, which)| intent.can(&Action::Fulfil(card, which)));
        met.into_iter().chain(rest).collect()
    });
    let seen = intent.order.get_untracked().and_then(|seen| orders.iter().position(|&order| order == seen));
    let next = seen.map_or(0, |seen| seen + 1);
    if let Some(&order) = orders.get(next % orders.len().max(1)) {
        intent.look_at(order);
    }
}
