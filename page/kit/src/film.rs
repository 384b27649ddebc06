//! A finished game that can be looked at after any of its entries.
//!
//! Going on is playing the next entry. Going back is playing again from the nearest mark: a copy of the match, kept at
//! regular distances. There are few marks, because a copy has a log of its own.

use crate::{Cast, Step};
use contract::{Entry, Game, Match, Message, Millis, Record, Rejection, ReplayError, Seats, Viewer};
use leptos::prelude::AnyView;
use serde_json::value::RawValue;
use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

/// The most marks of a film.
const MOST_MARKS: usize = 16;
/// The least entries between two marks: fewer are replayed unnoticeably fast.
const LEAST: usize = 64;

/// A finished game of some kind.
pub trait AnyFilm {
    /// How many entries there are.
    fn entries(&self) -> usize;
    /// When an entry happened; the beginning before the first.
    fn time(&self, number: usize) -> Millis;
    /// Returns the game after a number of entries, as a viewer saw it. It waits for no player: it is over.
    fn frame(&self, number: usize, viewer: Viewer) -> Option<protocol::Game>;
    /// What some entries tell, each in a sentence or a few. Reactive.
    fn told(&self, entries: Range<usize>, cast: &Cast) -> Vec<Vec<Message>>;
    /// Draws what all players held after a number of entries, or returns `None` if nothing is hidden in this game. Reactive.
    fn hands(&self, number: usize, cast: &Cast) -> Option<AnyView>;
}

/// A finished game.
pub(crate) struct Film<G: Game> {
    log: Vec<Entry<G::Action>>,
    /// The match after `every` entries, twice as many, and so on; before them that at the beginning.
    marks: Vec<Match<G>>,
    every: usize,
    /// The last frame that was asked for: its number of entries and its match.
    here: RefCell<(usize, Match<G>)>,
    told: fn(&Step<'_, G>) -> Vec<Message>,
    hands: fn(&G, &Cast) -> Option<AnyView>,
}

impl<G: Game> Film<G> {
    /// Plays a record once, all through.
    ///
    /// # Errors
    /// It cannot be played with our rules and components. Whether its result is right is not asked here.
    pub(crate) fn new(
        record: &Record,
        edition: Arc<G::Edition>,
        told: fn(&Step<'_, G>) -> Vec<Message>,
        hands: fn(&G, &Cast) -> Option<AnyView>,
    ) -> Result<Film<G>, ReplayError> {
        let mut played = Match::<G>::before_first(record, edition)?;
        let every = LEAST.max(record.log.len().div_ceil(MOST_MARKS));
        let mut marks = vec![played.clone()];
        let mut log = Vec::with_capacity(record.log.len());
        for (index, line) in record.log.iter().enumerate() {
            let refused = |refused: Rejection<G::Illegal>| {
                let (number, line) = (index + 1, line.clone());
                ReplayError::Entry { number, line, why: refused.message() }
            };
            let entry: Entry<G::Action> = line.parse().map_err(|error| refused(Rejection::Notation(error)))?;
            played.apply(&entry).map_err(refused)?;
            log.push(entry);
            if log.len() % every == 0 {
                marks.push(played.clone());
            }
        }
        let here = RefCell::new((log.len(), played));
        Ok(Film { log, marks, every, here, told, hands })
    }

    /// Looks at the match after a number of entries.
    fn look<T>(&self, number: usize, look: impl FnOnce(&Match<G>) -> T) -> T {
        let number = number.min(self.log.len());
        let here = &mut *self.here.borrow_mut();
        let mark = number / self.every;
        // A mark between here and there is nearer.
        if here.0 > number || here.0 < mark * self.every {
            *here = (mark * self.every, self.marks[mark].clone());
        }
        for entry in &self.log[here.0..number] {
            // Every entry has been played once, from the same match.
            let _ = here.1.apply(entry);
        }
        here.0 = number;
        look(&here.1)
    }

    fn state(&self, number: usize) -> G {
        self.look(number, |game| game.state().clone())
    }
}

impl<G: Game> AnyFilm for Film<G> {
    fn entries(&self) -> usize {
        self.log.len()
    }

    fn time(&self, number: usize) -> Millis {
        let last = number.checked_sub(1).and_then(|index| self.log.get(index));
        last.map_or(Millis(0), |entry| entry.at)
    }

