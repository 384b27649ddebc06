//! What is cut off of each game: a piece with its rules and board, one for each language with what is said in it, one with its picture,
//! one that draws that, one with its bots, one for those who learn it, one that scores a printed copy of it, one that reads editions of it.
//!
//! Nobody but `pieces` may name the rules or the board of a game: whoever wants to know how many can play asks its
//! [`contract::Spine`].

use super::{Told, pieces};
use crate::api;
use crate::editions::{self, Own};
use crate::learn::{Primer, Trial};
use crate::pieces::Loaded;
use crate::reader::reader;
use crate::replay::AnyFilm;
use crate::thinking::{Answer, Question};
use crate::visit::Visit;
use contract::{AnyGame, EditionError, EditionId, Message, Record, Seat, Spine};
use futures::future::try_join;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use texts::Language;

/// A game whose piece is there.
pub(crate) trait Unpacked {
    fn rules(&self) -> &'static dyn AnyGame;
    /// The rules with an edition of somebody's own; nothing if it is of another game.
    fn rules_with(&self, own: &Own) -> Option<&'static dyn AnyGame>;
    fn board(&self, visit: Visit) -> Option<AnyView>;
    fn phrases(&self, visit: Visit) -> Option<AnyView>;
    fn told(&self, edition: Option<&EditionId>, seat: Seat, view: &str, action: &str) -> Option<Told>;
    fn told_then(&self, record: &Record, number: usize, seat: Seat, actions: [&str; 2]) -> Option<[Told; 2]>;
    fn trials(&self) -> &'static [Trial];
    fn film(&self, record: &Record) -> Result<Rc<dyn AnyFilm>, Message>;
}

/// Reads editions of a game.
#[derive(Clone, Copy)]
pub(crate) struct EditionReader {
    pub(super) read: fn(&str) -> Result<Own, EditionError>,
    /// The file that comes with the game.
    pub(crate) original: &'static str,
}

impl EditionReader {
    /// Reads an edition.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub(crate) fn read(&self, text: &str) -> Result<Own, EditionError> {
        (self.read)(text)
    }
}

/// Draws the picture of a game, or what scores a printed copy of it.
pub(super) type Draw = fn() -> AnyView;

/// Draws what a game adds to its result.
pub(super) type Afterword = fn(Visit) -> Option<AnyView>;

thread_local! {
    static UNPACKED: RefCell<Vec<&'static dyn Unpacked>> = const { RefCell::new(Vec::new()) };
    /// Games of which something is said in this page.
    static SPOKEN_OF: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// Rules with editions of somebody's own.
    static OWN_RULES: RefCell<Vec<(EditionId, &'static dyn AnyGame)>> = const { RefCell::new(Vec::new()) };
}

/// The game with this id, if its piece is there.
pub(super) fn unpacked(game: &str) -> Option<&'static dyn Unpacked> {
    UNPACKED.with_borrow(|all| all.iter().copied().find(|unpacked| unpacked.rules().id() == game))
}

/// The rules of a game whose piece is there.
pub(crate) fn rules(game: &str) -> Option<&'static dyn AnyGame> {
    unpacked(game).map(Unpacked::rules)
}

