//! A sketch being worked on: changes can be undone, the last state is kept on the device and can be passed on by a link.

use super::sketch::{Sketch, of_code, of_json};
use crate::announce::announce;
use crate::memory::{remember, remembered};
use crate::reader::text;
use contract::{Arg, Message};
use leptos::ev;
use leptos::prelude::*;

/// The most changes that can be undone.
const MOST_UNDONE: usize = 200;

/// `Copy`, like everything made of signals.
#[derive(Debug)]
pub struct Bench<S: Sketch> {
    pub now: RwSignal<S::Layout>,
    past: RwSignal<Vec<S::Layout>>,
    /// What could not be opened.
    pub problem: RwSignal<Option<Message>>,
    /// The places that a line of the score counts.
    pub lit: RwSignal<Vec<String>>,
}

impl<S: Sketch> Clone for Bench<S> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<S: Sketch> Copy for Bench<S> {}

impl<S: Sketch> Bench<S> {
    /// What a link brings, else what this device kept, else nothing. Follows links for as long as the caller lives.
    pub fn open() -> Bench<S> {
        let kept = remembered(&key::<S>()).and_then(|code| of_code::<S>(&code));
        let bench = Bench {
            now: RwSignal::new(kept.unwrap_or_else(S::blank)),
            past: RwSignal::new(Vec::new()),
            problem: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
        };
        bench.follow_link();
        let listener = window_event_listener(ev::hashchange, move |_| bench.follow_link());
        on_cleanup(move || listener.remove());
        Effect::watch(
            move || S::code(&bench.now.read()),
            |code, _, _| {
                if let Some(code) = code {
                    remember(&key::<S>(), code);
                }
            },
            false,
        );
        bench
    }

    /// Opens what the address carries, and takes it out of the address, so that reloading the page keeps later changes.
    fn follow_link(self) {
        let carried = window().location().hash().unwrap_or_default();
        let Some(code) = carried.strip_prefix('#').filter(|code| !code.is_empty() && *code != "content") else {
            return;
        };
        match of_code::<S>(code) {
            Some(sketch) => {
                self.set(sketch);
                remember(&key::<S>(), code);
            }
            None => self.problem.set(Some(Message::new("score-bad-link"))),
        }
        if let Ok(history) = window().history() {
            let state = history.state().unwrap_or_default();
            let _ = history.replace_state_with_url(&state, "", Some(&path::<S>()));
        }
    }

    /// The link that brings this sketch to others. Reactive.
    pub fn link(self) -> Option<String> {
        let origin = window().location().origin().unwrap_or_default();
        S::code(&self.now.read()).map(|code| format!("{origin}{}#{code}", path::<S>()))
    }

    /// Replaces the sketch.
    pub fn set(self, sketch: S::Layout) {
        if *self.now.read_untracked() == sketch {
            return;
        }
        self.lit.set(Vec::new());
        self.past.update(|past| {
            past.push(self.now.get_untracked());
            if past.len() > MOST_UNDONE {
                past.remove(0);
            }
        });
        self.now.set(sketch);
    }

    /// Changes the sketch.
    pub fn change(self, change: impl FnOnce(&mut S::Layout)) {
        let mut sketch = self.now.get_untracked();
        change(&mut sketch);
        self.set(sketch);
    }

    /// Whether there is anything to undo. Reactive.
    pub fn can_undo(self) -> bool {
        !self.past.read().is_empty()
    }

    /// Takes the last change back.
    pub fn undo(self) {
        if let Some(sketch) = self.past.try_update(Vec::pop).flatten() {
            self.lit.set(Vec::new());
            self.now.set(sketch);
            announce(text("score-undone"));
        }
    }

    /// Whether nothing is laid out. Reactive.
    pub fn is_blank(self) -> bool {
        *self.now.read() == S::blank()
    }

    /// Opens JSON.
    ///
    /// # Errors
    /// It is none of this game.
    pub fn open_json(self, json: &str) -> Result<(), Message> {
        of_json::<S>(json).map(|sketch| self.set(sketch))
    }
}

/// Where the editor of a game is.
fn path<S: Sketch>() -> String {
    format!("/score/{}", S::GAME)
}

/// Under which a device keeps a sketch.
fn key<S: Sketch>() -> String {
    format!("score-{}", S::GAME)
}

/// The places that a reason names.
pub fn places_of(why: &Message) -> Vec<String> {
    let place = |(name, value): (&String, &Arg)| match (name.as_str(), value) {
        ("cell" | "field" | "pit" | "hex" | "card", Arg::Text(place)) => Some(place.clone()),
        _ => None,
    };
    why.args.iter().filter_map(place).collect()
}