    fn frame(&self, number: usize, viewer: Viewer) -> Option<protocol::Game> {
        self.look(number, |game| {
            let state = game.state();
            let outcome = state.outcome();
            Some(protocol::Game {
                number,
                view: RawValue::from_string(serde_json::to_string(&state.view(viewer)).ok()?).ok()?,
                last: number.checked_sub(1).and_then(|index| self.log.get(index)).map(ToString::to_string),
                to_act: state.to_act(),
                awaited: Seats::NONE,
                can_undo: false,
                now: self.time(number),
                deadline: state.next_deadline(),
                turns: Vec::new(),
                seed: outcome.is_some().then(|| *game.seed()),
                outcome,
                legal: None,
            })
        })
    }

    fn told(&self, entries: Range<usize>, cast: &Cast) -> Vec<Vec<Message>> {
        let entries = entries.start.min(self.log.len())..entries.end.min(self.log.len());
        let mut before = self.state(entries.start);
        let tell = |index: usize| {
            let after = self.state(index + 1);
            let told = (self.told)(&Step { before: &before, after: &after, deed: &self.log[index].deed, cast });
            before = after;
            told
        };
        entries.map(tell).collect()
    }

    fn hands(&self, number: usize, cast: &Cast) -> Option<AnyView> {
        (self.hands)(&self.state(number), cast)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Edition, Seed};
    use konfetti::Konfetti;

    /// A whole game of chance.
    fn record<G: Game>(seats: u8) -> Record {
        let seed = Seed::from_number(5);
        let mut game = Match::<G>::start(G::Edition::standard(), G::Options::default(), seats, seed).unwrap();
        let mut chance = seed.chance(99);
        let mut now = Millis(0);
        while game.state().outcome().is_none() && game.log().len() < 4000 {
            now = Millis(now.0 + 700);
            game.pass_time(now);
            let seats: Vec<_> = game.state().to_act().iter().collect();
            for seat in seats {
                if let Some(action) = game.state().random(seat, &mut chance) {
                    let _ = game.play(seat, &action, now);
                }
            }
        }
        game.record((0..seats).map(|seat| format!("Person {seat}")).collect())
    }

    fn film<G: Game>(record: &Record) -> Film<G> {
        Film::new(record, G::Edition::standard(), |_| Vec::new(), |_, _| None).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Wherever one comes from, an entry shows the same as when the log is played up to it.
    fn looks_the_same_from_everywhere<G: Game>(seats: u8) {
        let record = record::<G>(seats);
        let film = film::<G>(&record);
        let last = record.log.len();
        assert!(film.marks.len() > 1, "{last} entries are too few for this test");
        let mut played = Match::<G>::before_first(&record, G::Edition::standard()).unwrap();
        let mut straight = vec![serde_json::to_string(&played.state().view(Viewer::Spectator)).unwrap()];
        for line in &record.log {
            played.apply(&line.parse().unwrap()).unwrap();
            straight.push(serde_json::to_string(&played.state().view(Viewer::Spectator)).unwrap());
        }
        let mut chance = Seed::from_number(1).chance(0);
        let random = (0..300).map(|_| chance.below(last as u32 + 1) as usize);
        let back = (0..=last).rev().take(200);
        let on = (0..=last).take(200);
        for number in random.chain(back).chain(on) {
            let frame = film.frame(number, Viewer::Spectator).unwrap();
            assert_eq!(frame.view.get(), straight[number], "entry {number} of {last}");
            assert_eq!(frame.outcome.is_some(), number == last && record.outcome.is_some());
        }
    }

    #[test]
    fn an_entry_of_kaleidoskop_shows_the_same_from_everywhere() {
        looks_the_same_from_everywhere::<kaleidoskop::Kaleidoskop>(4);
    }

    #[test]
    fn an_entry_of_konfetti_shows_the_same_from_everywhere() {
        looks_the_same_from_everywhere::<Konfetti>(4);
    }

    #[test]
    fn an_entry_of_colour_lines_shows_the_same_from_everywhere() {
        looks_the_same_from_everywhere::<colour_lines::ColourLines>(4);
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_its_place() {
        let mut bad = record::<Konfetti>(2);
        bad.log[3] = "99999999 1 give ryb".to_owned();
        let refused = Film::<Konfetti>::new(&bad, Edition::standard(), |_| Vec::new(), |_, _| None).err();
        assert!(matches!(refused, Some(ReplayError::Entry { number: 4, .. })), "{refused:?}");
        let other = Record { rules: 9999, ..bad };
        let refused = Film::<Konfetti>::new(&other, Edition::standard(), |_| Vec::new(), |_, _| None).err();
        assert!(matches!(refused, Some(ReplayError::Rules { record: 9999, .. })), "{refused:?}");
    }
}
