//! Loads the chunks of games, and keeps what has come. The table of games is made from `shelf::each_game!`; the chunks of each are in
//! its [`Entry`].
//!
//! A game whose rules are not loaded is known by its [`contract::Spine`] only.

use crate::api;
use crate::chunks::AGAIN;
use contract::{AnyGame, EditionId, Message, Record, Seat};
use futures::future::try_join;
use kit::editions::{self, Own};
use kit::pause::pause;
use kit::playing::TableFeed;
use kit::reader::reader;
use kit::sound::Sound;
use kit::{
    Afterword, Answer, AnyFilm, AnyGamePage, Description, Draw, EditionReader, Entry, Later, Loaded, Primer, Question,
    Trial,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::rc::Rc;
use texts::Language;
use wasm_split_helpers::wasm_split;

macro_rules! entries {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        pastey::paste! {
            /// The games of this page.
            static ENTRIES: &[&Entry] = &[$(&[<$krate _page>]::ENTRY),*];
        }
    };
}
shelf::each_game!(entries);

thread_local! {
    static LOADED: RefCell<Vec<&'static dyn AnyGamePage>> = const { RefCell::new(Vec::new()) };
    /// The games whose words this page needs, in every language that is chosen later.
    static SPOKEN_OF: RefCell<Vec<&'static Entry>> = const { RefCell::new(Vec::new()) };
    /// Rules with custom editions.
    static OWN_RULES: RefCell<Vec<(EditionId, &'static dyn AnyGame)>> = const { RefCell::new(Vec::new()) };
}

fn entry(game: &str) -> Result<&'static Entry, Message> {
    let unknown = || Message::new("server-unknown-game").with("game", game);
    ENTRIES.iter().copied().find(|entry| entry.id == game).ok_or_else(unknown)
}

/// Loads a chunk of a game.
///
/// # Errors
/// There is no such game, or its chunk does not come.
async fn load<T>(game: &str, chunk: impl FnOnce(&Entry) -> Later<T>) -> Result<T, Message> {
    chunk(entry(game)?).await.map_err(|_| Message::new(api::UNREACHABLE))
}

/// Returns the page of a game, if it is loaded.
fn loaded(game: &str) -> Option<&'static dyn AnyGamePage> {
    LOADED.with_borrow(|all| all.iter().copied().find(|page| page.rules().id() == game))
}

/// Returns the rules of a game, if they are loaded.
pub fn rules(game: &str) -> Option<&'static dyn AnyGame> {
    loaded(game).map(AnyGamePage::rules)
}

/// Returns the rules of a game with an edition, if they are loaded: with a custom edition if the page knows it, else with the one that
/// comes with the game.
pub fn rules_with(game: &str, edition: Option<&EditionId>) -> Option<&'static dyn AnyGame> {
    let Some(own) = edition.and_then(|id| editions::own(game, id)) else { return rules(game) };
    let made = OWN_RULES
        .with_borrow(|all| all.iter().find(|(id, rules)| *id == own.id && rules.id() == game).map(|(_, rules)| *rules));
    made.or_else(|| {
        let rules = loaded(game)?.rules_with(&own)?;
        OWN_RULES.with_borrow_mut(|all| all.push((own.id, rules)));
        Some(rules)
    })
}

/// Loads the rules, the board and the words of a game, unless they are there.
///
/// # Errors
/// There is no such game, or a chunk does not come.
pub async fn load_game(game: &str) -> Result<&'static dyn AnyGame, Message> {
    if let Some(rules) = rules(game) {
        return Ok(rules);
    }
    let (page, ()) = try_join(load(game, |entry| (entry.page)()), load_words(game)).await?;
    // Another task may have waited for the same chunk.
    if loaded(game).is_none() {
        LOADED.with_borrow_mut(|all| all.push(page));
    }
    Ok(page.rules())
}

/// Loads the words of a game in the reader's language; from now on they follow the language.
///
/// # Errors
/// They do not come.
pub async fn load_words(game: &str) -> Result<(), Message> {
    let entry = entry(game)?;
    // Before they have come: a change of the language meanwhile loads them too.
    SPOKEN_OF.with_borrow_mut(|all| {
        if !all.iter().any(|other| other.id == entry.id) {
            all.push(entry);
        }
    });
    let language = reader().language.get_untracked();
    load(game, |entry| (entry.words)(language)).await
}

/// Loads the picture of a game; `None` if it does not come.
pub async fn load_picture(game: &str) -> Option<&'static str> {
    load(game, |entry| (entry.picture)()).await.ok()
}

/// Loads what draws the picture of a game; `None` if it does not come.
pub async fn load_drawn(game: &str) -> Option<Draw> {
    load(game, |entry| (entry.drawn)()).await.ok()
}

/// Loads what a game adds to its result; `None` if it does not come.
async fn load_afterword(game: &str) -> Option<Afterword> {
    load(game, |entry| (entry.afterword)()).await.ok()
}

/// Loads what teaches a game.
///
/// # Errors
/// There is no such game, or its chunk does not come.
pub async fn load_primer(game: &str) -> Result<Primer, Message> {
    load(game, |entry| (entry.primer)()).await
}

/// Loads the score editor of a game, with its words.
///
/// # Errors
/// There is no such game, or a chunk does not come.
pub async fn load_editor(game: &str) -> Result<Draw, Message> {
    load_words(game).await?;
    load(game, |entry| (entry.editor)()).await
}

