//! A tile: a leaf-green hexagon, a petal for every purple edge, a sprig for every green one.
//!
//! A petal begins at the heart of its tile and is widest at the edge, where that of the neighbour meets it: together they
//! are one petal from heart to heart. Bodies, rims and petals are drawn in layers of their own, so that petals grow over
//! the gaps between tiles.

use super::geometry::{Point, ROW, WIDTH, hexagon};
use ::symbols::{LEAF, PETAL};
use harmonia::Edges;
use leptos::prelude::*;

/// The light within it.
const GLEAM: &str = "M14 0C30 -4 44 -16 87.2 -16L87.2 16C44 16 30 4 14 0Z";
/// Its vein.
const VEIN: &str = "M22 0H87.2";

/// The edges of two cells, one in each of two rows, repeated all over the table.
const GRID: &str = "M86.6 0V50L0 100V200L86.6 250V300M86.6 50L173.205 100V200L86.6 250";

fn turned(edge: usize) -> String {
    format!("rotate({})", -60 * edge as i32)
}

/// What tiles are painted with, once to a page.
#[component]
pub fn Definitions() -> impl IntoView {
    view! {
        <svg class="h-definitions" width="0" height="0" aria-hidden="true">
            <defs>
                <radialGradient id="h-petal" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="88">
                    <stop class="h-petal-heart" offset="0.08" />
                    <stop class="h-petal-middle" offset="0.5" />
                    <stop class="h-petal-rim" offset="1" />
                </radialGradient>
                <radialGradient id="h-gleam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="88">
                    <stop class="h-gleam-heart" offset="0.15" />
                    <stop class="h-gleam-rim" offset="1" />
                </radialGradient>
                <linearGradient id="h-body" x1="0.2" y1="0" x2="0.8" y2="1">
                    <stop class="h-body-light" offset="0" />
                    <stop class="h-body-deep" offset="1" />
                </linearGradient>
                <radialGradient id="h-heart" gradientUnits="userSpaceOnUse" cx="-3" cy="-4" r="17">
                    <stop class="h-heart-light" offset="0" />
                    <stop class="h-heart-deep" offset="1" />
                </radialGradient>
                <clipPath id="h-tile-clip"><path d=hexagon(98.5, 15.0) /></clipPath>
                <pattern id="h-grid" patternUnits="userSpaceOnUse" width=WIDTH height=2.0 * ROW>
                    <path class="h-grid-line" d=GRID />
                </pattern>
            </defs>
        </svg>
    }
}

/// The hexagon with the sprigs on it.
pub fn body(edges: Edges) -> impl IntoView {
    let leaf = |edge: usize| view! { <path class="h-leaf" d=LEAF transform=turned(edge) /> };
    let leaves = (0..6).filter(|&edge| !edges.is_purple(edge)).map(leaf).collect_view();
    view! {
        <path class="h-body-edge" d=hexagon(98.5, 15.0) />
        <path class="h-body" d=hexagon(95.5, 14.0) fill="url(#h-body)" />
        <g class="h-leaves" class:h-all-green=edges.purple() == 0>{leaves}</g>
    }
}

/// What shows around the petals: dark, or golden.
pub fn rim(edges: Edges) -> impl IntoView {
    purple(edges).map(|edge| view! { <path class="h-rim" d=PETAL transform=turned(edge) /> }).collect_view()
}

/// The petals, and the heart at which they meet.
pub fn petals(edges: Edges) -> impl IntoView {
    let petal = |edge: usize| {
        view! {
            <g transform=turned(edge)>
                <path class="h-petal" d=PETAL fill="url(#h-petal)" />
                <path class="h-gleam" d=GLEAM fill="url(#h-gleam)" />
                <path class="h-vein" d=VEIN />
            </g>
        }
    };
    let stamen = |number: usize| {
        let Point { x, y } = super::geometry::edge(number, 15.5);
        view! { <circle class="h-stamen" cx=format!("{x:.1}") cy=format!("{y:.1}") r="3.400" /> }
    };
    let heart = || {
        view! {
            <circle class="h-heart" r="14" fill="url(#h-heart)" />
            {(0..6).map(stamen).collect_view()}
        }
    };
    view! {
        {purple(edges).map(petal).collect_view()}
        {(edges.purple() > 0).then(heart)}
    }
}

fn purple(edges: Edges) -> impl Iterator<Item = usize> {
    (0..6).filter(move |&edge| edges.is_purple(edge))
}

/// Draws the complete tile.
pub fn whole(edges: Edges) -> impl IntoView {
    view! {
        {body(edges)}
        {rim(edges)}
        {petals(edges)}
    }
}

/// A tile on its own, hidden from screen readers: the text beside it describes it.
#[component]
pub fn TilePicture(#[prop(into)] edges: Signal<Edges>) -> impl IntoView {
    view! {
        <svg class="h-tile" viewBox="-90 -102 180 204" aria-hidden="true">
            {move || body(edges.get())}
            // Alone, a petal ends where its tile ends.
            <g clip-path="url(#h-tile-clip)">{move || rim(edges.get())} {move || petals(edges.get())}</g>
        </svg>
    }
}
