//! Plays any legal action, each equally likely.

use crate::Bot;
use contract::{Chance, Game, Seat};
use std::sync::Arc;

/// The baseline that every other bot must beat.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let state = G::imagine(edition, view, chance).ok()?;
        state.random(seat, chance)
    }
}
