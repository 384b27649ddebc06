//! What lies over the tiles: the goal, where a tile fits, the tile that is tried, and the targets of taps and of the cursor.

use super::cursor::Cursor;
use super::geometry::{Point, centre, hexagon, outline};
use super::intent::Intent;
use super::pings::Ping;
use super::tile::whole;
use super::words::cell_label;
use harmonia::{Cell, Edges, Place, Variant};
use leptos::prelude::*;

/// From so many tiles on the goal is drawn: before, it could still be anywhere.
const ENOUGH: usize = 10;

/// Where the first tile will lie.
#[component]
pub fn First(intent: Intent) -> impl IntoView {
    let empty = Memo::new(move |_| intent.bed.read().tiles.is_empty());
    move || empty.get().then(|| view! { <path class="h-first" d=hexagon(92.0, 14.0) /> })
}

/// Where the hexagon of the basic game can come together, as an outline; none where it cannot any more.
#[component]
pub fn Goal(intent: Intent) -> impl IntoView {
    let cells = Memo::new(move |_| goal(intent));
    move || {
        let cells = cells.get()?;
        Some(view! { <path class="h-goal" d=outline(&cells) /> })
    }
}

/// Whether the goal is drawn. Reactive.
pub fn shows_goal(intent: Intent) -> bool {
    intent.goal.get().unwrap_or(intent.bed.read().tiles.len() >= ENOUGH)
}

/// The cells of the goal, if there is one to show. Reactive.
pub fn goal(intent: Intent) -> Option<Vec<Cell>> {
    let state = intent.playing.state.get()?;
    let table = state.table();
    if table.options().game != Variant::Basic || !shows_goal(intent) {
        return None;
    }
    table.goal(state.edition())
}

/// Where the tile fits that I hold or that somebody has shown, and the tile as I try it.
#[component]
pub fn Fits(intent: Intent) -> impl IntoView {
    let fits = move || {
        let (held, mine) = (intent.held_edges(), intent.can_try.get());
        let tried = intent.tried.get().map(|place| place.cell);
        let places = intent.places.get().into_iter().filter(|(cell, _)| Some(*cell) != tried);
        // As it is turned now, or turned otherwise.
        let now = |ways: &[Edges]| held.is_some_and(|edges| ways.contains(&edges));
        let spoiling = intent.spoiling.read();
        places.map(|(cell, ways)| fit(cell, now(&ways), mine, spoiling.contains(&cell))).collect_view()
    };
    view! {
        <g class="h-fits" class:is-trying=move || intent.tried.get().is_some()>{fits}</g>
        {move || intent.tried.get().map(|place| tried(intent, place))}
    }
}

/// `spoils` where the hexagon could not come together any more: hollow, without the mark that invites.
fn fit(cell: Cell, now: bool, mine: bool, spoils: bool) -> impl IntoView {
    view! {
        <g transform=centre(cell).translate() class="h-fit" class:is-now=now && mine class:is-theirs=!mine
            class:is-spoiling=spoils>
            <path d=hexagon(88.0, 16.0) />
            {(mine && !spoils).then(|| view! { <circle r=if now { 13 } else { 8 } /> })}
        </g>
    }
}

fn tried(intent: Intent, Place { cell, edges }: Place) -> impl IntoView {
    let check = move || {
        intent.must_lay().then(|| {
            let (Point { x, y }, place) = (centre(cell), check_place(cell));
            view! {
                <g class="h-check" transform=Point { x: place.x - x, y: place.y - y }.translate()>
                    <circle r="30" />
                    <path d="M-13 1L-4 11L14 -10" />
                </g>
            }
        })
    };
    view! {
        <g class="h-tried" class:is-shown=move || intent.must_lay() transform=centre(cell).translate()>
            <g class="h-tried-tile">{whole(edges)}</g>
            <path class="h-tried-edge" d=hexagon(98.0, 15.0) />
            {check}
        </g>
    }
}

/// Where the mark lies that lays what is tried: in the upper right corner of its cell.
pub fn check_place(cell: Cell) -> Point {
    let Point { x, y } = centre(cell);
    Point { x: x + 64.0, y: y - 64.0 }
}

/// What somebody points at.
#[component]
pub fn Pings(pings: RwSignal<Vec<Ping>>) -> impl IntoView {
    view! {
        <For each=move || pings.get() key=|ping| ping.number let:ping>
            <g class="h-ping" transform=centre(ping.cell).translate()>
                <circle class="h-ping-ring" r="80" />
                <circle class="h-ping-ring h-later" r="80" />
                <path class="h-ping-edge" d=hexagon(97.0, 14.0) />
                <text class="h-ping-name" y="-112">{ping.name.clone()}</text>
            </g>
        </For>
    }
}

/// Every cell that somebody could mean, for taps without a pointer and for those who listen.
#[component]
pub fn Targets(intent: Intent, cursor: Cursor) -> impl IntoView {
    let cells = Memo::new(move |_| intent.bed.read().cells().collect::<Vec<Cell>>());
    view! {
        <g class="h-targets">
            <For each=move || cells.get() key=|cell| *cell let:cell>
                <Target intent cell />
            </For>
        </g>
        <g class="h-cursor">
            {move || cursor.cell.get().map(|cell| {
                view! { <path class="h-here" d=hexagon(92.0, 14.0) transform=centre(cell).translate() /> }
            })}
        </g>
    }
}

#[component]
fn Target(intent: Intent, cell: Cell) -> impl IntoView {
    let legal = Memo::new(move |_| intent.reacts(cell));
    view! {
        <path
            class="h-target"
            class:legal=legal
            id=format!("cell-{cell}")
            data-testid=format!("cell-{cell}")
            role="button"
            aria-disabled=move || (!legal.get()).to_string()
            aria-label=move || cell_label(intent, cell)
            d=hexagon(96.0, 14.0)
            transform=centre(cell).translate()
            on:click=move |event| {
                // A pointer has done it already; this is somebody's screen reader.
                if event.detail() == 0 {
                    intent.tap(cell);
                }
            }
        />
    }
}
