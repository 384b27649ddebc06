//! Looks one action ahead and takes the best by [`Mind::worth`](contract::Mind::worth).

use crate::live::is_worth_it;
use crate::{Bot, worth_after};
use contract::{Chance, Game, Seat};
use std::sync::Arc;

/// Takes the action after which the position is worth most to its seat, one of several equally good ones at random. In a race
/// it waits if no action is better than waiting.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy {
    /// The percentage of actions it overlooks, as people do.
    pub overlooks: u32,
}

impl<G: Game> Bot<G> for Greedy {
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let state = G::imagine(edition, view, chance).ok()?;
        self.choose_in(&state, seat, chance)
    }
}

impl Greedy {
    /// Chooses in an imagined state.
    pub(crate) fn choose_in<G: Game>(&self, state: &G, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
        let mut best: Option<(f32, G::Action)> = None;
        let mut equals = 1;
        let count = state.count(seat);
        for place in 0..count {
            // At least one action is always seen.
            if chance.below(100) < self.overlooks && (best.is_some() || place + 1 < count) {
                continue;
            }
            let action = state.nth(seat, place)?;
            let Some(worth) = worth_after(state, seat, &action) else { continue };
            match &best {
                Some((highest, _)) if worth < *highest => continue,
                Some((highest, _)) if worth == *highest => {
                    equals += 1;
                    if chance.below(equals) != 0 {
                        continue;
                    }
                }
                _ => equals = 1,
            }
            best = Some((worth, action));
        }
        best.map(|(_, action)| action).filter(|action| is_worth_it(state, seat, action))
    }
}
