//! Passing a sketch on: as a link, or as the JSON that `farbraum score` reads and that is opened here again.

use super::bench::Bench;
use super::sketch::{LONGEST_JSON, Sketch, json};
use crate::parts::{Dialog, Icon, PassOn, Sign};
use crate::reader::{say, text};
use crate::t;
use contract::Message;
use leptos::html;
use leptos::prelude::*;

/// The dialog.
#[component]
pub fn Exchange<S: Sketch>(bench: Bench<S>, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title=Signal::derive(t!("score-pass-on")) testid="exchange">
            <Ways bench open/>
        </Dialog>
    }
}

#[component]
fn Ways<S: Sketch>(bench: Bench<S>, open: RwSignal<bool>) -> impl IntoView {
    let field = NodeRef::<html::Textarea>::new();
    let copied = RwSignal::new(false);
    let wrong = RwSignal::new(None::<Message>);
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
            drop(window().navigator().clipboard().write_text(&field.value()));
            copied.set(true);
        }
    };
    let take = move |_| {
        let Some(field) = field.get_untracked() else { return };
        match bench.open_json(&field.value()) {
            Ok(()) => open.set(false),
            Err(why) => wrong.set(Some(why)),
        }
    };
    let why = move || wrong.read().as_ref().map(say);
    view! {
        <div class="exchange">
            {move || match bench.link() {
                Some(link) => view! {
                    <p>{t!("score-link-text")}</p>
                    <PassOn link=link/>
                }.into_any(),
                None => view! { <p class="note">{t!("score-no-link")}</p> }.into_any(),
            }}
            <details class="exchange-experts">
                <summary data-testid="exchange-experts">{t!("score-experts")}</summary>
                <div class="exchange">
                    <label class="exchange-json">
                        <span>{t!("score-json-text")}</span>
                        <textarea node_ref=field class="field" rows="6" spellcheck="false" maxlength=LONGEST_JSON.to_string()
                            data-testid="json" aria-invalid=move || wrong.read().is_some().to_string()
                            prop:value={json::<S>(&bench.now.read_untracked())}
                            on:input=move |_| { wrong.set(None); copied.set(false) }></textarea>
                    </label>
                    <p class="problem" role="alert">{why}</p>
                    <div class="exchange-buttons">
                        <button type="button" class="button" data-testid="copy-json" on:click=copy>
                            <Icon sign=Sign::Copy/>
                            <span aria-live="polite">{move || text(if copied.get() { "gather-copied" } else { "score-json-copy" })}</span>
                        </button>
                        <button type="button" class="button" data-testid="open-json" on:click=take>
                            <Icon sign=Sign::Check/>{t!("score-json-open")}
                        </button>
                    </div>
                </div>
            </details>
        </div>
    }
}
