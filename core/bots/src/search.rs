//! Thinks ahead by playing imagined games from the view of a seat.
//!
//! The few actions that look best are tried in many imagined games. Each game is imagined from the view, and every seat in it
//! plays what did best before (see [`Tree`]) or, in a new position, what looks best among a few random actions. Actions that
//! do badly are dropped and the others are tried again (sequential halving), all in the same imagined games, so that luck
//! counts for all alike.
//!
//! That is Monte-Carlo tree search over what a seat can know (information sets): paths through the tree are the actions
//! that were done, never what was hidden.

use crate::budget::Budget;
use crate::playout::play_in_turns;
use crate::tree::{Tree, Values};
use crate::{Bot, Planner, worth_after};
use contract::{Chance, Game, Message, Millis, Seat, Seats};
use std::sync::Arc;

/// Chooses by playing imagined games.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// The percentage of [`Mind::SEARCH_PLAYOUTS`](contract::Mind::SEARCH_PLAYOUTS) that it plays.
    pub effort: u32,
    /// The number of actions it tries.
    pub actions: usize,
    /// The number of its own turns after which an imagined game stops.
    pub turns: u32,
    /// Whether the seats of an imagined game play what looks best among a few actions, or a random action.
    pub informed: bool,
    /// The number of decisions after the first that it remembers from game to game; 0 for independent games.
    pub depth: u32,
    /// The limit on thinking time.
    pub budget: Budget,
}

impl Default for Search {
    fn default() -> Search {
        Search { effort: 100, actions: 8, turns: 2, informed: true, depth: 4, budget: Budget::NONE }
    }
}

impl Search {
    /// Plays random games to their end, as a search without any knowledge of the game does, for comparison. It takes about as
    /// long as the usual search in Kaleidoskop.
    pub const ROLLOUTS: Search =
        Search { effort: 60, actions: 8, turns: u32::MAX, informed: false, depth: 4, budget: Budget::NONE };
}

/// The value of a victory, above that of any position.
const VICTORY: f32 = 50.0;
/// The number of actions, picked at random, among which players choose in an imagined game.
const GLANCES: u32 = 6;
/// The longest imagined game, in actions.
const LONGEST: u32 = 10_000;

/// An action and its results in imagined games.
#[derive(Clone, Debug)]
pub struct Candidate<A> {
    pub action: A,
    /// The mean worth to the seat.
    pub worth: f32,
    /// The standard error of that mean; 0 without randomness.
    pub error: f32,
}

/// An action under trial.
struct Trial<G: Game> {
    action: G::Action,
    sum: f32,
    squares: f32,
    games: u32,
    tree: Tree<G>,
}

impl<G: Game> Trial<G> {
    fn new(action: G::Action) -> Trial<G> {
        Trial { action, sum: 0.0, squares: 0.0, games: 0, tree: Tree::default() }
    }

    fn mean(&self) -> f32 {
        self.sum / self.games.max(1) as f32
    }

    fn error(&self) -> f32 {
        let games = self.games.max(1) as f32;
        let variance = self.squares / games - self.mean() * self.mean();
        (variance.max(0.0) / games).sqrt()
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
        self.weigh::<G>(seat, edition, view, None, chance).into_iter().next().map(|weighed| weighed.action)
    }
}

impl Search {
    /// Returns the actions it tried, the best first. `also` is never dropped.
    pub fn weigh<G: Game>(
        &self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        also: Option<&G::Action>,
        chance: &mut Chance,
    ) -> Vec<Candidate<G::Action>> {
        let clock = self.budget.begin();
        let Ok(state) = G::imagine(edition, view, chance) else { return Vec::new() };
        let planned = Bot::<G>::choose(&mut Planner::default(), seat, edition, view, chance);
        let mut trials = self.promising(&state, seat, planned.iter().chain(also), chance);
        let mut given_up = Vec::new();
        let seed = chance.seed();
        let mut game = 0;
        let rounds = trials.len().max(2).ilog2();
        while trials.len() > 1 {
            let each = (G::SEARCH_PLAYOUTS * self.effort / 100 / rounds / trials.len() as u32).max(1);
            let try_out = |trials: &mut [Trial<G>]| {
                for number in game..game + each {
                    if clock.is_over() && trials.iter().all(|trial| trial.games > 0) {
                        break;
                    }
                    for trial in &mut *trials {
                        // The same random numbers for every action.
                        let mut chance = seed.chance(u64::from(number));
                        if let Some(value) = self.imagine::<G>(seat, edition, view, trial, &mut chance) {
                            trial.sum += value;
                            trial.squares += value * value;
                            trial.games += 1;
                        }
                    }
                }
            };
            share_out(&mut trials, self.budget.threads(), try_out);
            game += each;
            trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let mut rest = trials.split_off(trials.len().div_ceil(2));
            if trials.len() > 1
                && let Some(kept) = rest.iter().position(|trial| Some(&trial.action) == also)
            {
                let kept = rest.remove(kept);
                rest.splice(0..0, trials.pop());
                trials.push(kept);
            }
            given_up.splice(0..0, rest);
        }
        let weighed = |trial: Trial<G>| Candidate { worth: trial.mean(), error: trial.error(), action: trial.action };
        trials.into_iter().chain(given_up).map(weighed).collect()
    }

