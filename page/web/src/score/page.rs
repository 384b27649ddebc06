//! The pages `/score/GAME` and `/print/GAME`: they load what belongs to the game.

use crate::api;
use crate::boards;
use crate::pieces::{self, once_here};
use crate::shell::Missing;
use crate::t;
use contract::{Message, Spine};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// What scores a printed copy.
#[component]
pub(crate) fn ScorePage() -> impl IntoView {
    of_game(|game| once_here(|| boards::unpack_editor(game.id()), |draw| draw()))
}

/// What prints one.
#[component]
pub(crate) fn PrintPage() -> impl IntoView {
    of_game(|game| {
        let piece = async move || {
            boards::unpack_words(game.id()).await?;
            pieces::printing().await.map_err(|_| Message::new(api::UNREACHABLE))
        };
        once_here(piece, |draw| draw(game.id()))
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
