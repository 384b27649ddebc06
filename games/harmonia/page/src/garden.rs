//! The tiles that lie, as they have grown together. Large or small, in a game or on the home page.
//!
//! ```text
//! ├─ g.h-bodies     hexagons and sprigs
//! ├─ g.h-lights     what is lit
//! ├─ g.h-last       the tile laid last
//! ├─ g.h-rims       behind the petals: dark, golden around what is finished
//! ├─ g.h-petals     petals and hearts
//! ├─ g.h-mirrors    the lines that mirror what is finished
//! ├─ g.h-shape      the edge of all tiles, if all are lit
//! └─ g.h-loose      purple edges that touch no tile
//! ```

use super::bed::{Bed, open_end};
use super::geometry::{Point, centre, hexagon, outline};
use super::tile::{body, petals, rim};
use harmonia::{Cell, Place};
use leptos::prelude::*;
use std::collections::BTreeSet;

#[component]
pub fn Garden(
    #[prop(into)] bed: Signal<Bed>,
    /// Cells that are lit.
    #[prop(into, optional)]
    lit: Signal<BTreeSet<Cell>>,
    /// The tile laid last.
    #[prop(into, optional)]
    last: Signal<Option<Cell>>,
    /// Where a tile appears without growing, because it was seen there before.
    #[prop(optional)]
    planted: Option<StoredValue<Option<Cell>>>,
) -> impl IntoView {
    let seen = move |cell: Cell| planted.is_some_and(|planted| planted.get_value() == Some(cell));
    let tiles = move || bed.read().tiles.clone();
    let finished = Memo::new(move |_| bed.read().finished.clone());
    let mirrors = Memo::new(move |_| bed.read().mirrors.clone());
    let open = Memo::new(move |_| bed.read().open.clone());
    // Where every tile is lit, it is their shape that is meant.
    let all = Memo::new(move |_| {
        let (bed, lit) = (bed.read(), lit.read());
        !lit.is_empty() && bed.tiles.iter().all(|tile| lit.contains(&tile.cell))
    });
    let lights = move || {
        // Read first: after `all`, which follows it too, a change would be missed.
        let lit = lit.get();
        if all.get() { BTreeSet::new() } else { lit }
    };
    let place = |tile: &Place| centre(tile.cell).translate();
    view! {
        <g class="h-bodies" class:is-lit=move || !lit.read().is_empty()>
            <For each=tiles key=|tile| (tile.cell, tile.edges) let:tile>
                <g transform=place(&tile)>
                    <g class="h-lies" class:is-planted=seen(tile.cell) class:is-dim=move || !lit.read().is_empty() && !lit.read().contains(&tile.cell)>
                        {body(tile.edges)}
                    </g>
                </g>
            </For>
        </g>
        <g class="h-lights"><For each=lights key=|cell| *cell let:cell>{light(cell)}</For></g>
        <g class="h-last">{move || last.get().map(newest)}</g>
        <g class="h-rims">
            <For each=tiles key=|tile| (tile.cell, tile.edges) let:tile>
                <g transform=place(&tile)>
                    <g class="h-grows" class:is-planted=seen(tile.cell) class:is-finished=move || finished.read().contains(&tile.cell)>
                        {rim(tile.edges)}
                    </g>
                </g>
            </For>
        </g>
        <g class="h-petals">
            <For each=tiles key=|tile| (tile.cell, tile.edges) let:tile>
                <g transform=place(&tile)>
                    <g class="h-grows" class:is-planted=seen(tile.cell) class:is-finished=move || finished.read().contains(&tile.cell)>
                        {petals(tile.edges)}
                    </g>
                </g>
            </For>
        </g>
        <g class="h-mirrors">{move || mirrors.get().into_iter().map(mirror).collect_view()}</g>
        <g class="h-shape">{move || all.get().then(|| shape(lit.get()))}</g>
        <g class="h-loose">{move || open.get().into_iter().map(open_mark).collect_view()}</g>
    }
}

fn light(cell: Cell) -> impl IntoView {
    view! { <path class="h-light" d=hexagon(97.0, 14.0) transform=centre(cell).translate() /> }
}

fn shape(cells: BTreeSet<Cell>) -> impl IntoView {
    let d = outline(&cells.into_iter().collect::<Vec<Cell>>());
    let under = d.clone();
    view! {
        <path class="h-shape-under" d=under />
        <path class="h-shape-edge" d=d />
    }
}

fn newest(cell: Cell) -> impl IntoView {
    view! { <path class="h-newest" d=hexagon(93.0, 13.0) transform=centre(cell).translate() /> }
}

fn mirror((from, to): (Point, Point)) -> impl IntoView {
    let d = format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y);
    let under = d.clone();
    view! {
        <path class="h-mirror-under" d=under />
        <path class="h-mirror" d=d />
    }
}

fn open_mark((cell, edge): (Cell, usize)) -> impl IntoView {
    let place = open_end(cell, edge);
    let turned = format!("{} rotate({})", place.translate(), -60 * edge as i32);
    view! { <path class="h-open" d="M-3 -21Q13 0 -3 21" transform=turned /> }
}
