//! Thinks ahead by imagining: what is hidden from its view, what others will do, and how it likes what comes of it.
//!
//! The few actions that look best are tried in many imagined games. Each game is imagined from the view, and everybody in it,
//! itself too, plays what did best before (see [`Tree`]) or, where nobody has been before, what looks best among a few
//! actions picked by chance. Actions that do badly are given up, those that do well are tried again (sequential halving), all
//! of them in the same imagined games, so that luck counts for all alike.
//!
//! That is Monte-Carlo tree search over what a seat can know (information sets): paths through the tree are the actions
//! that were done, never what was hidden.

use crate::budget::Budget;
use crate::tree::{Tree, Values};
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
    /// Whether everybody in an imagined game plays what looks best among a few actions, or anything.
    pub informed: bool,
    /// How many decisions after the first it remembers from game to game; none for games that know nothing of each other.
    pub depth: u32,
    /// When it stops before it is through.
    pub budget: Budget,
}

impl Default for Search {
    fn default() -> Search {
        Search { effort: 100, actions: 8, turns: 2, informed: true, depth: 4, budget: Budget::NONE }
    }
}

impl Search {
    /// Plays games by chance to their end, as searches do that know nothing of their game: to show what knowing it is worth. It takes
    /// about as long as the usual search in Kaleidoskop.
    pub const ROLLOUTS: Search =
        Search { effort: 60, actions: 8, turns: u32::MAX, informed: false, depth: 4, budget: Budget::NONE };
}

/// What winning is worth more than the best position.
const VICTORY: f32 = 50.0;
/// The longest imagined game, in actions.
const LONGEST: u32 = 10_000;

/// An action, and what came of it in imagined games.
#[derive(Clone, Debug)]
pub struct Weighed<A> {
    pub action: A,
    /// The mean worth to the seat.
    pub worth: f32,
    /// The standard error of that mean; 0 where nothing was left to chance.
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
    /// The actions that it tried, the best first. `also` is tried to the end, whatever comes of it.
    pub fn weigh<G: Game>(
        &self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        also: Option<&G::Action>,
        chance: &mut Chance,
    ) -> Vec<Weighed<G::Action>> {
        let clock = self.budget.begin();
        let Ok(state) = G::imagine(edition, view, chance) else { return Vec::new() };
        let planned = Bot::<G>::choose(&mut Planner::default(), seat, edition, view, chance);
        let mut trials = self.promising(&state, seat, planned.iter().chain(also), chance);
        let mut given_up = Vec::new();
        let seed = chance.seed();
        let mut game = 0;
        let rounds = trials.len().max(2).ilog2();
        while trials.len() > 1 {
            let each = (G::IMAGINED * self.effort / 100 / rounds / trials.len() as u32).max(1);
            let try_out = |trials: &mut [Trial<G>]| {
                for number in game..game + each {
                    if clock.is_over() && trials.iter().all(|trial| trial.games > 0) {
                        break;
                    }
                    for trial in &mut *trials {
                        // The same chances for every action.
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
        let weighed = |trial: Trial<G>| Weighed { worth: trial.mean(), error: trial.error(), action: trial.action };
        trials.into_iter().chain(given_up).map(weighed).collect()
    }

    /// The actions that look best at once, and those that are `wanted` besides.
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

    /// One imagined game after an action, and what `seat` thinks of its end.
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
            let action = match path.choose(&state, next) {
                Some(known) => known,
                None => {
                    let new = match self.informed {
                        true => glance(&state, next, chance)?,
                        false => state.random(next, chance)?,
                    };
                    path.enter(next, &new);
                    new
                }
            };
            state.play(next, &action, now).ok()?;
        }
        let values: Values = std::array::from_fn(|other| match other < usize::from(state.seats()) {
            true => value(&state, Seat(other as u8)),
            false => 0.0,
        });
        path.learn(&values);
        Some(values[seat.index()])
    }
}

/// Has the parts of a list done on several threads. No action's games know of another's, so nothing depends on their number.
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

/// The best of a few actions.
fn glance<G: Game>(state: &G, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
    let count = state.count(seat) as u32;
    let mut best: Option<(f32, G::Action)> = None;
    let all = count <= G::GLANCES;
    for place in 0..count.min(G::GLANCES) {
        let place = if all { place } else { chance.below(count) };
        let action = state.nth(seat, place as usize)?;
        let Some(worth) = worth_after(state, seat, &action) else { continue };
        if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
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
