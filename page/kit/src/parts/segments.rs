//! A choice among a few values, all in sight.

use leptos::prelude::*;

/// A choice among `values`. Its name and its values make the test ids: `option-length` and `option-length-short`.
#[component]
pub fn Segments(
    name: String,
    #[prop(into)] legend: Signal<String>,
    values: Vec<String>,
    /// The words for a value.
    #[prop(into)]
    label: Callback<String, String>,
    #[prop(into)] chosen: Signal<String>,
    #[prop(into)] choose: Callback<String>,
    #[prop(into, optional)] disabled: Signal<bool>,
) -> impl IntoView {
    let group = name.clone();
    let segment = move |value: String| {
        let (own, words, testid) = (value.clone(), value.clone(), format!("{group}-{value}"));
        view! {
            <label class="segment" data-testid=testid>
                <input type="radio" class="unseen" name=group.clone() value=value.clone()
                    prop:checked=move || chosen.get() == own
                    prop:disabled=move || disabled.get()
                    on:change=move |_| choose.run(value.clone())/>
                <span>{move || label.run(words.clone())}</span>
            </label>
        }
    };
    let row = format!("segments-row of-{}", values.len());
    view! {
        <fieldset class="segments" data-testid=name>
            <legend>{move || legend.get()}</legend>
            <div class=row>{values.into_iter().map(segment).collect_view()}</div>
        </fieldset>
    }
}
