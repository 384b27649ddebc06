//! What can be asked, and how it is answered, wherever that happens.

use crate::replay::{Checked, check};
use contract::{Level, Phrase, Record, Seat, Seed};
use serde::{Deserialize, Serialize};
use shelf::{Advice, Budget, Review, Thought};
use wasm_bindgen::prelude::wasm_bindgen;

/// How long a thought may take, on a phone too.
const LONGEST_THOUGHT: u64 = 2_500;

fn budget() -> Budget {
    Budget::millis(LONGEST_THOUGHT, || js_sys::Date::now() as u64)
}

/// Something to think about.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// What does a bot do about the view of its seat?
    Think { game: String, level: Level, seat: Seat, view: String, heard: Vec<Phrase>, seed: Seed },
    /// What could somebody do whose view this is?
    Suggest { game: String, seat: Seat, view: String, seed: Seed },
    /// What would have been better at an entry of a finished game?
    Review { record: Box<Record>, number: usize, seed: Seed },
    /// Is a record as the rules would have it?
    Check { record: Box<Record> },
}

/// What came of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// Nothing: the question makes no sense here.
    Nothing,
    /// What the bot does, if anything, and how long a person would have taken, in milliseconds.
    Thought {
        action: Option<String>,
        takes: u64,
        says: Option<Phrase>,
    },
    /// The best first.
    Advice(Vec<Advice>),
    /// Nothing if there was no choice.
    Review(Option<Review>),
    Check(Box<Checked>),
}

impl Question {
    /// Thinks, here and now.
    pub(crate) fn answer(self) -> Answer {
        match self {
            Question::Suggest { game, seat, view, seed } => {
                let advice = shelf::suggest(&game, seat, &view, budget(), &mut seed.chance(0));
                advice.map_or(Answer::Nothing, Answer::Advice)
            }
            Question::Review { record, number, seed } => {
                let review = shelf::review(&record, number, budget(), &mut seed.chance(number as u64));
                review.map_or(Answer::Nothing, Answer::Review)
            }
            Question::Check { record } => Answer::Check(Box::new(check(&record))),
            Question::Think { game, level, seat, view, heard, seed } => {
                let thought = shelf::think(&game, level, seat, &view, &heard, budget(), &mut seed.chance(0));
                thought.map_or(Answer::Nothing, |Thought { action, takes, says }| Answer::Thought {
                    action,
                    takes,
                    says,
                })
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