/// The rules of a game whose piece is there, with this edition: somebody's own if the page knows it, else the one that comes with
/// the game.
pub(crate) fn rules_with(game: &str, edition: Option<&EditionId>) -> Option<&'static dyn AnyGame> {
    let Some(own) = edition.and_then(|id| editions::own(game, id)) else { return rules(game) };
    let made = OWN_RULES
        .with_borrow(|all| all.iter().find(|(id, rules)| *id == own.id && rules.id() == game).map(|(_, rules)| *rules));
    made.or_else(|| {
        let rules = unpacked(game)?.rules_with(&own)?;
        OWN_RULES.with_borrow_mut(|all| all.push((own.id, rules)));
        Some(rules)
    })
}

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// Loads the rules and the board of a game, unless they are there.
        ///
        /// # Errors
        /// There is no such game, or its piece does not come.
        pub(crate) async fn unpack(game: &str) -> Result<&'static dyn AnyGame, Message> {
            if let Some(rules) = rules(game) {
                return Ok(rules);
            }
            let piece = async {
                match game {
                    $(<::$krate::$game as contract::Rules>::ID => {
                        pieces::$krate::unpack().await.map_err(|_| Message::new(api::UNREACHABLE))
                    })*
                    _ => Err(unknown(game)),
                }
            };
            let (loaded, ()) = try_join(piece, unpack_words(game)).await?;
            // Somebody else may have waited for the same piece.
            if unpacked(game).is_none() {
                UNPACKED.with_borrow_mut(|all| all.push(loaded));
            }
            Ok(loaded.rules())
        }

        /// Loads what is said in a game, in one language.
        async fn words(game: &str, language: Language) -> Loaded<()> {
            match (game, language) {
                $((<::$krate::$game as contract::Rules>::ID, Language::De) => pieces::$krate::german().await,
                (<::$krate::$game as contract::Rules>::ID, Language::En) => pieces::$krate::english().await,)*
                _ => Ok(()),
            }
        }

        /// Loads the picture of a game; nothing if there is none or it does not come.
        pub(super) async fn unpack_picture(game: &str) -> Option<&'static str> {
            match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::picture().await.ok(),)*
                _ => None,
            }
        }

        /// Loads what draws the picture of a game; nothing if there is none or it does not come.
        pub(super) async fn unpack_drawn(game: &str) -> Option<Draw> {
            match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::drawn().await.ok(),)*
                _ => None,
            }
        }

        /// Loads what a game adds to its result; nothing if it does not come.
        pub(super) async fn unpack_afterword(game: &str) -> Option<Afterword> {
            match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::afterword().await.ok(),)*
                _ => None,
            }
        }

        /// Loads what is for those who learn a game.
        ///
        /// # Errors
        /// There is no such game, or its piece does not come.
        pub(crate) async fn unpack_primer(game: &str) -> Result<Primer, Message> {
            let loaded = match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::primer().await,)*
                _ => return Err(unknown(game)),
            };
            loaded.map_err(|_| Message::new(api::UNREACHABLE))
        }

        /// Loads what scores a printed copy of a game.
        ///
        /// # Errors
        /// There is no such game, or its piece does not come.
        pub(crate) async fn unpack_editor(game: &str) -> Result<Draw, Message> {
            unpack_words(game).await?;
            let loaded = match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::editor().await,)*
                _ => return Err(unknown(game)),
            };
            loaded.map_err(|_| Message::new(api::UNREACHABLE))
        }

        /// Loads what reads editions of a game.
        ///
        /// # Errors
        /// There is no such game, or its piece does not come.
        pub(crate) async fn unpack_editions(game: &str) -> Result<EditionReader, Message> {
            let loaded = match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::editions().await,)*
                _ => return Err(unknown(game)),
            };
            loaded.map_err(|_| Message::new(api::UNREACHABLE))
        }

        /// Loads the bots of a game and asks them; nothing if they do not come.
        pub(crate) async fn ask(game: &str, question: Question) -> Option<Answer> {
            match game {
                $(<::$krate::$game as contract::Rules>::ID => pieces::$krate::answer(question).await.ok(),)*
                _ => Some(question.answer_unknown()),
            }
        }
    };
}
shelf::each_game!(by_game);

/// Loads what is said in a game, in the language that is spoken; from now on the game speaks every language that is spoken later.
///
/// # Errors
/// It does not come.
pub(crate) async fn unpack_words(game: &str) -> Result<(), Message> {
    if let Some(game) = shelf::spine(game).map(Spine::id) {
        // At once: whoever changes the language meanwhile waits for it too.
        SPOKEN_OF.with_borrow_mut(|all| {
            if !all.contains(&game) {
                all.push(game)
            }
        });
    }
    let language = reader().language.get_untracked();
    words(game, language).await.map_err(|_| Message::new(api::UNREACHABLE))
}

/// Loads what is said in a language in all games of which something is said in this page.
pub(crate) async fn learn_words(language: Language) -> Loaded<()> {
    let mut learnt = 0;
    // There may be one more after each.
    while let Some(game) = SPOKEN_OF.with_borrow(|all| all.get(learnt).copied()) {
        words(game, language).await?;
        learnt += 1;
    }
    Ok(())
}

/// Loads what reads editions of a game, reads one and keeps it, unless the page knows it already.
///
/// # Errors
/// It cannot be read: its piece does not come, or something is wrong with it.
pub(crate) async fn learn_edition(game: &str, text: &str) -> Result<EditionId, Message> {
    let own = match editions::known(game, text) {
        Some(own) => own,
        None => unpack_editions(game).await?.read(text)?,
    };
    let id = own.id.clone();
    editions::keep(own);
    Ok(id)
}

/// Gets an edition that the page does not know from the server, for a table of another version of the program. The rules of its game
/// are there.
///
/// # Errors
/// It does not come, or cannot be read.
pub(crate) async fn meet_edition(game: &str, id: &EditionId) -> Result<(), Message> {
    if rules_with(game, Some(id)).is_some_and(|rules| rules.edition() == *id) {
        return Ok(());
    }
    let text: String = api::get(&format!("/api/editions/{game}/{}", id.hash)).await?;
    learn_edition(game, &text).await.map(drop)
}

pub(super) fn unknown(game: &str) -> Message {
    Message::new("server-unknown-game").with("game", game)
}
