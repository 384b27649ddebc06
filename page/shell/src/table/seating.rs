//! Sitting down with a name, changing it, standing up.

use kit::memory;
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ask, LONGEST_NAME};
use table_page::api;
use table_page::visit::Visit;

/// Draws the form for a visitor without a seat: the name and a button to sit down, the first thing to do at a table.
#[component]
pub(super) fn Standing(
    visit: Visit,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    sent_away: RwSignal<bool>,
    sit: Callback<()>,
) -> impl IntoView {
    let full = move || visit.table.read().as_ref().is_some_and(|table| table.chairs.iter().all(Option::is_some));
    let state = Memo::new(move |_| (is_sitting(visit), full()));
    let submit = Callback::new(move |()| {
        remember(name.get_untracked());
        sit.run(());
    });
    let way = move || match state.get() {
        (true, _) => ().into_any(),
        (_, true) => view! { <p class="seating-note">{t!("gather-full")}</p> }.into_any(),
        _ => view! { <NameForm name field submit/> }.into_any(),
    };
    let note = || view! { <p class="seating-note sent-away" role="alert" data-testid="sent-away">{t!("gather-sent-away")}</p> };
    view! {
        {move || sent_away.get().then(note)}
        {way}
    }
}

/// Draws what a seated player can do: change the name or stand up.
#[component]
pub(super) fn Sitting(
    visit: Visit,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    standing_up: StoredValue<bool>,
    sit: Callback<()>,
) -> impl IntoView {
    let renaming = RwSignal::new(false);
    // The button that opened the form has the focus again when it closes.
    let back = StoredValue::new(false);
    let sitting = Memo::new(move |_| is_sitting(visit));
    let submit = Callback::new(move |()| {
        remember(name.get_untracked());
        sit.run(());
        renaming.set(name.get_untracked().trim().is_empty());
    });
    let cancel = Callback::new(move |()| {
        if let Some(own) = own_name(visit) {
            name.set(own);
        }
        renaming.set(false);
    });
    Effect::new(move |_| {
        if !sitting.get() {
            renaming.set(false);
            back.set_value(false);
        }
    });
    Effect::new(move |_| {
        if renaming.get()
            && let Some(field) = field.get()
        {
            back.set_value(true);
            let _ = field.focus();
            field.select();
        }
    });
    move || match (sitting.get(), renaming.get()) {
        (false, _) => ().into_any(),
        (_, false) => view! { <Seated visit renaming back standing_up/> }.into_any(),
        _ => view! { <NameForm name field submit cancel/> }.into_any(),
    }
}

/// Returns the viewer's name at this table, or `None` if they do not sit.
fn own_name(visit: Visit) -> Option<String> {
    let table = visit.table.get_untracked()?;
    table.chairs.get(table.you?.index())?.as_ref().map(|sitter| sitter.name.clone())
}

fn is_sitting(visit: Visit) -> bool {
    visit.table.read().as_ref().is_some_and(|table| table.you.is_some())
}

#[component]
fn NameForm(
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    submit: Callback<()>,
    /// Set if the player already has a name and may keep it.
    #[prop(optional)]
    cancel: Option<Callback<()>>,
) -> impl IntoView {
    let on_submit = move |event: SubmitEvent| {
        event.prevent_default();
        submit.run(());
    };
    let (label, button) = match cancel {
        Some(_) => ("gather-name-again", "gather-save"),
        None => ("gather-name", "gather-sit"),
    };
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Escape"
            && let Some(cancel) = cancel
        {
            event.stop_propagation();
            cancel.run(());
        }
    };
    let cancel_button = move |cancel: Callback<()>| {
        view! {
            <button type="button" class="button" data-testid="rename-cancel" on:click=move |_| cancel.run(())>
                {t!("gather-cancel")}
            </button>
        }
    };
    view! {
        <form class="seating" on:submit=on_submit on:keydown=on_key novalidate>
            <label for="sit-name">{move || text(label)}</label>
            <div class="seating-row">
                <input node_ref=field id="sit-name" class="field" type="text" autocomplete="nickname"
                    maxlength=LONGEST_NAME.to_string() data-testid="sit-name" enterkeyhint="done"
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
                <button type="submit" class="button primary" data-testid="sit-down">{move || text(button)}</button>
                {cancel.map(cancel_button)}
            </div>
        </form>
    }
}

#[component]
fn Seated(
    visit: Visit,
    renaming: RwSignal<bool>,
    back: StoredValue<bool>,
    standing_up: StoredValue<bool>,
) -> impl IntoView {
    let rename = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(rename) = rename.get()
            && back.get_value()
        {
            back.set_value(false);
            let _ = rename.focus();
        }
    });
    let stand = move |_| {
        standing_up.set_value(true);
        visit.ask(Ask::Stand);
    };
    view! {
        <div class="seated">
            <button node_ref=rename type="button" class="button quiet" data-testid="rename" on:click=move |_| renaming.set(true)>
                <Icon sign=Sign::Pencil/>
                {t!("gather-rename")}
            </button>
            <button type="button" class="button quiet" data-testid="stand-up"
                prop:disabled=move || visit.waiting() on:click=stand>
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
