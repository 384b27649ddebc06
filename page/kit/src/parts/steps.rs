//! Something that grows step by step: play, pause, back, on, and a slider.

use crate::reader::text;
use leptos::prelude::*;
use std::time::Duration;

/// How long each step is looked at.
const PACE: Duration = Duration::from_millis(850);

/// The bar that moves `place` from 0 to `last`. It plays by itself at first.
#[component]
pub fn Steps(place: RwSignal<usize>, last: usize) -> impl IntoView {
    let plays = RwSignal::new(true);
    let ticking = set_interval_with_handle(
        move || {
            if plays.get_untracked() {
                place.update(|place| *place = (*place + 1).min(last));
                plays.set(place.get_untracked() < last);
            }
        },
        PACE,
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let go = move |to: usize| {
        plays.set(false);
        place.set(to.min(last));
    };
    let toggle = move |_| {
        if !plays.get_untracked() && place.get_untracked() == last {
            place.set(0);
        }
        plays.update(|plays| *plays = !*plays);
    };
    let sign = |d: &'static str| {
        view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path class="steps-sign" d=d /></svg> }
    };
    view! {
        <div class="steps">
            <button type="button" class="button round" data-testid="replay-back" aria-label=crate::t!("replay-back")
                on:click=move |_| go(place.get_untracked().saturating_sub(1))>{sign("M15 6L9 12L15 18")}</button>
            <button type="button" class="button round primary" data-testid="replay-play" on:click=toggle
                aria-label=move || text(if plays.get() { "replay-pause" } else { "replay-play" })>
                {move || sign(if plays.get() { "M9 6V18M15 6V18" } else { "M8 5.5L18 12L8 18.5Z" })}
            </button>
            <button type="button" class="button round" data-testid="replay-on" aria-label=crate::t!("replay-on")
                on:click=move |_| go(place.get_untracked() + 1)>{sign("M9 6L15 12L9 18")}</button>
            <input type="range" class="steps-slider" data-testid="replay-slider" min="0" max=last
                aria-label=crate::t!("replay-slider") prop:value=move || place.get().to_string()
                on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0)) />
        </div>
    }
}
