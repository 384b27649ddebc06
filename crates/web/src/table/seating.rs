//! Sitting down with a name, changing it, standing up.

use crate::api;
use crate::parts::{Icon, Sign};
use crate::reader::text;
use crate::t;
use crate::visit::Visit;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ask, LONGEST_NAME};

/// What the person can do about sitting.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Standing,
    Sitting,
    Full,
}

/// The name and the way to a chair.
#[component]
pub(super) fn Seating(
    visit: Visit,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    sit: Callback<()>,
) -> impl IntoView {
    let renaming = RwSignal::new(false);
    let state = Memo::new(move |_| match visit.table.read().as_deref() {
        Some(table) if table.you.is_some() => State::Sitting,
        Some(table) if table.chairs.iter().all(Option::is_some) => State::Full,
        _ => State::Standing,
    });
    // Whoever has just sat down is done with the form.
    Effect::new(move |_| {
        state.track();
        renaming.set(false);
    });
    let submit = Callback::new(move |()| {
        remember(name.get_untracked());
        sit.run(());
        if !name.get_untracked().trim().is_empty() {
            renaming.set(false);
        }
    });
    move || match state.get() {
        State::Full => view! { <p class="seating-note">{t!("gather-full")}</p> }.into_any(),
        State::Sitting if !renaming.get() => view! { <Seated visit renaming/> }.into_any(),
        state => view! { <NameForm name field submit renaming=state == State::Sitting/> }.into_any(),
    }
}

#[component]
fn NameForm(
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    submit: Callback<()>,
    renaming: bool,
) -> impl IntoView {
    let on_submit = move |event: SubmitEvent| {
        event.prevent_default();
        submit.run(());
    };
    let (label, button) = if renaming { ("gather-name-again", "gather-save") } else { ("gather-name", "gather-sit") };
    view! {
        <form class="seating" on:submit=on_submit novalidate>
            <label for="sit-name">{move || text(label)}</label>
            <div class="seating-row">
                <input node_ref=field id="sit-name" class="field" type="text" autocomplete="nickname"
                    maxlength=LONGEST_NAME.to_string() data-testid="sit-name" enterkeyhint="done"
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
                <button type="submit" class="button primary" data-testid="sit-down">{move || text(button)}</button>
            </div>
        </form>
    }
}

#[component]
fn Seated(visit: Visit, renaming: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="seated">
            <button type="button" class="button quiet" data-testid="rename" on:click=move |_| renaming.set(true)>
                <Icon sign=Sign::Pencil/>
                {t!("gather-rename")}
            </button>
            <button type="button" class="button quiet" data-testid="stand-up"
                prop:disabled=move || visit.waiting() on:click=move |_| visit.ask(Ask::Stand)>
                {t!("gather-stand")}
            </button>
        </div>
    }
}

/// Keeps the name for other tables. What is wrong with it, the table says.
fn remember(name: String) {
    if !name.trim().is_empty() {
        spawn_local(async move { drop(api::choose_name(name).await) });
    }
}
