//! Before the first roll: two point colours to tick.

use super::intent::Intent;
use super::words::colour_name;
use colour_lines::{Action, Colour};
use kit::symbols;
use leptos::prelude::*;

/// Eight colours, two to tick.
#[component]
pub fn Ticks(intent: Intent) -> impl IntoView {
    view! {
        <div class="c-colours" role="group" aria-label=kit::t!("colour-lines-point-colours")>
            {Colour::ALL.map(|colour| view! { <TickButton intent colour /> }).into_iter().collect_view()}
        </div>
    }
}

#[component]
fn TickButton(intent: Intent, colour: Colour) -> impl IntoView {
    let ticked = Memo::new(move |_| {
        let set = intent.sheet.read().as_ref().and_then(|sheet| sheet.colours());
        set.is_some_and(|colours| colours.contains(&colour)) || intent.tick.get() == Some(colour)
    });
    let can = Memo::new(move |_| {
        let first = intent.tick.get();
        intent.can_any(|action| match *action {
            Action::Colours(a, b) => {
                let has = |wanted: Colour| a == wanted || b == wanted;
                has(colour) && first.is_none_or(has)
            }
            _ => false,
        }) || first == Some(colour)
    });
    view! {
        <button type="button" class=format!("c-colour c-{colour}") class:is-ticked=ticked
            data-testid=format!("tick-{colour}") aria-pressed=move || ticked.get().to_string()
            disabled=move || !can.get() on:click=move |_| intent.tap_colour(colour)>
            <Swatch colour />
            <span>{move || colour_name(colour)}</span>
        </button>
    }
}

/// A patch of a colour with its symbol.
#[component]
pub fn Swatch(colour: Colour) -> impl IntoView {
    view! {
        <svg class=format!("c-swatch c-{colour}") viewBox="0 0 40 40" aria-hidden="true">
            <rect class="c-swatch-tint" x="1.5" y="1.5" width="37" height="37" rx="10" />
            <use_ class="c-swatch-symbol" href=symbols::href(colour.name()) x="9" y="9" width="22" height="22" />
        </svg>
    }
}
