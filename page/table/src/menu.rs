//! What one can do about the table while the game goes on: see its terms, let it rest, leave it for good.

use crate::rest::may_rest;
use crate::terms::said;
use crate::visit::Visit;
use crate::ways::{lesson_address, rules_address};
use contract::Seat;
use js_sys::{Function, Reflect};
use kit::parts::{Icon, Sign};
use kit::t;
use leptos::html;
use leptos::prelude::*;
use protocol::{Ask, Stage};
use wasm_bindgen::JsCast;

/// The upper part of what the table's button opens. A tap on what is done closes it.
#[component]
pub(crate) fn TableMenu(visit: Visit) -> impl IntoView {
    let terms = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.terms).unwrap_or_default());
    let rests = Memo::new(move |_| visit.table.read().as_deref().is_some_and(|table| may_rest(table) && !table.paused));
    let seat = Memo::new(move |_| {
        let table = visit.table.read();
        table.as_ref().filter(|table| table.stage == Stage::Playing).and_then(|table| table.you)
    });
    let chip = |words: String| view! { <li class="chip">{words}</li> };
    let pause = move || {
        view! {
            <button type="button" class="button wide"
                data-testid="pause" prop:disabled=move || visit.waiting()
                on:click=move |_| { close(); visit.ask(Ask::Pause { paused: true }) }>
                <Icon sign=Sign::Clock/>
                {t!("rest-begin")}
            </button>
        }
    };
    view! {
        <h2>{t!("play-table", code = visit.code())}</h2>
        <ul class="term-chips" aria-label=t!("terms")>{move || said(&terms.get()).into_iter().map(chip).collect_view()}</ul>
        {move || rests.get().then(pause)}
        {move || seat.get().map(|seat| view! { <Leave visit seat/> })}
    }
}

/// The ways to the rules and to the guided first game, in another window, so that this one stays as it is.
#[component]
pub(crate) fn LearnWays(visit: Visit) -> impl IntoView {
    let game = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.game.clone()).unwrap_or_default());
    view! {
        <div class="learn-ways">
            <a class="button" href=move || rules_address(&game.read()) target="_blank" rel="noopener" data-testid="menu-rules">
                <Icon sign=Sign::List/>
                {t!("home-rules")}
            </a>
            <a class="button" href=move || lesson_address(&game.read()) target="_blank" rel="noopener" data-testid="menu-lesson">
                <Icon sign=Sign::Play/>
                {t!("home-learn")}
            </a>
        </div>
    }
}

/// Closes it. Not left to the button: one that is disabled meanwhile closes nothing.
pub(crate) fn close() {
    let Some(menu) = document().get_element_by_id("chance") else { return };
    if let Ok(hide) = Reflect::get(&menu, &"hidePopover".into())
        && let Some(hide) = hide.dyn_ref::<Function>()
    {
        let _ = hide.call0(&menu);
    }
}

/// Leaving for good is asked once more.
#[component]
fn Leave(visit: Visit, seat: Seat) -> impl IntoView {
    let sure = RwSignal::new(false);
    let stay = NodeRef::<html::Button>::new();
    // The button that had the focus is gone.
    Effect::new(move || drop(stay.get().map(|stay| stay.focus())));
    let first = move || {
        view! {
            <button type="button" class="button quiet wide" data-testid="leave" on:click=move |_| sure.set(true)>
                <Icon sign=Sign::Close/>
                {t!("leave")}
            </button>
        }
    };
    let second = move || {
        view! {
            <div class="leave-sure" role="group" aria-label=t!("leave")>
                <p>{t!("leave-sure")}</p>
                <button type="button" class="button danger wide"
                    data-testid="leave-yes" on:click=move |_| { close(); visit.ask(Ask::Free { seat }) }>{t!("leave-yes")}</button>
                <button node_ref=stay type="button" class="button wide" data-testid="leave-no"
                    on:click=move |_| sure.set(false)>{t!("leave-no")}</button>
            </div>
        }
    };
    view! {
        <div aria-live="polite">
            {move || if sure.get() { second().into_any() } else { first().into_any() }}
        </div>
    }
}
