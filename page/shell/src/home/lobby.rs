//! The list of public tables, which every visitor may join or watch.

use contract::Message;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::ev;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::VisibilityState;
use leptos_router::components::A;
use protocol::{ListedTable, Lobby, Stage};
use std::time::Duration;
use table_page::api;
use table_page::terms::said;

/// How often the list is requested while it is visible.
const EVERY: Duration = Duration::from_secs(15);

/// The list, as long as the server can be reached.
#[component]
pub(super) fn OpenTables() -> impl IntoView {
    let tables = newest();
    let known = Memo::new(move |_| tables.read().is_some());
    let empty = Memo::new(move |_| tables.read().as_ref().is_none_or(Vec::is_empty));
    let each = move || tables.get().unwrap_or_default();
    // What is shown of a table stays while nothing about it changes.
    let key = |table: &ListedTable| (table.code.clone(), table.at);
    let section = move || {
        view! {
            <section class="lobby" aria-labelledby="lobby-title" data-testid="lobby">
                <h2 id="lobby-title">{t!("lobby-title")}</h2>
                {move || empty.get().then(|| view! { <p class="note">{t!("lobby-none")}</p> })}
                <ul><For each key let:table><OpenTable table/></For></ul>
            </section>
        }
    };
    move || known.get().then(section)
}

/// The newest list, told again and again while the page is looked at; nothing while the server does not answer.
fn newest() -> RwSignal<Option<Vec<ListedTable>>> {
    let tables = RwSignal::new(None);
    let look = move || {
        if document().visibility_state() == VisibilityState::Visible {
            spawn_local(async move {
                let lobby = api::get::<Lobby>("/api/lobby").await.ok();
                tables.try_set(lobby.map(|lobby| lobby.tables));
            });
        }
    };
    look();
    let timer = set_interval_with_handle(look, EVERY).ok();
    let online = window_event_listener(ev::online, move |_| look());
    on_cleanup(move || {
        online.remove();
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    tables
}

#[component]
fn OpenTable(table: ListedTable) -> impl IntoView {
    let ListedTable { code, game, stage, terms, people, .. } = table;
    let most = shelf::spine(&game).map_or(0, |game| i64::from(*game.seats().end()));
    let name = move || match shelf::spine(&game) {
        Some(_) => text(&format!("{game}-name")),
        None => text("go-on-unknown"),
    };
    let chairs = people.len() as i64;
    let bots = people.iter().filter(|name| name.is_none()).count() as i64;
    let names: Vec<String> = people.into_iter().flatten().collect();
    let who = move || {
        let bots = (bots > 0).then(|| t!("games-bots", bots = bots)());
        names.iter().cloned().chain(bots).collect::<Vec<_>>().join(", ")
    };
    let gathering = stage == Stage::Gathering;
    let chip = |words: String| view! { <li class="chip">{words}</li> };
    // All of them are open.
    let chips = move || said(&terms).into_iter().skip(1).map(chip).collect_view();
    let label = {
        let name = name.clone();
        move || {
            let id = if gathering { "lobby-join-label" } else { "lobby-watch-label" };
            say(&Message::new(id).with("game", name()))
        }
    };
    view! {
        <li class="kept open-table">
            <A href=format!("/t/{code}") attr:class="kept-way" attr:aria-label=label attr:data-testid=format!("open-{code}")>
                <span class="kept-words">
                    <strong>{name}</strong>
                    <span class="note">{who}</span>
                    <ul class="term-chips">
                        {gathering.then(|| view! { <li class="chip">{t!("lobby-chairs", people = chairs, most = most)}</li> })}
                        {chips}
                    </ul>
                </span>
                <span class="open-way">
                    {if gathering { view! { <Icon sign=Sign::People/> } } else { view! { <Icon sign=Sign::Eye/> } }}
                    {move || text(if gathering { "lobby-join" } else { "lobby-watch" })}
                </span>
            </A>
        </li>
    }
}
