//! During the game: the board has the screen, the shell only what every game needs.

use crate::call::call;
use crate::connection::Connection;
use crate::curtain::{Curtain, HandOver, Holder};
use crate::frame::{Head, Outdated};
use crate::games;
use crate::hashes;
use crate::hint::{Hint, HintButton, HintShown};
use crate::menu::{LearnWays, TableMenu};
use crate::mute;
use crate::rematch::RematchNote;
use crate::rest::{Rest, rests};
use crate::sounds::sounds;
use crate::stand_in::StandIns;
use crate::talk::{self, Talk, TalkButton};
use crate::terms::{late, people};
use crate::turn_clock::TurnClocks;
use crate::unrated;
use crate::visit::Visit;
use crate::ways::game_of;
use kit::page::arrive;
use kit::parts::{Icon, Popover, Sign, Toast};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use protocol::{Stage, Table};
use std::time::Duration;

/// The table during the game and after it. `result` draws the panel with the result, and is given whether that is open.
#[component]
pub fn Play(visit: Visit, result: Callback<RwSignal<bool>, AnyView>) -> impl IntoView {
    let table = move || visit.table.get_untracked();
    let game = table().map(|table| table.game.clone()).unwrap_or_default();
    let over = Memo::new(move |_| visit.stage() == Some(Stage::Over));
    let showing = RwSignal::new(over.get_untracked());
    open_when_over(over, showing);
    call(visit, game.clone());
    sounds(visit, game.clone());
    untrack(|| mute::recall(visit));
    talk::listen(visit, game.clone());
    if visit.is_live() {
        visit.keep_time();
    }
    // A player who is alone needs no talk; bots listen only where all play together.
    let listens = |table: &Table| {
        !visit.at_home || people(table) > 1 || shelf::spine(&table.game).is_some_and(|game| game.is_together())
    };
    let talks = table().is_some_and(|table| table.chairs.len() > 1 && listens(&table));
    let (talking, spoken) = (RwSignal::new(false), game.clone());
    let timed = table().is_some_and(|table| table.terms.clock.turn().is_some());
    let resting = Memo::new(move |_| rests(visit));
    keep_hash(visit);
    let hint = Hint::new(visit);
    let own = visit.own_edition().map(|id| id.name);
    arrive();

    let played = game.clone();
    // Each holder of the device gets a new board: what the last one had in mind is gone.
    let board = move || match (visit.curtain.get(), table()) {
        (Some(next), _) => view! { <Curtain visit next/> }.into_any(),
        (_, Some(table)) if is_outdated(&table) => view! { <Outdated/> }.into_any(),
        _ => untrack(|| games::board(&played, visit.feed())).unwrap_or_else(|| view! { <Outdated/> }.into_any()),
    };
    let named = game.clone();
    let heading = move || format!("{} – {}", text(&format!("{named}-name")), place(visit));
    let result_button = move || {
        view! {
            <button type="button" class="button quiet" data-testid="show-result" on:click=move |_| showing.set(true)>
                <Icon sign=Sign::Crown/>
                {t!("result-show")}
            </button>
        }
    };
    view! {
        <div class="at-table" data-game=game>
            <Head slim=true>
                <Watching visit/>
                {own.clone().map(|name| view! { <OwnEdition name/> })}
                <Holder visit/>
                <Connection visit/>
                {move || (over.get() && !showing.get()).then(result_button)}
                <HintButton hint/>
                <HandOver visit/>
                {talks.then(|| view! { <TalkButton visit open=talking/> })}
                <Chance visit/>
            </Head>
            <div class="notes" role="region" aria-label=t!("play-notes")>
                <RematchNote visit/>
                <StandIns visit/>
                {timed.then(|| view! { <TurnClocks visit/> })}
                <HintShown hint/>
            </div>
            <main id="content" class="board" tabindex="-1" data-testid="board" prop:inert=move || resting.get()>
                <h1 class="unseen">{heading}</h1>
                {board}
            </main>
            <Rest visit/>
            {move || (over.get() && showing.get()).then(|| result.run(showing))}
            {move || talking.get().then(|| view! { <Talk visit open=talking game=spoken.clone()/> })}
        </div>
        <Toast message=visit.refusal game_of/>
        <Toast message=unrated::news(visit) news=true/>
    }
}

