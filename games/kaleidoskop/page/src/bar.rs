//! The buttons below the board: undo, put down, and the one that confirms.

use super::crystal::ScoreGem;
use super::intent::Intent;
use contract::{Deed, Message};
use kaleidoskop::{Action, Stack};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::prelude::*;

#[component]
pub fn Bar(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let ends = move || intent.can(&Action::End) && !intent.holds_something();
    let primary = move || match ends() {
        true => view! { <EndButton intent /> }.into_any(),
        false => view! { <SetButton intent /> }.into_any(),
    };
    view! {
        <div class="k-bar" class:is-waiting=move || playing.waiting.get()>
            <UndoButton intent />
            <button
                type="button"
                class="k-button k-back-button"
                class:is-idle=move || !intent.holds_something()
                data-testid="back"
                disabled=move || !intent.holds_something()
                aria-label=kit::t!("kaleidoskop-back")
                title=kit::t!("kaleidoskop-back")
                on:click=move |_| intent.back()
            >
                <Icon sign=Sign::Close />
            </button>
            {primary}
        </div>
    }
}

/// The button that plays the proposed action, and describes it.
#[component]
fn SetButton(intent: Intent) -> impl IntoView {
    let label = move || {
        let key = match intent.proposed.get() {
            Some(Action::Swap(..)) => "swap",
            Some(Action::Hold) => "hold",
            Some(Action::Mirror(..)) => "mirror",
            Some(Action::Frost(..)) => "frost",
            Some(Action::Fulfil(..)) => "fulfil",
            Some(Action::Buy(_)) => "buy",
            _ => "put",
        };
        text(&format!("kaleidoskop-do-{key}"))
    };
    // The points that the action costs or brings.
    let change = move || {
        let (before, after) = (intent.playing.view.read().table, intent.shown.get());
        let seat = before.turn.seat;
        let change = i32::from(after.players[seat].crystals) - i32::from(before.players[seat].crystals);
        (change != 0).then(|| view! { <span class="k-change-of-purse">{texts::change(change)}<ScoreGem /></span> })
    };
    let draws = move || intent.can_any(|action| matches!(action, Action::Draw(_)));
    view! {
        <button
            type="button"
            class="k-button k-primary"
            class:is-unseen=move || !intent.playing.my_turn() || draws()
            data-testid="set"
            disabled=move || intent.proposed.get().is_none()
            on:click=move |_| intent.confirm()
        >
            {label}
            {change}
        </button>
    }
}

/// The button that ends the turn. While an order could still be fulfilled it asks for confirmation.
#[component]
fn EndButton(intent: Intent) -> impl IntoView {
    view! {
        <button
            type="button"
            class="k-button k-primary"
            class:is-sure=move || intent.leaving.get()
            data-testid="end"
            on:click=move |_| intent.end()
        >
            {move || text(if intent.leaving.get() { "kaleidoskop-do-end-anyway" } else { "kaleidoskop-do-end" })}
        </button>
    }
}

/// The button that undoes the player's last action; gives the reason if that is impossible.
#[component]
fn UndoButton(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let reason = move || (!playing.can_undo.get()).then(|| why_not(intent));
    view! {
        <button
            type="button"
            class="k-button k-undo"
            data-testid="undo"
            disabled=move || !playing.can_undo.get()
            on:click=move |_| playing.undo.run(())
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path class="k-stroke" d="M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9" />
            </svg>
            <span>
                {kit::t!("kaleidoskop-do-undo")}
                {move || reason().map(|reason| view! { <small>{text(reason)}</small> })}
            </span>
        </button>
    }
}

/// Returns why no action can be undone.
fn why_not(intent: Intent) -> &'static str {
    let playing = intent.playing;
    if !playing.my_turn() {
        return "kaleidoskop-undo-not-your-turn";
    }
    match playing.last.get().map(|last| last.deed) {
        Some(Deed::Play(_, Action::Draw(Some(_)))) => "kaleidoskop-undo-drawn",
        // A lesson has its own way back, so undo is off.
        Some(Deed::Play(seat, _)) if playing.seat.get() == Some(seat) => "kaleidoskop-undo-not-here",
        _ => "kaleidoskop-undo-nothing",
    }
}

/// The choice of a stack to draw from, or of no card; it replaces the other buttons.
#[component]
pub fn DrawChoice(intent: Intent) -> impl IntoView {
    let stack = move |stack: Stack| {
        let left = move || intent.playing.view.read().table.stacks[stack.index()];
        let action = Action::Draw(Some(stack));
        view! {
            <button
                type="button"
                class=format!("k-draw k-stack-{stack}")
                class:legal=move || intent.can(&action)
                class:is-lit=move || intent.is_lit(&format!("draw-{stack}"))
                data-testid=format!("draw-{stack}")
                disabled=move || !intent.can(&action)
                on:click=move |_| intent.play(action)
            >
                <b>{move || text(&format!("kaleidoskop-stack-{stack}"))}</b>
                <span>{move || text(&format!("kaleidoskop-stack-{stack}-is"))}</span>
                <i>{move || say(&Message::new("kaleidoskop-stack-left").with("left", left()))}</i>
            </button>
        }
    };
    let none = Action::Draw(None);
    let decline = move || {
        intent.can(&none).then(|| {
            view! {
                <button
                    type="button"
                    class="k-button k-draw-none"
                    class:is-lit=move || intent.is_lit("draw-none")
                    data-testid="draw-none"
                    on:click=move |_| intent.play(none)
                >
                    {kit::t!("kaleidoskop-draw-none")}
                </button>
            }
        })
    };
    view! { <div class="k-draws">{Stack::ALL.map(stack).collect_view()}{decline}</div> }
}
