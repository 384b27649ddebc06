//! The table of Colour Lines: warm paper, felt pens, five dice.
//!
//! | where | what |
//! |---|---|
//! | `intent`, `ways` | what I have chosen, draw, and would bring about |
//! | `sheet`, `paper`, `ink`, `die` | pictures that know nothing of turns |
//! | `targets`, `pointer` | what lies over my sheet, and what a finger does there |
//! | `now`, `setup`, `tray`, `bar` | what is to be done, under the thumb |
//! | `score`, `task`, `others` | what it is worth, what it is for, and what the others draw |
//! | `afterword`, `replay` | after the game: what would have been possible |
//! | `keyboard`, `cursor`, `news`, `words` | for those who type, and those who listen |
//! | `picture` | the game on the home page |
//! | `trial` | a board between the rules |
//! | `geometry` | where everything lies |

pub mod advice;
pub mod afterword;
pub mod bar;
pub mod cursor;
pub mod die;
pub mod geometry;
pub mod ink;
pub mod intent;
pub mod keyboard;
pub mod news;
pub mod now;
pub mod others;
pub mod paper;
pub mod picture;
pub mod pointer;
pub mod replay;
pub mod score;
pub mod setup;
pub mod sheet;
pub mod targets;
pub mod task;
pub mod tray;
pub mod trial;
pub mod ways;
pub mod words;

pub use afterword::{Afterword, AfterwordProps};
pub use picture::Picture;
pub use trial::TRIALS;

use crate::boards::Cast;
use crate::playing::Playing;
use bar::{Bar, Choices, GoOn, Mend, Waive};
use colour_lines::{Action, ColourLines, Stage};
use cursor::Cursor;
use intent::Intent;
use leptos::prelude::*;
use now::WhatNow;
use others::{Others, lit};
use paper::Definitions;
use pointer::Pointer;
use score::ScorePanel;
use setup::Ticks;
use sheet::{SheetPicture, traces};
use targets::Targets;
use task::TaskPanel;
use tray::Dice;

/// The table while a game is played.
#[component]
pub fn Board(playing: Playing<ColourLines>) -> impl IntoView {
    let intent = Intent::new(playing);
    let cursor = Cursor::new(intent);
    let news = news::news(playing);
    if !playing.is_replay() {
        keyboard::listen(intent, cursor);
    }
    let ticks = Memo::new(move |_| {
        let can = intent.can_any(|action| matches!(action, Action::Colours(..)));
        // In a task in which they do not count none are ticked.
        let counted = playing.state.get().is_some_and(|state| state.table().has_colours(state.edition()));
        can || counted && matches!(intent.stage.get(), Stage::Setup | Stage::Colours)
    });
    let rolled = Memo::new(move |_| !matches!(intent.stage.get(), Stage::Setup | Stage::Colours | Stage::Crosses));
    let plays = move || playing.seat.get().is_some() && playing.outcome.read().is_none() && !playing.is_replay();
    view! {
        <section class="colour-lines" class:is-mine=move || playing.my_turn()
            class:is-over=move || playing.outcome.read().is_some() data-testid="colour-lines">
            <Definitions />
            <Desk intent cursor />
            <div class="c-side">
                <WhatNow intent news />
                {move || ticks.get().then(|| view! { <Ticks intent /> })}
                {move || rolled.get().then(|| view! { <Dice intent /> })}
                <Choices intent />
                <GoOn intent />
                <Waive intent />
                <Mend intent />
                <TaskPanel playing seat=intent.seat ahead=intent.ahead />
                {move || rolled.get().then(|| view! { <ScorePanel playing seat=intent.seat ahead=intent.ahead /> })}
            </div>
            <Others intent />
            {move || plays().then(|| view! { <Bar intent /> })}
        </section>
    }
}

/// The desk with the sheet I draw on.
#[component]
fn Desk(intent: Intent, cursor: Cursor) -> impl IntoView {
    let playing = intent.playing;
    let pointer = Pointer::new(intent);
    let edition = playing.edition.get_value();
    let side = playing.state.get_untracked().map(|state| state.table().side(&edition)).unwrap_or_default();
    let ground = edition.ground(side).clone();
    let printed = ground.clone();
    let lines = Memo::new(move |_| intent.sheet.read().as_ref().map(traces).unwrap_or_default());
    let colours = Memo::new(move |_| intent.sheet.read().as_ref().and_then(|sheet| sheet.colours()));
    let lit = Memo::new(move |_| lit(&playing.highlight.read(), intent.seat.get()));
    let somebody = move || {
        let seat = intent.seat.get();
        (playing.seat.get() != Some(seat)).then(|| view! { <p class="c-whose">{move || playing.name(seat)}</p> })
    };
    view! {
        <div class="c-stage" on:pointerdown=move |_| cursor.field.set(None)>
            {somebody}
            <SheetPicture
                ground
                traces=lines
                colours
                lit
                attr:tabindex="0"
                attr:role="application"
                attr:aria-roledescription=crate::t!("colour-lines-sheet")
                attr:aria-label=crate::t!("colour-lines-label-sheet")
                attr:aria-activedescendant=move || cursor.target()
                attr:data-share=""
                attr:data-testid="sheet"
                on:pointerdown=move |event| pointer.down(&event)
                on:pointermove=move |event| pointer.moved(&event)
                on:pointerup=move |event| pointer.up(&event)
                on:pointercancel=move |_| pointer.lost()
            >
                <Targets intent cursor ground=printed />
            </SheetPicture>
        </div>
    }
}

/// Nothing to say by tapping: everybody plays for themselves.
#[component]
pub fn Phrases(playing: Playing<ColourLines>) -> impl IntoView {
    let _ = playing;
}

/// Nothing is hidden in anybody's hand.
pub const fn open_hands(_: &ColourLines, _: &Cast) -> Option<AnyView> {
    None
}
