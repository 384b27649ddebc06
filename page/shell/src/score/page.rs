//! The pages `/score/GAME` and `/print/GAME`: they load what belongs to the game.

use crate::chunks;
use contract::{Message, Spine};
use kit::t;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use table_page::api;
use table_page::chunks::once_here;
use table_page::frame::{Head, Missing};
use table_page::games;

/// What scores a printed copy.
#[component]
pub(crate) fn ScorePage() -> impl IntoView {
    of_game(|game| once_here(|| games::load_editor(game.id()), |draw| view! { <Head/> {draw()} }.into_any()))
}

/// What prints one.
#[component]
pub(crate) fn PrintPage() -> impl IntoView {
    of_game(|game| {
        let chunk = async move || {
            games::load_words(game.id()).await?;
            chunks::printing().await.map_err(|_| Message::new(api::UNREACHABLE))
        };
        once_here(chunk, |draw| draw(game.id()))
    })
}

/// The page of the game that the address names.
fn of_game(page: fn(&'static Spine) -> AnyView) -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    move || match shelf::spine(&game.get()) {
        Some(game) => page(game),
        None => view! { <Missing why=Signal::derive(t!("shell-not-found-text"))/> }.into_any(),
    }
}
