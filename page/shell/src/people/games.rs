//! My games: those that go on first, then those that are over.

use super::ask;
use crate::reach::look_again;
use contract::Message;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use protocol::{PlayedBy, PlayedGame, Stage};
use table_page::moment::when;

/// The state of the list.
#[derive(Clone, PartialEq)]
enum State {
    Asking,
    /// Whether there are older games.
    Known {
        more: bool,
    },
    Failed(Message),
}

/// Draws the games that the reader plays or has played.
#[component]
pub(super) fn Games() -> impl IntoView {
    let games = RwSignal::new(Vec::<PlayedGame>::new());
    let state = RwSignal::new(State::Asking);
    let load = move || {
        state.set(State::Asking);
        let before = games.read_untracked().last().map(|game| game.at);
        spawn_local(async move {
            match ask::games(before).await {
                Ok(history) => {
                    games.try_update(|games| games.extend(history.games));
                    state.try_set(State::Known { more: history.more });
                }
                Err(why) => _ = state.try_set(State::Failed(why)),
            }
        });
    };
    load();
    let is_gone = move || {
        state.try_with_untracked(|state| matches!(state, State::Failed(why) if ask::is_unreachable(why))) == Some(true)
    };
    look_again(
        move || {
            if is_gone() {
                load()
            }
        },
        is_gone,
    );
    let sorted = Memo::new(move |_| {
        let (running, over): (Vec<PlayedGame>, Vec<PlayedGame>) =
            games.get().into_iter().partition(|game| game.stage != Stage::Over);
        let (turn, others): (Vec<PlayedGame>, Vec<PlayedGame>) = running.into_iter().partition(|game| game.your_turn);
        (turn.into_iter().chain(others).collect::<Vec<_>>(), over)
    });
    let row = |game: PlayedGame| view! { <GameRow game/> };
    let running = move || {
        view! {
            <h3>{t!("games-running")}</h3>
            <ul class="my-games">{move || sorted.get().0.into_iter().map(row).collect_view()}</ul>
        }
    };
    let over = move || {
        view! {
            <h3>{t!("games-over")}</h3>
            <ul class="my-games">{move || sorted.get().1.into_iter().map(row).collect_view()}</ul>
        }
    };
    let below = move || {
        match state.get() {
        State::Asking => view! { <p class="note">{t!("people-asking")}</p> }.into_any(),
        State::Failed(why) => view! { <p class="problem">{move || say(&why)}</p> }.into_any(),
        State::Known { more: true } => view! {
            <button type="button" class="button" data-testid="more-games" on:click=move |_| load()>{t!("games-more")}</button>
        }
        .into_any(),
        State::Known { .. } if games.read().is_empty() => view! { <p class="note">{t!("games-none")}</p> }.into_any(),
        State::Known { .. } => ().into_any(),
    }
    };
    view! {
        <section class="panel people-part" aria-labelledby="games-title" data-testid="my-games">
            <h2 id="games-title">{t!("games-title")}</h2>
            {move || (!sorted.read().0.is_empty()).then(running)}
            {move || (!sorted.read().1.is_empty()).then(over)}
            {below}
        </section>
    }
}

#[component]
fn GameRow(game: PlayedGame) -> impl IntoView {
    let name = {
        let id = game.game.clone();
        move || match shelf::spine(&id) {
            Some(_) => text(&format!("{id}-name")),
            None => text("go-on-unknown"),
        }
    };
    let over = game.stage == Stage::Over;
    let (at, rated, home, turn) = (game.at, game.rated, game.home, game.your_turn && !over);
    let company = {
        let (sitters, you) = (game.sitters.clone(), game.you.index());
        move || company(&sitters, you)
    };
    // A game that is played together has no ranks.
    let together = shelf::spine(&game.game).is_some_and(|game| game.is_together());
    let place =
        game.sitters.get(game.you.index()).and_then(|own| own.rank).filter(|_| game.sitters.len() > 1 && !together);
    let score = game.sitters.get(game.you.index()).and_then(|own| own.score);
    let replay = over.then(|| {
        let label = name.clone();
        view! {
            <A href=format!("/t/{}?move=0", game.code) attr:class="button quiet"
                attr:aria-label=move || say(&Message::new("games-replay-label").with("game", label()))>
                {t!("games-replay")}
            </A>
        }
    });
    view! {
        <li class="kept my-game" class:turn=turn>
            <A href=format!("/t/{}", game.code) attr:class="kept-way" attr:data-testid=format!("my-game-{}", game.code)>
                <span class="kept-words">
                    <strong>
                        {name}
                        {turn.then(|| view! { " " <span class="chip">{t!("play-your-turn")}</span> })}
                        {rated.then(|| view! { " " <span class="chip">{t!("terms-chip-rated")}</span> })}
                        {home.then(|| view! { " " <span class="chip" data-testid="from-home">{t!("games-from-home")}</span> })}
                    </strong>
                    <span>{company}</span>
                    <span class="note">
                        {move || when(at)}
                        {place.map(|rank| view! { " · " {t!("result-rank", rank = i64::from(rank))} })}
                        {score.map(|score| view! { " · " {t!("games-score", score = score)} })}
                    </span>
                </span>
                <Icon sign=Sign::Arrow/>
            </A>
            {replay}
        </li>
    }
}

/// With whom: people by their names, and how many bots. Reactive.
fn company(sitters: &[PlayedBy], you: usize) -> String {
    let others = || sitters.iter().enumerate().filter(|(seat, _)| *seat != you).map(|(_, sitter)| sitter);
    let bots = others().filter(|sitter| sitter.bot).count();
    let mut words: Vec<String> = others().filter(|sitter| !sitter.bot).map(|sitter| sitter.name.clone()).collect();
    if bots > 0 {
        words.push(t!("games-bots", bots = bots as i64)());
    }
    match words.is_empty() {
        true => text("games-alone"),
        false => t!("games-with", names = words.join(", "))(),
    }
}
