//! The page `/link#TOKEN/NAME`: links this device to a person. It takes one tap, and a token works once.

use super::ask;
use contract::Message;
use kit::announce::announce;
use kit::memory::{NAME, remember};
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use table_page::frame::Head;
use wasm_bindgen::JsValue;

/// The state of linking.
#[derive(Clone, PartialEq)]
enum State {
    Unasked,
    Asking,
    /// This device belongs to this person now.
    Done(String),
    Failed(Message),
}

/// The page.
#[component]
pub fn LinkPage() -> impl IntoView {
    use_title(move || format!("{} – {}", text("link-title"), text("brand")));
    arrive();
    let fragment = window().location().hash().unwrap_or_default();
    let (token, name) = read(&fragment);
    let whose = name.clone();
    let state = RwSignal::new(State::Unasked);
    let missing = token.is_empty();
    let token = StoredValue::new(token);
    let link = move |_| {
        state.set(State::Asking);
        forget_fragment();
        let token = token.get_value();
        spawn_local(async move {
            let now = match ask::linked(token).await {
                Ok(me) => {
                    remember(NAME, &me.name);
                    announce(untrack(|| done(&me.name)));
                    State::Done(me.name)
                }
                Err(why) => State::Failed(why),
            };
            state.try_set(now);
        });
    };
    let question = move || match whose.as_str() {
        "" => text("link-unnamed"),
        name => say(&Message::new("link-named").with("name", name)),
    };
    let ask = move || {
        let question = question.clone();
        view! {
            <p class="link-whose">{question}</p>
            <p class="note">{t!("link-note")}</p>
            <button type="button" class="button primary large" data-testid="link-device" on:click=link
                prop:disabled=move || state.get() == State::Asking>
                {t!("link-yes")}
            </button>
            <A href="/" attr:class="button quiet">{t!("link-no")}</A>
        }
    };
    let part = move || match state.get() {
        _ if missing => view! { <p>{t!("link-missing")}</p> <Home/> }.into_any(),
        State::Unasked | State::Asking => ask().into_any(),
        State::Failed(why) => view! { <p class="problem" role="alert">{move || say(&why)}</p> <Home/> }.into_any(),
        State::Done(name) => view! {
            <p class="link-whose" data-testid="linked">{move || done(&name)}</p>
            <A href="/me" attr:class="button primary">{t!("me-title")}<Icon sign=Sign::Arrow/></A>
        }
        .into_any(),
    };
    view! {
        <Head/>
        <main id="content" class="people link-page" tabindex="-1" data-testid="link">
            <section class="panel people-part">
                <h1>{t!("link-title")}</h1>
                {part}
            </section>
        </main>
    }
}

#[component]
fn Home() -> impl IntoView {
    view! { <A href="/" attr:class="button">{t!("shell-go-home")}</A> }
}

fn done(name: &str) -> String {
    match name {
        "" => text("link-done-unnamed"),
        name => say(&Message::new("link-done").with("name", name)),
    }
}

/// Reads the token and the name in `#TOKEN/NAME`.
fn read(fragment: &str) -> (String, String) {
    let fragment = fragment.trim_start_matches('#');
    let (token, name) = fragment.split_once('/').unwrap_or((fragment, ""));
    let name = js_sys::decode_uri_component(name).map(String::from).unwrap_or_default();
    (token.to_owned(), name.chars().take(protocol::LONGEST_NAME).collect())
}

/// Removes a used token from the browser's history.
fn forget_fragment() {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("/link"));
    }
}
