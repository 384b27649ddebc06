//! A game on the home page: its picture, what it is, and the ways to a table.

use super::now::Now;
use crate::picture::picture;
use contract::{Message, Spine};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use table_page::api;
use table_page::ways::{lesson_address, rules_address};

/// A game: its picture, what it is, and the ways to a table.
#[component]
pub(super) fn GameCard(
    game: &'static Spine,
    problem: RwSignal<Option<Message>>,
    offline: Signal<bool>,
) -> impl IntoView {
    let id = game.id();
    let (least, most) = game.seats().into_inner();
    view! {
        <article class="game" data-testid=format!("game-{id}")>
            <div class=format!("game-picture game-picture-{id}") aria-hidden="true">{picture(id)}</div>
            <div class="game-words">
                <h2>{move || text(&format!("{id}-name"))}</h2>
                <p class="game-about">{move || text(&format!("{id}-about"))}</p>
                <ul class="facts">
                    <li><Icon sign=Sign::People/>{t!("home-players", least = least, most = most)}</li>
                    <li>
                        <Icon sign=Sign::Clock/>
                        {move || say(&Message::new("home-minutes").with("minutes", text(&format!("{id}-minutes"))))}
                    </li>
                </ul>
                <Now game problem>
                    <WithFriends id problem offline/>
                </Now>
                <p class="game-learn">
                    <A href=lesson_address(id) attr:class="button quiet" attr:data-testid=format!("learn-{id}")>
                        <Icon sign=Sign::Play/>
                        {t!("home-learn")}
                    </A>
                    <A href=rules_address(id) attr:class="button quiet" attr:data-testid=format!("rules-{id}")>
                        <Icon sign=Sign::List/>
                        {t!("home-rules")}
                    </A>
                </p>
            </div>
        </article>
    }
}

/// Opens a table on the server. Without it the button says why it cannot.
#[component]
fn WithFriends(id: &'static str, problem: RwSignal<Option<Message>>, offline: Signal<bool>) -> impl IntoView {
    let opening = RwSignal::new(false);
    let navigate = StoredValue::new_local(use_navigate());
    let open = move |_| {
        opening.set(true);
        spawn_local(async move {
            match api::open_table(id).await {
                Ok(opened) => navigate.with_value(|go| go(&format!("/t/{}", opened.code), Default::default())),
                Err(why) => {
                    problem.set(Some(why));
                    opening.set(false);
                }
            }
        });
    };
    let words = move || match (offline.get(), opening.get()) {
        (true, _) => text("home-friends-offline"),
        (_, true) => text("home-opening"),
        _ => text("home-with-friends"),
    };
    view! {
        <button type="button" class="button large" data-testid=format!("new-table-{id}")
            prop:disabled=move || opening.get() || offline.get() on:click=open>
            {move || match offline.get() {
                true => view! { <Icon sign=Sign::Unplugged/> },
                false => view! { <Icon sign=Sign::People/> },
            }}
            {words}
        </button>
    }
}
