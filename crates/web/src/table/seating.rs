//! Sitting down with a name, changing it, standing up.

use crate::api;
use crate::memory;
use crate::parts::{Icon, Sign};
use crate::reader::text;
use crate::t;
use crate::visit::Visit;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ask, LONGEST_NAME};

/// For whoever stands: the name and the way to a chair. It is the first thing to do at a table.
#[component]
pub(super) fn Standing(
    visit: Visit,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    sit: Callback<()>,
) -> impl IntoView {
    let full = move || visit.table.read().as_ref().is_some_and(|table| table.chairs.iter().all(Option::is_some));
    let state = Memo::new(move |_| (is_sitting(visit), full()));
    let submit = Callback::new(move |()| {
        remember(name.get_untracked());
        sit.run(());
    });
    move || match state.get() {
        (true, _) => ().into_any(),
        (_, true) => view! { <p class="seating-note">{t!("gather-full")}</p> }.into_any(),
        _ => view! { <NameForm name field submit renaming=false/> }.into_any(),
    }
}

/// For whoever sits: another name, or up again.
#[component]
pub(super) fn Sitting(
    visit: Visit,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    sit: Callback<()>,
) -> impl IntoView {
    let renaming = RwSignal::new(false);
    let sitting = Memo::new(move |_| is_sitting(visit));
    let submit = Callback::new(move |()| {
        remember(name.get_untracked());
        sit.run(());
        renaming.set(name.get_untracked().trim().is_empty());
    });
    move || match (sitting.get(), renaming.get()) {
        (false, _) => ().into_any(),
        (_, false) => view! { <Seated visit renaming/> }.into_any(),
        _ => view! { <NameForm name field submit renaming=true/> }.into_any(),
    }
}

fn is_sitting(visit: Visit) -> bool {
    visit.table.read().as_ref().is_some_and(|table| table.you.is_some())
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
        memory::remember(memory::NAME, name.trim());
        spawn_local(async move { drop(api::choose_name(name).await) });
    }
}
