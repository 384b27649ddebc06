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
//! The worker knows no custom editions: a question about one brings its text along.
//! A new question is a variant of [`Question`] and one of [`Answer`].

mod worker;

use crate::games;
use kit::{Answer, Loaded, Question};
use std::pin::Pin;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_split_helpers::wasm_split;

/// Asks the worker, or the page itself if there is none.
pub async fn ask(question: Question) -> Answer {
    let Some(text) = question.written() else { return Answer::Nothing };
    let answer = match worker::ask(&text).await {
        Some(answer) => answer,
        None => answer(text).await,
    };
    serde_json::from_str(&answer).unwrap_or(Answer::Nothing)
}

/// Answers a question in JSON, with the text of the custom edition that it needs if any. Called by the worker. The answer is JSON too,
/// or empty if there can be none here.
#[wasm_bindgen]
pub async fn answer(question: String) -> String {
    match thought(question).await {
        Ok(answer) => answer.await,
        Err(_) => String::new(),
    }
}

/// Cut off, because few pages read questions.
#[wasm_split(thinking, fallible)]
fn thought(question: String) -> Loaded<Pin<Box<dyn Future<Output = String>>>> {
    Ok(Box::pin(think(question)))
}

async fn think(question: String) -> String {
    let answer = match serde_json::from_str::<(Question, Option<String>)>(&question) {
        Ok((question, own)) => {
            if let Some(text) = own
                && games::load_edition(question.game(), &text).await.is_err()
            {
                return String::new();
            }
            let game = question.game().to_owned();
            games::ask(&game, question).await
        }
        Err(_) => Some(Answer::Nothing),
    };
    answer.and_then(|answer| serde_json::to_string(&answer).ok()).unwrap_or_default()
}
