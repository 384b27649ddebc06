//! What can be asked, and how it is answered, wherever that happens.

use crate::check::{Checked, check};
use crate::{editions, study};
use bots::{Advice, Budget, Review, Thought};
use contract::{EditionId, Game, Level, Phrase, Record, Seat, Seed, ShelfGame};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How long a thought may take, on a phone too.
const LONGEST_THOUGHT: u64 = 2_500;

fn budget() -> Budget {
    Budget::millis(LONGEST_THOUGHT, || js_sys::Date::now() as u64)
}

/// Something to think about.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What does a bot do about the view of its seat?
    Think {
        game: String,
        edition: Option<EditionId>,
        level: Level,
        seat: Seat,
        view: String,
        heard: Vec<Phrase>,
        seed: Seed,
    },
    /// What could the player of this view do?
    Suggest { game: String, edition: Option<EditionId>, seat: Seat, view: String, seed: Seed },
    /// What would have been better at an entry of a finished game?
    Review { record: Box<Record>, number: usize, seed: Seed },
    /// Is a record as the rules would have it?
    Check { record: Box<Record> },
    /// How do some games of a study go? What is wanted is written in JSON, a [`Slice`](study::Slice): the page itself need not read it.
    Study { game: String, edition: Option<EditionId>, slice: String },
}

/// What came of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
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
    /// The games that there was time for, or why they cannot be played: [`Played`](study::Played) or a message, in JSON.
    Study(String),
}

impl Question {
    /// What game the question is about.
    pub fn game(&self) -> &str {
        match self {
            Question::Think { game, .. } | Question::Suggest { game, .. } | Question::Study { game, .. } => game,
            Question::Review { record, .. } | Question::Check { record } => &record.game,
        }
    }

    /// With which edition.
    fn edition(&self) -> Option<&EditionId> {
        match self {
            Question::Think { edition, .. } | Question::Suggest { edition, .. } | Question::Study { edition, .. } => {
                edition.as_ref()
            }
            Question::Review { record, .. } | Question::Check { record } => Some(&record.edition),
        }
    }

    /// The text of that edition, if it is one of the player's own: a worker does not have it.
    fn own_text(&self) -> Option<Arc<str>> {
        editions::own(self.game(), self.edition()?).map(|own| own.text)
    }

    /// The question as [`answer`] takes it.
    pub fn written(&self) -> Option<String> {
        serde_json::to_string(&(self, self.own_text().as_deref())).ok()
    }

    /// Thinks, here and now, about a question that is about the game `G`. Never called but where the bots of that game
    /// are cut off from the rest of the page.
    pub fn answer<G: Game>(self) -> Answer {
        let edition = editions::components::<G>(self.edition());
        match self {
            Question::Suggest { seat, view, seed, .. } => {
                let advice = bots::suggest::<G>(&edition, seat, &view, budget(), &mut seed.chance(0));
                advice.map_or(Answer::Nothing, Answer::Advice)
            }
            Question::Review { record, number, seed } => {
                let review = bots::review::<G>(&edition, &record, number, budget(), &mut seed.chance(number as u64));
                review.map_or(Answer::Nothing, Answer::Review)
            }
            Question::Check { record } => Answer::Check(Box::new(check(&record, Some(&ShelfGame::<G>::with(edition))))),
            Question::Study { slice, .. } => study::answer::<G>(&slice, edition).map_or(Answer::Nothing, Answer::Study),
            Question::Think { level, seat, view, heard, seed, .. } => {
                let thought = bots::think::<G>(&edition, level, seat, &view, &heard, budget(), &mut seed.chance(0));
                thought.map_or(Answer::Nothing, |Thought { action, takes, says }| Answer::Thought {
                    action,
                    takes,
                    says,
                })
            }
        }
    }

    /// What can be said about a game that we do not have.
    pub fn answer_unknown(self) -> Answer {
        match self {
            Question::Check { record } => Answer::Check(Box::new(check(&record, None))),
            _ => Answer::Nothing,
        }
    }
}
