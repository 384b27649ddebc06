//! The buttons below the sheet: undo, put down, joker, and the one that confirms.

use super::die::FacePicture;
use super::intent::Intent;
use super::words::face_name;
use colour_lines::{Action, Die, Stage};
use contract::Message;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::prelude::*;

#[component]
pub fn Bar(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let draws = move || intent.stage.get() == Stage::Draw;
    // A player who is drawing or placing confirms; otherwise the button declares the player done.
    let main = Memo::new(move |_| match intent.stage.get() {
        Stage::Place | Stage::Free if playing.my_turn() => Some(true),
        Stage::Place | Stage::Pair | Stage::Free => None,
        _ => Some(intent.holds_something() && draws()),
    });
    view! {
        <div class="c-bar" class:is-waiting=move || playing.waiting.get()>
            <UndoButton intent />
            <button type="button" class="c-button c-back" class:is-idle=move || !intent.holds_something()
                data-testid="back" disabled=move || !intent.holds_something()
                aria-label=kit::t!("colour-lines-back") title=kit::t!("colour-lines-back")
                on:click=move |_| intent.back()>
                <Icon sign=Sign::Close />
            </button>
            {move || draws().then(|| view! { <JokerButton intent /> })}
            {move || match main.get() {
                Some(true) => view! { <ConfirmButton intent /> }.into_any(),
                Some(false) => view! { <DoneButton intent /> }.into_any(),
                None => ().into_any(),
            }}
        </div>
    }
}

/// Several dice ask for exactly these strokes: lets the player choose the die.
#[component]
pub fn Choices(intent: Intent) -> impl IntoView {
    let chip = move |action: Action| {
        let Action::Draw(die, ..) = action else { return ().into_any() };
        let edition = intent.playing.edition.get_value();
        let face = intent.tray.get_untracked().face(die).map(|face| edition.face(face).clone());
        let place = intent.tray.get_untracked().place(die).map_or("free", |place| place.name());
        // The face and the place of the die; its number would be confused with the number on its face.
        let shows = face.as_ref().map(|face| face.name.clone()).unwrap_or_default();
        let label = move || {
            let message = Message::new("colour-lines-label-choose").with("face", face_name(&shows));
            say(&message.with("place", place).with("die", die.to_string()))
        };
        view! {
            <button type="button" class="c-choice" data-testid=format!("choose-{die}") aria-label=label
                on:click=move |_| intent.play(action)>
                {face.map(|face| view! { <FacePicture face /> })}
                <span>{move || say(&Message::new("colour-lines-choose").with("place", place))}</span>
            </button>
        }
        .into_any()
    };
    let several = move || intent.whole.get();
    move || {
        let several = several();
        (several.len() > 1).then(|| {
            view! {
                <div class="c-choices-place">
                    <div class="c-choices" role="group" aria-label=kit::t!("colour-lines-now-which")>
                        {several.into_iter().map(chip).collect_view()}
                    </div>
                </div>
            }
        })
    }
}

/// The strokes that a circle earned are optional: the button skips them.
#[component]
pub fn GoOn(intent: Intent) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let more = intent.can_any(|action| matches!(action, Action::More(_)));
        more && !intent.skipped.get() && intent.die.get().is_none() && !intent.must().is_empty()
    });
    let button = move || {
        view! {
            <button type="button" class="c-choice c-skip" data-testid="skip" on:click=move |_| {
                intent.strokes.set(Vec::new());
                intent.skipped.set(true);
            }>
                {kit::t!("colour-lines-do-skip")}
            </button>
        }
    };
    move || offered.get().then(button)
}

/// The button that plays a joker without a stroke.
#[component]
pub fn Waive(intent: Intent) -> impl IntoView {
    let offered = Memo::new(move |_| intent.waived().is_some());
    let button = move || {
        view! {
            <button type="button" class="c-choice c-skip" data-testid="waive" on:click=move |_| intent.waive()>
                {kit::t!("colour-lines-do-waive")}
            </button>
        }
    };
    move || offered.get().then(button)
}

/// Another way would draw more dice: with hints on, the button draws it at once.
#[component]
pub fn Mend(intent: Intent) -> impl IntoView {
    let offered = Memo::new(move |_| intent.could_draw_more() && intent.playing.hints.get());
    let button = move || {
        view! {
            <button type="button" class="c-choice c-skip" data-testid="mend" on:click=move |_| intent.play(Action::Mend)>
                {kit::t!("colour-lines-do-mend")}
            </button>
        }
    };
    move || offered.get().then(button)
}

