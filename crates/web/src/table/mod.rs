//! A table: before the game, during it, and after it.

mod analysis;
mod bots;
mod call;
mod chairs;
mod gathering;
mod hint;
mod home_note;
mod invitation;
mod menu;
mod mute;
mod options;
mod play;
mod rematch;
mod rest;
mod result;
mod seating;
mod stand_in;
mod talk;
pub(crate) mod terms;
mod turn_clock;

use crate::api;
use crate::memory::{NAME, remember, remembered};
use crate::parts::Mark;
use crate::pause::pause;
use crate::reader::{say, text};
use crate::replay::{MOVE, Replay, TooEarly};
use crate::shell::{Head, Missing};
use crate::visit::{Link, Visit};
use analysis::Analysis;
use contract::Message;
use gathering::Gathering;
pub(crate) use invitation::qr_path;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_params_map, use_query_map};
pub(crate) use mute::speaker;
use play::Play;
use protocol::Stage;
use std::time::Duration;

/// The page of a table.
#[component]
pub fn TablePage() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.read().get("code").unwrap_or_default().to_ascii_uppercase());
    move || view! { <Door code=code.get()/> }
}

/// The page of a table at home. Nobody has to be asked who one is.
#[component]
pub fn HomeTablePage() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.read().get("code").unwrap_or_default().to_ascii_uppercase());
    move || view! { <AtHome code=code.get()/> }
}

#[component]
fn AtHome(code: String) -> impl IntoView {
    let name = RwSignal::new(remembered(NAME).unwrap_or_default());
    match Visit::begin_at_home(&code) {
        Ok(visit) => view! { <AtTable visit name/> }.into_any(),
        Err(why) => view! { <Missing why=Signal::derive(move || say(&why))/> }.into_any(),
    }
}

/// Who one is must be known before one enters, or one would be two people. Then the table may turn out not to exist.
#[component]
fn Door(code: String) -> impl IntoView {
    let name = RwSignal::new(None::<String>);
    let missing = RwSignal::new(None::<Message>);
    let lost = RwSignal::new(false);
    let asked = code.clone();
    spawn_local(async move {
        make_known(name, lost).await;
        if let Err(why) = api::summary(&asked).await
            && why.id != api::UNREACHABLE
        {
            missing.try_set(Some(why));
        }
    });
    let known = Memo::new(move |_| name.read().is_some());
    move || match missing.get() {
        Some(why) => view! { <Missing why=Signal::derive(move || say(&why))/> }.into_any(),
        None if known.get() => {
            let name = RwSignal::new(name.get_untracked().unwrap_or_default());
            view! { <AtTable visit=Visit::begin(&code) name/> }.into_any()
        }
        None => view! { <Laying lost/> }.into_any(),
    }
}

/// Asks the server until it answers.
async fn make_known(name: RwSignal<Option<String>>, lost: RwSignal<bool>) {
    loop {
        match api::me().await {
            Ok(me) => {
                if !me.name.is_empty() {
                    remember(NAME, &me.name);
                }
                return drop(name.try_set(Some(me.name)));
            }
            Err(_) if name.is_disposed() => return,
            Err(_) => _ = lost.try_set(true),
        }
        pause(Duration::from_secs(2)).await;
    }
}

/// What part of the evening it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Unknown,
    Before,
    Game,
    /// The game is over and looked at again.
    Replay,
    /// A replay was asked for that there cannot be yet.
    TooEarly,
}

#[component]
fn AtTable(visit: Visit, name: RwSignal<String>) -> impl IntoView {
    rematch::sit_as_before(visit);
    let query = use_query_map();
    let replays = Memo::new(move |_| query.read().get(MOVE).is_some());
    let part = Memo::new(move |_| match visit.stage() {
        None => Part::Unknown,
        Some(Stage::Over) if replays.get() => Part::Replay,
        Some(_) if replays.get() => Part::TooEarly,
        Some(Stage::Gathering) => Part::Before,
        // The table is told before the game is.
        Some(_) if visit.game.read().is_none() => Part::Unknown,
        Some(_) => Part::Game,
    });
    // Whoever comes back from the replay still wants to see what decided the game.
    let analysis = Analysis::new(visit);
    let asked = move || query.read_untracked().get(MOVE).unwrap_or_default();
    move || match part.get() {
        Part::Unknown => view! { <Laying lost=Signal::derive(move || visit.link.get() == Link::Lost)/> }.into_any(),
        Part::Before => view! { <Gathering visit name/> }.into_any(),
        Part::Game => view! { <Play visit analysis/> }.into_any(),
        Part::Replay => view! { <Replay visit asked=asked()/> }.into_any(),
        Part::TooEarly => view! { <TooEarly visit/> }.into_any(),
    }
}

/// Until the server has said what there is to see.
#[component]
pub(crate) fn Laying(#[prop(into)] lost: Signal<bool>) -> impl IntoView {
    view! {
        <Head slim=true/>
        <main id="content" class="laying" tabindex="-1" aria-busy="true">
            <Mark/>
            <p>{move || text(if lost.get() { "network-lost" } else { "shell-loading" })}</p>
        </main>
    }
}
