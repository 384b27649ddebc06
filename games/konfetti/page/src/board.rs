//! The board during a game.

use crate::cards::{Cards, keep_measuring};
use crate::choosing::Choosing;
use crate::intent::Intent;
use crate::now::WhatNow;
use crate::others::{Deck, Others};
use crate::pointer::Pointer;
use crate::sand::{Countdown, Sand};
use crate::side::Side;
use crate::{keyboard, news};
use kit::parts::{Icon, Sign};
use kit::playing::Playing;
use konfetti::{Konfetti, Side as CardSide};
use leptos::prelude::*;

/// The board during a game.
#[component]
pub fn Board(playing: Playing<Konfetti>) -> impl IntoView {
    let intent = Intent::new(playing);
    let pointer = Pointer::new(intent);
    let news = news::news(intent);
    let table = NodeRef::new();
    intent.follow();
    intent.keep_cursor();
    if !playing.is_replay() {
        keyboard::listen(intent);
    }
    keep_measuring(intent, table);
    let others = intent.seats - u8::from(playing.seat.get_untracked().is_some());
    let plays = playing.seat.get_untracked().is_some();
    view! {
        <section
            node_ref=table
            class=format!("konfetti of-{others}")
            class:is-black=intent.side == CardSide::Black
            class:is-calm=intent.calm
            class:is-over=move || playing.outcome.read().is_some()
            data-testid="konfetti"
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |event| pointer.lost(&event)
        >
            <div class="f-bar">
                <Sand intent />
                <WhatNow intent news />
                <Deck intent />
            </div>
            <Others intent />
            <div class="f-middle" data-zone="middle" data-testid="middle"></div>
            {plays.then(|| view! { <Side intent /> })}
            <Cards intent />
            <div class="f-over">
                <Countdown intent />
                {(plays && !intent.calm && !playing.is_replay()).then(|| view! { <LetGo intent /> })}
            </div>
            <Choosing intent />
        </section>
    }
}

/// The button that lifts the player's finger from a card.
#[component]
fn LetGo(intent: Intent) -> impl IntoView {
    let grabs = Memo::new(move |_| intent.grab.get().is_some());
    let contest = Memo::new(move |_| intent.rival().is_some());
    // A tap on a card below may send its click here: only a `pointerdown` on this button counts.
    let down = move |event: leptos::ev::PointerEvent| {
        event.stop_propagation();
        intent.let_go();
    };
    let pressed = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            intent.let_go();
        }
    };
    view! {
        <button type="button" class="button f-let-go" class:is-contest=contest data-testid="let-go"
            disabled=move || !grabs.get() on:pointerdown=down on:click=pressed>
            <Icon sign=Sign::Close />
            {kit::t!("konfetti-let-go")}
        </button>
    }
}
