//! The boards, one module a game. A game that is on the shelf and has no board here does not compile.
//!
//! | where | what |
//! |---|---|
//! | `pieces` | where the page is cut, so that nobody loads the boards of other games |
//! | `unpacked` | loads what was cut off, and keeps it |
//! | `picture` | what stands for a game where it is not played |
//! | `sounds` | what is heard of an action |
//! | `cast`, `mark`, `told` | what boards say of a game: who is who, what an action means |
//!
//! What is asked for here is nothing as long as the game's piece has not been loaded by [`unpack`].

use crate::learn::Trial;
use crate::replay::AnyFilm;
use crate::visit::Visit;
use contract::{EditionId, Message, Record, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;

mod cast;
pub mod colour_lines;
pub mod harmonia;
pub mod kaleidoskop;
pub mod konfetti;
mod mark;
mod picture;
mod pieces;
mod sounds;
mod told;
mod unpacked;

pub use cast::{Cast, Step};
pub use mark::mark;
pub use picture::{Drawn, picture};
pub(crate) use sounds::sound;
pub use told::Told;
pub(crate) use unpacked::{
    EditionReader, ask, learn_edition, learn_words, meet_edition, rules, rules_with, unpack, unpack_editions,
    unpack_editor, unpack_primer, unpack_words,
};
use unpacked::{unknown, unpack_afterword, unpacked};

/// The board of a game that is played during `visit`, once its first view has come.
pub fn board(game: &str, visit: Visit) -> Option<AnyView> {
    unpacked(game)?.board(visit)
}

/// What can be said by tapping in a game that is played during `visit`.
pub fn phrases(game: &str, visit: Visit) -> Option<AnyView> {
    unpacked(game)?.phrases(visit)
}

/// What a game adds to its result, once it is over and that has come.
pub fn afterword(game: String, visit: Visit) -> impl IntoView {
    let here = RwSignal::new(None);
    spawn_local(async move { _ = here.try_set(unpack_afterword(&game).await) });
    move || here.get().and_then(|draw| untrack(|| draw(visit)))
}

/// What an action means to the player on `seat` who sees `view`; nothing if it cannot be done. Reactive.
pub fn told(game: &str, edition: Option<&EditionId>, seat: Seat, view: &str, action: &str) -> Option<Told> {
    unpacked(game)?.told(edition, seat, view, action)
}

/// What actions would have meant to the player on `seat` at an entry of a finished game. Reactive.
pub fn told_then(record: &Record, number: usize, seat: Seat, actions: [&str; 2]) -> Option<[Told; 2]> {
    unpacked(&record.game)?.told_then(record, number, seat, actions)
}

/// The small boards between the rules of a game.
pub(crate) fn trials(game: &str) -> &'static [Trial] {
    unpacked(game).map_or(&[], |game| game.trials())
}

/// A record to be looked at step by step.
///
/// # Errors
/// It cannot be played again with the rules of this page.
pub(crate) fn film(record: &Record) -> Result<Rc<dyn AnyFilm>, Message> {
    unpacked(&record.game).ok_or_else(|| unknown(&record.game))?.film(record)
}
