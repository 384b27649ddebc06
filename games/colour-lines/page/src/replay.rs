//! A drawing that grows die by die: play, pause, step, and a slider.

use super::sheet::{SheetPicture, traces};
use colour_lines::{Action, ColourLines, Sheet};
use contract::{Message, Seat};
use kit::parts::Steps;
use kit::playing::Playing;
use kit::reader::say;
use leptos::prelude::*;

/// The sheet after a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub sheet: Sheet,
    /// From 1; 0 before the first step.
    pub round: u8,
    pub action: Option<Action>,
}

#[component]
pub fn Replay(playing: Playing<ColourLines>, seat: Seat, frames: Vec<Frame>) -> impl IntoView {
    let edition = playing.edition.get_value();
    let side = playing.state.get_untracked().map(|state| state.table().side(&edition)).unwrap_or_default();
    let ground = edition.ground(side).clone();
    let last = frames.len().saturating_sub(1);
    let frames = StoredValue::new(frames);
    let place = RwSignal::new(0_usize);
    let frame = move || frames.with_value(|frames| frames.get(place.get().min(last)).copied());
    let lines = Memo::new(move |_| frame().map(|frame| traces(&frame.sheet)).unwrap_or_default());
    // As the player ticked them: the search ticks some even where none count.
    let colours = playing.state.get_untracked().and_then(|state| state.table().sheet(seat).colours());
    let words = move || frame().map(|frame| said(&frame)).unwrap_or_default();
    view! {
        <div class="c-replay">
            <SheetPicture ground traces=lines colours=Signal::stored(colours) attr:aria-hidden="true" />
            <p class="c-replay-words" aria-live="polite">{words}</p>
            <Steps place last />
        </div>
    }
}

/// What a step draws.
fn said(frame: &Frame) -> String {
    let step = |id: &str| Message::new(&format!("colour-lines-replay-{id}")).with("round", frame.round);
    say(&match frame.action {
        Some(Action::Draw(die, half, _)) => step("draw").with("die", die.to_string()).with("half", half.name()),
        Some(Action::Joker(_, half, _)) => step("joker").with("half", half.name()),
        Some(Action::Waive(die)) => step("waive").with("die", die.to_string()),
        Some(Action::More(_)) => step("more"),
        _ => step("start"),
    })
}
