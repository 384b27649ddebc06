//! The tiles that lie, as they have grown together. Large or small, in a game or on the home page.
//!
//! ```text
//! ├─ g.h-bodies     hexagons and sprigs
//! ├─ g.h-lights     what is lit
//! ├─ g.h-last       the tile laid last
//! ├─ g.h-rims       behind the petals: dark, golden around what is finished
//! ├─ g.h-petals     petals and hearts
//! ├─ g.h-mirrors    the lines that mirror what is finished
//! └─ g.h-loose      purple edges that touch no tile
//! ```

use super::bed::{Bed, open_end};
use super::geometry::{Point, centre, hexagon};
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
) -> impl IntoView {
    let tiles = move || bed.read().tiles.clone();
    let finished = Memo::new(move |_| bed.read().finished.clone());
    let mirrors = Memo::new(move |_| bed.read().mirrors.clone());
    let open = Memo::new(move |_| bed.read().open.clone());
    let place = |tile: &Place| centre(tile.cell).translate();
    view! {
        <g class="h-bodies" class:is-lit=move || !lit.read().is_empty()>
            <For each=tiles key=|tile| (tile.cell, tile.edges) let:tile>
                <g transform=place(&tile)>
                    <g class="h-lies" class:is-dim=move || !lit.read().is_empty() && !lit.read().contains(&tile.cell)>
                        {body(tile.edges)}
                    </g>
                </g>
            </For>
        </g>
        <g class="h-lights">{move || lit.get().into_iter().map(light).collect_view()}</g>
        <g class="h-last">{move || last.get().map(newest)}</g>
        <g class="h-rims">
            <For each=tiles key=|tile| (tile.cell, tile.edges) let:tile>
                <g transform=place(&tile)>
                    <g class="h-grows" class:is-finished=move || finished.read().contains(&tile.cell)>
                        {rim(tile.edges)}
                    </g>
                </g>
            </For>
        </g>
        <g class="h-petals">
            <For each=tiles key=|tile| (tile.cell, tile.edges) let:tile>
                <g transform=place(&tile)>
                    <g class="h-grows" class:is-finished=move || finished.read().contains(&tile.cell)>
                        {petals(tile.edges)}
                    </g>
                </g>
            </For>
        </g>
        <g class="h-mirrors">{move || mirrors.get().into_iter().map(mirror).collect_view()}</g>
        <g class="h-loose">{move || open.get().into_iter().map(open_mark).collect_view()}</g>
    }
}

fn light(cell: Cell) -> impl IntoView {
    view! { <path class="h-light" d=hexagon(97.0, 14.0) transform=centre(cell).translate() /> }
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
