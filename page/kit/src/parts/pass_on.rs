//! A link to be passed on: to be copied, or given away as the device does it.

use super::{Icon, Sign};
use crate::reader::text;
use crate::t;
use js_sys::{Function, Object, Reflect};
use leptos::html;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// A link with the ways to pass it on.
#[component]
pub fn PassOn(#[prop(into)] link: Signal<String>) -> impl IntoView {
    let copied = RwSignal::new(false);
    let field = NodeRef::<html::Input>::new();
    let copy = move |_| {
        if let Some(field) = field.get() {
            field.select();
            copy(&field.value());
            copied.set(true);
            set_timeout(move || _ = copied.try_set(false), Duration::from_secs(3));
        }
    };
    let share_button = move |share: Function| {
        view! {
            <button type="button" class="button" data-testid="share-link"
                on:click=move |_| pass_on(&share, &link.get_untracked())>
                <Icon sign=Sign::Share/>
                {t!("gather-share")}
            </button>
        }
    };
    view! {
        <input node_ref=field class="field link" type="text" readonly prop:value=link aria-label=t!("gather-link")
            data-testid="table-link"/>
        <div class="invitation-buttons">
            <button type="button" class="button" data-testid="copy-link" on:click=copy>
                {move || if copied.get() {
                    view! { <Icon sign=Sign::Check/> }
                } else {
                    view! { <Icon sign=Sign::Copy/> }
                }}
                <span aria-live="polite">
                    {move || text(if copied.get() { "gather-copied" } else { "gather-copy" })}
                </span>
            </button>
            {share_function().map(share_button)}
        </div>
    }
}

/// Copies through the clipboard where the browser has one for us, else what is selected.
fn copy(text: &str) {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or_default();
    if clipboard.is_object() {
        drop(window().navigator().clipboard().write_text(text));
    } else if let Ok(command) = Reflect::get(&document(), &"execCommand".into())
        && let Some(command) = command.dyn_ref::<Function>()
    {
        let _ = command.call1(&document(), &"copy".into());
    }
}

/// The device's own way of passing something on; phones have it.
fn share_function() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

fn pass_on(share: &Function, link: &str) {
    let what = Object::new();
    for (key, value) in [("title", text("brand")), ("url", link.to_owned())] {
        let _ = Reflect::set(&what, &key.into(), &value.into());
    }
    let _ = share.call1(&window().navigator(), &what);
}
