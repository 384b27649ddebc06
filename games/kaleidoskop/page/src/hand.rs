//! The player's cards, each with its two orders.

use super::crystal::ScoreGem;
use super::intent::{Intent, OrderName};
use super::pattern::PatternPicture;
use super::words::pattern_words;
use contract::Message;
use kaleidoskop::{Action, CardId, Which};
use kit::parts::{Icon, Sign};
use kit::reader::say;
use leptos::prelude::*;

#[component]
pub fn Hand(intent: Intent) -> impl IntoView {
    let cards = Memo::new(move |_| intent.playing.view.read().own.as_ref().map_or(Vec::new(), |own| own.hand.clone()));
    let at_first = StoredValue::new(cards.get_untracked());
    view! {
        <ul
            class="k-hand"
            class:k-wide=move || { cards.read().len() > 3 }
            aria-label=kit::t!("kaleidoskop-hand")
            data-testid="hand"
        >
            <For each=move || cards.get() key=|card| *card let:card>
                <CardInHand intent card fresh=!at_first.with_value(|cards| cards.contains(&card)) />
            </For>
        </ul>
    }
}

/// A card; one that came during the game slides in.
#[component]
fn CardInHand(intent: Intent, card: CardId, fresh: bool) -> impl IntoView {
    let edition = intent.playing.edition.get_value();
    let Some(stack) = edition.card(card).map(|card| card.stack) else { return ().into_any() };
    let label =
        move || say(&Message::new("kaleidoskop-label-card").with("card", u8::from(card)).with("stack", stack.name()));
    view! {
        <li
            class=format!("k-card k-stack-{stack}")
            class:k-fresh=fresh
            data-testid=format!("card-{card}")
            aria-label=label
        >
            <OrderInHand intent order=(card, Which::A) />
            <span class="k-or" aria-hidden="true">{kit::t!("kaleidoskop-or")}</span>
            <OrderInHand intent order=(card, Which::B) />
        </li>
    }
    .into_any()
}

#[component]
fn OrderInHand(intent: Intent, order: OrderName) -> impl IntoView {
    let (card, which) = order;
    let edition = intent.playing.edition.get_value();
    let Some(asked) = edition.card(card).map(|card| &card.orders[which as usize]) else { return ().into_any() };
    let (pattern, reward) = (asked.pattern().clone(), asked.reward());
    let action = Action::Fulfil(card, which);

    let met = Memo::new(move |_| intent.can(&action));
    let lies = Memo::new(move |_| intent.lies(order));
    let would = Memo::new(move |_| intent.would_lie(order));
    let chosen = move || intent.order.get() == Some(order);
    let words = pattern.clone();
    let label = move || {
        let state = match (met.get(), would.get(), lies.get()) {
            (true, ..) => "met",
            (_, true, _) => "would",
            (.., true) => "lies",
            _ => "open",
        };
        let label =
            Message::new("kaleidoskop-label-order").with("pattern", pattern_words(&words)).with("reward", reward);
        say(&label.with("state", state))
    };
    let letter = if which == Which::A { 'a' } else { 'b' };
    view! {
        <button
            type="button"
            class="k-order"
            class:met=met
            class:lies=move || lies.get() && !met.get()
            class:preview=would
            class:is-chosen=chosen
            class:is-lit=move || intent.is_lit(&format!("order-{card}{letter}"))
            data-testid=format!("order-{card}{letter}")
            aria-pressed=move || chosen().to_string()
            aria-label=label
            on:click=move |_| intent.tap_order(order)
        >
            <PatternPicture pattern />
            <span class="k-reward" aria-hidden="true">{reward}<ScoreGem /></span>
            <span class="k-tick"><Icon sign=Sign::Check /></span>
        </button>
    }
    .into_any()
}
