//! A table: before the game, during it, and after it.

mod analysis;
mod bots;
mod chairs;
mod gathering;
mod home_note;
mod invitation;
mod one_device;
mod options;
mod result;
mod seating;
mod share;

use crate::chunks;
use crate::replay::{MOVE, TooEarly};
pub(crate) use analysis::Analysis;
use contract::Message;
use futures::future::join;
pub(crate) use gathering::{Gathering, GatheringProps};
use kit::memory::{NAME, remember, remembered};
use kit::pause::pause;
use kit::reader::say;
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_params_map, use_query_map};
use protocol::Stage;
pub(crate) use result::{FromHome, ResultPanel, ResultPanelProps};
use std::time::Duration;
use table_page::api;
use table_page::at_home;
use table_page::chunks::{Arriving, once_here, patiently, shown};
use table_page::frame::{Laying, Missing, Outdated};
use table_page::games;
use table_page::visit::{Link, Visit};

/// The page of a table.
#[component]
pub fn TablePage() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.read().get("code").unwrap_or_default().to_ascii_uppercase());
    move || view! { <Door code=code.get()/> }
}

/// The page of a table at home. No server has to be asked who the reader is.
#[component]
pub fn HomeTablePage() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.read().get("code").unwrap_or_default().to_ascii_uppercase());
    move || view! { <AtHome code=code.get()/> }
}

#[component]
fn AtHome(code: String) -> impl IntoView {
    let name = RwSignal::new(remembered(NAME).unwrap_or_default());
    let asked = code.clone();
    let unpacked = move || {
        let code = asked.clone();
        async move { at_home::unpack(&code).await }
    };
    once_here(unpacked, move |()| match Visit::begin_at_home(&code) {
        Ok(visit) => view! { <AtTable visit name/> }.into_any(),
        Err(why) => view! { <Missing why=Signal::derive(move || say(&why))/> }.into_any(),
    })
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
        // Mostly one letter is wrong.
        Some(why) => {
            let again = format!("/?code={code}");
            view! {
                <Missing why=Signal::derive(move || say(&why))>
                    <a href=again class="button" data-testid="other-code">{t!("table-other-code")}</a>
                </Missing>
            }
            .into_any()
        }
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
    /// The board of the game is not there yet.
    Packed,
    Before,
    Game,
    /// The game is over and looked at again.
    Replay,
    /// A replay was asked for that there cannot be yet.
    TooEarly,
    /// The server has no board any more that fits this page.
    Outdated,
}

#[component]
fn AtTable(visit: Visit, name: RwSignal<String>) -> impl IntoView {
    table_page::rematch::sit_as_before(visit);
    let query = use_query_map();
    let replays = Memo::new(move |_| query.read().get(MOVE).is_some());
    let unpacked = unpack(visit);
    let part = Memo::new(move |_| match visit.stage() {
        None => Part::Unknown,
        Some(Stage::Playing | Stage::Over) if unpacked.get() == Arriving::Never => Part::Outdated,
        Some(Stage::Playing | Stage::Over) if unpacked.get() != Arriving::Here(()) => Part::Packed,
        Some(Stage::Over) if replays.get() => Part::Replay,
        Some(_) if replays.get() => Part::TooEarly,
        Some(Stage::Gathering) => Part::Before,
        // The table is told before the game is.
        Some(_) if visit.game.read().is_none() => Part::Unknown,
        Some(_) => Part::Game,
    });
    // After a replay the reader still wants to see what decided the game.
    let analysis = Analysis::new(visit);
    let asked = move || query.read_untracked().get(MOVE).unwrap_or_default();
    move || match part.get() {
        Part::Unknown => view! { <Laying lost=Signal::derive(move || visit.link.get() == Link::Lost)/> }.into_any(),
        Part::Packed => {
            let lost = move || unpacked.get() == Arriving::NotYet { lost: true };
            view! { <Laying lost=Signal::derive(lost)/> }.into_any()
        }
        Part::Outdated => view! { <Outdated/> }.into_any(),
        Part::Before => shown(chunks::gathering, move |draw| draw(visit, name)),
        Part::Game => shown(chunks::play, move |draw| draw(visit, analysis)),
        Part::Replay => {
            let asked = asked();
            shown(chunks::replay, move |draw| draw(visit, asked.clone()))
        }
        Part::TooEarly => view! { <TooEarly visit/> }.into_any(),
    }
}

/// Loads the rules and the board of a table's game and what is around it as soon as it is known which game it is, before the game
/// starts; and if it has been started with another edition than the page's, that too.
fn unpack(visit: Visit) -> Memo<Arriving<()>> {
    let game = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.game.clone()));
    let arriving = Memo::new(move |_| {
        let game = game.get()?;
        Some(patiently(move || {
            let (game, edition) = (game.clone(), visit.edition_untracked());
            let gathers = untrack(|| visit.stage()) == Some(Stage::Gathering);
            async move {
                let lost = |_| Message::new(api::UNREACHABLE);
                // On a slow line what is seen first comes first.
                if gathers {
                    chunks::gathering().await.map_err(lost)?;
                }
                let (board, around) = join(games::load_game(&game), chunks::play()).await;
                board?;
                around.map_err(lost)?;
                match edition {
                    Some(edition) => games::fetch_edition(&game, &edition).await,
                    None => Ok(()),
                }
            }
        }))
    });
    // Whether or not it is shown.
    Effect::new(move |_| _ = arriving.get());
    Memo::new(move |_| arriving.get().map_or(Arriving::NotYet { lost: false }, |arriving| arriving.get()))
}
