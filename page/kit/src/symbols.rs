//! Nothing by colour alone: every colour has a symbol. Drawn once for the page, used by every board.
//!
//! ```ignore
//! view! { <use href=symbols::href("red") class="symbol" x="-4" y="-4" width="8" height="8"/> }
//! ```
//!
//! A `.symbol` takes the colour of the text around it (`color`), and hides when the reader has switched symbols off. Where it
//! must always be seen, leave the class away.

use leptos::prelude::*;

pub use ::symbols::{SYMBOLS, all, outline};

/// Where a colour's symbol is to be found, for `<use>`.
pub fn href(colour: &str) -> String {
    format!("#symbol-{colour}")
}

/// All symbols, unseen. Once in every page.
#[component]
pub fn Symbols() -> impl IntoView {
    let symbol = |(colour, outline)| {
        view! {
            <symbol id=format!("symbol-{colour}") viewBox="-10 -10 20 20">
                <path d=outline fill="currentColor"/>
            </symbol>
        }
    };
    view! {
        <svg class="unseen" width="0" height="0" aria-hidden="true">
            {all().map(symbol).collect_view()}
        </svg>
    }
}
