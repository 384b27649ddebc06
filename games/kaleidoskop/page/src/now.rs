//! One line about what the player can do now, and below it what happened last, or an explanation that the player asked
//! for.

use super::intent::{Intent, is_placing};
use super::news::verb;
use super::tools::Kind;
use super::words::explanation;
use contract::Message;
use kaleidoskop::Action;
use kit::parts;
use kit::reader::say;
use leptos::prelude::*;

#[component]
pub fn WhatNow(intent: Intent, news: Signal<Vec<Message>>) -> impl IntoView {
    let asked = Memo::new(move |_| asked(intent));
    let happened = move || news.read().iter().map(say).collect::<Vec<_>>().join(" ");
    // What I am about to do takes two lines on a phone: what happened steps back, so that nothing below moves.
    let decides = move || intent.proposed.get().is_some() || intent.leaving.get();
    let below = move || asked.get().unwrap_or_else(|| if decides() { String::new() } else { happened() });
    // What happened is announced as news; here what I pick up, propose or ask for.
    let picked = Memo::new(move |_| intent.holds_something().then(|| say(&what_now(intent))));
    let (mine, now) = (move || intent.playing.my_turn(), move || say(&what_now(intent)));
    view! {
        <parts::WhatNow prefix="k" mine=Signal::derive(mine) now=Signal::derive(now) below=Signal::derive(below)
            said=vec![picked, asked] />
    }
}

/// Returns the explanation that the player asked for: why a hex has its colour, or where an order lies.
fn asked(intent: Intent) -> Option<String> {
    match (intent.hex.get(), intent.order.get()) {
        (Some(hex), _) => Some(explanation(&intent.shown.read().board, hex)),
        (None, Some(order)) => {
            let places = intent.places(order).len() as i64;
            Some(say(&Message::new("kaleidoskop-order-places").with("places", places)))
        }
        (None, None) => None,
    }
}

fn now(id: &str) -> Message {
    Message::new(&format!("kaleidoskop-now-{id}"))
}

fn what_now(intent: Intent) -> Message {
    let playing = intent.playing;
    if playing.outcome.read().is_some() {
        return now("over");
    }
    if !playing.my_turn() {
        let seat = playing.view.read().table.turn.seat;
        return now("other").with("name", playing.name(seat));
    }
    if let Some(action) = intent.proposed.get() {
        return proposed(intent, action);
    }
    if intent.can_any(|action| matches!(action, Action::Draw(_))) {
        let may = if intent.can(&Action::Draw(None)) { "yes" } else { "no" };
        return now("draw").with("may", may);
    }
    if let Some(kind) = intent.glass.get() {
        let step = if intent.pit.get().is_some() { "glass-hex" } else { "glass-crystal" };
        return now(step).with("tool", kind.name());
    }
    if intent.sets_crystal() {
        return crystal(intent);
    }
    if intent.leaving.get() {
        return now("leaving");
    }
    let can_use = |action: &Action| Kind::ALL.iter().any(|&kind| is_placing(kind, action));
    let orders = playing.legal.read().iter().filter(|action| matches!(action, Action::Fulfil(..))).count();
    match (orders, intent.can_any(can_use)) {
        (0, true) => now("tools"),
        (0, false) => now("end"),
        (orders, _) => now("orders").with("orders", orders as i64),
    }
}

fn crystal(intent: Intent) -> Message {
    let price = intent.playing.view.read().table.swap_price(&intent.playing.edition.read_value());
    match (intent.colour.get(), intent.pit.get()) {
        (Some(colour), _) => {
            let swaps = intent.can_any(|action| matches!(action, Action::Swap(of, _) if *of == colour));
            let swap = if swaps { "yes" } else { "no" };
            now("pit").with("colour", colour.name()).with("swap", swap).with("price", price)
        }
        (None, Some(_)) => now("colour"),
        (None, None) => now("crystal"),
    }
}

/// What the proposed action does, and that it is not done yet.
fn proposed(intent: Intent, action: Action) -> Message {
    let (before, after) = (intent.playing.view.read().table, intent.shown.get());
    let seat = before.turn.seat;
    let (had, left) = (before.players[seat].crystals, after.players[seat].crystals);
    let own = intent.playing.view.read().own.clone();
    let orders =
        own.iter().flat_map(|own| &own.hand).flat_map(|&card| kaleidoskop::Which::ALL.map(|which| (card, which)));
    let met = orders.filter(|&order| intent.would_lie(order)).count();
    let message = now(verb(&action));
    let message = message.with("hexes", intent.changes().len() as i64).with("met", met as i64);
    let message = message.with("price", had.saturating_sub(left)).with("reward", left.saturating_sub(had));
    match action {
        Action::Buy(purchase) => message.with("what", purchase.name()),
        _ => message,
    }
}
