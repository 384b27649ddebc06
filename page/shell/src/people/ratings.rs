//! How well people play against each other, and what the numbers mean.

use super::ask::{self, asked};
use contract::Spine;
use kit::page::{arrive, use_title};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::{LISTED_AFTER, RatedPlayer};
use table_page::frame::Head;

/// The games that people play against each other.
fn rated_games() -> impl Iterator<Item = &'static Spine> {
    shelf::spines().iter().filter(|game| !game.is_together())
}

/// The page `/ratings`.
#[component]
pub fn RatingsPage() -> impl IntoView {
    use_title(move || format!("{} – {}", text("ratings-title"), text("brand")));
    arrive();
    let list = |game: &'static Spine| view! { <OneGame id=game.id()/> };
    view! {
        <Head/>
        <main id="content" class="people" tabindex="-1" data-testid="ratings">
            <h1>{t!("ratings-title")}</h1>
            <p class="people-lead">{t!("ratings-text", least = i64::from(LISTED_AFTER))}</p>
            <div class="people-grid">{rated_games().map(list).collect_view()}</div>
        </main>
    }
}

/// Draws the leaderboard of one game, with the reader below it if they are not on it.
#[component]
fn OneGame(id: &'static str) -> impl IntoView {
    let answer = asked(move || ask::ratings(id));
    let row = |(place, rated): (Option<usize>, RatedPlayer)| {
        let you = rated.you;
        view! {
            <li class="best" class:you=you>
                <span class="rank">{place}</span>
                <span class="best-name">
                    {rated.name.clone()}
                    {you.then(|| view! { <span class="chip">{t!("result-you")}</span> })}
                </span>
                <Number rated/>
            </li>
        }
    };
    let list = move |ratings: protocol::Ratings| {
        let listed = ratings.best.iter().any(|rated| rated.you);
        let own = ratings.you.filter(|_| !listed).map(|own| (None, own));
        let rows: Vec<_> = (1..).map(Some).zip(ratings.best).chain(own).collect();
        match rows.is_empty() {
            true => view! { <p class="note">{t!("ratings-none")}</p> }.into_any(),
            false => view! { <ol class="best-list">{rows.into_iter().map(row).collect_view()}</ol> }.into_any(),
        }
    };
    let part = move || match answer.get() {
        None => view! { <p class="note">{t!("people-asking")}</p> }.into_any(),
        Some(Err(why)) => view! { <p class="problem">{move || say(&why)}</p> }.into_any(),
        Some(Ok(ratings)) => list(ratings).into_any(),
    };
    view! {
        <section class="panel people-part" data-testid=format!("ratings-{id}")>
            <h2>{move || text(&format!("{id}-name"))}</h2>
            {part}
        </section>
    }
}

/// Draws a rating, its uncertainty, and the number of games.
#[component]
fn Number(rated: RatedPlayer) -> impl IntoView {
    let RatedPlayer { rating, within, games, opponents, you, .. } = rated;
    let unlisted = you && opponents < LISTED_AFTER;
    let so_far = move || {
        let (least, met) = (i64::from(LISTED_AFTER), i64::from(opponents));
        view! { <span class="note">{t!("ratings-unlisted", least = least, met = met)}</span> }
    };
    view! {
        <span class="rating">
            <strong>{rating}</strong>
            <span class="note">{t!("ratings-within", within = i64::from(within), games = i64::from(games))}</span>
            {unlisted.then(so_far)}
        </span>
    }
}

/// Draws the reader's own ratings.
#[component]
pub(super) fn MyRatings() -> impl IntoView {
    let row = |game: &'static Spine| {
        let id = game.id();
        let answer = asked(move || ask::ratings(id));
        let own = move || match answer.get() {
            None => view! { <span class="note">{t!("people-asking")}</span> }.into_any(),
            Some(Ok(protocol::Ratings { you: Some(rated), .. })) => view! { <Number rated/> }.into_any(),
            Some(Ok(_)) => view! { <span class="note">{t!("ratings-own-none")}</span> }.into_any(),
            Some(Err(_)) => view! { <span class="note">{t!("people-unknown")}</span> }.into_any(),
        };
        view! { <li class="my-rating"><span>{move || text(&format!("{id}-name"))}</span> {own}</li> }
    };
    view! {
        <section class="panel people-part" aria-labelledby="ratings-title" data-testid="my-ratings">
            <h2 id="ratings-title">{t!("ratings-own")}</h2>
            <ul class="my-ratings">{rated_games().map(row).collect_view()}</ul>
            <p class="note">{t!("ratings-text", least = i64::from(LISTED_AFTER))}</p>
            <A href="/ratings" attr:class="button">{t!("ratings-all")}</A>
        </section>
    }
}
