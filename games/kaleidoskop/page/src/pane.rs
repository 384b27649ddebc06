//! A hex: a pane of stained glass in its lead, dark while it is neutral; or a cover.

use super::geometry::{CUT, GLASS, LEAD, Point, hex_place, hexagon, points};
use super::symbol::Mark;
use kaleidoskop::{Colour, Hex};
use leptos::prelude::*;

/// What the light does to the six outer pieces of a pane, clockwise from the north-east: white or black, how much.
const PIECES: [(&str, f64); 6] =
    [("#fff", 0.16), ("#fff", 0.0), ("#000", 0.14), ("#000", 0.22), ("#000", 0.12), ("#fff", 0.10)];

/// The cut that all panes share, for `<defs>`: light and lead lines over glass of any colour.
#[component]
pub fn PaneCut() -> impl IntoView {
    let (outer, inner) = (hexagon(Point::ORIGIN, GLASS), hexagon(Point::ORIGIN, CUT));
    let piece = |(i, (fill, opacity)): (usize, (&'static str, f64))| {
        let corners = [outer[i], outer[(i + 1) % 6], inner[(i + 1) % 6], inner[i]];
        view! { <polygon points=points(&corners) fill=fill fill-opacity=opacity /> }
    };
    let line = |i: usize| view! { <polyline class="k-came" points=points(&[outer[i], inner[i]]) /> };
    view! {
        <g id="k-pane">
            <polygon points=points(&outer) fill="url(#k-depth)" />
            {PIECES.into_iter().enumerate().map(piece).collect_view()}
            {(0..6).map(line).collect_view()}
            <polygon class="k-came" points=points(&inner) />
            <polygon class="k-sheen" points=points(&[inner[5], inner[0], inner[1], Point { x: 0.0, y: -12.0 }]) />
            <polyline class="k-edge" points=points(&[outer[5], outer[0], outer[1]]) />
        </g>
    }
}

/// The rosette that all covers share, for `<defs>`.
#[component]
pub fn CoverCut() -> impl IntoView {
    let petal = |turn: usize| {
        let turn = format!("rotate({})", 60 * turn);
        view! { <path class="k-petal" transform=turn d="M0,0C-22,-20 -20,-48 0,-62C20,-48 22,-20 0,0Z" /> }
    };
    view! {
        <g id="k-cover">
            <polygon class="k-cover-rim" points=points(&hexagon(Point::ORIGIN, 95.0)) fill="url(#k-lid)" />
            <polygon class="k-cover-line" points=points(&hexagon(Point::ORIGIN, 84.0)) />
            {(0..6).map(petal).collect_view()}
            <circle class="k-knob" r="9" />
        </g>
    }
}

/// A closed hex.
#[component]
pub fn Cover(hex: Hex) -> impl IntoView {
    view! { <use_ href="#k-cover" transform=hex_place(hex).translate() /> }
}

/// An open hex at the origin.
#[component]
pub fn Pane(#[prop(into)] colour: Signal<Option<Colour>>) -> impl IntoView {
    let class = move || match colour.get() {
        Some(colour) => format!("k-pane lit k-{colour}"),
        None => "k-pane".to_owned(),
    };
    view! {
        <g class=class>
            <polygon class="k-lead" points=points(&hexagon(Point::ORIGIN, LEAD)) />
            <polygon class="k-glass" points=points(&hexagon(Point::ORIGIN, GLASS)) />
            <use_ href="#k-pane" class="k-cut" />
            {move || colour.get().map(|colour| view! { <Mark colour size=62.0 /> })}
        </g>
    }
}
