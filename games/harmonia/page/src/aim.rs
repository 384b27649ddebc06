//! What the next tap on a cell is for, if not for a tile: pointing, or the cell of a sentence.
//!
//! One to a page: the sentences are chosen beside the board, in the panel where people talk.

use leptos::prelude::*;
use std::sync::LazyLock;

/// What a cell is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Point,
    /// The sentence with this key.
    Phrase(&'static str),
}

static AIM: LazyLock<ArcRwSignal<Option<Aim>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// What the next tap is for. Reactive.
pub fn aim() -> Option<Aim> {
    AIM.get()
}

/// The same, once.
pub fn aim_untracked() -> Option<Aim> {
    AIM.get_untracked()
}

/// The next tap is for this.
pub fn take_aim(aim: Option<Aim>) {
    if AIM.get_untracked() != aim {
        AIM.set(aim);
    }
}
