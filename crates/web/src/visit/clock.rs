//! The game's clock, as well as it can be known from here.
//!
//! Every view says what the clock said when it was sent, which is late by the way it took. An answer to a question for the
//! time is late by about half of how long the answer took; of several answers the quickest is the best. So everybody
//! shows the same time, whatever their own clocks say, and no time of theirs ever counts.

use super::{Link, Visit};
use contract::Millis;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;

/// How often the time is asked for.
const EVERY: Duration = Duration::from_secs(4);
/// The first questions come faster.
const FIRST: [u64; 3] = [50, 300, 800];
/// After so many answers an old one counts no more: clocks drift.
const MEMORY: usize = 12;

/// The game's clock. `Copy`: everything inside is a signal.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// How far the game's clock is ahead of the page's, in milliseconds.
    ahead: RwSignal<Option<f64>>,
    /// Where a replay has stopped it.
    stopped: RwSignal<Option<Millis>>,
    asked: StoredValue<Option<f64>>,
    /// Whether the next view knows better than all before.
    stale: StoredValue<bool>,
    /// How long answers took, and what they said the clock is ahead.
    answers: StoredValue<Vec<(f64, f64)>>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock {
            ahead: RwSignal::new(None),
            stopped: RwSignal::new(None),
            asked: StoredValue::new(None),
            stale: StoredValue::new(false),
            answers: StoredValue::new(Vec::new()),
        }
    }
}

impl Clock {
    /// What the game's clock says; nothing before the first view. Not reactive: time has no signal.
    pub fn now(self) -> Option<Millis> {
        let runs = || self.ahead.get_untracked().map(|ahead| Millis((page_time() + ahead).max(0.0) as u64));
        self.stopped.get_untracked().or_else(runs)
    }

    /// Whether it stands still, as in a replay.
    pub fn is_stopped(self) -> bool {
        self.stopped.read_untracked().is_some()
    }

    /// Lets the caller run again when a replay sets the clock.
    pub fn follow(self) {
        self.stopped.track();
    }

    /// Sets the clock to a moment, at which it stands still.
    pub(crate) fn stop_at(self, moment: Millis) {
        self.stopped.set(Some(moment));
    }

    /// How many milliseconds until a moment; 0 once it is over.
    pub fn until(self, moment: Millis) -> u64 {
        self.now().map_or(0, |now| moment.0.saturating_sub(now.0))
    }

    /// What is known is true no more: the game has rested, or rests.
    pub(super) fn forget(self) {
        self.stale.set_value(true);
        self.asked.set_value(None);
        self.answers.update_value(Vec::clear);
    }

    pub(super) fn asked(self) {
        self.asked.set_value(Some(page_time()));
    }

    pub(super) fn answered(self, now: Option<Millis>) {
        let asked = self.asked.try_update_value(Option::take).flatten();
        let Some((asked, Millis(said))) = asked.zip(now) else { return };
        let here = page_time();
        let took = here - asked;
        let ahead = said as f64 + took / 2.0 - here;
        self.answers.update_value(|answers| {
            answers.push((took, ahead));
            if answers.len() > MEMORY {
                answers.remove(0);
            }
        });
        let best = self.answers.with_value(|answers| answers.iter().copied().min_by(|a, b| a.0.total_cmp(&b.0)));
        self.ahead.set(best.map(|(_, ahead)| ahead));
    }

    /// A view came: the clock is at least as far ahead as it says.
    pub(super) fn heard(self, Millis(said): Millis) {
        let ahead = said as f64 - page_time();
        let stale = self.stale.try_update_value(std::mem::take).unwrap_or_default();
        if stale || self.ahead.get_untracked().is_none_or(|known| known < ahead) {
            self.ahead.set(Some(ahead));
        }
    }
}

/// Asks for the time now and then, as long as the caller lives.
pub(super) fn keep(visit: Visit) {
    let ask = move || {
        if visit.link.try_get_untracked() == Some(Link::Open) {
            visit.ask_for_time();
        }
    };
    for wait in FIRST {
        set_timeout(ask, Duration::from_millis(wait));
    }
    if let Ok(handle) = set_interval_with_handle(ask, EVERY) {
        on_cleanup(move || handle.clear());
    }
}

/// Milliseconds since the page began. Never runs backwards, whatever happens to the clock on the wall.
pub fn page_time() -> f64 {
    window().performance().map(|performance| performance.now()).unwrap_or_default()
}
