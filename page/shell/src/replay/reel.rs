//! The state of a replay: the current place, the chosen view, and whether it plays by itself.

use super::eyes::Eyes;
use contract::{Message, Seat};
use kit::AnyFilm;
use kit::Cast;
use kit::announce::announce;
use kit::reader::{say, text};
use leptos::prelude::*;
use protocol::Table;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use table_page::visit::{Visit, is_live, names};

/// How long an entry is shown while the replay plays by itself.
const PACE: u64 = 1_100;
/// The same for those who prefer less motion.
const CALM_PACE: u64 = 2_200;
/// The longest pause between two entries of a live game, which otherwise replays at its original speed,
const LONGEST: u64 = 1_500;
/// and the shortest, so that each entry can be seen.
const SHORTEST: u64 = 60;
const CALM_SHORTEST: u64 = 300;

/// A replay. `Copy`: everything inside is a signal.
#[derive(Clone, Copy)]
pub(super) struct Reel {
    pub(super) film: StoredValue<Rc<dyn AnyFilm>, LocalStorage>,
    /// What the board shows.
    pub(super) visit: Visit,
    table: StoredValue<Arc<Table>>,
    /// How many entries have been played. Only [`Reel::show`] sets it, after it has updated the board.
    pub(super) place: RwSignal<usize>,
    pub(super) last: usize,
    pub(super) eyes: RwSignal<Eyes>,
    /// Whether it plays by itself.
    pub(super) plays: RwSignal<bool>,
    /// Counts how often that was begun or ended, so that a timer knows whether it is still wanted.
    begun: StoredValue<u32>,
    live: bool,
}

impl Reel {
    /// Starts at a place, with the view of the reader's own seat, or a spectator's.
    pub(super) fn new(film: Rc<dyn AnyFilm>, table: Arc<Table>, at_home: bool, place: usize) -> Reel {
        let eyes = table.you.map_or(Eyes::Spectator, Eyes::Seat);
        let reel = Reel {
            last: film.entries(),
            film: StoredValue::new_local(film),
            visit: Visit::at_replay(at_home),
            live: is_live(&table),
            table: StoredValue::new(table),
            place: RwSignal::new(place),
            eyes: RwSignal::new(eyes),
            plays: RwSignal::new(false),
            begun: StoredValue::new(0),
        };
        reel.look_through(eyes);
        reel
    }

    pub(super) fn seats(self) -> Vec<Seat> {
        Seat::all(self.table.read_value().chairs.len() as u8).collect()
    }

    pub(super) const fn is_live(self) -> bool {
        self.live
    }

    /// Returns the players' names. No player is called "you", because a link may be opened by other people. Reactive.
    pub(super) fn cast(self) -> Cast {
        Cast { me: None, names: names(&self.table.read_value()) }
    }

    /// Goes to a place and stops there.
    pub(super) fn go(self, to: usize) {
        self.pause();
        self.show(to);
        announce(untrack(|| self.told()));
    }

    pub(super) fn back(self) {
        self.go(self.place.get_untracked().saturating_sub(1));
    }

    pub(super) fn on(self) {
        self.go(self.place.get_untracked() + 1);
    }

    /// Chooses another view.
    pub(super) fn look_through(self, eyes: Eyes) {
        let you = eyes.viewer().seat();
        let table = Table { you, ..Table::clone(&self.table.read_value()) };
        self.visit.table.set(Some(Arc::new(table)));
        self.tell(self.place.get_untracked(), eyes);
        self.eyes.set(eyes);
    }

    /// What the place tells, for those who listen. Reactive.
    pub(super) fn told(self) -> String {
        let place = self.place.get();
        match self.sentence(place) {
            Some(sentence) => say(&Message::new("replay-step").with("number", place as i64).with("what", sentence)),
            None => text("replay-beginning"),
        }
    }

    /// What an entry tells; nothing before the first. Reactive.
    pub(super) fn sentence(self, place: usize) -> Option<Message> {
        let entry = place.checked_sub(1)?;
        let told = self.film.with_value(|film| film.told(entry..place, &self.cast()));
        told.into_iter().next().map(joined)
    }

    /// Tells the board what is to be seen at the place once more, in another language perhaps.
    pub(super) fn tell_again(self) {
        self.tell(self.place.get_untracked(), self.eyes.get_untracked());
    }

    fn show(self, to: usize) {
        let to = to.min(self.last);
        self.tell(to, self.eyes.get_untracked());
        self.place.set(to);
    }

    fn tell(self, place: usize, eyes: Eyes) {
        let (frame, time) = self.film.with_value(|film| (film.frame(place, eyes.viewer()), film.time(place)));
        self.visit.clock.stop_at(time);
        if let Some(replayed) = self.visit.replayed {
            replayed.set(untrack(|| self.sentence(place)));
        }
        self.visit.game.set(frame.map(Arc::new));
    }

    /// Begins to play by itself, or stops. At the end it begins again.
    pub(super) fn toggle(self) {
        if self.plays.get_untracked() {
            return self.pause();
        }
        if self.place.get_untracked() == self.last {
            self.show(0);
        }
        self.plays.set(true);
        self.begun.update_value(|begun| *begun = begun.wrapping_add(1));
        self.play_on(self.begun.get_value());
    }

    fn pause(self) {
        self.plays.set(false);
        self.begun.update_value(|begun| *begun = begun.wrapping_add(1));
    }

    fn play_on(self, begun: u32) {
        let step = move || {
            // Paused, or the page has been left.
            if self.begun.try_get_value() != Some(begun) {
                return;
            }
            self.show(self.place.get_untracked() + 1);
            let ends = self.place.get_untracked() == self.last;
            // A race told move by move would never come to an end.
            if !self.live || ends {
                announce(untrack(|| self.told()));
            }
            match ends {
                true => self.pause(),
                false => self.play_on(begun),
            }
        };
        set_timeout(step, self.wait(self.place.get_untracked()));
    }

    /// Returns how long a place is shown.
    fn wait(self, place: usize) -> Duration {
        let calm = likes_it_calm();
        Duration::from_millis(match self.live {
            false if calm => CALM_PACE,
            false => PACE,
            true => {
                let time = |place: usize| self.film.with_value(|film| film.time(place)).0;
                let shortest = if calm { CALM_SHORTEST } else { SHORTEST };
                time(place + 1).saturating_sub(time(place)).clamp(shortest, LONGEST)
            }
        })
    }
}

/// Returns the description of an entry as one text.
pub(super) fn joined(told: Vec<Message>) -> Message {
    let both =
        |first: Message, second: Message| Message::new("replay-both").with("first", first).with("second", second);
    told.into_iter().reduce(both).unwrap_or_else(|| Message::new("replay-time"))
}

fn likes_it_calm() -> bool {
    window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|query| query.matches())
}