/// Loads what reads editions of a game.
///
/// # Errors
/// There is no such game, or its chunk does not come.
pub async fn load_editions(game: &str) -> Result<EditionReader, Message> {
    load(game, |entry| (entry.editions)()).await
}

/// Loads the bots of a game and asks them; `None` if they do not come.
pub(crate) async fn ask(game: &str, question: Question) -> Option<Answer> {
    match entry(game) {
        Ok(entry) => (entry.answer)(question).await.ok(),
        Err(_) => Some(question.answer_unknown()),
    }
}

/// Reads an edition and keeps it, unless the page knows it already.
///
/// # Errors
/// It cannot be read: the chunk of its reader does not come, or something is wrong with it.
pub async fn load_edition(game: &str, text: &str) -> Result<EditionId, Message> {
    let own: Own = match editions::known(game, text) {
        Some(own) => own,
        None => load_editions(game).await?.read(text)?,
    };
    let id = own.id.clone();
    editions::keep(own);
    Ok(id)
}

/// Fetches an edition that the page does not know from the server, for a table of another version of the program. The rules of its game
/// are there.
///
/// # Errors
/// It does not come, or cannot be read.
pub async fn fetch_edition(game: &str, id: &EditionId) -> Result<(), Message> {
    if rules_with(game, Some(id)).is_some_and(|rules| rules.edition() == *id) {
        return Ok(());
    }
    let text: String = api::get(&format!("/api/editions/{game}/{}", id.hash)).await?;
    load_edition(game, &text).await.map(drop)
}

/// Draws the board of a loaded game, or returns `None` before its first view has come.
pub fn board(game: &str, table: TableFeed) -> Option<AnyView> {
    loaded(game)?.board(table)
}

/// Draws what players of a loaded game can say by tapping.
pub fn phrases(game: &str, table: TableFeed) -> Option<AnyView> {
    loaded(game)?.phrases(table)
}

/// Draws what a game adds to its result, once that has come.
pub fn afterword(game: String, table: TableFeed) -> impl IntoView {
    let here = RwSignal::new(None);
    spawn_local(async move { _ = here.try_set(load_afterword(&game).await) });
    move || here.get().and_then(|draw| untrack(|| draw(table)))
}

/// Says what an action means to the player on `seat` who sees `view`, or returns `None` if it is illegal. Reactive.
pub fn describe_action(
    game: &str,
    edition: Option<&EditionId>,
    seat: Seat,
    view: &str,
    action: &str,
) -> Option<Description> {
    loaded(game)?.describe_action(edition, seat, view, action)
}

/// Says what actions would have meant to the player on `seat` at an entry of a finished game. Reactive.
pub fn describe_actions_at(record: &Record, number: usize, seat: Seat, actions: [&str; 2]) -> Option<[Description; 2]> {
    loaded(&record.game)?.describe_actions_at(record, number, seat, actions)
}

/// Returns what is heard of an action in a loaded game.
pub(crate) fn sound(game: &str, action: &str) -> Option<Sound> {
    loaded(game)?.sound(action)
}

/// The small boards between the rules of a loaded game.
pub fn trials(game: &str) -> &'static [Trial] {
    loaded(game).map_or(&[], |page| page.trials())
}

/// Makes a film of a finished game.
///
/// # Errors
/// It cannot be replayed with the rules of this page.
pub fn film(record: &Record) -> Result<Rc<dyn AnyFilm>, Message> {
    entry(&record.game)?;
    loaded(&record.game).ok_or_else(|| Message::new(api::UNREACHABLE))?.film(record)
}

/// Loads the texts of the page and of its games in a language. Tries until they come.
pub async fn load_language(language: Language) {
    while load_texts(language).await.is_err() {
        pause(AGAIN).await;
    }
}

async fn load_texts(language: Language) -> Loaded<()> {
    match language {
        Language::De => german().await?,
        Language::En => english().await?,
    }
    let mut learnt = 0;
    // Another game may have been added meanwhile.
    while let Some(entry) = SPOKEN_OF.with_borrow(|all| all.get(learnt).copied()) {
        (entry.words)(language).await?;
        learnt += 1;
    }
    Ok(())
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

/// Changes the language of the page, as soon as its texts have come.
pub(crate) fn speak(language: Language) {
    spawn_local(async move {
        load_language(language).await;
        reader().language.set(language);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Millis, Seed};
    use futures::FutureExt;
    use std::collections::BTreeMap;

    /// What players do most is heard in every game.
    #[test]
    fn what_happens_in_a_game_is_heard() {
        for entry in ENTRIES {
            let game = load_game(entry.id).now_or_never().unwrap().unwrap();
            let seats = (*game.seats().start()).max(2);
            let mut playing = game.start(&game.usual_options(), seats, Seed::from_number(1)).expect("a game");
            let (mut heard, mut now) = (BTreeMap::new(), Millis(0));
            for number in 0..200 {
                let Some(seat) = playing.to_act().iter().next() else {
                    // Only time goes on.
                    let Some(due) = playing.next_deadline() else { break };
                    now = due;
                    playing.pass_time(now);
                    continue;
                };
                let legal = playing.legal(seat);
                let Some(action) = legal.get(number * 7 % legal.len().max(1)).cloned() else { break };
                let word = action.split(' ').next().unwrap_or_default().to_owned();
                heard.insert(word, sound(entry.id, &action).is_some());
                playing.play(seat, &action, now).expect("it is legal");
            }
            let silent = heard.values().filter(|heard| !**heard).count();
            assert!(silent < heard.len() && silent <= 2, "{}: {heard:?}", entry.id);
        }
    }
}
