//! What can be asked, and how it is answered, wherever that happens.

use contract::{Level, Seat, Seed};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

/// Something to think about.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// What does a bot do about the view of its seat?
    Think { game: String, level: Level, seat: Seat, view: String, seed: Seed },
}

/// What came of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// Nothing: the question makes no sense here.
    Nothing,
    /// What the bot does, if anything, and how long a person would have taken, in milliseconds.
    Thought { action: Option<String>, takes: u64 },
}

impl Question {
    /// Thinks, here and now.
    pub(crate) fn answer(self) -> Answer {
        match self {
            Question::Think { game, level, seat, view, seed } => {
                let thought = shelf::think(&game, level, seat, &view, &mut seed.chance(0));
                thought
                    .map_or(Answer::Nothing, |thought| Answer::Thought { action: thought.action, takes: thought.takes })
            }
        }
    }
}

/// Called by the worker: a question in JSON becomes an answer in JSON.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    let answer = serde_json::from_str(question).map_or(Answer::Nothing, Question::answer);
    serde_json::to_string(&answer).unwrap_or_default()
}
