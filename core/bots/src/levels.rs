//! The three levels of bots that players can play against.

use crate::live::GLANCE;
use crate::{Bot, Budget, Greedy, Reaction, Search};
use contract::{Chance, Game, Intent, Level, Millis, Phrase, Seat, Strategy};
use std::sync::Arc;

/// A bot of a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelBot {
    pub level: Level,
    /// How long it may think.
    pub budget: Budget,
}

/// Returns the percentage of decisions played at random: none in real-time games, nor in games played together, which one
/// random action spoils for all players.
const fn carelessness<G: Game>(level: Level) -> u32 {
    match level {
        Level::Easy if !G::LIVE && !G::TOGETHER => 40,
        _ => 0,
    }
}

/// Returns the percentage of actions that a bot of this level overlooks: more in real-time games with a table full of cards,
/// fewer in games played together.
const fn overlooks<G: Game>(level: Level) -> u32 {
    match level {
        Level::Hard => 0,
        Level::Easy if G::LIVE => 85,
        Level::Medium if G::LIVE => 60,
        Level::Medium if G::TOGETHER => 10,
        Level::Easy | Level::Medium => 25,
    }
}

impl<G: Game> Bot<G> for LevelBot {
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
            if G::STRATEGY == Strategy::Search {
                let mut search = Search { budget: self.budget, ..Search::default() };
                return Bot::<G>::choose(&mut search, seat, edition, view, chance);
            }
            match G::imagine(edition, view, chance).ok()?.choose_live(seat) {
                Intent::Unsure => (),
                Intent::Wait => return None,
                Intent::Act(action) => return Some(action),
            }
        }
        Bot::<G>::choose(&mut Greedy { overlooks: overlooks::<G>(self.level) }, seat, edition, view, chance)
    }
}

/// The decision of a bot about a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The action in notation, or `None` to wait.
    pub action: Option<String>,
    /// The milliseconds that a person would have taken.
    pub takes: u64,
    /// What the bot says in chat.
    pub says: Option<Phrase>,
}

/// The milliseconds before a bot acts in games without a race, so that players can follow.
const PAUSE: u64 = 700;

/// Decides about a view in JSON, as a player of the game `G` with this edition receives it, and the recent chat. Returns
/// `None` if it is not such a view.
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
    let listens = level == Level::Hard && G::STRATEGY == Strategy::Greedy;
    let action = if listens {
        state.on_chat(seat, heard);
        Greedy::default().choose_in(&state, seat, chance)
    } else {
        Bot::<G>::choose(&mut LevelBot { level, budget }, seat, edition, &view, chance)
    };
    let races = state.races();
    let takes = match &action {
        _ if !races => PAUSE,
        Some(_) => Reaction::of(level).takes(chance),
        None => GLANCE,
    };
    // The bot says what fits the position after its action.
    let says = action.as_ref().filter(|_| listens).and_then(|action| {
        state.play(seat, action, Millis(0)).ok()?;
        state.chat_reply(seat, heard)
    });
    Some(Thought { action: action.map(|action| action.to_string()), takes, says })
}
