//! The living picture of a game, kept as a file: showing it needs neither rules nor board.
//!
//! The files in `pictures/` are what the boards draw at `/drawn/GAME`; `cargo xtask pictures` writes them anew, and a browser test sees
//! to it that they are not of yesterday.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys;
use leptos_router::hooks::use_params_map;
use table_page::games;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Where a kept picture says how something is styled. The page forbids styles in markup, but may set them.
const STYLE: &str = "data-style";

/// The living picture of a game, as soon as it is there.
pub fn picture(game: &str) -> impl IntoView + use<> {
    let (game, markup) = (game.to_owned(), RwSignal::new(None::<&'static str>));
    spawn_local(async move { _ = markup.try_set(games::load_picture(&game).await) });
    move || markup.get().map(|markup| view! { <Kept markup/> })
}

#[component]
fn Kept(markup: &'static str) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        let Some(styled) = frame.get().and_then(|frame| frame.query_selector_all(&format!("[{STYLE}]")).ok()) else {
            return;
        };
        // What is drawn has a style as well, though it is no element of HTML.
        for element in (0..styled.length()).filter_map(|number| styled.item(number)?.dyn_into::<Element>().ok()) {
            let element: HtmlElement = element.unchecked_into();
            element.style().set_css_text(&element.get_attribute(STYLE).unwrap_or_default());
        }
    });
    view! { <div class="kept-picture" node_ref=frame inner_html=markup></div> }
}

/// The page `/drawn/GAME`: the picture as the board of the game draws it.
#[component]
pub fn Drawn() -> impl IntoView {
    let game = use_params_map().with_untracked(|params| params.get("game")).unwrap_or_default();
    let drawn = RwSignal::new(None);
    spawn_local(async move { _ = drawn.try_set(games::load_drawn(&game).await) });
    view! { <main class="drawn" data-testid="drawn">{move || drawn.get().map(|draw| draw())}</main> }
}
