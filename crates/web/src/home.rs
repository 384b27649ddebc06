//! The home page: the games as living pictures, and the ways to a table.

use crate::api;
use crate::app::{arrive, use_title};
use crate::boards;
use crate::parts::{Icon, Sign, Toast};
use crate::reader::{say, text};
use crate::shell::Head;
use crate::symbols;
use crate::t;
use contract::{AnyGame, Message};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::{CODE_LENGTH, CODE_LETTERS};
use std::f64::consts::TAU;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    use_title(move || format!("{} – {}", text("brand"), text("home-title")));
    arrive();
    let problem = RwSignal::new(None::<Message>);
    let card = move |game: &'static dyn AnyGame| view! { <GameCard game problem/> };
    view! {
        <Head/>
        <main id="content" class="home" tabindex="-1">
            <section class="home-lead">
                <div>
                    <h1>{t!("home-title")}</h1>
                    <p>{t!("home-lead")}</p>
                </div>
                <Spectrum/>
            </section>
            <section class="games" aria-label=t!("home-games")>
                {shelf::games().iter().copied().map(card).collect_view()}
            </section>
            <Join/>
        </main>
        <Toast message=problem/>
    }
}

/// The six colours with their symbols, in a ring.
#[component]
fn Spectrum() -> impl IntoView {
    let gem = |(place, (colour, _)): (usize, (&'static str, _))| {
        let (sin, cos) = (TAU * place as f64 / 6.0).sin_cos();
        view! {
            <g class=format!("swatch-{colour}") transform=format!("translate({:.1} {:.1})", 52.0 * sin, -52.0 * cos)>
                <path d="M0-26 22.5-13V13L0 26-22.5 13V-13Z"/>
                <use href=symbols::href(colour) class="symbol" x="-11" y="-11" width="22" height="22"/>
            </g>
        }
    };
    let gems = symbols::SYMBOLS.into_iter().enumerate().map(gem).collect_view();
    view! { <svg class="spectrum" viewBox="-82 -82 164 164" aria-hidden="true">{gems}</svg> }
}

/// A game: its picture, what it is, and the way to a table.
#[component]
fn GameCard(game: &'static dyn AnyGame, problem: RwSignal<Option<Message>>) -> impl IntoView {
    let id = game.id();
    let (least, most) = game.seats().into_inner();
    let opening = RwSignal::new(false);
    let navigate = StoredValue::new_local(use_navigate());
    let open = move |more: &'static str| {
        opening.set(true);
        spawn_local(async move {
            match api::open_table(id).await {
                Ok(opened) => {
                    let address = format!("/t/{}{more}", opened.code);
                    navigate.with_value(|navigate| navigate(&address, Default::default()));
                }
                Err(why) => {
                    problem.set(Some(why));
                    opening.set(false);
                }
            }
        });
    };
    view! {
        <article class="game" data-testid=format!("game-{id}")>
            <div class=format!("game-picture game-picture-{id}") aria-hidden="true">{boards::picture(id)}</div>
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
                <div class="game-ways">
                    <button type="button" class="button primary large" data-testid=format!("play-now-{id}")
                        prop:disabled=move || opening.get() on:click=move |_| open("?now")>
                        {move || text(if opening.get() { "home-opening" } else { "home-now" })}
                        <Icon sign=Sign::Arrow/>
                    </button>
                    <button type="button" class="button large" data-testid=format!("new-table-{id}")
                        prop:disabled=move || opening.get() on:click=move |_| open("")>
                        <Icon sign=Sign::People/>
                        {move || text(if least == 1 { "home-alone-or-with-friends" } else { "home-with-friends" })}
                    </button>
                </div>
            </div>
        </article>
    }
}

/// The way to a table whose code one knows.
#[component]
fn Join() -> impl IntoView {
    let code = RwSignal::new(String::new());
    let bad = RwSignal::new(false);
    let navigate = use_navigate();
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        match read_code(&code.get()) {
            Some(code) => navigate(&format!("/t/{code}"), Default::default()),
            None => bad.set(true),
        }
    };
    view! {
        <section class="join panel">
            <div>
                <h2>{t!("home-join")}</h2>
                <p>{t!("home-join-text")}</p>
            </div>
            <form class="join-form" on:submit=go novalidate>
                <input class="field code" type="text" maxlength="80" autocomplete="off" autocapitalize="characters"
                    spellcheck="false" placeholder="K7M2QX" aria-label=t!("home-join-label") data-testid="join-code"
                    aria-invalid=move || bad.get().to_string() aria-describedby="join-problem"
                    prop:value=move || code.get()
                    on:input=move |event| { code.set(event_target_value(&event)); bad.set(false); }/>
                <button type="submit" class="button" data-testid="join">{t!("home-join-button")}</button>
            </form>
            <p id="join-problem" class="problem" role="alert">
                {move || bad.get().then(|| text("home-join-bad"))}
            </p>
        </section>
    }
}

/// The code in what somebody typed; spaces and hyphens do no harm, nor does a whole link.
fn read_code(typed: &str) -> Option<String> {
    let last = typed.trim().trim_end_matches('/').rsplit('/').next()?;
    let code: String =
        last.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>().to_ascii_uppercase();
    let fits = code.len() == CODE_LENGTH && code.bytes().all(|letter| CODE_LETTERS.contains(&letter));
    fits.then_some(code)
}
