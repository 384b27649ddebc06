//! Something that is on or off.

use leptos::prelude::*;

/// A switch with its words. Its name is its test id.
#[component]
pub fn Switch(
    name: String,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] turn: Callback<bool>,
    #[prop(into, optional)] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <label class="switch" data-testid=name>
            <span>{move || label.get()}</span>
            <input type="checkbox" role="switch" class="unseen" prop:checked=move || on.get()
                prop:disabled=move || disabled.get() on:change=move |event| turn.run(event_target_checked(&event))/>
            <span class="switch-track" aria-hidden="true"></span>
        </label>
    }
}
