//! What comes with a game for those who learn it. Each is a piece of its own.

use crate::boards;
use crate::pieces::once_here;
use crate::shell::Nowhere;
use contract::AnyGame;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use texts::Volume;

/// What comes with a game for those who learn it.
#[derive(Clone, Copy, Debug)]
pub struct Primer {
    /// The guided first game, as JSON.
    pub lesson: &'static str,
    /// What is said in it.
    pub told: Volume,
    pub rules: Volume,
}

/// A small board between the rules, on which one can try what they say.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The section it belongs to: `K6`.
    pub section: &'static str,
    pub draw: fn() -> AnyView,
}

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
                let primer = boards::unpack_primer(id).await?;
                texts::open(&primer.told);
                texts::open(&primer.rules);
                Ok((boards::unpack(id).await?, StoredValue::new(primer)))
            };
            once_here(wanted, move |(rules, primer)| page(rules, primer.get_value()))
        }
    }
}
