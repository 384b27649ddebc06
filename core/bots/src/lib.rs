//! Players that are programs. A bot receives the view of its seat and nothing else.
//!
//! They know the contract and never a game: what a position is worth, the game itself says ([`Game::judge`]).

mod advice;
mod budget;
mod greedy;
mod levels;
mod live;
mod planner;
mod random;
mod search;
mod tree;

pub use advice::{Advice, Review, review, suggest};
pub use budget::Budget;
pub use greedy::Greedy;
pub use levels::{Leveled, Thought, think};
pub use live::{Reaction, play_live, play_live_watched};
pub use planner::Planner;
pub use random::Random;
pub use search::{Search, Weighed};

use contract::{Chance, Game, Level, Millis, Seat};
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

/// What the position after an action is worth to `seat`; nothing if the action is refused.
fn worth_after<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Option<f32> {
    let mut after = state.clone();
    after.play(seat, action, Millis(0)).ok()?;
    Some(after.judge(seat))
}

/// The bots by the names they have on the command line.
pub const NAMES: [&str; 8] = ["random", "greedy", "planner", "search", "rollouts", "easy", "medium", "hard"];

/// The bot of this name.
pub fn bot<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy::default())),
        "planner" => Some(Box::new(Planner::default())),
        "search" => Some(Box::new(Search::default())),
        "rollouts" => Some(Box::new(Search::ROLLOUTS)),
        level => {
            let level = level.parse::<Level>().ok()?;
            Some(Box::new(Leveled { level, budget: Budget::NONE }))
        }
    }
}
