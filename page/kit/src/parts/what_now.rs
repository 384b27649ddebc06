//! What I can do now, in one line; and below it what happened last. Every board has it, each with its own looks.

use crate::announce::announce;
use leptos::prelude::*;

/// The two lines. What is picked up or asked for (`said`) is announced too; what happened is announced as news.
#[component]
pub fn WhatNow(
    /// What the board's classes begin with: `k` makes `k-now`, `k-what-now` and `k-below`.
    prefix: &'static str,
    #[prop(into)] mine: Signal<bool>,
    #[prop(into)] now: Signal<String>,
    #[prop(into)] below: Signal<String>,
    said: Vec<Memo<Option<String>>>,
) -> impl IntoView {
    for said in said {
        Effect::new(move || {
            if let Some(said) = said.get() {
                announce(said);
            }
        });
    }
    view! {
        <div class=format!("{prefix}-now") class:is-mine=mine>
            <p class=format!("{prefix}-what-now") data-testid="what-now">{now}</p>
            <p class=format!("{prefix}-below") data-testid="news">{below}</p>
        </div>
    }
}
