//! What one client did at one table, and all that it was told there.

use contract::{Millis, Seat};
use e2e::guest::Socket;
use protocol::Game;
use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A client's notes of one table.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    pub(crate) code: String,
    /// Its seat, if it has one.
    pub(crate) seat: Option<Seat>,
    pub(crate) told: HashSet<Told>,
    /// The acknowledged moves, in order.
    pub(crate) done: Vec<Done>,
    /// How often each action may be in the log: acknowledged or unanswered.
    pub(crate) perhaps: BTreeMap<String, usize>,
    /// Whether sitting down was acknowledged, and the start.
    pub(crate) sat: bool,
    pub(crate) started: bool,
    pub(crate) refused: usize,
    pub(crate) failed: usize,
    pub(crate) unanswered: usize,
    pub(crate) connections: usize,
    pub(crate) dropped: usize,
    pub(crate) lost: usize,
    /// How often a new connection was told less than the client knew.
    pub(crate) behind: usize,
    /// The most entries that it was told of.
    pub(crate) known: usize,
    /// What was wrong even without comparing with the log.
    pub(crate) wrong: Vec<String>,
}

/// A game as it was told once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Told {
    pub(crate) number: usize,
    pub(crate) last: Option<String>,
    pub(crate) print: u64,
    /// The server that told it.
    pub(crate) node: usize,
}

/// An acknowledged move. It became one of the entries after `before`, up to `after`.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) action: String,
    /// How many entries this connection had been told of when it asked.
    pub(crate) before: usize,
    /// And when the answer came.
    pub(crate) after: usize,
}

impl Notes {
    /// Adds what a socket was told. `before` is how many entries it had been told of before.
    pub(crate) fn hear(&mut self, socket: &Socket, node: usize, before: Option<usize>) {
        let Some(game) = &socket.game else { return };
        let number = game.number;
        match before {
            Some(before) if number < before => {
                self.wrong.push(format!("{}: server {node} told of {number} entries after {before}", self.code));
            }
            None if number < self.known => self.behind += 1,
            _ => (),
        }
        self.known = self.known.max(number);
        self.told.insert(Told { number, last: game.last.clone(), print: print(game), node });
    }

    pub(crate) fn may_be_in_log(&mut self, action: &str) {
        *self.perhaps.entry(action.to_owned()).or_default() += 1;
    }
}

/// Returns a hash of all that a client was told of a game, without the time.
pub(crate) fn print(game: &Game) -> u64 {
    let game = Game { now: Millis(0), ..game.clone() };
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(&game).unwrap().hash(&mut hasher);
    hasher.finish()
}
