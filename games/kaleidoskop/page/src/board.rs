//! The table while a game is played.

use crate::bar::{Bar, DrawChoice};
use crate::crystal::ScoreGem;
use crate::cursor::Cursor;
use crate::hand::Hand;
use crate::intent::Intent;
use crate::now::WhatNow;
use crate::players::Players;
use crate::since::Did;
use crate::supply::Supply;
use crate::targets::{CursorRing, Marks, Targets, Tools};
use crate::toolbox::Toolbox;
use crate::window::{Definitions, Window};
use crate::{keyboard, news, since};
use contract::Message;
use kaleidoskop::{Action, Colour, Kaleidoskop, Stack};
use kit::playing::Playing;
use kit::reader::{say, text};
use leptos::html;
use leptos::prelude::*;

/// The table while a game is played.
#[component]
pub fn Board(playing: Playing<Kaleidoskop>) -> impl IntoView {
    let intent = Intent::new(playing);
    let cursor = Cursor::new(intent);
    let since = since::since(playing);
    let news = news::news(playing, since);
    if !playing.is_replay() {
        keyboard::listen(intent, cursor);
    }
    view! {
        <section class="kaleidoskop" class:is-mine=move || playing.my_turn() data-testid="kaleidoskop">
            <Definitions />
            <Players intent />
            <Stage intent cursor since />
            <Sheet intent news />
        </section>
    }
}

/// The velvet with the board on it, and in its corners what belongs to no player.
#[component]
fn Stage(intent: Intent, cursor: Cursor, since: Signal<Vec<Did>>) -> impl IntoView {
    let playing = intent.playing;
    let near = RwSignal::new(false);
    let view = NodeRef::<html::Div>::new();
    // Zooming in begins at the middle.
    Effect::new(move || {
        if let (true, Some(view)) = (near.get(), view.get()) {
            view.set_scroll_left((view.scroll_width() - view.client_width()) / 2);
            view.set_scroll_top((view.scroll_height() - view.client_height()) / 2);
        }
    });
    let board = Signal::derive(move || intent.shown.read().board);
    let table = move || playing.view.read().table;
    let round = move || {
        let table = table();
        let last = if table.last_round == Some(table.round) { "yes" } else { "no" };
        say(&Message::new("kaleidoskop-round").with("round", table.round).with("last", last))
    };
    let goal = move || table().goal(&playing.edition.read_value());
    let deck = move |stack: Stack| {
        let left = move || table().stacks[stack.index()];
        let label =
            move || say(&Message::new("kaleidoskop-label-stack").with("stack", stack.name()).with("left", left()));
        view! { <div class=format!("k-deck k-stack-{stack}") role="img" aria-label=label title=label>{left}</div> }
    };
    view! {
        <div class="k-stage">
            <p class="k-corner k-round" class:is-last=move || table().last_round.is_some() data-testid="round">
                {round}
            </p>
            <p class="k-corner k-goal" title=kit::t!("kaleidoskop-goal-is")>
                {kit::t!("kaleidoskop-goal")}" "{goal}<ScoreGem />
            </p>
            <div class="k-view" node_ref=view class:is-near=near on:pointerdown=move |_| cursor.spot.set(None)>
                <Window
                    board
                    attr:tabindex="0"
                    attr:role="application"
                    attr:aria-roledescription=kit::t!("kaleidoskop-board")
                    attr:aria-label=kit::t!("kaleidoskop-label-board")
                    attr:aria-activedescendant=move || cursor.target()
                    attr:data-testid="window"
                >
                    <Marks intent since />
                    <Tools intent />
                    <Targets intent />
                    <CursorRing cursor />
                </Window>
            </div>
            <div class="k-corner k-decks">{Stack::ALL.map(deck).collect_view()}</div>
            <button
                type="button"
                class="k-corner k-zoom"
                data-testid="zoom"
                aria-pressed=move || near.get().to_string()
                aria-label=move || text(if near.get() { "kaleidoskop-zoom-out" } else { "kaleidoskop-zoom-in" })
                on:click=move |_| near.update(|near| *near = !*near)
            >
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                    <circle cx="-2" cy="-2" r="7" />
                    <path d="M3.2,3.2L9,9M-5.2,-2H1.2" />
                    {move || (!near.get()).then(|| view! { <path d="M-2,-5.2V1.2" /> })}
                </svg>
            </button>
        </div>
    }
}

/// What I can do, under the thumb.
#[component]
fn Sheet(intent: Intent, news: Signal<Vec<Message>>) -> impl IntoView {
    let playing = intent.playing;
    let draws = Memo::new(move |_| intent.can_any(|action| matches!(action, Action::Draw(_))));
    let goes_on = Memo::new(move |_| playing.outcome.read().is_none() && !playing.is_replay());
    // One place for what is taken, and always there: the cards below it stay where they are.
    let from_supply = move || {
        move || match draws.get() {
            true => view! { <DrawChoice intent /> }.into_any(),
            false => view! { <Supply intent /> }.into_any(),
        }
    };
    let mine = move || {
        playing.seat.get().map(|seat| {
            view! {
                {move || goes_on.get().then(from_supply)}
                <Hand intent />
                <Toolbox intent seat />
                {move || goes_on.get().then(|| view! { <Bar intent /> })}
            }
        })
    };
    view! {
        <div class="k-sheet">
            <WhatNow intent news />
            {mine}
        </div>
    }
}

/// The light that a colour throws, as the attribute `fill`.
pub(crate) fn light(colour: Colour) -> String {
    format!("url(#k-light-{colour})")
}
