//! The chunks of the pages, loaded when they are first shown. Each function loads its chunk and returns how to draw what is in it.
//!
//! A component that is cut off may be named here and in its own chunk, but nowhere else: it would be loaded with the first page.

use crate::design::DesignPage;
use crate::home::Home;
use crate::learn::{LessonPage, RulesPage};
use crate::people::{LinkPage, MePage, RatingsPage, TodayPage};
use crate::printing::{self, Drawing};
use crate::qr::{self, Squares};
use crate::replay::{self, Replay, ReplayProps};
use crate::score::{PrintChooser, ScoreChooser};
use crate::table::{Analysis, Gathering, GatheringProps, HomeTablePage, ResultPanel, ResultPanelProps, TablePage};
use kit::Loaded;
use kit::editions::Own;
use leptos::prelude::*;
use std::pin::Pin;
use table_page::chunks::shown;
use table_page::play::{Play, PlayProps};
use table_page::visit::Visit;
use texts::Language;
use wasm_split_helpers::wasm_split;

/// Draws a page.
type Page = fn() -> AnyView;
/// A text that takes a while.
type LaterText = Pin<Box<dyn Future<Output = String>>>;
/// Draws a result.
type ResultPage = fn(Visit, RwSignal<bool>, Analysis) -> AnyView;

#[wasm_split(home, fallible)]
pub(crate) fn home() -> Loaded<Page> {
    Ok(|| Home().into_any())
}

#[wasm_split(table, fallible)]
pub(crate) fn table() -> Loaded<Page> {
    Ok(|| TablePage().into_any())
}

#[wasm_split(table, fallible)]
pub(crate) fn home_table() -> Loaded<Page> {
    Ok(|| HomeTablePage().into_any())
}

#[wasm_split(people, fallible)]
pub(crate) fn me() -> Loaded<Page> {
    Ok(|| MePage().into_any())
}

#[wasm_split(people, fallible)]
pub(crate) fn link() -> Loaded<Page> {
    Ok(|| LinkPage().into_any())
}

#[wasm_split(people, fallible)]
pub(crate) fn ratings() -> Loaded<Page> {
    Ok(|| RatingsPage().into_any())
}

#[wasm_split(people, fallible)]
pub(crate) fn today() -> Loaded<Page> {
    Ok(|| TodayPage().into_any())
}

#[wasm_split(learn, fallible)]
pub(crate) fn lesson() -> Loaded<Page> {
    Ok(|| LessonPage().into_any())
}

#[wasm_split(learn, fallible)]
pub(crate) fn rules() -> Loaded<Page> {
    Ok(|| RulesPage().into_any())
}

#[wasm_split(score, fallible)]
pub(crate) fn score() -> Loaded<Page> {
    Ok(|| ScoreChooser().into_any())
}

#[wasm_split(score, fallible)]
pub(crate) fn print() -> Loaded<Page> {
    Ok(|| PrintChooser().into_any())
}

#[wasm_split(design, fallible)]
pub(crate) fn design() -> Loaded<Page> {
    Ok(|| DesignPage().into_any())
}

/// The components of a custom edition, one by one.
#[wasm_split(print, fallible)]
pub(crate) fn drawings() -> Loaded<fn(&Own, Language) -> Vec<Drawing>> {
    Ok(printing::drawings)
}

/// The components of a game on paper.
#[wasm_split(print, fallible)]
pub(crate) fn printing() -> Loaded<fn(&'static str) -> AnyView> {
    Ok(printing::of_game)
}

/// A link as a picture for cameras.
#[wasm_split(qr, fallible)]
pub(crate) fn squares(link: String) -> Loaded<Squares> {
    Ok(qr::squares(&link))
}

/// A table before the game.
#[wasm_split(gathering, fallible)]
pub(crate) fn gathering() -> Loaded<fn(Visit, RwSignal<String>) -> AnyView> {
    Ok(|visit, name| Gathering(GatheringProps { visit, name }).into_any())
}

/// A table during the game, but for its board.
#[wasm_split(play, fallible)]
pub(crate) fn play() -> Loaded<fn(Visit, Analysis) -> AnyView> {
    Ok(|visit, analysis| {
        let panel = move |showing| shown(result, move |draw| draw(visit, showing, analysis));
        Play(PlayProps { visit, result: Callback::new(panel) }).into_any()
    })
}

/// The result of a game.
#[wasm_split(result, fallible)]
pub(crate) fn result() -> Loaded<ResultPage> {
    Ok(|visit, showing, analysis| ResultPanel(ResultPanelProps { visit, showing, analysis }).into_any())
}

/// A finished game, step by step.
#[wasm_split(replay, fallible)]
pub(crate) fn replay() -> Loaded<fn(Visit, String) -> AnyView> {
    Ok(|visit, asked| Replay(ReplayProps { visit, asked }).into_any())
}

/// What scripts ask of a record in JSON: [`replay::replay_fingerprint`].
#[wasm_split(replay, fallible)]
pub(crate) fn fingerprint(record: String) -> Loaded<LaterText> {
    Ok(Box::pin(replay::fingerprint(record)))
}
