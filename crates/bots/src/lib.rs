//! Players that are programs. A bot receives the view of its seat and nothing else.
//!
//! They know the contract and never a game: what a position is worth, the game itself says ([`Game::judge`]).

mod greedy;
mod live;
mod planner;
mod random;

pub use greedy::Greedy;
pub use live::{Reaction, is_worth_it, play_live};
pub use planner::Planner;
pub use random::Random;

use contract::{Chance, Game, Seat};
use std::sync::Arc;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses among the legal actions of `seat`, whose view this is; nothing if there is none.
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action>;
}

/// The bots by the names they have on the command line.
pub const NAMES: [&str; 3] = ["random", "greedy", "planner"];

/// The bot of this name.
pub fn bot<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        "planner" => Some(Box::new(Planner::default())),
        _ => None,
    }
}
