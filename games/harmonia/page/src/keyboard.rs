//! Playing by keyboard only.

use super::aim::{Aim, aim_untracked, take_aim};
use super::camera::Camera;
use super::cursor::{Arrow, Cursor};
use super::intent::Intent;
use harmonia::Action;
use kit::keys::{self, Key, on_a_button};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// Listens to keys while the calling component lives, and adds them to the list of keys.
pub fn listen(intent: Intent, cursor: Cursor, camera: Camera) {
    let keys = [
        Key { keys: vec!["1", "…", "9"], text: "harmonia-key-tile" },
        Key { keys: vec!["N", "⇧ N"], text: "harmonia-key-next" },
        Key { keys: vec!["R", "⇧ R"], text: "harmonia-key-turn" },
        Key { keys: vec!["←", "↑", "↓", "→"], text: "harmonia-key-move" },
        Key { keys: vec!["Enter"], text: "harmonia-key-try" },
        Key { keys: vec!["S"], text: "harmonia-key-show" },
        Key { keys: vec!["L"], text: "harmonia-key-lay" },
        Key { keys: vec!["P"], text: "harmonia-key-point" },
        Key { keys: vec!["E"], text: "harmonia-key-end" },
        Key { keys: vec!["+", "−", "0"], text: "harmonia-key-zoom" },
        Key { keys: vec!["Esc"], text: "harmonia-key-back" },
    ];
    keys::listen(keys, move |event| act(intent, cursor, camera, event));
}

/// Handles a key. Returns whether the key has a meaning.
fn act(intent: Intent, cursor: Cursor, camera: Camera, event: &KeyboardEvent) -> bool {
    match event.key().as_str() {
        "Enter" | " " if on_a_button(event) => return false,
        "Enter" | " " => match cursor.cell.get_untracked() {
            Some(cell) => intent.enter(cell),
            None => intent.lay(),
        },
        "Escape" if intent.cell.get_untracked().is_none() && intent.chosen.get_untracked().is_none() => {
            take_aim(None);
            cursor.cell.set(None);
        }
        "Escape" => intent.back(),
        "r" => intent.turn_tile(false),
        "R" => intent.turn_tile(true),
        "n" => intent.choose_next(1),
        "N" => intent.choose_next(-1),
        "s" | "S" => intent.show(),
        "l" | "L" => intent.lay(),
        "p" | "P" => match (cursor.cell.get_untracked(), aim_untracked()) {
            (Some(cell), _) => intent.point(cell, Aim::Point),
            (None, Some(Aim::Point)) => take_aim(None),
            (None, _) => take_aim(intent.playing.seat.get_untracked().map(|_| Aim::Point)),
        },
        "e" | "E" if intent.playing.legal.read_untracked().contains(&Action::Propose) => intent.ending.set(true),
        "+" | "=" => camera.step(1.4),
        "-" => camera.step(1.0 / 1.4),
        "0" => camera.fit(),
        "ArrowUp" => cursor.go(Arrow::Up),
        "ArrowRight" => cursor.go(Arrow::Right),
        "ArrowDown" => cursor.go(Arrow::Down),
        "ArrowLeft" => cursor.go(Arrow::Left),
        key => {
            let Some(digit) = key.parse::<usize>().ok().filter(|digit| (1..=9).contains(digit)) else { return false };
            intent.choose_at(digit - 1);
        }
    }
    true
}
