//! Nothing by colour alone: every colour has a symbol. Drawn once for the page, used by every board.
//!
//! ```ignore
//! view! { <use href=symbols::href("red") class="symbol" x="-4" y="-4" width="8" height="8"/> }
//! ```
//!
//! A `.symbol` takes the colour of the text around it (`color`), and hides when the reader has switched symbols off. Where it
//! must always be seen, leave the class away.

use leptos::prelude::*;

/// The six colours that most games share, with their symbols in a field from -10 to 10. No two share an outline.
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

/// Colours that only some games have.
const MORE: [(&str, &str); 6] = [
    // A cloud.
    ("light-blue", "M-5.2 6.4A4.3 4.3 0 0 1-6-2.1 5.8 5.8 0 0 1 4.9-3.9 5.2 5.2 0 0 1 5.4 6.4Z"),
    // A bell of a flower.
    ("violet", "M0-9C4.6-8 6.2-3.6 6.2.6L9 6.2 4.4 4.4 2.6 8.4 0 5.2-2.6 8.4-4.4 4.4-9 6.2-6.2.6C-6.2-3.6-4.6-8 0-9Z"),
    // A clover.
    ("light-green", "M-1.2 2.2A4.2 4.2 0 1 1-3.9-3.7 4.1 4.1 0 1 1 3.9-3.7 4.2 4.2 0 1 1 1.2 2.2L2.6 9H-2.6Z"),
    // A fir.
    ("dark-green", "M0-9.4 5-3H2.8L7 2.6H4.4L8.4 7H1.6V9.4H-1.6V7H-8.4L-4.4 2.6H-7L-2.8-3H-5Z"),
    // An orange with its leaf.
    (
        "orange",
        "M-.4-4.600A7 7 0 1 0 .4-4.600C.6-5.600 1-6.200 1.600-6.800 4-5.600 6.800-6.400 7.600-9.400 4.600-10.400 1.200-9.600 0-7-.4-6.200-.4-5.400-.4-4.600Z",
    ),
    // Three waves.
    (
        "dark-blue",
        "M-9-6.400Q-4.500-10.400 0-6.400T9-6.400V-3Q4.500 1-0-3T-9-3ZM-9 2.600Q-4.500-1.400 0 2.600T9 2.600V6Q4.500 10 0 6T-9 6Z",
    ),
];

/// Where a colour's symbol is to be found, for `<use>`.
pub fn href(colour: &str) -> String {
    format!("#symbol-{colour}")
}

/// The outline of a colour's symbol in a field from -10 to 10, for those who draw it themselves.
pub fn outline(colour: &str) -> Option<&'static str> {
    SYMBOLS.into_iter().chain(MORE).find(|(name, _)| *name == colour).map(|(_, outline)| outline)
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
            {SYMBOLS.into_iter().chain(MORE).map(symbol).collect_view()}
        </svg>
    }
}
