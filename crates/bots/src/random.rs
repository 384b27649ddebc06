//! Plays any legal action, each equally likely.

use crate::Bot;
use contract::{Chance, Game};
use std::sync::Arc;

/// The player that every other must beat.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, edition: &Arc<G::Edition>, view: &G::View, chance: &mut Chance) -> Option<G::Action> {
        let state = G::imagine(edition, view, chance).ok()?;
        let seat = state.to_act().iter().next()?;
        state.random(seat, chance)
    }
}
