//! The ways to bring others to the table: link, code, picture.

use crate::parts::{Icon, Sign};
use crate::reader::text;
use crate::t;
use fast_qr::{ECL, QRBuilder};
use js_sys::{Function, Object, Reflect};
use leptos::html;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::fmt::Write;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// Link, code and QR code of a table.
#[component]
pub(super) fn Invitation(code: String) -> impl IntoView {
    let link = format!("{}/t/{code}", window().location().origin().unwrap_or_default());
    let (picture, shared) = (qr_path(&link), link.clone());
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
        let link = shared.clone();
        view! {
            <button type="button" class="button" data-testid="share-link" on:click=move |_| pass_on(&share, &link)>
                <Icon sign=Sign::Share/>
                {t!("gather-share")}
            </button>
        }
    };
    view! {
        <section class="invitation panel">
            <h2>{t!("gather-invite")}</h2>
            <p class="note">{t!("gather-invite-text")}</p>
            <div class="invitation-ways">
                {picture.map(|(size, path)| view! {
                    <svg class="qr" viewBox=format!("-3 -3 {0} {0}", size + 6) role="img" aria-label=t!("gather-qr")
                        shape-rendering="crispEdges" data-testid="qr">
                        <path d=path/>
                    </svg>
                })}
                <div class="invitation-words">
                    <p class="code-line">
                        <span>{t!("gather-code")}</span>
                        <strong class="code" data-testid="table-code">{code}</strong>
                    </p>
                    <input node_ref=field class="field link" type="text" readonly prop:value=link
                        aria-label=t!("gather-link") data-testid="table-link"/>
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
                </div>
            </div>
        </section>
    }
}

/// The dark squares of a QR code as one path, and how many there are on a side.
pub(crate) fn qr_path(link: &str) -> Option<(usize, String)> {
    let code = QRBuilder::new(link).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = (x..code.size).take_while(|&x| code[y][x].value()).count();
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    Some((code.size, path))
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
