//! A colour's symbol on what has that colour.

use kaleidoskop::Colour;
use kit::symbols;
use leptos::prelude::*;

/// The symbol of a colour around the origin. It hides when the reader has switched symbols off, unless `always`.
#[component]
pub fn Mark(colour: Colour, size: f64, #[prop(optional)] always: bool) -> impl IntoView {
    let class = if always { format!("k-mark k-{colour}") } else { format!("k-mark symbol k-{colour}") };
    view! {
        <use_ class=class href=symbols::href(colour.name()) x=-size / 2.0 y=-size / 2.0 width=size height=size />
    }
}
