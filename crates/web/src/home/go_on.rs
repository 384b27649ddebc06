//! Games on this device that are not over.

use crate::announce::announce;
use crate::at_home;
use crate::moment::when;
use crate::parts::{Icon, Sign};
use crate::reader::{say, text};
use crate::t;
use contract::Message;
use drawer::Label;
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use leptos_router::components::A;
use wasm_bindgen::JsCast;

/// The list, if there is anything to go on with.
#[component]
pub(super) fn GoOn() -> impl IntoView {
    let tables = RwSignal::new(at_home::unfinished());
    let item = move |(code, label)| view! { <Kept code label tables/> };
    let list = move || {
        view! {
            <section class="go-on" aria-labelledby="go-on-title" data-testid="go-on">
                <h2 id="go-on-title">{t!("go-on")}</h2>
                <ul>{move || tables.get().into_iter().map(item).collect_view()}</ul>
            </section>
        }
    };
    let any = Memo::new(move |_| !tables.read().is_empty());
    move || any.get().then(list)
}

type Tables = RwSignal<Vec<(String, Option<Label>)>>;

/// One game. Whoever wants to throw it away has to say so twice.
#[component]
fn Kept(code: String, label: Option<Label>, tables: Tables) -> impl IntoView {
    let sure = RwSignal::new(false);
    let game = label.as_ref().map(|label| label.game.clone()).filter(|game| shelf::spine(game).is_some());
    let name = move || game.as_ref().map_or_else(|| text("go-on-unknown"), |game| text(&format!("{game}-name")));
    let (at, own) = label.map(|label| (label.at, label.edition)).unzip();
    let own =
        own.flatten().map(|name| view! { <span class="note">{t!("own-edition-of", name = name.as_str())}</span> });
    let (named, gone) = (name.clone(), code.clone());
    let delete = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        at_home::remove(&gone);
        tables.set(at_home::unfinished());
        announce(text("go-on-deleted"));
        // The button that had the focus is gone.
        let content =
            document().get_element_by_id("content").and_then(|content| content.dyn_into::<HtmlElement>().ok());
        let _ = content.map(|content| content.focus());
    };
    let about = move || say(&Message::new("go-on-delete-label").with("name", named()));
    view! {
        <li class="kept">
            <A href=format!("/home/{code}") attr:class="kept-way" attr:data-testid=format!("go-on-{code}")>
                <span class="kept-words">
                    <strong>{name}</strong>
                    <span class="note">{move || at.map(when)}</span>
                    {own}
                </span>
                <Icon sign=Sign::Arrow/>
            </A>
            <button type="button" class="button quiet" class:sure=move || sure.get() class:round=move || !sure.get()
                aria-label=move || if sure.get() { text("go-on-sure") } else { about() }
                data-testid=format!("delete-{code}") on:click=delete on:blur=move |_| sure.set(false)>
                <Icon sign=Sign::Trash/>
                {move || sure.get().then(|| text("go-on-sure"))}
            </button>
        </li>
    }
}
