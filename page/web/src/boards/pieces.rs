//! Where the page is cut: everything that only these functions reach becomes a piece of its own, made by `cargo xtask page`.
//! What several pieces need becomes a piece too, or stays with what is loaded at once.

use super::unpacked::{Afterword, Draw, EditionReader, Unpacked};
use crate::pieces::Loaded;

/// The pieces of a game, each with its name: rules and board, its words in two languages, what it adds to a result, picture, the same
/// drawn by the board, bots, what is for those who learn it, what scores a printed copy, what reads editions.
macro_rules! pieces {
    (
        $folder:literal $krate:ident: $game:ident
        => $board:ident, $de:ident, $en:ident, $afterword:ident, $picture:ident, $drawn:ident, $bots:ident, $primer:ident, $editor:ident, $edition:ident
    ) => {
        pub(super) mod $krate {
            use super::{Afterword, Draw, EditionReader, Loaded, Unpacked};
            use crate::boards::{Told, $krate as board};
            use crate::editions::{self, Own};
            use crate::learn::{Primer, Trial};
            use crate::playing::{Playing, imagine};
            use crate::replay::{AnyFilm, Film};
            use crate::thinking::{Answer, Question};
            use crate::visit::Visit;
            use ::$krate::$game;
            use contract::{AnyGame, Edition, EditionId, Match, Message, Record, Rules, Seat, ShelfGame};
            use leptos::prelude::*;
            use std::rc::Rc;
            use wasm_split_helpers::wasm_split;

            struct Piece;

            impl Unpacked for Piece {
                fn rules(&self) -> &'static dyn AnyGame {
                    &ShelfGame::<$game>::NEW
                }

                fn rules_with(&self, own: &Own) -> Option<&'static dyn AnyGame> {
                    let edition = own.edition::<$game>()?;
                    // As long as the page, like every game; `unpacked` sees to it that there is one for each edition.
                    Some(Box::leak(Box::new(ShelfGame::<$game>::with(edition))))
                }

                fn board(&self, visit: Visit) -> Option<AnyView> {
                    let playing: Playing<$game> = visit.playing()?;
                    Some(board::Board(board::BoardProps { playing }).into_any())
                }

                fn phrases(&self, visit: Visit) -> Option<AnyView> {
                    let playing: Playing<$game> = visit.playing()?;
                    Some(board::Phrases(board::PhrasesProps { playing }).into_any())
                }

                fn told(&self, edition: Option<&EditionId>, seat: Seat, view: &str, action: &str) -> Option<Told> {
                    let action = action.parse().ok()?;
                    let edition = editions::components::<$game>(edition);
                    let state: $game = imagine(&edition, &serde_json::from_str(view).ok()?)?;
                    state.check(seat, &action).ok()?;
                    Some(board::advice::told(&state, seat, &action))
                }

                fn told_then(
                    &self,
                    record: &Record,
                    number: usize,
                    seat: Seat,
                    actions: [&str; 2],
                ) -> Option<[Told; 2]> {
                    let edition = editions::components::<$game>(Some(&record.edition));
                    let mut game = Match::<$game>::before_first(record, edition).ok()?;
                    for line in record.log.get(..number)? {
                        game.apply(&line.parse().ok()?).ok()?;
                    }
                    let told = |action: &str| Some(board::advice::told(game.state(), seat, &action.parse().ok()?));
                    Some([told(actions[0])?, told(actions[1])?])
                }

                fn trials(&self) -> &'static [Trial] {
                    board::TRIALS
                }

                fn film(&self, record: &Record) -> Result<Rc<dyn AnyFilm>, Message> {
                    let edition = editions::components::<$game>(Some(&record.edition));
                    let film = Film::<$game>::new(record, edition, board::news::told, board::open_hands);
                    Ok(Rc::new(film.map_err(|error| error.message())?))
                }
            }

            #[wasm_split($board, fallible)]
            pub(in crate::boards) fn unpack() -> Loaded<&'static dyn Unpacked> {
                Ok(&Piece)
            }

            #[wasm_split($de, fallible)]
            pub(in crate::boards) fn german() -> Loaded<()> {
                texts::play::$krate::german();
                Ok(())
            }

            #[wasm_split($en, fallible)]
            pub(in crate::boards) fn english() -> Loaded<()> {
                texts::play::$krate::english();
                Ok(())
            }

            #[wasm_split($picture, fallible)]
            pub(in crate::boards) fn picture() -> Loaded<&'static str> {
                Ok(include_str!(concat!("../../../../games/", $folder, "/picture.html")))
            }

            #[wasm_split($drawn, fallible)]
            pub(in crate::boards) fn drawn() -> Loaded<Draw> {
                Ok(|| board::Picture().into_any())
            }

            #[wasm_split($afterword, fallible)]
            pub(in crate::boards) fn afterword() -> Loaded<Afterword> {
                Ok(|visit| {
                    let playing: Playing<$game> = visit.playing()?;
                    Some(board::Afterword(board::AfterwordProps { playing }).into_any())
                })
            }

            #[wasm_split($editor, fallible)]
            pub(in crate::boards) fn editor() -> Loaded<Draw> {
                Ok(|| crate::score::$krate::Editor().into_any())
            }

            #[wasm_split($bots, fallible)]
            pub(in crate::boards) fn answer(question: Question) -> Loaded<Answer> {
                Ok(question.answer::<$game>())
            }

            #[wasm_split($edition, fallible)]
            pub(in crate::boards) fn editions() -> Loaded<EditionReader> {
                Ok(EditionReader {
                    read: |text| ::$krate::Edition::parse(text).map(|edition| Own::new::<$game>(text, edition)),
                    original: ::$krate::Edition::standard_text(),
                })
            }

            #[wasm_split($primer, fallible)]
            pub(in crate::boards) fn primer() -> Loaded<Primer> {
                Ok(Primer {
                    lesson: include_str!(concat!("../../../../games/", $folder, "/lesson.json")),
                    told: texts::lessons::$krate(),
                    rules: texts::rules::$krate(),
                })
            }
        }
    };
}

pieces!("kaleidoskop" kaleidoskop: Kaleidoskop
    => kaleidoskop, kaleidoskop_de, kaleidoskop_en, kaleidoskop_afterword, kaleidoskop_picture, kaleidoskop_drawn,
    kaleidoskop_bots, kaleidoskop_primer, kaleidoskop_score, kaleidoskop_edition);
pieces!("colour-lines" colour_lines: ColourLines
    => colour_lines, colour_lines_de, colour_lines_en, colour_lines_afterword, colour_lines_picture, colour_lines_drawn,
    colour_lines_bots, colour_lines_primer, colour_lines_score, colour_lines_edition);
pieces!("harmonia" harmonia: Harmonia
    => harmonia, harmonia_de, harmonia_en, harmonia_afterword, harmonia_picture, harmonia_drawn,
    harmonia_bots, harmonia_primer, harmonia_score, harmonia_edition);
pieces!("konfetti" konfetti: Konfetti
    => konfetti, konfetti_de, konfetti_en, konfetti_afterword, konfetti_picture, konfetti_drawn,
    konfetti_bots, konfetti_primer, konfetti_score, konfetti_edition);
