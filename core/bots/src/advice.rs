//! Hints during a game and reviews of finished games, from the same search that the bots use.

use crate::{Budget, Candidate, Search, worth_after};
use contract::{Chance, Deed, Game, Intent, Match, Message, Record, ReplayError, Seat, Strategy, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An action and its value to the best bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// In the game's notation.
    pub action: String,
    /// By the game's own measure; only differences have a meaning.
    pub worth: f32,
    /// The reason for it; only for the best action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
}

/// What a player did and what the best bot would have done instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The entry of the log, counted from 0.
    pub number: usize,
    pub seat: Seat,
    pub done: Advice,
    pub better: Advice,
    /// Whether the difference is larger than the random variation of imagined games.
    pub sure: bool,
}

impl Review {
    /// Returns the difference in worth.
    pub fn loss(&self) -> f32 {
        self.better.worth - self.done.worth
    }
}

/// A difference of more standard errors than this is significant.
const SURE: f32 = 2.5;

/// Returns the actions the best bot considers with their values, the best first. `also` is among them.
fn weigh<G: Game>(
    seat: Seat,
    edition: &Arc<G::Edition>,
    view: &G::View,
    also: Option<&G::Action>,
    budget: Budget,
    chance: &mut Chance,
) -> Vec<Candidate<G::Action>> {
    if G::STRATEGY == Strategy::Search {
        return Search { budget, ..Search::default() }.weigh::<G>(seat, edition, view, also, chance);
    }
    let Ok(state) = G::imagine(edition, view, chance) else { return Vec::new() };
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let judge =
        |action: G::Action| worth_after(&state, seat, &action).map(|worth| Candidate { worth, action, error: 0.0 });
    let mut weighed: Vec<_> = actions.into_iter().filter_map(judge).collect();
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    weighed
}

/// Whether a player who thinks the position through would play this. In a race a player may also wait.
fn is_meant<G: Game>(state: &G, seat: Seat, action: &G::Action) -> bool {
    match state.choose_live(seat) {
        Intent::Act(meant) => meant == *action,
        Intent::Wait => false,
        Intent::Unsure => true,
    }
}

/// Returns what the player with this view could do, the best first; empty if it is best to wait. Returns `None` if this is not
/// a view of the game.
pub fn suggest<G: Game>(
    edition: &Arc<G::Edition>,
    seat: Seat,
    view: &str,
    budget: Budget,
    chance: &mut Chance,
) -> Option<Vec<Advice>> {
    let view: G::View = serde_json::from_str(view).ok()?;
    let mut weighed = weigh::<G>(seat, edition, &view, None, budget, chance);
    let Ok(state) = G::imagine(edition, &view, chance) else { return Some(Vec::new()) };
    weighed.retain(|weighed| is_meant(&state, seat, &weighed.action));
    let mut advice: Vec<Advice> = weighed.iter().map(advice).collect();
    if let Some((advice, best)) = advice.first_mut().zip(weighed.first()) {
        advice.why = state.reason(seat, &best.action);
    }
    Some(advice)
}

/// Reviews one entry of a finished game from the view its player had then. Returns `None` if the player had no choice:
/// time passed, an action was taken back, or only one action was legal.
///
/// # Errors
/// The record cannot be replayed up to the entry.
pub fn review<G: Game>(
    edition: &Arc<G::Edition>,
    record: &Record,
    number: usize,
    budget: Budget,
    chance: &mut Chance,
) -> Result<Option<Review>, ReplayError> {
    let mut game = Match::<G>::before_first(record, edition.clone())?;
    let Some(lines) = record.log.get(..=number) else { return Ok(None) };
    let mut last = None;
    for (number, line) in lines.iter().enumerate() {
        let wrong = |why| ReplayError::Entry { number, line: line.clone(), why };
        let entry = line.parse().map_err(|_| wrong(contract::Message::new("notation").with("text", line.as_str())))?;
        if number + 1 == lines.len() {
            last = Some(entry);
        } else {
            game.apply(&entry).map_err(|refused| wrong(refused.message()))?;
        }
    }
    let Some(Deed::Play(seat, done)) = last.map(|entry: contract::Entry<G::Action>| entry.deed) else {
        return Ok(None);
    };
    if game.state().count(seat) < 2 {
        return Ok(None);
    }
    let view = game.state().view(Viewer::Seat(seat));
    let weighed = weigh::<G>(seat, edition, &view, Some(&done), budget, chance);
    let Some((best, mine)) = weighed.first().zip(weighed.iter().find(|weighed| weighed.action == done)) else {
        return Ok(None);
    };
    let noise = (best.error * best.error + mine.error * mine.error).sqrt();
    let sure = best.worth - mine.worth > SURE * noise;
    let better = Advice { why: game.state().reason(seat, &best.action), ..advice(best) };
    Ok(Some(Review { number, seat, done: advice(mine), better, sure }))
}

fn advice<A: std::fmt::Display>(weighed: &Candidate<A>) -> Advice {
    Advice { action: weighed.action.to_string(), worth: weighed.worth, why: None }
}