/// The button that plays what is drawn or placed.
#[component]
fn ConfirmButton(intent: Intent) -> impl IntoView {
    let label = move || match (intent.stage.get(), intent.joker.get()) {
        (Stage::Place | Stage::Pair | Stage::Free, _) => text("colour-lines-do-place"),
        (_, true) => text("colour-lines-do-joker"),
        _ => text("colour-lines-do-draw"),
    };
    // The points that the action brings.
    let brings = move || {
        let ahead = intent.ahead.get()?;
        let (seat, edition) = (intent.playing.seat.get()?, intent.playing.edition.get_value());
        let now = intent.playing.state.get()?.table().score(&edition, seat).total;
        let then = ahead.table().score(&edition, seat).total;
        (then != now).then(|| view! { <b class="c-brings">{format!("+{}", then.saturating_sub(now))}</b> })
    };
    view! {
        <button type="button" class="c-button c-primary" data-testid="confirm"
            disabled=move || !intent.is_whole() on:click=move |_| intent.confirm()>
            {label}
            {brings}
        </button>
    }
}

/// The button that ends the round for the player; gives the reason why not while dice still fit.
#[component]
fn DoneButton(intent: Intent) -> impl IntoView {
    let can = Memo::new(move |_| intent.can(&Action::Done));
    let reason = move || {
        if intent.could_draw_more() {
            return Some(text("colour-lines-done-could-draw-more"));
        }
        let must = intent.must();
        let first = must.first().filter(|_| !can.get())?;
        let message = Message::new("colour-lines-done-must").with("dice", must.len() as i64);
        Some(say(&message.with("die", first.to_string())))
    };
    let setting = move || matches!(intent.stage.get(), Stage::Setup | Stage::Colours | Stage::Crosses);
    let label = move || text(if setting() { "colour-lines-do-ready" } else { "colour-lines-do-done" });
    view! {
        <button type="button" class="c-button c-primary" data-testid="done" disabled=move || !can.get()
            on:click=move |_| intent.play(Action::Done)>
            <span>
                {label}
                {move || reason().map(|reason| view! { <small>{reason}</small> })}
            </span>
        </button>
    }
}

/// The button that replaces the chosen die by a joker, with the number of jokers left.
#[component]
fn JokerButton(intent: Intent) -> impl IntoView {
    let left = Memo::new(move |_| intent.sheet.read().as_ref().map_or(0, |sheet| sheet.jokers()));
    let all = intent.playing.edition.read_value().numbers.jokers;
    let label = move || say(&Message::new("colour-lines-label-joker").with("left", left.get()));
    // The reason why not, while the player draws.
    let reason = move || {
        let idle = !intent.can_joke() && intent.playing.my_turn();
        // Choosing a die would help only if a joker could replace one.
        let die = intent.die.get().is_none()
            && intent.can_any(|action| matches!(action, Action::Joker(..) | Action::Waive(_)));
        let drawn = move || intent.sheet.read().as_ref().is_some_and(|sheet| Die::all().all(|die| sheet.has_used(die)));
        let why = match left.get() {
            0 => "none",
            _ if die => "die",
            _ if drawn() => "drawn",
            _ => "place",
        };
        idle.then(|| say(&Message::new("colour-lines-joker-how").with("why", why)))
    };
    let pip = move |number: u8| view! { <i class="c-pip" class:is-spent=move || { number >= left.get() }></i> };
    view! {
        <button type="button" class="c-button c-joker" class:is-chosen=move || intent.joker.get() data-testid="joker"
            aria-pressed=move || intent.joker.get().to_string() title=label
            disabled=move || !intent.can_joke() on:click=move |_| intent.tap_joker()>
            <span class="unseen">{label}</span>
            <span class="c-joker-head" aria-hidden="true">
                {kit::t!("colour-lines-joker")}
                <span class="c-pips">{(0..all).map(pip).collect_view()}</span>
            </span>
            {move || reason().map(|reason| view! { <small>{reason}</small> })}
        </button>
    }
}

/// The button that undoes the player's last step of this round; after being done it resumes drawing.
#[component]
fn UndoButton(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let label = move || text(if intent.done() { "colour-lines-do-draw-on" } else { "colour-lines-do-undo" });
    let reason = move || (!playing.can_undo.get()).then(|| text("colour-lines-undo-nothing"));
    view! {
        <button type="button" class="c-button c-undo" data-testid="undo" disabled=move || !playing.can_undo.get()
            on:click=move |_| playing.undo.run(())>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path class="c-pen" d="M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9" />
            </svg>
            <span>
                {label}
                {move || reason().map(|reason| view! { <small>{reason}</small> })}
            </span>
        </button>
    }
}
