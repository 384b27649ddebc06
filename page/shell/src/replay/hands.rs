//! The hands of all players, side by side.

use super::eyes::Eyes;
use super::reel::Reel;
use kit::t;
use leptos::prelude::*;

/// Draws the hands of all players, if the reader has chosen the view that hides nothing.
#[component]
pub(super) fn Hands(reel: Reel) -> impl IntoView {
    let shown = Memo::new(move |_| reel.eyes.get() == Eyes::Everybody);
    let hands = move || {
        let place = reel.place.get();
        reel.film.with_value(|film| film.hands(place, &reel.cast()))
    };
    let all = move || {
        view! {
            <ul class="replay-hands" aria-label=t!("replay-hands") data-testid="replay-hands" tabindex="0">{hands}</ul>
        }
    };
    move || shown.get().then(all)
}
