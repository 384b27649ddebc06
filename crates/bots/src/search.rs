//! Thinks ahead by imagining: what is hidden from its view, what others will do, and how it likes what comes of it.
//!
//! The few actions that look best are tried in many imagined games. Each game is imagined from the view, and everybody in it,
//! itself too, plays what looks best among a few actions picked by chance. Actions that do badly are given up, those that do
//! well are tried again (sequential halving), all of them in the same imagined games, so that luck counts for all alike.

use crate::{Bot, Planner, worth_after};
use contract::{Chance, Game, Millis, Seat};
use std::sync::Arc;

/// Chooses by playing imagined games.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How many of the games that a thorough decision takes ([`Game::IMAGINED`]) it imagines, in hundredths.
    pub effort: u32,
    /// How many actions it tries.
    pub actions: usize,
    /// How many of its own turns a game goes on.
    pub turns: u32,
    /// Among how many actions everybody chooses in an imagined game.
    pub glances: u32,
}

impl Default for Search {
    fn default() -> Search {
        Search { effort: 100, actions: 8, turns: 2, glances: 6 }
    }
}

/// What winning is worth more than the best position.
const VICTORY: f32 = 50.0;
/// The longest imagined game, in actions.
const LONGEST: u32 = 400;

/// An action under trial.
struct Trial<A> {
    action: A,
    sum: f32,
    games: u32,
}

impl<A> Trial<A> {
    fn mean(&self) -> f32 {
        self.sum / self.games.max(1) as f32
    }
}

impl<G: Game> Bot<G> for Search {
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let state = G::imagine(edition, view, chance).ok()?;
        let planned = Bot::<G>::choose(&mut Planner::default(), seat, edition, view, chance)?;
        let mut trials = self.promising(&state, seat, planned, chance);
        let seed = chance.seed();
        let mut game = 0;
        let rounds = trials.len().max(2).ilog2();
        while trials.len() > 1 {
            let each = (G::IMAGINED * self.effort / 100 / rounds / trials.len() as u32).max(1);
            for number in game..game + each {
                for trial in &mut trials {
                    // The same chances for every action.
                    let mut chance = seed.chance(u64::from(number));
                    if let Some(value) = self.imagine::<G>(seat, edition, view, &trial.action, &mut chance) {
                        trial.sum += value;
                        trial.games += 1;
                    }
                }
            }
            game += each;
            trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.pop().map(|trial| trial.action)
    }
}

impl Search {
    /// The actions that look best at once, and what was planned.
    fn promising<G: Game>(
        &self,
        state: &G,
        seat: Seat,
        planned: G::Action,
        chance: &mut Chance,
    ) -> Vec<Trial<G::Action>> {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        chance.shuffle(&mut actions);
        let mut judged: Vec<(f32, G::Action)> = Vec::new();
        for action in actions {
            if let Some(worth) = worth_after(state, seat, &action) {
                judged.push((worth, action));
            }
        }
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        judged.truncate(self.actions);
        let trial = |action| Trial { action, sum: 0.0, games: 0 };
        let mut trials: Vec<_> = judged.into_iter().map(|(_, action)| trial(action)).collect();
        if !trials.iter().any(|trial| trial.action == planned) {
            trials.pop();
            trials.push(trial(planned));
        }
        trials
    }

    /// One imagined game after an action, and what `seat` thinks of its end.
    fn imagine<G: Game>(
        &self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        action: &G::Action,
        chance: &mut Chance,
    ) -> Option<f32> {
        let mut state = G::imagine(edition, view, chance).ok()?;
        state.play(seat, action, Millis(0)).ok()?;
        let (mut turns, mut mine, mut now) = (0, true, Millis(0));
        for _ in 0..LONGEST {
            let awaited = state.awaited();
            let Some(next) = (if awaited.has(seat) { Some(seat) } else { awaited.iter().next() }) else {
                match state.next_deadline().filter(|_| state.outcome().is_none()) {
                    Some(deadline) => now = now.max(deadline),
                    None => break,
                }
                state.pass_time(now);
                continue;
            };
            if next == seat && !mine {
                turns += 1;
                if turns > self.turns {
                    break;
                }
            }
            mine = next == seat;
            let best = self.glance(&state, next, chance)?;
            state.play(next, &best, now).ok()?;
        }
        Some(value(&state, seat))
    }

    /// The best of a few actions.
    fn glance<G: Game>(&self, state: &G, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
        let count = state.count(seat) as u32;
        let mut best: Option<(f32, G::Action)> = None;
        let all = count <= self.glances;
        for place in 0..count.min(self.glances) {
            let place = if all { place } else { chance.below(count) };
            let action = state.nth(seat, place as usize)?;
            let Some(worth) = worth_after(state, seat, &action) else { continue };
            if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

/// What a seat thinks of a position: its own worth, less the worth of whoever is best among the others.
fn value<G: Game>(state: &G, seat: Seat) -> f32 {
    let own = state.judge(seat);
    let others = Seat::all(state.seats()).filter(|&other| other != seat).map(|other| state.judge(other));
    let best = others.fold(f32::MIN, f32::max);
    let lead = if best == f32::MIN { own } else { own - 0.5 * best };
    let Some(outcome) = state.outcome() else { return lead };
    let Some(standing) = outcome.seats.get(seat.index()) else { return lead };
    match (outcome.together, outcome.won) {
        (_, Some(won)) => standing.score as f32 + if won { VICTORY } else { -VICTORY },
        (true, None) => standing.score as f32,
        (false, None) => lead + if standing.rank == 1 { VICTORY } else { -VICTORY },
    }
}
