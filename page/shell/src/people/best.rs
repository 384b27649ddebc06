//! Leaderboards of games that people play alone.

use super::ask::{asked, board};
use kit::parts::{Icon, Sign};
use kit::t;
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::Best;

/// Draws the best results, with the reader's own marked. A name links to the finished game, if that may be seen.
#[component]
pub(super) fn BestList(best: Vec<Best>) -> impl IntoView {
    let row = |best: Best| {
        let Best { place, name, score, code, you } = best;
        let named = match code {
            Some(code) => view! { <A href=format!("/t/{code}")>{name}</A> }.into_any(),
            None => view! { <span>{name}</span> }.into_any(),
        };
        view! {
            <li class="best" class:you=you>
                <span class="rank" aria-label=t!("result-rank", rank = i64::from(place))>{place}</span>
                <span class="best-name">{named}{you.then(|| view! { <span class="chip">{t!("result-you")}</span> })}</span>
                <strong class="best-score">{texts::number(score)}</strong>
            </li>
        }
    };
    match best.is_empty() {
        true => view! { <p class="note">{t!("best-none")}</p> }.into_any(),
        false => view! { <ol class="best-list">{best.into_iter().map(row).collect_view()}</ol> }.into_any(),
    }
}

/// Draws a leaderboard once it is loaded, and nothing if it cannot be loaded.
#[component]
pub(crate) fn BoardList(name: String) -> impl IntoView {
    let answer = asked(move || {
        let name = name.clone();
        async move { board(&name).await }
    });
    let list = |best: Vec<Best>| {
        view! {
            <section class="board-list" data-testid="best">
                <h3><Icon sign=Sign::Star/>{t!("best-title")}</h3>
                <BestList best/>
            </section>
        }
    };
    move || answer.get().and_then(Result::ok).map(|board| list(board.best))
}
