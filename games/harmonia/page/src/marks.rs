//! The layer above the tiles: the goal, where a tile fits, the tried tile, and the targets of taps and of the cursor.

use super::camera::Camera;
use super::cursor::Cursor;
use super::geometry::{Point, centre, hexagon, outline};
use super::intent::Intent;
use super::pings::Ping;
use super::tile::whole;
use super::words::cell_label;
use harmonia::{Cell, Edges, Place, Variant};
use leptos::prelude::*;

/// The number of tiles from which the goal is drawn: with fewer tiles it could still be anywhere.
const ENOUGH: usize = 10;

/// Marks the cell of the first tile.
#[component]
pub fn First(intent: Intent) -> impl IntoView {
    let empty = Memo::new(move |_| intent.bed.read().tiles.is_empty());
    move || empty.get().then(|| view! { <path class="h-first" d=hexagon(92.0, 14.0) /> })
}

/// Outlines where the hexagon of the basic game can still be completed; draws nothing if it cannot.
#[component]
pub fn Goal(intent: Intent) -> impl IntoView {
    let cells = Memo::new(move |_| goal(intent));
    move || {
        let cells = cells.get()?;
        Some(view! { <path class="h-goal" d=outline(&cells) /> })
    }
}

/// Returns whether the goal is drawn. Reactive.
pub fn shows_goal(intent: Intent) -> bool {
    intent.goal.get().unwrap_or(intent.bed.read().tiles.len() >= ENOUGH)
}

/// Returns the cells of the goal, or `None` if no goal is drawn. Reactive.
pub fn goal(intent: Intent) -> Option<Vec<Cell>> {
    let state = intent.playing.state.get()?;
    let table = state.table();
    if table.options().game != Variant::Basic || !shows_goal(intent) {
        return None;
    }
    table.goal(state.edition())
}

/// Marks where the held or shown tile fits, and draws the tried tile.
#[component]
pub fn Fits(intent: Intent) -> impl IntoView {
    let fits = move || {
        let (held, mine) = (intent.held_edges(), intent.can_try.get());
        let tried = intent.tried.get().map(|place| place.cell);
        let hinted = intent.hinted.get().map(|place| place.cell);
        let taken = move |cell: Cell| Some(cell) == tried || Some(cell) == hinted;
        let places = intent.places.get().into_iter().filter(move |(cell, _)| !taken(*cell));
        // Whether the tile fits in its current orientation, or only in another one.
        let now = |ways: &[Edges]| held.is_some_and(|edges| ways.contains(&edges));
        let (spoiling, lit) = (intent.spoiling.read(), intent.lit.read());
        let fit = |(cell, ways): (Cell, Vec<Edges>)| {
            fit(cell, now(&ways), mine, spoiling.contains(&cell), lit.contains(&cell))
        };
        places.map(fit).collect_view()
    };
    let untried = move |place: &Place| intent.tried.get().is_none_or(|tried| tried.cell != place.cell);
    view! {
        <g class="h-fits" class:is-trying=move || intent.tried.get().is_some()>{fits}</g>
        {move || intent.hinted.get().filter(untried).map(hinted)}
        {move || intent.tried.get().map(|place| tried(intent, place))}
    }
}

/// Draws the suggested tile, pale in its cell.
fn hinted(Place { cell, edges }: Place) -> impl IntoView {
    view! {
        <g class="h-tried h-hinted" transform=centre(cell).translate()>
            <g class="h-tried-tile">{whole(edges)}</g>
            <path class="h-light" d=hexagon(97.0, 14.0) />
        </g>
    }
}

/// Marks a cell where the tile fits. With `spoils` the mark is hollow: the hexagon would become impossible. With `lit`
/// the light below shows through.
fn fit(cell: Cell, now: bool, mine: bool, spoils: bool, lit: bool) -> impl IntoView {
    view! {
        <g transform=centre(cell).translate() class="h-fit" class:is-now=now && mine class:is-theirs=!mine
            class:is-spoiling=spoils class:is-lit=lit>
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

/// Returns the position of the check mark that lays the tried tile: the upper right corner of its cell.
pub fn check_place(cell: Cell) -> Point {
    let Point { x, y } = centre(cell);
    Point { x: x + 64.0, y: y - 64.0 }
}

/// Marks the cell that a player points at. The name extends from the cell towards the centre of the view, where there
/// is room.
#[component]
pub fn Pings(pings: RwSignal<Vec<Ping>>, camera: Camera) -> impl IntoView {
    let name = move |ping: &Ping| {
        let (Point { x, y }, middle) = (centre(ping.cell), camera.frame.get_untracked().middle);
        let (right, upper) = (x > middle.x, y < middle.y);
        let (x, y) = (if right { 86 } else { -86 }, if upper { 150 } else { -112 });
        view! { <text class="h-ping-name" class:is-right=right x=x y=y>{ping.name.clone()}</text> }
    };
    view! {
        <For each=move || pings.get() key=|ping| ping.number let:ping>
            <g class="h-ping" transform=centre(ping.cell).translate()>
                <circle class="h-ping-ring" r="80" />
                <circle class="h-ping-ring h-later" r="80" />
                <path class="h-ping-edge" d=hexagon(97.0, 14.0) />
                {name(&ping)}
            </g>
        </For>
    }
}

/// One target for every cell that a tap can mean, for clicks without a pointer and for screen readers.
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
                // Pointers are handled elsewhere: a click with `detail` 0 comes from a screen reader.
                if event.detail() == 0 {
                    intent.tap(cell);
                }
            }
        />
    }
}
