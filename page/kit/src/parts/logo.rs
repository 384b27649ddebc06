//! The mark and the name. A room of colours: three walls seen into a corner, each folded into two colours, which
//! together are a hexagon of six facets.

use crate::t;
use leptos::prelude::*;

/// The corners of the hexagon, from the top on clockwise, and the colour of the facet that begins at each.
const FACETS: [(&str, &str); 6] = [
    ("0,-48 41.6,-24", "yellow"),
    ("41.6,-24 41.6,24", "green"),
    ("41.6,24 0,48", "blue"),
    ("0,48 -41.6,24", "purple"),
    ("-41.6,24 -41.6,-24", "pink"),
    ("-41.6,-24 0,-48", "red"),
];

/// The mark alone.
#[component]
pub fn Mark() -> impl IntoView {
    let facet = |(corners, colour): (&str, &str)| {
        view! { <polygon points=format!("0,0 {corners}") class=format!("mark-{colour}")/> }
    };
    view! {
        <svg class="mark" viewBox="-46 -52 92 104" aria-hidden="true">
            {FACETS.map(facet).collect_view()}
            <path class="mark-glint" d="M0-20 17.3-10V10L0 20-17.3 10V-10Z"/>
            <path class="mark-edges" d="M0-48 41.6-24V24L0 48-41.6 24V-24ZM0 0V-48M0 0 41.6 24M0 0-41.6 24"/>
        </svg>
    }
}

/// The letters of the name with their places, drawn with one pen.
const LETTERS: [(u16, &str); 8] = [
    (0, "M15-29H0V0M0-15H12"),
    (21, "M18-9A9 9 0 1 1 0-9 9 9 0 0 1 18-9M18-18V0"),
    (49, "M0 0V-18M0-9A9 9 0 0 1 9-18"),
    (66, "M0-29V0M18-9A9 9 0 1 1 0-9 9 9 0 0 1 18-9"),
    (94, "M0 0V-18M0-9A9 9 0 0 1 9-18"),
    (108, "M18-9A9 9 0 1 1 0-9 9 9 0 0 1 18-9M18-18V0"),
    (136, "M0-18V-9A9 9 0 0 0 18-9V-18M18-9V0"),
    (164, "M0 0V-18M0-10A8 8 0 0 1 16-10V0M16-10A8 8 0 0 1 32-10V0"),
];

/// The name.
#[component]
pub fn Wordmark() -> impl IntoView {
    let letter = |(x, strokes): (u16, &'static str)| view! { <path transform=format!("translate({x})") d=strokes/> };
    view! {
        <svg class="wordmark" viewBox="-3 -33 202 37" role="img" aria-label=t!("brand") fill="none" stroke="currentColor"
            stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
            {LETTERS.map(letter).collect_view()}
        </svg>
    }
}
