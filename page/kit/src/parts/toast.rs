//! A short message that comes and goes: why something was refused, with the rule that says so.

use super::{Icon, RuleChip, Sign};
use crate::reader::say;
use crate::t;
use contract::Message;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

/// How long a message stays.
const STAY: Duration = Duration::from_secs(7);

/// Shows the message until it is closed, replaced, or has been there for a while. What is no refusal is news.
#[component]
pub fn Toast(
    message: RwSignal<Option<Message>>,
    #[prop(optional)] news: bool,
    /// Finds the game of a message, so that the rule that it cites is a link.
    #[prop(optional)]
    game_of: Option<fn(&Message) -> Option<&'static str>>,
) -> impl IntoView {
    Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
        message.read().as_ref()?;
        set_timeout_with_handle(move || drop(message.try_set(None)), STAY).ok()
    });
    let shown = move |message_now: Message| {
        let number = message_now.rule.clone();
        let game = game_of.and_then(|game_of| game_of(&message_now));
        let rule = move |rule: String| view! { <RuleChip game rule testid="toast-rule"/> };
        view! {
            <div class="toast" class:is-news=news data-testid="toast">
                <p>{move || say(&message_now)} {number.map(rule)}</p>
                <button type="button" class="button quiet round" aria-label=t!("shell-close")
                    on:click=move |_| message.set(None)>
                    <Icon sign=Sign::Close/>
                </button>
            </div>
        }
    };
    view! { <div class="toasts" role="alert">{move || message.get().map(shown)}</div> }
}