/// When the game ends, one first sees how.
fn open_when_over(over: Memo<bool>, showing: RwSignal<bool>) {
    Effect::new(move |before: Option<bool>| {
        let over = over.get();
        if before == Some(false) && over {
            set_timeout(move || _ = showing.try_set(true), Duration::from_millis(1400));
        }
        over
    });
}

/// Keeps the checksum of the seed if the player is there before the first move: later the server need not be believed.
fn keep_hash(visit: Visit) {
    let begins = visit.game.read_untracked().as_ref().is_some_and(|game| game.number == 0);
    let table = visit.table.get_untracked().filter(|_| begins);
    if let Some((code, start)) = table.and_then(|table| Some((table.code.clone(), table.start.clone()?))) {
        hashes::keep(&code, &start.seed_hash);
    }
}

/// Other rules or components than ours cannot be shown by this page.
fn is_outdated(table: &Table) -> bool {
    let edition = table.start.as_ref().map(|start| &start.edition);
    let (Some(start), Some(game)) = (&table.start, games::rules_with(&table.game, edition)) else { return true };
    !(1..=game.rules()).contains(&start.rules) || start.edition != game.edition()
}

#[component]
fn Watching(visit: Visit) -> impl IntoView {
    // There are no spectators at home; a player without a seat has given the device away.
    let watching =
        Memo::new(move |_| !visit.at_home && visit.table.read().as_ref().is_some_and(|table| table.you.is_none()));
    let delay = Memo::new(move |_| {
        let table = visit.table.read();
        // Once the game is over all see it as it is.
        let running = table.as_deref().filter(|table| table.stage == Stage::Playing);
        running.map(|table| table.terms.delay).filter(|delay| *delay > 0)
    });
    let words = move || match delay.get() {
        Some(delay) => t!("play-watching-late", minutes = late(delay))(),
        None => text("play-watching"),
    };
    // A phone's head has room for few words.
    let short = move || delay.get().map_or_else(words, |delay| t!("play-watching-short", minutes = late(delay))());
    let sign = move || view! { <p class="watching" data-testid="watching"><Icon sign=Sign::Eye/><span class="watching-long">{words}</span><span class="watching-short">{short}</span></p> };
    move || watching.get().then(sign)
}

/// Says that the edition is a custom one.
#[component]
fn OwnEdition(name: String) -> impl IntoView {
    let titled = name.clone();
    let (long, title) = (t!("own-edition-of", name = name.as_str()), t!("own-edition-of", name = titled.as_str()));
    view! {
        <p class="watching own-edition" data-testid="own-edition" title=title>
            <Icon sign=Sign::Settings/>
            <span class="watching-long">{long}</span>
            <span class="watching-short">{t!("own-edition")}</span>
        </p>
    }
}

/// Which table it is.
fn place(visit: Visit) -> String {
    if visit.at_home { text("at-home") } else { t!("play-table", code = visit.code())() }
}

/// The rules, the code of the table and what can be done about it if others can use it, and what chance was fixed to be.
#[component]
fn Chance(visit: Visit) -> impl IntoView {
    let hash = move || visit.table.read().as_ref().and_then(|table| Some(table.start.as_ref()?.seed_hash.clone()));
    let name = move || text(if visit.at_home { "home-rules" } else { "play-menu" });
    view! {
        <button type="button" class="button quiet code-button" popovertarget="chance" data-testid="chance"
            aria-label=move || format!("{} – {}", name(), place(visit))>
            {(!visit.at_home).then(|| view! { <span class="code">{move || visit.code()}</span> })}
            {visit.at_home.then(|| view! { <span class="watching-long">{name}</span> })}
            {if visit.at_home { view! { <Icon sign=Sign::Question/> } } else { view! { <Icon sign=Sign::More/> } }}
        </button>
        <Popover id="chance" label=Signal::derive(name)>
            <LearnWays visit/>
            {(!visit.at_home).then(|| view! { <TableMenu visit/> })}
            <details class="note-divided note">
                <summary>{t!("play-chance")}</summary>
                <p>{t!("play-chance-text")}</p>
                <p class="hash" data-testid="seed-hash">{hash}</p>
            </details>
        </Popover>
    }
}
