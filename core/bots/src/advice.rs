//! Hints during a game and what to learn from one that is over, from the same search that the bots play by.

use crate::{Budget, Search, Weighed, worth_after};
use contract::{Chance, Deed, Game, Intent, Match, Message, Record, ReplayError, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An action, and what the best bot thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// In the game's notation.
    pub action: String,
    /// By the game's own measure; only differences mean something.
    pub worth: f32,
    /// Why one would do it; told of the best only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
}

/// What the best bot would rather have done than what somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The entry of the log, counted from 0.
    pub number: usize,
    pub seat: Seat,
    pub done: Advice,
    pub better: Advice,
    /// Whether the difference is more than what imagined games differ by chance.
    pub sure: bool,
}

impl Review {
    /// What was lost.
    pub fn loss(&self) -> f32 {
        self.better.worth - self.done.worth
    }
}

/// So many errors of the means are no chance.
const SURE: f32 = 2.5;

/// What the best bot thinks of the actions it would consider, the best first. `also` is among them.
fn weigh<G: Game>(
    seat: Seat,
    edition: &Arc<G::Edition>,
    view: &G::View,
    also: Option<&G::Action>,
    budget: Budget,
    chance: &mut Chance,
) -> Vec<Weighed<G::Action>> {
    if !G::LIVE && G::IMAGINED > 0 {
        return Search { budget, ..Search::default() }.weigh::<G>(seat, edition, view, also, chance);
    }
    let Ok(state) = G::imagine(edition, view, chance) else { return Vec::new() };
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let judge =
        |action: G::Action| worth_after(&state, seat, &action).map(|worth| Weighed { worth, action, error: 0.0 });
    let mut weighed: Vec<_> = actions.into_iter().filter_map(judge).collect();
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    weighed
}

/// Whether somebody who means something would do this: who races need not do anything, the clock runs on by itself.
fn is_meant<G: Game>(state: &G, seat: Seat, action: &G::Action) -> bool {
    match state.intend(seat) {
        Intent::Act(meant) => meant == *action,
        Intent::Wait => false,
        Intent::Unsure => true,
    }
}

/// What somebody whose view this is could do, the best first; empty if it is best to wait. Nothing if that is no view of the game.
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

/// Thinks about one entry of a finished game as its player could have, from the view of that moment. Nothing if there was
/// no choice: time passed, somebody took something back, or only one action was legal.
///
/// # Errors
/// The record cannot be replayed so far.
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

fn advice<A: std::fmt::Display>(weighed: &Weighed<A>) -> Advice {
    Advice { action: weighed.action.to_string(), worth: weighed.worth, why: None }
}
