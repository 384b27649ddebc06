//! Players that are programs. A bot receives the view of its seat and nothing else.
//!
//! [`Random`] knows any game of the contract. [`Greedy`] looks one action ahead; what it wants in a game is that
//! game's [`Judge`].

mod greedy;
mod kaleidoskop;
mod random;

pub use greedy::{Greedy, Judge};
pub use random::Random;

use contract::{Chance, Game};
use std::sync::Arc;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses among the legal actions of the seat whose view this is; nothing if there is none.
    fn choose(&mut self, edition: &Arc<G::Edition>, view: &G::View, chance: &mut Chance) -> Option<G::Action>;
}
