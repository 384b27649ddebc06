//! A rest among friends: the board is veiled, clocks stand, and any player can let the game go on.

use crate::menu::close;
use crate::visit::{Visit, is_live};
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::html;
use leptos::prelude::*;
use protocol::{Ask, Stage, Table};

/// Whether the game rests. Reactive.
pub fn rests(visit: Visit) -> bool {
    visit.table.read().as_ref().is_some_and(|table| table.paused && table.stage == Stage::Playing)
}

/// Whether the player may let the game rest. Strangers could keep each other waiting without end.
pub fn may_rest(table: &Table) -> bool {
    let friends = !(table.terms.open || table.terms.rated || is_live(table));
    friends && table.you.is_some() && table.stage == Stage::Playing
}

/// The veil over the board while the game rests.
#[component]
pub fn Rest(visit: Visit) -> impl IntoView {
    let rests = Memo::new(move |_| rests(visit));
    Effect::new(move |before: Option<bool>| {
        let now = rests.get();
        match (before, now) {
            (Some(false), true) => announce(text("rest")),
            (Some(true), false) => announce(text("rest-over")),
            _ => (),
        }
        now
    });
    move || rests.get().then(|| view! { <Veil visit/> })
}

#[component]
fn Veil(visit: Visit) -> impl IntoView {
    let sits = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.you.is_some()));
    let button = NodeRef::<html::Button>::new();
    // What had the focus cannot be reached below the veil.
    Effect::new(move || {
        close();
        drop(button.get().map(|button| button.focus()));
    });
    let go_on = move || {
        view! {
            <button type="button" class="button primary large" node_ref=button data-testid="go-on-playing"
                prop:disabled=move || visit.waiting() on:click=move |_| visit.ask(Ask::Pause { paused: false })>
                {t!("rest-end")}
                <Icon sign=Sign::Arrow/>
            </button>
        }
    };
    view! {
        <section class="rest" aria-labelledby="rest-title" data-testid="rest">
            <div class="rest-inside">
                <h2 id="rest-title">{t!("rest")}</h2>
                <p>{move || text(if sits.get() { "rest-text" } else { "rest-text-watching" })}</p>
                {move || sits.get().then(go_on)}
            </div>
        </section>
    }
}
