//! My tiles, behind a screen: kind by kind, each with how many there are.

use super::intent::Intent;
use super::tile::TilePicture;
use super::words::{hand_name, tile_words};
use contract::Message;
use harmonia::{Edges, Kind};
use kit::reader::{say, text};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

#[component]
pub fn Hand(intent: Intent) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        let tiles = intent.tiles.get();
        Kind::all().filter(|kind| tiles.has(*kind)).collect::<Vec<Kind>>()
    });
    let watching = move || intent.playing.seat.get().is_none();
    let empty = move || match (watching(), kinds.read().is_empty()) {
        (true, _) => Some(text("harmonia-hand-none")),
        (_, true) => Some(text("harmonia-hand-empty")),
        _ => None,
    };
    let title = move || {
        let hand = intent.hand.get()?;
        let named = intent.alone() || intent.playing.is_replay();
        Some(if named { hand_name(intent, hand) } else { text("harmonia-hand-hidden") })
    };
    let strip = NodeRef::<html::Ul>::new();
    // What is suggested comes into sight where not all tiles fit.
    let lit = Memo::new(move |_| kinds.read().iter().position(|kind| is_lit(intent, *kind)));
    Effect::new(move || {
        let (Some(strip), Some(place)) = (strip.get(), lit.get()) else { return };
        let tile = strip.children().item(place as u32).and_then(|tile| tile.dyn_into::<HtmlElement>().ok());
        if let Some(tile) = tile {
            strip.set_scroll_left(tile.offset_left() + tile.offset_width() / 2 - strip.offset_width() / 2);
            strip.set_scroll_top(tile.offset_top() + tile.offset_height() / 2 - strip.offset_height() / 2);
        }
    });
    view! {
        <div class="h-screen" class:is-put-down=move || intent.must_lay()>
            {move || title().map(|title| view! { <p class="h-hand-title">{title}</p> })}
            {move || empty().map(|empty| view! { <p class="h-hand-empty">{empty}</p> })}
            <ul class="h-hand" node_ref=strip aria-label=kit::t!("harmonia-hand") data-testid="hand"
                on:wheel=move |event| wheel(intent, &event)>
                <For each=move || kinds.get() key=|kind| *kind let:kind>
                    <KindInHand intent kind />
                </For>
            </ul>
        </div>
    }
}

/// Whether a tile is suggested, or taught. Reactive.
fn is_lit(intent: Intent, kind: Kind) -> bool {
    intent.playing.highlight.read().contains(&kind.to_string())
}

/// The wheel turns the tile that is taken up; sideways it moves the hand along.
fn wheel(intent: Intent, event: &leptos::ev::WheelEvent) {
    if intent.held.get_untracked().is_some() && event.delta_y().abs() > event.delta_x().abs() {
        event.prevent_default();
        intent.turn_tile(event.delta_y() < 0.0);
    }
}

#[component]
fn KindInHand(intent: Intent, kind: Kind) -> impl IntoView {
    let count = Memo::new(move |_| intent.tiles.read().of(kind));
    let chosen = Memo::new(move |_| intent.chosen.get() == Some(kind));
    // Only where the table has asked for hints.
    let stuck = Memo::new(move |_| {
        intent.hints()
            && intent.playing.outcome.read().is_none()
            && intent.playing.state.get().is_some_and(|state| state.table().layout().count_places(kind) == 0)
    });
    let lit = Memo::new(move |_| is_lit(intent, kind));
    let edges = Signal::derive(move || match chosen.get() {
        true => intent.held_edges().unwrap_or(kind.edges()),
        false => upright(kind),
    });
    let label = move || {
        let fits = if stuck.get() { "none" } else { "some" };
        let label = Message::new("harmonia-label-kind").with("tile", tile_words(edges.get()));
        say(&label.with("count", count.get()).with("fits", fits))
    };
    view! {
        <li>
            <button type="button" class="h-kind" class:is-chosen=chosen class:is-stuck=stuck class:is-lit=lit
                data-testid=format!("tile-{kind}") aria-pressed=move || chosen.get().to_string() aria-label=label
                disabled=move || intent.must_lay() on:click=move |_| intent.choose(kind)>
                <TilePicture edges />
                {move || (count.get() > 1).then(|| view! { <span class="h-count">"×"{count.get()}</span> })}
                {move || stuck.get().then(|| view! { <span class="h-stuck" aria-hidden="true"></span> })}
            </button>
        </li>
    }
}

/// As a tile lies in the hand.
fn upright(kind: Kind) -> Edges {
    kind.edges()
}
