//! What the next tap on a cell does, other than place a tile: it points at the cell, or picks the cell of a sentence.
//!
//! Global to the page: the sentences are chosen in the chat panel beside the board.

use leptos::prelude::*;
use std::sync::LazyLock;

/// What a cell is picked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Point,
    /// The sentence with this key.
    Phrase(&'static str),
}

static AIM: LazyLock<ArcRwSignal<Option<Aim>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// Returns what the next tap is for. Reactive.
pub fn aim() -> Option<Aim> {
    AIM.get()
}

/// Returns what the next tap is for, without tracking.
pub fn aim_untracked() -> Option<Aim> {
    AIM.get_untracked()
}

/// Sets what the next tap is for.
pub fn take_aim(aim: Option<Aim>) {
    if AIM.get_untracked() != aim {
        AIM.set(aim);
    }
}
