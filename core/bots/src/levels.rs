//! The three levels that people can play against, in every game.

use crate::live::GLANCE;
use crate::{Bot, Budget, Greedy, Reaction, Search};
use contract::{Chance, Game, Intent, Level, Millis, Phrase, Seat};
use std::sync::Arc;

/// A bot of a level.
#[derive(Clone, Copy, Debug)]
pub struct Leveled {
    pub level: Level,
    /// How long it may think.
    pub budget: Budget,
}

/// In so many of 100 decisions a bot of this level does not think at all. Who races has no time for that either way, and
/// where all play together one thoughtless action spoils the game for everybody.
const fn carelessness<G: Game>(level: Level) -> u32 {
    match level {
        Level::Easy if !G::LIVE && !G::TOGETHER => 40,
        _ => 0,
    }
}

/// So many of 100 actions a bot of this level does not see: more of a table full of cards than of what can be done in turn,
/// and fewer where all play together.
const fn overlooks<G: Game>(level: Level) -> u32 {
    match level {
        Level::Hard => 0,
        Level::Easy if G::LIVE => 85,
        Level::Medium if G::LIVE => 60,
        Level::Medium if G::TOGETHER => 10,
        Level::Easy | Level::Medium => 25,
    }
}

impl<G: Game> Bot<G> for Leveled {
    fn choose(
        &mut self,
        seat: Seat,
        edition: &Arc<G::Edition>,
        view: &G::View,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        if chance.below(100) < carelessness::<G>(self.level) {
            let state = G::imagine(edition, view, chance).ok()?;
            return state.random(seat, chance);
        }
        if self.level == Level::Hard {
            // Where time runs on there is none to imagine games in.
            if !G::LIVE && G::IMAGINED > 0 {
                let mut search = Search { budget: self.budget, ..Search::default() };
                return Bot::<G>::choose(&mut search, seat, edition, view, chance);
            }
            match G::imagine(edition, view, chance).ok()?.intend(seat) {
                Intent::Unsure => (),
                Intent::Wait => return None,
                Intent::Act(action) => return Some(action),
            }
        }
        Bot::<G>::choose(&mut Greedy { overlooks: overlooks::<G>(self.level) }, seat, edition, view, chance)
    }
}

/// What a bot of a level does about a view, and how long a person would have taken, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Nothing if it would rather wait.
    pub action: Option<String>,
    pub takes: u64,
    /// What it says with it.
    pub says: Option<Phrase>,
}

/// So long a bot waits before it acts where nobody races, lest people lose sight of what it did.
const PAUSE: u64 = 700;

/// Thinks about a view in JSON, as it is told to a player of the game `G` with this edition, and about what was said
/// lately. Nothing if that is no such view.
pub fn think<G: Game>(
    edition: &Arc<G::Edition>,
    level: Level,
    seat: Seat,
    view: &str,
    heard: &[Phrase],
    budget: Budget,
    chance: &mut Chance,
) -> Option<Thought> {
    let view: G::View = serde_json::from_str(view).ok()?;
    let mut state = G::imagine(edition, &view, chance).ok()?;
    // Only those listen who think.
    let listens = level == Level::Hard && !G::LIVE && G::IMAGINED == 0;
    let action = if listens {
        state.heed(seat, heard);
        Greedy::default().choose_in(&state, seat, chance)
    } else {
        Bot::<G>::choose(&mut Leveled { level, budget }, seat, edition, &view, chance)
    };
    let races = G::LIVE && state.next_deadline().is_some();
    let takes = match &action {
        _ if !races => PAUSE,
        Some(_) => Reaction::of(level).takes(chance),
        None => GLANCE,
    };
    // What it says is meant for when it has acted.
    let says = action.as_ref().filter(|_| listens).and_then(|action| {
        state.play(seat, action, Millis(0)).ok()?;
        state.remark(seat, heard)
    });
    Some(Thought { action: action.map(|action| action.to_string()), takes, says })
}
