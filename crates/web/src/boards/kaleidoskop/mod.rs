//! The board of Kaleidoskop. A placeholder until it is drawn.

use crate::playing::Playing;
use kaleidoskop::Kaleidoskop;
use leptos::prelude::*;

/// The board.
#[component]
pub fn Board(playing: Playing<Kaleidoskop>) -> impl IntoView {
    view! { <p>{move || playing.number.get()}</p> }
}

/// A living picture for the home page.
#[component]
pub fn Picture() -> impl IntoView {
    view! { <svg viewBox="-10 -10 20 20"></svg> }
}
