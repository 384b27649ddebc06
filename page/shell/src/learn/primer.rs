//! Loads what teaches a game.

use contract::AnyGame;
use kit::Primer;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use table_page::chunks::once_here;
use table_page::frame::Nowhere;
use table_page::games;

/// A page about the game in the address, as soon as everything is there that it needs.
pub(super) fn about_game(page: fn(&'static dyn AnyGame, Primer) -> AnyView) -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    texts::open(&texts::LEARN);
    move || match shelf::spine(&game.get()) {
        None => view! { <Nowhere/> }.into_any(),
        Some(spine) => {
            let id = spine.id();
            let wanted = move || async move {
                let primer = games::load_primer(id).await?;
                texts::open(&primer.told);
                texts::open(&primer.rules);
                Ok((games::load_game(id).await?, StoredValue::new(primer)))
            };
            once_here(wanted, move |(rules, primer)| page(rules, primer.get_value()))
        }
    }
}
