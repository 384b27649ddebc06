//! The printed sheet, without drawings: tinted blocks, the grey zone with the red midline, letters.
//!
//! ```text
//! g.c-paper
//! ├─ rect.c-page       the paper
//! ├─ path.c-tint       the fields of a colour, one path each, hatched as with a felt pen
//! ├─ path.c-grey …     grey, black, circles
//! ├─ use.symbol        where four fields of a colour meet: no line ever runs there
//! ├─ text.c-letter
//! └─ path.c-midline
//! ```

use super::geometry::{FIELD, MARGIN, Point, SIZE, centre, tile};
use colour_lines::{Colour, Compass, Field, Ground, HEIGHT, Kind, Letter, WIDTH};
use kit::symbols;
use leptos::prelude::*;

/// Shared definitions of the print. Included once per page that shows sheets.
#[component]
pub fn Definitions() -> impl IntoView {
    view! {
        <svg class="unseen" width="0" height="0" aria-hidden="true">
            <defs>
                <pattern id="c-hatch" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
                    <rect class="c-hatch-0" width="26" height="9" />
                    <rect class="c-hatch-1" y="15" width="26" height="4" />
                </pattern>
            </defs>
        </svg>
    }
}

/// The printed sheet.
#[component]
pub fn Paper(ground: Ground) -> impl IntoView {
    let of = |wanted: Kind| -> String {
        let fields = Field::all().filter(|&field| ground.kind(field) == wanted);
        fields.map(|field| tile(field, joined(&ground, field))).collect()
    };
    let tint = |colour: Colour| {
        let outline = of(Kind::Colour(colour));
        view! {
            <path class=format!("c-tint c-{colour}") d=outline.clone() />
            <path class="c-hatching" fill="url(#c-hatch)" d=outline />
        }
    };
    let circle = |field: Field| {
        let Point { x, y } = centre(field);
        view! { <circle class="c-circle" cx=x cy=y r="34" /> }
    };
    let bar = |field: Field| {
        let Point { x, y } = centre(field);
        view! { <path class="c-black-mark" d=format!("M{} {}l44 44m0 -44l-44 44", x - 22.0, y - 22.0) /> }
    };
    let black = Field::all().filter(|&field| ground.kind(field) == Kind::Black);
    view! {
        <g class="c-paper">
            <rect class="c-page" x=-MARGIN y=-MARGIN width=SIZE.x height=SIZE.y rx="26" />
            {Colour::ALL.map(tint).into_iter().collect_view()}
            <path class="c-grey" d=of(Kind::Grey) />
            <path class="c-black" d=of(Kind::Black) />
            {black.map(bar).collect_view()}
            <path class="c-white" d=of(Kind::Circle) />
            {ground.circles().iter().map(circle).collect_view()}
            {crossings(&ground).into_iter().map(small_symbol).collect_view()}
            {Letter::ALL.map(|letter| printed(letter, ground.field_of(letter))).into_iter().collect_view()}
            <path class="c-midline" d="M701 -20Q697 300 700 600Q704 900 699 1220" />
        </g>
    }
}

/// Returns on which sides the area of a field continues.
fn joined(ground: &Ground, field: Field) -> [bool; 4] {
    let kind = ground.kind(field);
    let alike = |to| field.next(to).is_some_and(|next| ground.kind(next) == kind);
    match kind {
        Kind::Black | Kind::Circle => [false; 4],
        // The midline parts the grey zone.
        Kind::Grey => Compass::ALL.map(|to| alike(to) && field.next(to).is_some_and(|next| !field.across(next))),
        Kind::Colour(_) => Compass::ALL.map(alike),
    }
}

/// The places where four fields of a colour meet.
fn crossings(ground: &Ground) -> Vec<(Point, Colour)> {
    let at = |x: u8, y: u8| -> Option<(Point, Colour)> {
        let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
        let colours = around.map(|(x, y)| Field::new(x, y).and_then(|field| ground.colour(field)));
        let colour = colours[0].filter(|_| colours.iter().all(|colour| *colour == colours[0]))?;
        Some((Point { x: f64::from(x) * FIELD, y: f64::from(y) * FIELD }, colour))
    };
    (1..HEIGHT).flat_map(|y| (1..WIDTH).filter_map(move |x| at(x, y))).collect()
}

fn small_symbol((Point { x, y }, colour): (Point, Colour)) -> impl IntoView {
    const SYMBOL: f64 = 40.0;
    let class = format!("symbol c-symbol c-{colour}");
    let href = symbols::href(colour.name());
    view! { <use_ class=class href=href x=x - SYMBOL / 2.0 y=y - SYMBOL / 2.0 width=SYMBOL height=SYMBOL /> }
}

fn printed(letter: Letter, field: Field) -> impl IntoView {
    view! {
        <g transform=centre(field).translate()>
            <circle class="c-letter-ring" r="35" />
            <text class="c-letter" y="18">{letter.to_string()}</text>
        </g>
    }
}
