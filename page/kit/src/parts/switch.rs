//! Something that is on or off.

use leptos::html::Input;
use leptos::prelude::*;
use std::time::Duration;

/// How long an answer may take. Then the switch shows the actual state again.
const PATIENCE: Duration = Duration::from_secs(1);

/// A switch with its words. Its name is its test id.
#[component]
pub fn Switch(
    name: String,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] turn: Callback<bool>,
    #[prop(into, optional)] disabled: Signal<bool>,
) -> impl IntoView {
    let input = NodeRef::<Input>::new();
    let changed = move |wanted: bool| {
        turn.run(wanted);
        // Nothing happens to a signal that stays as it is when the answer is no.
        let show = move || {
            if let (Some(Some(input)), Some(on)) = (input.try_get_untracked(), on.try_get_untracked()) {
                input.set_checked(on);
            }
        };
        set_timeout(show, PATIENCE);
    };
    view! {
        <label class="switch" data-testid=name>
            <span>{move || label.get()}</span>
            <input type="checkbox" role="switch" class="unseen" node_ref=input prop:checked=move || on.get()
                prop:disabled=move || disabled.get() on:change=move |event| changed(event_target_checked(&event))/>
            <span class="switch-track" aria-hidden="true"></span>
        </label>
    }
}
