//! All cards of a round, above the zones they lie in; the empty slots below them and the fingertips above.

use super::card::{TableCard, transform};
use super::deal::in_handfuls;
use super::ground::Ground;
use super::intent::Intent;
use super::look::{Looks, Tip};
use super::prints::Prints;
use contract::Seat;
use kit::mark;
use konfetti::Phase;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};

#[component]
pub fn Cards(intent: Intent) -> impl IntoView {
    let looks = Looks::new(intent);
    let prints = Prints::new(intent);
    let ready = move || matches!(intent.phase.get(), Phase::Ready { .. });
    // A click without a pointer: by keyboard, or by a screen reader.
    let press = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0
            && let Some(face) = card_of(&event)
        {
            intent.cursor.set(Some(face));
            intent.pull(face, intent.way_of(face));
        }
    };
    let size = move || format!("{:.1}px", intent.ground.read().card);
    let faces = in_handfuls(Memo::new(move |_| intent.lies.read().faces().collect()));
    let slots = move || if intent.me().is_some() { intent.slots.get() } else { 0 };
    let slot = move |slot: usize| {
        let here = move || transform(intent.ground.read().in_hold(slot, intent.slots.get()), &intent.ground.read());
        view! { <i class="f-slot" style:transform=here></i> }
    };
    view! {
        <div class="f-cards" class:is-thrown=ready class:is-slow=looks.slow class:is-unmeasured=move || !intent.ground.read().is_measured()
            class:is-looking=move || intent.filter.read().is_on() role="group" aria-label=kit::t!("konfetti-cards")
            on:click=press style=("--card", size)>
            {prints.inks()}
            {move || (0..slots()).map(slot).collect_view()}
            <For each=move || faces.get() key=|face| *face let:face><TableCard intent looks prints face /></For>
            {Seat::all(intent.seats).map(|seat| view! { <Fingertip intent looks seat /> }).collect_view()}
        </div>
    }
}

fn card_of(event: &leptos::ev::MouseEvent) -> Option<konfetti::Face> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(".f-card").ok()??.get_attribute("data-face")?.parse().ok()
}

/// The fingertip of a player.
#[component]
fn Fingertip(intent: Intent, looks: Looks, seat: Seat) -> impl IntoView {
    let tip: RwSignal<Tip> = looks.tip(seat).into();
    let initial = move || mark(&intent.playing.names.read(), seat);
    let transform = move || format!("translate({:.1}px, {:.1}px)", tip.get().at.x, tip.get().at.y);
    view! {
        <span class=format!("f-tip f-player-{}", seat.0) class:is-down=move || tip.get().down
            class:is-pulling=move || tip.get().pulls style:transform=transform aria-hidden="true">
            <b>{initial}</b>
        </span>
    }
}

/// Measures the zones now and whenever one of them changes, while the caller lives.
pub fn keep_measuring(intent: Intent, table: NodeRef<leptos::html::Section>) {
    let measure = move || {
        let Some(table) = table.try_get_untracked().flatten() else { return };
        let cards = untrack(|| intent.playing.view.read().spots.len());
        let ground = Ground::measure(&table, cards);
        if intent.ground.try_with_untracked(|before| **before != ground) == Some(true) {
            intent.ground.set(Arc::new(ground));
        }
    };
    let watching = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
    Effect::new(move || {
        let Some(table) = table.get() else { return };
        measure();
        let closure = Closure::<dyn FnMut()>::new(measure);
        let Ok(observer) = ResizeObserver::new(closure.as_ref().unchecked_ref()) else { return };
        let table: &HtmlElement = &table;
        observer.observe(table);
        if let Ok(zones) = table.query_selector_all("[data-zone]") {
            let zones = (0..zones.length()).filter_map(|place| zones.item(place)?.dyn_into::<Element>().ok());
            zones.for_each(|zone| observer.observe(&zone));
        }
        watching.set_value(Some((observer, closure)));
    });
    // Elements that come and go with a round move zones without changing their size.
    Effect::watch(
        move || (intent.round.get(), std::mem::discriminant(&intent.phase.get())),
        move |_, _, _| request_animation_frame(measure),
        false,
    );
    on_cleanup(move || {
        if let Some((observer, _)) = watching.try_update_value(Option::take).flatten() {
            observer.disconnect();
        }
    });
}
