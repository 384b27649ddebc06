//! The buttons below the board: end, point, turn, and the one that shows or lays.

use super::aim::{Aim, aim, take_aim};
use super::intent::Intent;
use harmonia::Action;
use kit::parts::{Icon, Sign};
use kit::reader::text;
use leptos::prelude::*;

#[component]
pub fn Bar(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let pointing = Memo::new(move |_| aim().is_some());
    view! {
        <div class="h-bar" class:is-waiting=move || playing.waiting.get()>
            <button type="button" class="h-button h-end" class:is-due=move || intent.is_due_to_end()
                data-testid="propose"
                disabled=move || !intent.can(&Action::Propose) on:click=move |_| intent.ending.set(true)>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path class="h-pen" d="M6 21V4M6 5c4-2.500 7 2.500 12 0v9c-5 2.500-8-2.500-12 0" />
                </svg>
                <span>{kit::t!("harmonia-do-end")}</span>
            </button>
            <button type="button" class="h-button" class:is-chosen=pointing data-testid="point"
                aria-pressed=move || pointing.get().to_string()
                on:click=move |_| take_aim((!pointing.get_untracked()).then_some(Aim::Point))>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path class="h-pen"
                        d="M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3" />
                </svg>
                <span>{kit::t!("harmonia-do-point")}</span>
            </button>
            <button type="button" class="h-button" data-testid="turn-tile" disabled=move || intent.held.get().is_none()
                on:click=move |_| intent.turn_tile(false)>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path class="h-pen" d="M5 5.500V10h4.500M5.500 10A7.500 7.500 0 1 1 4.700 14" />
                </svg>
                <span>{kit::t!("harmonia-do-turn")}</span>
            </button>
            {move || match intent.must_lay() {
                true => view! { <LayButton intent /> }.into_any(),
                false => view! { <ShowButton intent /> }.into_any(),
            }}
        </div>
    }
}

/// The button that shows the tile to all players, which cannot be undone.
#[component]
fn ShowButton(intent: Intent) -> impl IntoView {
    let can = Memo::new(move |_| intent.can_show());
    let label = move || match intent.warned.get() {
        true => text("harmonia-do-show-anyway"),
        false => text("harmonia-do-show"),
    };
    let small = move || match (intent.chosen.get().is_some(), can.get()) {
        (_, true) => text("harmonia-do-show-final"),
        (false, _) if intent.on.get() => text("harmonia-do-show-choose"),
        _ => text("harmonia-do-show-early"),
    };
    view! {
        <button type="button" class="h-button h-primary" class:is-bad=move || intent.warned.get() data-testid="show"
            disabled=move || !can.get() on:click=move |_| intent.show()>
            <Icon sign=Sign::Eye />
            <span>{label}<small>{small}</small></span>
        </button>
    }
}

#[component]
fn LayButton(intent: Intent) -> impl IntoView {
    let can = Memo::new(move |_| intent.tried.get().is_some());
    view! {
        <button type="button" class="h-button h-primary" data-testid="lay" disabled=move || !can.get()
            on:click=move |_| intent.lay()>
            <Icon sign=Sign::Check />
            <span>
                {kit::t!("harmonia-do-lay")}
                {move || (!can.get()).then(|| view! { <small>{kit::t!("harmonia-do-lay-choose")}</small> })}
            </span>
        </button>
    }
}
