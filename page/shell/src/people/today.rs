//! The page `/today`: the same game for all players, one try that counts, and the best results.

use super::ask::{self, asked};
use super::best::BestList;
use crate::picture::picture;
use contract::{Message, Spine};
use js_sys::Date;
use kit::memory::{NAME, remember, remembered};
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign, Toast};
use kit::reader::{say, text};
use kit::t;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use protocol::{DailyGame, LONGEST_NAME, Today};
use table_page::frame::Head;
use table_page::moment::{beat, length};

/// The page.
#[component]
pub fn TodayPage() -> impl IntoView {
    use_title(move || format!("{} – {}", text("today-title"), text("brand")));
    arrive();
    let answer = asked(ask::today);
    let problem = RwSignal::new(None::<Message>);
    let part = move || match answer.get() {
        None => view! { <p class="note">{t!("people-asking")}</p> }.into_any(),
        Some(Err(why)) => view! { <p class="problem" role="alert">{move || say(&why)}</p> }.into_any(),
        Some(Ok(today)) => view! { <Games today problem/> }.into_any(),
    };
    view! {
        <Head/>
        <main id="content" class="people" tabindex="-1" data-testid="today">
            <h1>{t!("today-title")}</h1>
            <p class="people-lead">{t!("today-text")}</p>
            {part}
        </main>
        <Toast message=problem/>
    }
}

#[component]
fn Games(today: Today, problem: RwSignal<Option<Message>>) -> impl IntoView {
    let beat = beat();
    let left = move || {
        beat.track();
        length(today.ends.saturating_sub(Date::now() as u64))
    };
    let name = RwSignal::new(remembered(NAME).unwrap_or_default());
    let nameless = name.read_untracked().is_empty();
    let field = NodeRef::<html::Input>::new();
    let ask_for_name = move || {
        view! {
            <label class="today-name">
                <span>{t!("gather-name")}</span>
                <input node_ref=field class="field" type="text" autocomplete="nickname"
                    maxlength=LONGEST_NAME.to_string() data-testid="today-name" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
        }
    };
    let card = move |daily: DailyGame| {
        shelf::spine(&daily.game).map(|game| view! { <OneGame game daily name field problem/> })
    };
    view! {
        <p class="today-left"><Icon sign=Sign::Clock/><span>{move || t!("today-left", time = left())()}</span></p>
        {nameless.then(ask_for_name)}
        <div class="people-grid">{today.games.into_iter().map(card).collect_view()}</div>
    }
}

#[component]
fn OneGame(
    game: &'static Spine,
    daily: DailyGame,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    problem: RwSignal<Option<Message>>,
) -> impl IntoView {
    let id = game.id();
    let DailyGame { bots, code, best, .. } = daily;
    let about = match (bots, game.is_together()) {
        (0, _) => "today-alone",
        (_, true) => "today-together",
        (_, false) => "today-against",
    };
    let ended = best.iter().any(|best| best.you);
    let way = match code {
        Some(code) => view! {
            <A href=format!("/t/{code}") attr:class="button" attr:data-testid=format!("today-{id}")>
                {move || text(if ended { "today-look" } else { "today-go-on" })}
                <Icon sign=Sign::Arrow/>
            </A>
        }
        .into_any(),
        None => view! { <Begin id name field problem/> }.into_any(),
    };
    view! {
        <article class="game today-game">
            <div class=format!("game-picture game-picture-{id}") aria-hidden="true">{picture(id)}</div>
            <div class="game-words">
                <h2>{move || text(&format!("{id}-name"))}</h2>
                <p class="note">{move || say(&Message::new(about).with("bots", bots))}</p>
                {way}
                <h3>{t!("best-title")}</h3>
                <BestList best/>
            </div>
        </article>
    }
}

/// Begins the try that counts.
#[component]
fn Begin(
    id: &'static str,
    name: RwSignal<String>,
    field: NodeRef<html::Input>,
    problem: RwSignal<Option<Message>>,
) -> impl IntoView {
    let busy = RwSignal::new(false);
    let navigate = StoredValue::new_local(use_navigate());
    let begin = move |_| {
        let chosen = name.get_untracked().trim().to_owned();
        if chosen.is_empty() {
            drop(field.get_untracked().map(|field| field.focus()));
            return problem.set(Some(Message::new("server-name-empty")));
        }
        busy.set(true);
        spawn_local(async move {
            match ask::begin(id, chosen.clone()).await {
                Ok(opened) => {
                    remember(NAME, &chosen);
                    let _ = navigate.try_with_value(|go| go(&format!("/t/{}", opened.code), Default::default()));
                }
                Err(why) => {
                    problem.try_set(Some(why));
                    busy.try_set(false);
                }
            }
        });
    };
    view! {
        <button type="button" class="button primary" data-testid=format!("today-{id}") prop:disabled=move || busy.get()
            on:click=begin>
            {t!("today-begin")}
            <Icon sign=Sign::Arrow/>
        </button>
    }
}
