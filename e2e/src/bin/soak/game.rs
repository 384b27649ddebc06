//! The games that are played, and how a client chooses a move.

use colour_lines::ColourLines;
use contract::{Chance, Rules as _, Seat};
use e2e::guest::choose;
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use serde_json::{Value, json};

/// A game and how it is played here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    pub(crate) people: usize,
    /// Whether it is played in real time, so that deadlines are in the log too.
    pub(crate) live: bool,
    choose: fn(&str, Seat, &mut Chance) -> String,
}

/// In the order in which tables take them.
pub(crate) const GAMES: [Game; 6] = [
    Game { id: Kaleidoskop::ID, people: 3, live: false, choose: choose::<Kaleidoskop> },
    Game { id: ColourLines::ID, people: 2, live: false, choose: choose::<ColourLines> },
    Game { id: Harmonia::ID, people: 2, live: false, choose: choose::<Harmonia> },
    Game { id: Konfetti::ID, people: 2, live: true, choose: choose::<Konfetti> },
    Game { id: Kaleidoskop::ID, people: 4, live: false, choose: choose::<Kaleidoskop> },
    Game { id: ColourLines::ID, people: 3, live: false, choose: choose::<ColourLines> },
];

impl Game {
    /// Options for short games, so that many are finished.
    pub(crate) fn options(self) -> Value {
        match self.id {
            Kaleidoskop::ID => json!({"length": "short", "ending": "short-end", "rounds": 15}),
            Konfetti::ID => json!({"sand": 30}),
            _ => json!({}),
        }
    }

    /// Returns a legal action for this view.
    pub(crate) fn choose(self, view: &str, seat: Seat, chance: &mut Chance) -> String {
        (self.choose)(view, seat, chance)
    }
}
