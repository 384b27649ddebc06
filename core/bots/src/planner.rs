//! Thinks its own actions through until a turn, a roll or another player ends them.

use crate::Bot;
use contract::{Chance, Game, Millis, Seat, Undo};
use std::cmp::Reverse;
use std::sync::Arc;

/// Looks at sequences of its own actions, the most promising first, and follows the one after which the position is worth
/// most to its seat. It never looks past an action that cannot be taken back, so it does not guess at randomness or at other
/// players.
#[derive(Clone, Copy, Debug)]
pub struct Planner {
    /// The number of positions it follows up after each action.
    pub width: usize,
}

impl Default for Planner {
    fn default() -> Planner {
        Planner { width: 24 }
    }
}

/// The longest sequence, for games in which a turn need not end.
const LONGEST: usize = 40;

struct Plan<G: Game> {
    state: G,
    first: G::Action,
    worth: f32,
}

/// The order in which plans are followed up: by worth, equal ones in the order in which they were found.
fn key(worth: f32) -> Reverse<i64> {
    Reverse((f64::from(worth) * 1024.0) as i64)
}

impl<G: Game> Bot<G> for Planner {
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let start = G::imagine(edition, view, chance).ok()?;
        let mut actions = Vec::new();
        start.legal(seat, &mut actions);
        chance.shuffle(&mut actions);
        if actions.len() < 2 {
            return actions.pop();
        }
        let mut best: Option<(f32, G::Action)> = None;
        let mut plans: Vec<Plan<G>> = Vec::new();
        let mut follow = |state: &G, action: &G::Action, first: &G::Action, plans: &mut Vec<Plan<G>>| {
            let mut state = state.clone();
            let Ok(undo) = state.play(seat, action, Millis(0)) else { return };
            let worth = state.worth(seat);
            let ends = undo == Undo::Final || !state.to_act().has(seat);
            if !ends {
                plans.push(Plan { state, first: first.clone(), worth });
            } else if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
                best = Some((worth, first.clone()));
            }
        };
        for action in &actions {
            follow(&start, action, action, &mut plans);
        }
        for _ in 0..LONGEST {
            plans.sort_by_key(|plan| key(plan.worth));
            // Other orders of the same actions lead to the same position.
            plans.dedup_by(|a, b| a.worth == b.worth && a.state == b.state);
            plans.truncate(self.width);
            if plans.is_empty() {
                break;
            }
            let mut next = Vec::new();
            for plan in &plans {
                actions.clear();
                plan.state.legal(seat, &mut actions);
                for action in &actions {
                    follow(&plan.state, action, &plan.first, &mut next);
                }
            }
            plans = next;
        }
        best.map(|(_, action)| action)
    }
}
