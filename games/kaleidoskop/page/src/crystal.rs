//! A crystal: cut glass seen from above, lying in its seat.

use super::geometry::{CRYSTAL, CRYSTAL_LIGHT, Point, SEAT, TABLE, octagon, points};
use super::symbol::Mark;
use crate::board::light;
use kaleidoskop::Colour;
use leptos::prelude::*;

/// How light each facet is, from 1 (in the shadow) to 7 (facing the light, which comes from the upper left): the
/// eight on the rim, then the eight beside the table, both clockwise from the north.
const RIM: [u8; 8] = [6, 4, 3, 2, 1, 3, 5, 7];
const CROWN: [u8; 8] = [7, 5, 2, 1, 2, 4, 6, 7];

/// The facets that all crystals share, for `<defs>`. They take the colour of the `<use>` element.
#[component]
pub fn CrystalCut() -> impl IntoView {
    let (outer, inner) = (octagon(CRYSTAL, true), octagon(TABLE, false));
    let facet =
        |shade: u8, corners: &[Point]| view! { <polygon class=format!("k-facet-{shade}") points=points(corners) /> };
    let facets = (0..8).map(|i| {
        let before = (i + 7) % 8;
        let after = (i + 1) % 8;
        view! {
            {facet(RIM[i], &[outer[before], outer[i], inner[i]])}
            {facet(CROWN[i], &[inner[i], outer[i], inner[after]])}
        }
    });
    let middle = Point { x: 0.0, y: -2.0 };
    view! {
        <g id="k-crystal">
            <polygon class="k-facet-0" points=points(&outer) />
            {facets.collect_view()}
            <polygon class="k-facet-table" points=points(&inner) />
            <polygon class="k-facet-bright" points=points(&[inner[6], inner[7], inner[0], middle]) />
            <polygon class="k-facet-deep" points=points(&[inner[2], inner[3], inner[4], middle]) />
        </g>
        <path id="k-spark" d="M0,-10l2.6,7.4 7.4,2.6 -7.4,2.6 -2.6,7.4 -2.6,-7.4 -7.4,-2.6 7.4,-2.6z" />
    }
}

/// A crystal at the origin, in the units of the board.
#[component]
pub fn Crystal(colour: Colour) -> impl IntoView {
    view! {
        <g class=format!("k-crystal k-{colour}")>
            <use_ href="#k-crystal" />
            <Mark colour size=30.0 />
            <use_ href="#k-spark" class="k-spark" transform="translate(-17 -20)" />
        </g>
    }
}

/// A crystal in its pit on the board, with the light it throws.
#[component]
pub fn Seated(colour: Colour) -> impl IntoView {
    view! {
        <circle class="k-crystal-light" r=CRYSTAL_LIGHT fill=light(colour) />
        <circle class="k-shadow" cx="2" cy="5" r=SEAT + 2.5 />
        <circle class="k-seat" r=SEAT stroke="url(#k-steel)" />
        <Crystal colour />
    }
}

/// A crystal as a picture of its own, for buttons.
#[component]
pub fn Gem(colour: Colour) -> impl IntoView {
    view! {
        <svg class="k-gem" viewBox="-40 -40 80 80" aria-hidden="true">
            <Crystal colour />
        </svg>
    }
}

/// A scoring crystal as an icon: white.
#[component]
pub fn ScoreGem() -> impl IntoView {
    view! {
        <svg class="k-score-gem" viewBox="-36 -36 72 72" aria-hidden="true">
            <g class="k-crystal k-white"><use_ href="#k-crystal" /></g>
        </svg>
    }
}
