//! The table of Konfetti: bright, full of cards, with everybody's fingers on it.
//!
//! | where | what |
//! |---|---|
//! | `intent`, `pull`, `grab`, `filter` | what I can reach, what my finger does, what I look for |
//! | `ground`, `lies` | where zones and cards are |
//! | `face`, `prints`, `look`, `card`, `cards` | the cards, over all zones, so that they slide |
//! | `pointer`, `keyboard`, `cursor` | fingers, mice, keys |
//! | `others`, `side` | everybody around the table, and my own side of it |
//! | `sand`, `now`, `news`, `words` | time, what is to be done, what happened |
//! | `choosing`, `afterword` | after a round, after the game |
//! | `picture` | the game on the home page |
//! | `trial` | a board between the rules |

pub mod advice;
pub mod afterword;
pub mod card;
pub mod cards;
pub mod choosing;
pub mod cursor;
mod deal;
pub mod face;
pub mod filter;
pub mod grab;
pub mod ground;
pub mod intent;
pub mod keyboard;
pub mod lies;
pub mod look;
pub mod news;
pub mod now;
pub mod others;
pub mod picture;
pub mod pointer;
pub mod prints;
pub mod pull;
pub mod sand;
pub mod side;
pub mod trial;
pub mod words;

pub use afterword::{Afterword, AfterwordProps};
pub use picture::Picture;
pub use trial::TRIALS;

use crate::boards::Cast;
use crate::parts::{Icon, Sign};
use crate::playing::Playing;
use cards::{Cards, keep_measuring};
use choosing::Choosing;
use intent::Intent;
use konfetti::{Konfetti, Side as CardSide};
use leptos::prelude::*;
use now::WhatNow;
use others::{Deck, Others};
use pointer::Pointer;
use sand::{Countdown, Sand};
use side::Side;

/// The table while a game is played.
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

/// Takes my finger away, under the thumb.
#[component]
fn LetGo(intent: Intent) -> impl IntoView {
    let grabs = Memo::new(move |_| intent.grab.get().is_some());
    let contest = Memo::new(move |_| intent.rival().is_some());
    // The finger that taps a card below is no finger on this button, though a browser lets its click arrive here.
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
            {crate::t!("konfetti-let-go")}
        </button>
    }
}

/// Nothing to say by tapping: there is no time.
#[component]
pub fn Phrases(playing: Playing<Konfetti>) -> impl IntoView {
    let _ = playing;
}

/// Nothing is hidden in anybody's hand.
pub const fn open_hands(_: &Konfetti, _: &Cast) -> Option<AnyView> {
    None
}
