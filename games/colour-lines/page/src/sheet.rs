//! A sheet: the paper and what is drawn on it. Large or small, in a game or on the home page.

use super::geometry::{FIELD, Point, VIEW_BOX};
use super::ink::{Ink, Trace};
use super::paper::Paper;
use colour_lines::{Colour, Field, Ground, Half, Sheet};
use leptos::prelude::*;

/// The picture of a sheet. Attributes given to it go to its `<svg>`; children lie over the ink.
#[component]
pub fn SheetPicture(
    ground: Ground,
    #[prop(into)] traces: Signal<[Trace; 2]>,
    #[prop(into)] colours: Signal<Option<[Colour; 2]>>,
    /// Fields that are lit.
    #[prop(into, optional)]
    lit: Signal<Vec<Field>>,
    #[prop(optional)] from_start: bool,
    /// What is to be seen of it.
    #[prop(default = VIEW_BOX)]
    view_box: &'static str,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let printed = StoredValue::new(ground.clone());
    let ticks = move || {
        let colours = colours.get().into_iter().flatten();
        colours.flat_map(|colour| corners(&printed.read_value(), colour)).map(tick).collect_view()
    };
    let light = |field: Field| {
        let (x, y) = (f64::from(field.x()) * FIELD + 5.0, f64::from(field.y()) * FIELD + 5.0);
        view! { <rect class="c-lit" x=x y=y width="90" height="90" rx="20" /> }
    };
    view! {
        <svg class="c-sheet" viewBox=view_box class:is-lit=move || !lit.read().is_empty()>
            <Paper ground=ground.clone() />
            <g class="c-lights">{move || lit.get().into_iter().map(light).collect_view()}</g>
            <g class="c-ticks">{ticks}</g>
            <Ink ground traces from_start />
            {children.map(|children| children())}
        </svg>
    }
}

/// Both lines of a sheet.
pub fn traces(sheet: &Sheet) -> [Trace; 2] {
    Half::BOTH.map(|half| Trace::of(sheet, half))
}

/// The upper left corners of a colour's block in each half.
fn corners(ground: &Ground, colour: Colour) -> Vec<Point> {
    let corner = |half: Half| {
        let fields =
            || Field::all().filter(|field| field.half() == Some(half) && ground.colour(*field) == Some(colour));
        let (x, y) = (fields().map(Field::x).min()?, fields().map(Field::y).min()?);
        Some(Point { x: f64::from(x) * FIELD, y: f64::from(y) * FIELD })
    };
    Half::BOTH.into_iter().filter_map(corner).collect()
}

/// The mark of a point colour.
fn tick(corner: Point) -> impl IntoView {
    view! {
        <g class="c-tick" transform=corner.translate()>
            <circle cx="14" cy="14" r="23" />
            <path d="M3 15L11 24L27 3" />
        </g>
    }
}
