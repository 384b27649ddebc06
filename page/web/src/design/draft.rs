//! An edition that somebody works on: its text, kept on the device, and whether it is valid. It is checked a moment after the last
//! key, so that nobody waits for it while they write.

use super::place::line_of;
use crate::boards::EditionReader;
use crate::editions::Own;
use crate::memory::{forget, remember, remembered};
use contract::{LONGEST_EDITION, Message, Spine};
use leptos::prelude::*;
use std::time::Duration;

/// How long after the last key the text is checked.
const MOMENT: Duration = Duration::from_millis(250);

/// A draft. `Copy`: everything inside is a signal.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    pub(super) game: &'static Spine,
    reader: EditionReader,
    pub(super) text: RwSignal<String>,
    pub(super) state: RwSignal<State>,
    /// The newest text that was valid, for those who show something of it.
    pub(super) valid: RwSignal<Option<Own>>,
    /// Whether the browser has refused to keep it.
    pub(super) unkept: RwSignal<bool>,
    /// How often the text has been changed.
    changes: StoredValue<u32>,
}

/// What is known of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    /// Not checked yet.
    Reading,
    Valid(Own),
    Wrong {
        why: Message,
        /// From 1, where it can be told.
        line: Option<usize>,
    },
}

impl Draft {
    /// The draft of a game, or its original if there is none.
    pub(super) fn open(game: &'static Spine, reader: EditionReader) -> Draft {
        let text = remembered(&key(game)).unwrap_or_else(|| reader.original.to_owned());
        let draft = Draft {
            game,
            reader,
            text: RwSignal::new(text),
            state: RwSignal::new(State::Reading),
            valid: RwSignal::new(None),
            unkept: RwSignal::new(false),
            changes: StoredValue::new(0),
        };
        draft.check(0);
        draft
    }

    /// Takes a new text.
    pub(super) fn write(self, text: String) {
        if *self.text.read_untracked() == text {
            return;
        }
        self.text.set(text);
        let changes = self.changes.get_value().wrapping_add(1);
        self.changes.set_value(changes);
        set_timeout(move || self.check(changes), MOMENT);
    }

    /// Whether it is the edition that comes with the game.
    pub(super) fn is_original(self) -> bool {
        *self.text.read() == self.reader.original
    }

    /// Throws the draft away.
    pub(super) fn restart(self) {
        self.write(self.reader.original.to_owned());
    }

    /// Keeps the text and checks it, unless it has been changed since.
    fn check(self, changes: u32) {
        if self.changes.try_get_value() != Some(changes) {
            return;
        }
        let text = self.text.get_untracked();
        self.unkept.set(!keep(self.game, &text, self.reader.original));
        self.state.set(match self.reader.read(&text) {
            Ok(own) => {
                self.valid.set(Some(own.clone()));
                State::Valid(own)
            }
            Err(why) => State::Wrong { line: line_of(&text, &why), why },
        });
    }
}

/// Whether somebody has a draft of this game.
pub(super) fn is_kept(game: &Spine) -> bool {
    remembered(&key(game)).is_some()
}

/// Says whether it is kept. What is the original need not be.
fn keep(game: &Spine, text: &str, original: &str) -> bool {
    let key = key(game);
    if text == original {
        forget(&key);
        return true;
    }
    // What nobody could read again is not worth the room.
    if text.len() > LONGEST_EDITION {
        return false;
    }
    remember(&key, text);
    remembered(&key).is_some_and(|kept| kept == text)
}

fn key(game: &Spine) -> String {
    format!("draft-{}", game.id())
}
