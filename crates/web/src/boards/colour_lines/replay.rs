//! A drawing that grows die by die: play, pause, step, and a slider.

use super::sheet::{SheetPicture, traces};
use crate::playing::Playing;
use crate::reader::{say, text};
use colour_lines::{Action, ColourLines, Sheet};
use contract::Message;
use leptos::prelude::*;
use std::time::Duration;

/// How long each step is looked at.
const PACE: Duration = Duration::from_millis(850);

/// The sheet after a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub sheet: Sheet,
    /// From 1; 0 before the first step.
    pub round: u8,
    pub action: Option<Action>,
}

#[component]
pub fn Replay(playing: Playing<ColourLines>, frames: Vec<Frame>) -> impl IntoView {
    let edition = playing.edition.get_value();
    let side = playing.state.get_untracked().map(|state| state.table().side(&edition)).unwrap_or_default();
    let ground = edition.ground(side).clone();
    let last = frames.len().saturating_sub(1);
    let frames = StoredValue::new(frames);
    let (place, plays) = (RwSignal::new(0_usize), RwSignal::new(true));
    let frame = move || frames.with_value(|frames| frames.get(place.get().min(last)).copied());
    let lines = Memo::new(move |_| frame().map(|frame| traces(&frame.sheet)).unwrap_or_default());
    let colours = Memo::new(move |_| frame().and_then(|frame| frame.sheet.colours()));
    let ticking = set_interval_with_handle(
        move || {
            if plays.get_untracked() {
                place.update(|place| *place = (*place + 1).min(last));
                plays.set(place.get_untracked() < last);
            }
        },
        PACE,
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let go = move |to: usize| {
        plays.set(false);
        place.set(to.min(last));
    };
    let toggle = move |_| {
        if !plays.get_untracked() && place.get_untracked() == last {
            place.set(0);
        }
        plays.update(|plays| *plays = !*plays);
    };
    let words = move || frame().map(|frame| said(&frame)).unwrap_or_default();
    let pen = |d: &'static str| {
        view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path class="c-pen" d=d /></svg> }
    };
    view! {
        <div class="c-replay">
            <SheetPicture ground traces=lines colours attr:aria-hidden="true" />
            <p class="c-replay-words" aria-live="polite">{words}</p>
            <div class="c-replay-bar">
                <button type="button" class="button round" data-testid="replay-back" aria-label=crate::t!("colour-lines-replay-back")
                    on:click=move |_| go(place.get_untracked().saturating_sub(1))>{pen("M15 6L9 12L15 18")}</button>
                <button type="button" class="button round primary" data-testid="replay-play" on:click=toggle
                    aria-label=move || text(if plays.get() { "colour-lines-replay-pause" } else { "colour-lines-replay-play" })>
                    {move || pen(if plays.get() { "M9 6V18M15 6V18" } else { "M8 5.5L18 12L8 18.5Z" })}
                </button>
                <button type="button" class="button round" data-testid="replay-on" aria-label=crate::t!("colour-lines-replay-on")
                    on:click=move |_| go(place.get_untracked() + 1)>{pen("M9 6L15 12L9 18")}</button>
                <input type="range" class="c-slider" data-testid="replay-slider" min="0" max=last
                    aria-label=crate::t!("colour-lines-replay-slider") prop:value=move || place.get().to_string()
                    on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0)) />
            </div>
        </div>
    }
}

/// What a step draws.
fn said(frame: &Frame) -> String {
    let step = |id: &str| Message::new(&format!("colour-lines-replay-{id}")).with("round", frame.round);
    say(&match frame.action {
        Some(Action::Draw(die, half, _)) => step("draw").with("die", die.to_string()).with("half", half.name()),
        Some(Action::Joker(_, half, _)) => step("joker").with("half", half.name()),
        Some(Action::More(_)) => step("more"),
        _ => step("start"),
    })
}
