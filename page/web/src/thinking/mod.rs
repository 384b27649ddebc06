//! Thinking beside the page, so that it never stutters: a worker that runs the same module, loads the bots of a game,
//! and answers questions.
//!
//! ```text
//! page: ask(Question) ──[id, JSON]──> worker: answer(JSON)
//!            ^                              │
//!            └────────[id, JSON]────────────┘
//! ```
//!
//! A question that the worker does not answer, because it cannot be started or died, is answered in the page.
//! The worker knows no editions of somebody's own: a question about one brings its text along.
//! A new question is a variant of [`Question`] and one of [`Answer`].

mod question;
mod study;
mod worker;

pub use question::answer;
pub(crate) use question::think;
pub(crate) use question::{Answer, Question};
pub(crate) use study::{Played, Slice};

/// The answer, from the worker if there is one.
pub(crate) async fn ask(question: Question) -> Answer {
    let Some(text) = question.written() else { return Answer::Nothing };
    let answer = match worker::ask(&text).await {
        Some(answer) => answer,
        None => answer(text).await,
    };
    serde_json::from_str(&answer).unwrap_or(Answer::Nothing)
}
