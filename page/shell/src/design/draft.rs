//! An edition in the making: its text, kept on the device, and whether it is valid. The text is checked a moment after the last
//! key, so that typing never waits for it.

use contract::{EditionError, LONGEST_EDITION, Message, Spine};
use kit::EditionReader;
use kit::editions::Own;
use kit::memory::{forget, remember, remembered};
use leptos::prelude::*;
use std::time::Duration;

/// Time between the last key and the check of the text.
const MOMENT: Duration = Duration::from_millis(250);

/// A draft, which is `Copy` because everything inside is a signal.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    pub(super) game: &'static Spine,
    reader: EditionReader,
    pub(super) text: RwSignal<String>,
    pub(super) state: RwSignal<State>,
    /// The newest text that was valid.
    pub(super) valid: RwSignal<Option<Own>>,
    /// Whether the browser has refused to store the text.
    pub(super) unkept: RwSignal<bool>,
    /// How many times the text has been changed.
    changes: StoredValue<u32>,
}

/// The result of checking the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    /// Not checked yet.
    Reading,
    Valid(Own),
    Wrong {
        why: Message,
        /// Counted from 1; `None` if the mistake is in no one line.
        line: Option<usize>,
    },
}

impl Draft {
    /// Opens the stored draft of a game, or the edition that comes with it.
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

    /// Replaces the text.
    pub(super) fn write(self, text: String) {
        if *self.text.read_untracked() == text {
            return;
        }
        self.text.set(text);
        let changes = self.changes.get_value().wrapping_add(1);
        self.changes.set_value(changes);
        set_timeout(move || self.check(changes), MOMENT);
    }

    /// Returns whether the text is the edition that comes with the game.
    pub(super) fn is_original(self) -> bool {
        *self.text.read() == self.reader.original
    }

    /// Goes back to the edition that comes with the game.
    pub(super) fn restart(self) {
        self.write(self.reader.original.to_owned());
    }

    /// Stores the text and checks it, unless it has been changed since.
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
            Err(EditionError { message, line }) => State::Wrong { why: message, line },
        });
    }
}

/// Returns whether a draft of this game is stored.
pub(super) fn is_kept(game: &Spine) -> bool {
    remembered(&key(game)).is_some()
}

/// Stores a text and returns whether it is safe. The original need not be stored.
fn keep(game: &Spine, text: &str, original: &str) -> bool {
    let key = key(game);
    if text == original {
        forget(&key);
        return true;
    }
    // A text of this length cannot be read again.
    if text.len() > LONGEST_EDITION {
        return false;
    }
    remember(&key, text);
    remembered(&key).is_some_and(|kept| kept == text)
}

fn key(game: &Spine) -> String {
    format!("draft-{}", game.id())
}
