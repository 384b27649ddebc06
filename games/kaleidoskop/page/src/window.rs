//! The board as a stained-glass window: everything that lies on it, nothing that reacts.
//!
//! ```text
//! svg.k-window
//! ├─ g.k-frame     brass silhouette and dark plate
//! ├─ g.k-lights    the light that coloured hexes throw
//! ├─ g.k-panes     37 hexes: glass in lead, or covers
//! ├─ g.k-pits      dimples and crystals
//! └─ children      on the table: tools, marks, targets (see `targets`)
//! ```

use super::crystal::{CrystalCut, Seated};
use super::geometry::{DIMPLE, FRAME, HEX_LIGHT, PLATE, VIEW_BOX, hex_place, hexagon, pit_place, points};
use super::pane::{Cover, CoverCut, Pane, PaneCut};
use super::tools::ToolCuts;
use crate::board::light;
use kaleidoskop::{Board, Colour, Hex, Pit};
use leptos::prelude::*;

/// The picture of a board. Attributes given to it go to its `<svg>`.
#[component]
pub fn Window(
    #[prop(into)] board: Signal<Board>,
    /// What is to be seen of it.
    #[prop(default = VIEW_BOX)]
    view_box: &'static str,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    // What is open and what is covered never changes during a game.
    let start = board.get_untracked();
    let (open, covered): (Vec<Hex>, Vec<Hex>) = Hex::all().partition(|&hex| start.open_hexes().has(hex));
    let open = StoredValue::new(open);
    let colour = move |hex| Memo::new(move |_| board.read().colour(hex));
    let hexes: Vec<(Hex, Memo<Option<Colour>>)> = open.get_value().into_iter().map(|hex| (hex, colour(hex))).collect();
    let lights = hexes.clone().into_iter().map(|(hex, colour)| view! { <Light hex colour /> });
    let panes = hexes.into_iter().map(|(hex, colour)| {
        view! { <g transform=hex_place(hex).translate()><Pane colour /></g> }
    });
    let pits: Vec<Pit> = start.open_pits().iter().collect();
    let pits = pits.into_iter().map(|pit| {
        let crystal = Memo::new(move |_| board.read().crystal(pit));
        view! { <Place pit crystal /> }
    });
    view! {
        <svg class="k-window" viewBox=view_box data-share="">
            <Frame />
            <g class="k-lights">{lights.collect_view()}</g>
            <g class="k-panes">
                {covered.into_iter().map(|hex| view! { <Cover hex /> }).collect_view()}
                {panes.collect_view()}
            </g>
            <g class="k-pits">{pits.collect_view()}</g>
            {children.map(|children| children())}
        </svg>
    }
}

/// A honeycomb of brass around the plate: each hex a little larger than itself, painted over by the next layer.
#[component]
fn Frame() -> impl IntoView {
    let layer = |radius: f64| {
        let outline = move |hex| view! { <polygon points=points(&hexagon(hex_place(hex), radius)) /> };
        Hex::all().map(outline).collect_view()
    };
    view! {
        <g class="k-frame">
            <g fill="url(#k-brass)">{layer(FRAME)}</g>
            <g class="k-plate">{layer(PLATE)}</g>
        </g>
    }
}

#[component]
fn Light(hex: Hex, colour: Memo<Option<Colour>>) -> impl IntoView {
    let place = hex_place(hex).translate();
    view! {
        <g transform=place>
            {move || colour.get().map(|colour| view! { <circle class="k-light" r=HEX_LIGHT fill=light(colour) /> })}
        </g>
    }
}

/// A pit with what lies in it. A crystal that comes later drops in.
#[component]
fn Place(pit: Pit, crystal: Memo<Option<Colour>>) -> impl IntoView {
    let at_first = StoredValue::new(true);
    let content = move || {
        let class = if at_first.get_value() { "k-lying" } else { "k-lying k-dropped" };
        at_first.set_value(false);
        match crystal.get() {
            Some(colour) => view! { <g class=class><Seated colour /></g> }.into_any(),
            None => view! {
                <circle class="k-socket" r=DIMPLE + 4.0 />
                <circle class="k-dimple" r=DIMPLE fill="url(#k-hollow)" />
            }
            .into_any(),
        }
    };
    view! { <g transform=pit_place(pit).translate()>{content}</g> }
}

/// Gradients and cuts that everything here shares. Stands once on a page that shows crystals, panes or tools.
#[component]
pub fn Definitions() -> impl IntoView {
    let lights = Colour::ALL.map(|colour| {
        view! {
            <radialGradient id=format!("k-light-{colour}") class=format!("k-{colour}")>
                {[("0", "k-light-0"), ("0.5", "k-light-1"), ("1", "k-light-2")].map(|(offset, class)| view! { <stop offset=offset class=class /> })}
            </radialGradient>
        }
    });
    view! {
        <svg class="k-definitions" aria-hidden="true">
            <defs>
                {lights.into_iter().collect_view()}
                <radialGradient id="k-depth" cx="0.5" cy="0.44" r="0.6">
                    <stop offset="0" stop-color="#fff" stop-opacity="0.32" />
                    <stop offset="0.45" stop-color="#fff" stop-opacity="0" />
                    <stop offset="0.5" stop-color="#000" stop-opacity="0.02" />
                    <stop offset="1" stop-color="#000" stop-opacity="0.55" />
                </radialGradient>
                <linearGradient
                    id="k-brass" gradientUnits="userSpaceOnUse" x1="-500" y1="-560" x2="400" y2="560"
                >
                    <stop offset="0" class="k-brass-2" />
                    <stop offset="0.3" class="k-brass-0" />
                    <stop offset="0.55" class="k-brass-1" />
                    <stop offset="0.8" class="k-brass-0" />
                    <stop offset="1" class="k-brass-2" />
                </linearGradient>
                <linearGradient id="k-lid" x1="0" y1="0" x2="0.3" y2="1">
                    <stop offset="0" class="k-lid-0" />
                    <stop offset="1" class="k-lid-1" />
                </linearGradient>
                <radialGradient id="k-hollow" cx="0.5" cy="0.7" r="0.7">
                    <stop offset="0" class="k-hollow-0" />
                    <stop offset="1" class="k-hollow-1" />
                </radialGradient>
                <linearGradient id="k-steel" x1="0" y1="0" x2="0.5" y2="1">
                    <stop offset="0" class="k-steel-2" />
                    <stop offset="0.5" class="k-steel-1" />
                    <stop offset="1" class="k-steel-0" />
                </linearGradient>
                <linearGradient id="k-silver" x1="0" y1="0" x2="1" y2="1">
                    <stop offset="0" class="k-silver-0" />
                    <stop offset="0.45" class="k-silver-1" />
                    <stop offset="0.55" class="k-silver-2" />
                    <stop offset="1" class="k-silver-0" />
                </linearGradient>
                <CrystalCut />
                <PaneCut />
                <CoverCut />
                <ToolCuts />
            </defs>
        </svg>
    }
}
