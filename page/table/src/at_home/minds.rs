//! The bots of a table at home. A bot gets what a player in its seat is told, and nothing else.
//!
//! While the page is hidden, bots go on in games with turns, so that players come back to their own turn. In races
//! they rest, so that they take no cards from a player who cannot see it.

use super::room::{Inner, with};
use super::{now, random};
use crate::thinking;
use contract::{Level, Phrase, Seat};
use kit::page_time;
use kit::pause::pause;
use kit::{Answer, Question};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::VisibilityState;
use std::rc::Rc;
use std::time::Duration;

/// How long a bot that cannot think waits before it tries again.
const PAUSE: u64 = 1_000;

impl Inner {
    /// Lets every bot think that has something to do and does not yet.
    pub(super) fn wake_bots(self: &Rc<Inner>) {
        if self.bots_rest() {
            return;
        }
        let bots = self.table.borrow().bots_to_act();
        for (seat, level) in bots.into_iter().filter(|(seat, _)| !self.busy.get().has(*seat)) {
            self.busy.set(self.busy.get().with(seat));
            self.think(seat, level);
        }
    }

    fn bots_rest(&self) -> bool {
        self.table.borrow().is_live() && document().visibility_state() == VisibilityState::Hidden
    }

    fn think(self: &Rc<Inner>, seat: Seat, level: Level) {
        let (game, view) = (self.table.borrow().game().to_owned(), self.table.borrow().view(seat));
        let (heard, edition) = (self.table.borrow().phrases(), self.table.borrow().edition().cloned());
        let inner = Rc::downgrade(self);
        spawn_local(async move {
            let began = page_time();
            let (number, thought) = match (view, random()) {
                (Some((view, number)), Ok(seed)) => {
                    (number, thinking::ask(Question::Think { game, edition, level, seat, view, heard, seed }).await)
                }
                _ => (0, Answer::Nothing),
            };
            let (action, takes, says) = match thought {
                Answer::Thought { action, takes, says } => (action, takes, says),
                _ => (None, PAUSE, None),
            };
            let thought_for = (page_time() - began).max(0.0) as u64;
            pause(Duration::from_millis(takes.saturating_sub(thought_for))).await;
            with(&inner, |inner| inner.let_bot(seat, number, action, says));
        });
    }

    /// Does what a bot has made up its mind to do, if that is still possible.
    fn let_bot(self: &Rc<Inner>, seat: Seat, number: usize, action: Option<String>, says: Option<Phrase>) {
        self.busy.set(self.busy.get().without(seat));
        self.let_time_pass();
        if let Some(action) = action.filter(|_| !self.bots_rest()) {
            let done = self.table.borrow_mut().let_bot(seat, number, &action, now());
            if let Some(event) = done {
                // Whatever another window wrote has been read instead, and is thought over again.
                if self.commit(&event).is_ok() {
                    let said = says.and_then(|says| self.table.borrow_mut().let_bot_say(says));
                    let _ = said.map(|said| self.commit(&said));
                }
            }
        }
        self.go_on();
    }
}
