//! The board during a game.

use crate::bar::{Bar, Choices, GoOn, Mend, Waive};
use crate::cursor::Cursor;
use crate::intent::Intent;
use crate::now::WhatNow;
use crate::others::{Others, lit};
use crate::paper::Definitions;
use crate::pointer::Pointer;
use crate::score::ScorePanel;
use crate::setup::Ticks;
use crate::sheet::{SheetPicture, traces};
use crate::targets::Targets;
use crate::task::TaskPanel;
use crate::tray::Dice;
use crate::{keyboard, news};
use colour_lines::{Action, ColourLines, Stage};
use kit::playing::Playing;
use leptos::prelude::*;

/// The board during a game.
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
        // A task in which point colours do not count has none to tick.
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

/// The desk with the sheet that the player draws on.
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
                attr:aria-roledescription=kit::t!("colour-lines-sheet")
                attr:aria-label=kit::t!("colour-lines-label-sheet")
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
