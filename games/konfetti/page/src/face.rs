//! The picture of a card: three circles, or on the black side three shapes (F1).

use kit::symbols;
use konfetti::{Colour, Face, Side, Size};
use leptos::prelude::*;

pub use ::symbols::CIRCLES;

/// Returns the path of a shape in a field from -1 to 1: circle, square, triangle, star, diamond, hexagon (F1.3).
pub const fn shape(colour: Colour) -> &'static str {
    ::symbols::SHAPES[colour.index()].1
}

/// The picture of a card. It fills its container.
#[component]
pub fn FacePicture(face: Face, side: Side) -> impl IntoView {
    let circle = move |size: Size| {
        let colour = face.colour(size);
        let class = format!("f-of-{}", size.name());
        view! { <g class=class><Circle colour side place=CIRCLES[size as usize] /></g> }
    };
    view! {
        <svg class="f-face" class:is-black=side == Side::Black viewBox="0 0 100 100" aria-hidden="true">
            {Size::ALL.map(circle).collect_view()}
        </svg>
    }
}

/// One circle or shape, at a point and with a radius.
#[component]
pub fn Circle(colour: Colour, side: Side, place: (f64, f64, f64)) -> impl IntoView {
    let (x, y, radius) = place;
    let symbol = radius * 0.64;
    let mark = (side == Side::White).then(|| {
        view! {
            <use href=symbols::href(colour.name()) class="symbol" x=-symbol y=-symbol width=2.0 * symbol
                height=2.0 * symbol />
        }
    });
    let outline = match side {
        Side::White => view! { <circle class="f-spot" r=radius /> }.into_any(),
        Side::Black => {
            let scale = format!("scale({radius})");
            view! { <path class="f-spot" transform=scale d=shape(colour) /> }.into_any()
        }
    };
    view! { <g class=format!("f-{}", colour.name()) transform=format!("translate({x} {y})")>{outline}{mark}</g> }
}

/// A card that does not react: in results and in pictures.
#[component]
pub fn Still(face: Face, side: Side) -> impl IntoView {
    view! { <span class="f-still" class:is-black=side == Side::Black><FacePicture face side /></span> }
}
