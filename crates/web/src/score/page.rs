//! The pages `/score/GAME` and `/print/GAME`: they load what belongs to the game.

use crate::boards;
use crate::pieces::{self, Arriving, patiently, shown};
use crate::shell::{Laying, Missing, Outdated};
use crate::t;
use contract::Spine;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// What scores a printed copy.
#[component]
pub(crate) fn ScorePage() -> impl IntoView {
    of_game(|game| {
        let arriving = patiently(move || boards::unpack_editor(game.id()));
        let shown = move || match arriving.get() {
            Arriving::NotYet { lost } => view! { <Laying lost/> }.into_any(),
            Arriving::Never => view! { <Outdated/> }.into_any(),
            Arriving::Here(draw) => draw(),
        };
        shown.into_any()
    })
}

/// What prints one.
#[component]
pub(crate) fn PrintPage() -> impl IntoView {
    of_game(|game| shown(pieces::printing, move |draw| draw(game.id())))
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
