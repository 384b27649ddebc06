//! Games that are not over: on this device, and at tables on the server.

use contract::Message;
use kit::announce::announce;
use kit::memory::{NAME, remembered};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlElement;
use leptos_router::components::A;
use local_log::Label;
use protocol::Stage;
use serde::Deserialize;
use table_page::api;
use table_page::at_home;
use table_page::moment::when;
use wasm_bindgen::JsCast;

/// The list, if there is anything to go on with.
#[component]
pub(super) fn GoOn() -> impl IntoView {
    let tables = RwSignal::new(at_home::unfinished());
    let running = running();
    let item = move |(code, label)| view! { <Kept code label tables/> };
    let elsewhere = |table: Running| view! { <Elsewhere table/> };
    let list = move || {
        view! {
            <section class="go-on" aria-labelledby="go-on-title" data-testid="go-on">
                <h2 id="go-on-title">{t!("go-on")}</h2>
                <ul>
                    {move || running.get().into_iter().map(elsewhere).collect_view()}
                    {move || tables.get().into_iter().map(item).collect_view()}
                </ul>
            </section>
        }
    };
    let any = Memo::new(move |_| !tables.read().is_empty() || !running.read().is_empty());
    move || any.get().then(list)
}

/// Of what the server tells about my games, what is shown here.
#[derive(Deserialize)]
struct Mine {
    games: Vec<Running>,
}

#[derive(Clone, Deserialize)]
struct Running {
    code: String,
    game: String,
    stage: Stage,
    at: u64,
    your_turn: bool,
}

/// Returns the running games at tables on the server, empty until the server answers. A visitor without a stored
/// name has never sat at such a table, so the server is not asked.
fn running() -> RwSignal<Vec<Running>> {
    let tables = RwSignal::new(Vec::new());
    if remembered(NAME).is_some() {
        spawn_local(async move {
            // The server must know who asks.
            if api::me().await.is_ok()
                && let Ok(mine) = api::get::<Mine>("/api/me/games").await
            {
                let goes_on = |table: &Running| table.stage == Stage::Playing;
                tables.try_set(mine.games.into_iter().filter(goes_on).collect());
            }
        });
    }
    tables
}

/// One game at a table on the server.
#[component]
fn Elsewhere(table: Running) -> impl IntoView {
    let Running { code, game, at, your_turn, .. } = table;
    let here = code.clone();
    let name = move || match shelf::spine(&game) {
        Some(_) => text(&format!("{game}-name")),
        None => text("go-on-unknown"),
    };
    view! {
        <li class="kept">
            <A href=format!("/t/{code}") attr:class="kept-way" attr:data-testid=format!("go-on-{code}")>
                <span class="kept-words">
                    <strong>
                        {name}
                        {your_turn.then(|| view! { " " <span class="chip">{t!("play-your-turn")}</span> })}
                    </strong>
                    <span class="note">{t!("play-table", code = here.as_str())} " · " {move || when(at)}</span>
                </span>
                <Icon sign=Sign::Arrow/>
            </A>
        </li>
    }
}

type Tables = RwSignal<Vec<(String, Option<Label>)>>;

/// Draws one game. Deleting it has to be confirmed.
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