    /// Returns the actions that look best at once, and the `wanted` ones.
    fn promising<'a, G: Game>(
        &self,
        state: &G,
        seat: Seat,
        wanted: impl Iterator<Item = &'a G::Action>,
        chance: &mut Chance,
    ) -> Vec<Trial<G>> {
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
        let mut trials: Vec<Trial<G>> = judged.into_iter().map(|(_, action)| Trial::new(action)).collect();
        for (number, wanted) in wanted.enumerate() {
            if !trials.iter().any(|trial| trial.action == *wanted) {
                // In place of those that looked worst.
                if trials.len() == self.actions && number + 1 < trials.len() {
                    trials.remove(trials.len() - 1 - number);
                }
                trials.push(Trial::new(wanted.clone()));
            }
        }
        trials
    }

    /// Plays one imagined game after an action and returns the value of its end to `seat`.
    fn imagine<G: Game>(
        &self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        trial: &mut Trial<G>,
        chance: &mut Chance,
    ) -> Option<f32> {
        let mut state = G::imagine(edition, view, chance).ok()?;
        state.play(seat, &trial.action, Millis(0)).ok()?;
        let mut path = trial.tree.walk(self.depth);
        let (mut turns, mut mine, mut actions) = (0, true, 0);
        let choose = |state: &G, awaited: Seats, _: Millis| {
            let next = if awaited.has(seat) { Some(seat) } else { awaited.iter().next() };
            let Some(next) = next.filter(|_| actions < LONGEST) else { return Ok(None) };
            actions += 1;
            if next == seat && !mine {
                turns += 1;
                if turns > self.turns {
                    return Ok(None);
                }
            }
            mine = next == seat;
            if let Some(known) = path.choose(state, next) {
                return Ok(Some((next, known)));
            }
            let new = if self.informed { glance(state, next, chance) } else { state.random(next, chance) };
            let new = new.ok_or_else(|| Message::new("lab-stuck"))?;
            path.enter(next, &new);
            Ok(Some((next, new)))
        };
        play_in_turns(&mut state, choose, |_, _, _, _| ()).ok()?;
        let values: Values = std::array::from_fn(|other| match other < usize::from(state.seats()) {
            true => value(&state, Seat(other as u8)),
            false => 0.0,
        });
        path.learn(&values);
        Some(values[seat.index()])
    }
}

/// Divides a list among threads. The games of different actions are independent, so the result does not depend on the
/// number of threads.
fn share_out<T: Send>(list: &mut [T], threads: usize, work: impl Fn(&mut [T]) + Sync) {
    if threads < 2 || list.len() < 2 {
        return work(list);
    }
    let each = list.len().div_ceil(threads);
    std::thread::scope(|scope| {
        for part in list.chunks_mut(each) {
            scope.spawn(|| work(part));
        }
    });
}

/// Returns the best of a few random actions.
fn glance<G: Game>(state: &G, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
    let count = state.count(seat) as u32;
    let mut best: Option<(f32, G::Action)> = None;
    let all = count <= GLANCES;
    for place in 0..count.min(GLANCES) {
        let place = if all { place } else { chance.below(count) };
        let action = state.nth(seat, place as usize)?;
        let Some(worth) = worth_after(state, seat, &action) else { continue };
        if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Returns the value of a position to a seat: its worth less half that of the best other seat, and the result once the game is
/// over.
fn value<G: Game>(state: &G, seat: Seat) -> f32 {
    let own = state.worth(seat);
    let others = Seat::all(state.seats()).filter(|&other| other != seat).map(|other| state.worth(other));
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
