//! Bots. A bot receives the view of its seat and nothing else.
//!
//! Bots know the contract but no game: the games themselves evaluate positions ([`Mind::worth`](contract::Mind::worth)).

mod advice;
mod budget;
mod greedy;
mod levels;
mod live;
mod planner;
mod playout;
mod random;
mod search;
mod tree;

pub use advice::{Advice, Review, review, suggest};
pub use budget::Budget;
pub use greedy::Greedy;
pub use levels::{LevelBot, Thought, think};
pub use live::Reaction;
pub use planner::Planner;
pub use playout::{MOST_MOVES, playout};
pub use random::Random;
pub use search::{Candidate, Search};

use contract::{Chance, Game, Level, Millis, Seat};
use std::sync::Arc;

/// A bot.
pub trait Bot<G: Game>: Send {
    /// Chooses among the legal actions of `seat` by its view. Returns `None` if there is none, or to wait in a race.
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action>;
}

/// Returns what the position after an action is worth to `seat`, or `None` if the action is refused.
fn worth_after<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Option<f32> {
    let mut after = state.clone();
    after.play(seat, action, Millis(0)).ok()?;
    Some(after.worth(seat))
}

/// The names of the bots on the command line.
pub const NAMES: [&str; 8] = ["random", "greedy", "planner", "search", "rollouts", "easy", "medium", "hard"];

/// Returns the bot of this name.
pub fn bot<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy::default())),
        "planner" => Some(Box::new(Planner::default())),
        "search" => Some(Box::new(Search::default())),
        "rollouts" => Some(Box::new(Search::ROLLOUTS)),
        level => {
            let level = level.parse::<Level>().ok()?;
            Some(Box::new(LevelBot { level, budget: Budget::NONE }))
        }
    }
}
