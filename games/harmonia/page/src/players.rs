//! A strip of all players: whose turn it is, how many tiles are left. A solo player switches between hands here.

use super::intent::Intent;
use super::words::hand_name;
use contract::Message;
use kit::parts::{Icon, Sign};
use kit::reader::say;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

#[component]
pub fn Players(intent: Intent) -> impl IntoView {
    let hands = intent.playing.state.get_untracked().map_or(0, |state| state.table().players());
    let aside = Memo::new(move |_| intent.playing.state.get().map_or(0, |state| state.table().aside().len() as i64));
    let pile = move || {
        let label = move || say(&Message::new("harmonia-aside").with("count", aside.get()));
        let mark = move || {
            view! {
                <li class="h-aside" data-testid="aside" title=label>
                    <span class="unseen">{label}</span>
                    <svg class="h-back" viewBox="-90 -102 180 204" aria-hidden="true">
                        <path d=super::geometry::hexagon(98.0, 18.0) />
                        <path d="M-45 -45L45 45M45 -45L-45 45" />
                    </svg>
                    <b aria-hidden="true">{aside}</b>
                </li>
            }
        };
        (aside.get() > 0).then(mark)
    };
    let strip = NodeRef::<html::Ul>::new();
    // If the strip is too long, it scrolls to the player whose turn it is.
    Effect::new(move || {
        let (Some(strip), turn) = (strip.get(), intent.turn.get()) else { return };
        let card = strip.children().item(turn.into()).and_then(|card| card.dyn_into::<HtmlElement>().ok());
        if let Some(card) = card {
            strip.set_scroll_left(card.offset_left() + card.offset_width() / 2 - strip.offset_width() / 2);
        }
    });
    view! {
        <ul class="h-players" node_ref=strip aria-label=kit::t!("harmonia-players")>
            {(0..hands).map(|hand| view! { <Player intent hand /> }).collect_view()}
            {pile}
        </ul>
    }
}

#[component]
fn Player(intent: Intent, hand: u8) -> impl IntoView {
    let playing = intent.playing;
    let left = Memo::new(move |_| playing.state.get().map_or(0, |state| state.table().left(hand)));
    let over = move || playing.outcome.read().is_some();
    let turn = Memo::new(move |_| !over() && intent.turn.get() == hand);
    let agrees = Memo::new(move |_| {
        let state = playing.state.get().filter(|_| !over());
        state.is_some_and(|state| state.table().agreed().has(state.table().seat_of(hand)))
    });
    let name = move || hand_name(intent, hand);
    let label = move || {
        let label = Message::new("harmonia-label-player").with("name", name()).with("left", left.get());
        say(&label.with("turn", if turn.get() { "yes" } else { "no" }))
    };
    let inside = move || {
        view! {
            <span class="unseen">{label}</span>
            <span class="h-player-name" aria-hidden="true">{name}</span>
            <span class="h-left" aria-hidden="true">
                <svg class="h-back" viewBox="-90 -102 180 204">
                    <path d=super::geometry::hexagon(98.0, 18.0) />
                </svg>
                <b data-testid=format!("left-{hand}")>{left}</b>
            </span>
            {move || agrees.get().then(|| view! { <span class="h-agrees"><Icon sign=Sign::Check /></span> })}
        }
    };
    let alone = untrack(|| intent.alone()) && playing.seat.get_untracked().is_some();
    let looked = Memo::new(move |_| intent.hand.get() == Some(hand));
    let card = match alone {
        true => view! {
            <button type="button" class="h-player-card" data-testid=format!("hand-{hand}")
                aria-pressed=move || looked.get().to_string()
                on:click=move |_| {
                    intent.chosen.set(None);
                    intent.cell.set(None);
                    intent.looked.set(Some(hand));
                }>
                {inside()}
            </button>
        }
        .into_any(),
        false => view! { <div class="h-player-card">{inside()}</div> }.into_any(),
    };
    view! { <li class="h-player" class:is-turn=turn class:is-mine=looked>{card}</li> }
}
