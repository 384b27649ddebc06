//! The supply: six crystals to choose from, with how many are left.

use super::crystal::Gem;
use super::intent::Intent;
use super::words::colour_name;
use contract::Message;
use kaleidoskop::Colour;
use kit::reader::say;
use leptos::prelude::*;

#[component]
pub fn Supply(intent: Intent) -> impl IntoView {
    view! {
        <div class="k-supply" role="group" aria-label=kit::t!("kaleidoskop-supply")>
            {Colour::ALL.map(|colour| view! { <Choice intent colour /> }).collect_view()}
        </div>
    }
}

#[component]
fn Choice(intent: Intent, colour: Colour) -> impl IntoView {
    let left = Memo::new(move |_| intent.shown.read().board.supply(colour));
    let legal = Memo::new(move |_| intent.legal_colours.read().contains(&colour));
    let chosen = move || intent.colour.get() == Some(colour);
    let label = move || {
        let label = Message::new("kaleidoskop-label-colour").with("colour", colour.name());
        say(&label.with("left", left.get() as i64))
    };
    view! {
        <button
            type="button"
            class=format!("k-choice k-{colour}")
            class:legal=legal
            class:is-chosen=chosen
            class:is-lit=move || intent.is_lit(&format!("colour-{colour}"))
            class:is-asked=move || legal.get() && intent.pit.get().is_some() && intent.colour.get().is_none()
            data-testid=format!("colour-{colour}")
            disabled=move || !legal.get()
            aria-pressed=move || chosen().to_string()
            aria-label=label
            title=move || colour_name(colour)
            on:click=move |_| intent.tap_colour(colour)
        >
            <Gem colour />
            <span class="k-left">{left}</span>
        </button>
    }
}
