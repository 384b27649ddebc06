//! What a card shows: three circles, or on the black side three shapes (F1).

use crate::symbols;
use konfetti::{Colour, Face, Side, Size};
use leptos::prelude::*;

/// Where the small, the medium and the large one are in a field of 100 by 100, and their radii.
pub const CIRCLES: [(f64, f64, f64); 3] = [(29.0, 21.0, 11.5), (73.0, 31.0, 19.5), (37.0, 65.0, 28.5)];

/// A shape in a field from -1 to 1: square, triangle, star, diamond, hexagon (F1.3).
pub const fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M0-1A1 1 0 0 1 0 1 1 1 0 0 1 0-1Z",
        Colour::Orange => "M-.86-.86H.86V.86H-.86Z",
        Colour::Yellow => "M0-1.060 1.060.84H-1.060Z",
        Colour::Green => "M0-1.100.273-.376 1.046-.340.442.144.647.890 0 .465-.647.890-.442.144-1.046-.340-.273-.376Z",
        Colour::Blue => "M0-1.120.86 0 0 1.120-.86 0Z",
        Colour::Violet => "M-.520-.900H.520L1.040 0 .520.900H-.520L-1.040 0Z",
    }
}

/// The picture on a card. It fills whatever place it is given.
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

/// One circle or shape, at a place with a radius.
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

/// A card that only shows what it is: in results, in pictures.
#[component]
pub fn Still(face: Face, side: Side) -> impl IntoView {
    view! { <span class="f-still" class:is-black=side == Side::Black><FacePicture face side /></span> }
}
