//! The chunks of a game: everything that only one function reaches is a file of its own, made by `cargo xtask page` and loaded when
//! that function is first called. Code that several chunks need becomes a chunk too, or is loaded at once.

use crate::editions::Own;
use crate::game_page::AnyGamePage;
use crate::playing::TableFeed;
use crate::primer::Primer;
use crate::question::{Answer, Question};
use contract::EditionError;
use leptos::prelude::AnyView;
use std::fmt;
use std::pin::Pin;
use texts::Language;
use wasm_split_helpers::SplitLoaderError;

/// What the function of a chunk returns: the network may fail.
pub type Loaded<T> = Result<T, SplitLoaderError>;

/// A chunk being loaded.
pub type Later<T> = Pin<Box<dyn Future<Output = Loaded<T>>>>;

/// Draws the picture of a game, or its score editor.
pub type Draw = fn() -> AnyView;

/// Draws what a game adds to its result.
pub type Afterword = fn(TableFeed) -> Option<AnyView>;

/// Reads editions of a game.
#[derive(Clone, Copy, Debug)]
pub struct EditionReader {
    pub(crate) read: fn(&str) -> Result<Own, EditionError>,
    /// The file that comes with the game.
    pub original: &'static str,
}

impl EditionReader {
    /// Reads an edition.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(&self, text: &str) -> Result<Own, EditionError> {
        (self.read)(text)
    }
}

/// The loaders of a game's chunks, made by [`chunks!`](crate::chunks!). Naming an entry loads and links nothing but the loaders.
pub struct Entry {
    /// The id of the game.
    pub id: &'static str,
    /// Rules and board.
    pub page: fn() -> Later<&'static dyn AnyGamePage>,
    /// The words of the game in one language.
    pub words: fn(Language) -> Later<()>,
    /// The picture of the game, recorded as markup.
    pub picture: fn() -> Later<&'static str>,
    /// The same picture, drawn by the board.
    pub drawn: fn() -> Later<Draw>,
    pub afterword: fn() -> Later<Afterword>,
    pub editor: fn() -> Later<Draw>,
    /// The bots.
    pub answer: fn(Question) -> Later<Answer>,
    pub editions: fn() -> Later<EditionReader>,
    pub primer: fn() -> Later<Primer>,
}

impl fmt::Debug for Entry {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Entry").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Cuts the page of a game into chunks and makes its `ENTRY`: `kit::chunks!(konfetti => crate::Page)`, with the crate of the rules and
/// the type that implements [`GamePage`](crate::GamePage). The names of all chunks begin with that of the crate.
///
/// Nothing else may name `Page`: its board would be loaded with the home page.
#[macro_export]
macro_rules! chunks {
    ($krate:ident => $page:ty) => {
        $crate::macros::paste! {
            mod chunks {
                use $crate::macros::split::wasm_split;
                use $crate::macros::{contract, edition_reader, loaded, split, texts};
                use $crate::playing::Playing;
                use $crate::{Afterword, AnyGamePage, Answer, Draw, EditionReader, Entry, GamePage, Loaded, Primer, Question};
                use texts::Language;

                type Game = <$page as GamePage>::Game;

                #[wasm_split($krate, fallible, wasm_split_path = $crate::macros::split)]
                fn page() -> Loaded<&'static dyn AnyGamePage> {
                    Ok(loaded::<$page>())
                }

                #[wasm_split([<$krate _de>], fallible, wasm_split_path = $crate::macros::split)]
                fn german() -> Loaded<()> {
                    texts::play::$krate::german();
                    Ok(())
                }

                #[wasm_split([<$krate _en>], fallible, wasm_split_path = $crate::macros::split)]
                fn english() -> Loaded<()> {
                    texts::play::$krate::english();
                    Ok(())
                }

                #[wasm_split([<$krate _picture>], fallible, wasm_split_path = $crate::macros::split)]
                fn picture() -> Loaded<&'static str> {
                    Ok(include_str!("../../picture.html"))
                }

                #[wasm_split([<$krate _drawn>], fallible, wasm_split_path = $crate::macros::split)]
                fn drawn() -> Loaded<Draw> {
                    Ok(<$page>::picture)
                }

                #[wasm_split([<$krate _afterword>], fallible, wasm_split_path = $crate::macros::split)]
                fn afterword() -> Loaded<Afterword> {
                    Ok(|table| <$page>::afterword(Playing::at(table)?))
                }

                #[wasm_split([<$krate _score>], fallible, wasm_split_path = $crate::macros::split)]
                fn editor() -> Loaded<Draw> {
                    Ok(<$page>::editor)
                }

                #[wasm_split([<$krate _bots>], fallible, wasm_split_path = $crate::macros::split)]
                fn answer(question: Question) -> Loaded<Answer> {
                    Ok(question.answer::<Game>())
                }

                #[wasm_split([<$krate _edition>], fallible, wasm_split_path = $crate::macros::split)]
                fn editions() -> Loaded<EditionReader> {
                    Ok(edition_reader::<Game>())
                }

                #[wasm_split([<$krate _primer>], fallible, wasm_split_path = $crate::macros::split)]
                fn primer() -> Loaded<Primer> {
                    Ok(Primer {
                        lesson: include_str!("../../lesson.json"),
                        told: texts::lessons::$krate(),
                        rules: texts::rules::$krate(),
                    })
                }

                /// The chunks of this game.
                pub const ENTRY: Entry = Entry {
                    id: <Game as contract::Rules>::ID,
                    page: || Box::pin(page()),
                    words: |language| match language {
                        Language::De => Box::pin(german()),
                        Language::En => Box::pin(english()),
                    },
                    picture: || Box::pin(picture()),
                    drawn: || Box::pin(drawn()),
                    afterword: || Box::pin(afterword()),
                    editor: || Box::pin(editor()),
                    answer: |question| Box::pin(answer(question)),
                    editions: || Box::pin(editions()),
                    primer: || Box::pin(primer()),
                };
            }
        }
        pub use chunks::ENTRY;
    };
}
