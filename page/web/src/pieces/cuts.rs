//! Where the pages are cut off. Each function loads its piece and answers how to draw what is in it.

use super::Loaded;
use crate::design::DesignPage;
use crate::editions::Own;
use crate::home::Home;
use crate::learn::{LessonPage, RulesPage};
use crate::parts::{self, Squares};
use crate::people::{LinkPage, MePage, RatingsPage, TodayPage};
use crate::printing::{self, Drawing};
use crate::replay::{self, Replay, ReplayProps};
use crate::score::{PrintChooser, ScoreChooser};
use crate::table::{
    Analysis, Gathering, GatheringProps, HomeTablePage, Play, PlayProps, ResultPanel, ResultPanelProps, TablePage,
};
use crate::thinking;
use crate::visit::Visit;
use leptos::prelude::*;
use std::pin::Pin;
use texts::Language;
use wasm_split_helpers::wasm_split;

/// Draws a page.
type Page = fn() -> AnyView;
/// A text that takes a while.
type Later = Pin<Box<dyn Future<Output = String>>>;
/// Draws a result.
type ResultPage = fn(Visit, RwSignal<bool>, Analysis) -> AnyView;

/// The texts of a language, from then on to be spoken.
pub(crate) async fn language(language: Language) -> Loaded<()> {
    match language {
        Language::De => german().await,
        Language::En => english().await,
    }
}

#[wasm_split(de, fallible)]
fn german() -> Loaded<()> {
    texts::speak::german();
    Ok(())
}

#[wasm_split(en, fallible)]
fn english() -> Loaded<()> {
    texts::speak::english();
    Ok(())
}

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

/// The components of an edition of somebody's own, one by one.
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
    Ok(parts::squares(&link))
}

/// A table before the game.
#[wasm_split(gathering, fallible)]
pub(crate) fn gathering() -> Loaded<fn(Visit, RwSignal<String>) -> AnyView> {
    Ok(|visit, name| Gathering(GatheringProps { visit, name }).into_any())
}

/// A table during the game, but for its board.
#[wasm_split(play, fallible)]
pub(crate) fn play() -> Loaded<fn(Visit, Analysis) -> AnyView> {
    Ok(|visit, analysis| Play(PlayProps { visit, analysis }).into_any())
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

/// The answer to a question in JSON: [`thinking::answer`].
#[wasm_split(thinking, fallible)]
pub(crate) fn thought(question: String) -> Loaded<Later> {
    Ok(Box::pin(thinking::think(question)))
}

/// What scripts ask of a record in JSON: [`replay::replay_fingerprint`].
#[wasm_split(replay, fallible)]
pub(crate) fn fingerprint(record: String) -> Loaded<Later> {
    Ok(Box::pin(replay::fingerprint(record)))
}
