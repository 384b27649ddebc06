//! Nothing by colour alone: every colour has a symbol. Drawn once for the page, used by every board.
//!
//! ```ignore
//! view! { <use href=symbols::href("red") class="symbol" x="-4" y="-4" width="8" height="8"/> }
//! ```
//!
//! A `.symbol` takes the colour of the text around it (`color`), and hides when the reader has switched symbols off. Where it
//! must always be seen, leave the class away.

use leptos::prelude::*;

/// The colours of the games, with their symbols in a field from -10 to 10. No two share an outline.
pub const SYMBOLS: [(&str, &str); 6] = [
    // A triangle.
    ("red", "M0 -8.5 8.6 6.4H-8.6Z"),
    // A sun of eight rays.
    (
        "yellow",
        "M0-9 1.8-4.3 6.4-6.4 4.3-1.8 9 0 4.3 1.8 6.4 6.4 1.8 4.3 0 9-1.8 4.3-6.4 6.4-4.3 1.8-9 0-4.3-1.8-6.4-6.4-1.8-4.3Z",
    ),
    // A leaf.
    ("green", "M-7.6 7.6C-10-3.4-2.6-9 8.4-8.4 9 2.6 3.4 10-7.6 7.6Z"),
    // A drop.
    ("blue", "M0-9.4C3.4-4.6 6.6-1 6.6 3A6.6 6.6 0 0 1-6.6 3C-6.6-1-3.4-4.6 0-9.4Z"),
    // A heart.
    ("pink", "M0 8.4C-4.6 4.8-8.8 1.4-8.8-3A4.7 4.7 0 0 1 0-5.2 4.7 4.7 0 0 1 8.8-3C8.8 1.4 4.6 4.8 0 8.4Z"),
    // A crescent.
    ("purple", "M3.4-8.6A8.8 8.8 0 1 0 8.8 3.6 7.4 7.4 0 0 1 3.4-8.6Z"),
];

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
            {SYMBOLS.map(symbol).collect_view()}
        </svg>
    }
}
