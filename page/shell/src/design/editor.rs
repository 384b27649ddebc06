//! The text of a draft with numbered lines. All of it scrolls together, so that numbers and text cannot part.

use super::draft::{Draft, State};
use contract::LONGEST_EDITION;
use js_sys::{Function, Reflect};
use kit::t;
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::web_sys;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// What the tabulator key writes.
const INDENT: &str = "  ";

/// The editor. `field` lets others put the cursor somewhere: see [`go_to`].
#[component]
pub(super) fn Editor(draft: Draft, field: NodeRef<html::Textarea>) -> impl IntoView {
    let size = Memo::new(move |_| {
        let text = draft.text.read();
        let longest = text.lines().map(|line| line.chars().count()).max().unwrap_or_default();
        (text.split('\n').count(), longest)
    });
    let lines = Memo::new(move |_| size.get().0);
    let wrong = Memo::new(move |_| match &*draft.state.read() {
        State::Wrong { line, .. } => *line,
        _ => None,
    });
    let is_wrong = Memo::new(move |_| matches!(&*draft.state.read(), State::Wrong { .. }));
    let number = move |number: usize| {
        view! { <li id=format!("design-line-{number}") class:is-wrong=move || wrong.get() == Some(number)>{number}</li> }
    };
    // Keyboard users leave the field with Escape and then Tab.
    let leaving = StoredValue::new(false);
    let press = move |event: KeyboardEvent| {
        let key = event.key();
        if key == "Tab" && !event.shift_key() && !leaving.get_value() {
            event.prevent_default();
            insert(INDENT);
        }
        leaving.set_value(key == "Escape" || (key == "Tab" && leaving.get_value()));
    };
    view! {
        <div class="design-editor panel">
            <label class="design-label" for="design-text">{t!("design-text")}</label>
            <div class="design-scroll">
                <ol class="design-lines" aria-hidden="true">{move || (1..=lines.get()).map(number).collect_view()}</ol>
                <textarea id="design-text" node_ref=field class="design-text" data-testid="design-text" spellcheck="false"
                    wrap="off" autocomplete="off" autocapitalize="off" maxlength=LONGEST_EDITION.to_string()
                    aria-describedby="design-keys" aria-invalid=move || is_wrong.get().to_string()
                    aria-errormessage="design-state"
                    prop:rows=move || size.get().0 as u32 prop:cols=move || size.get().1 as u32 + 2
                    prop:value=move || draft.text.get()
                    on:input=move |event| draft.write(event_target_value(&event))
                    on:keydown=press on:blur=move |_| leaving.set_value(false)></textarea>
            </div>
            <p id="design-keys" class="note">{t!("design-keys")}</p>
        </div>
    }
}

/// Writes at the cursor as if it were typed, so that it can be undone.
fn insert(text: &str) {
    let command = Reflect::get(&document(), &"execCommand".into()).ok();
    if let Some(command) = command.and_then(|command| command.dyn_into::<Function>().ok()) {
        let _ = command.call3(&document(), &"insertText".into(), &JsValue::FALSE, &text.into());
    }
}

/// Puts the cursor into a line.
pub(super) fn go_to(field: NodeRef<html::Textarea>, text: &str, line: usize) {
    let Some(field) = field.get_untracked() else { return };
    let before = text.split_inclusive('\n').take(line - 1);
    // The browser counts as JavaScript does.
    let start: usize = before.map(|line| line.encode_utf16().count()).sum();
    let length = text.lines().nth(line - 1).map_or(0, |line| line.encode_utf16().count());
    let _ = field.focus();
    let _ = field.set_selection_range(start as u32, (start + length) as u32);
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    if let Some(line) = document().get_element_by_id(&format!("design-line-{line}")) {
        line.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
