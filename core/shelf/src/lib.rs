//! The games on the shelf. Adding a game to the product is one line here.

pub use bots::{Advice, Budget, Review, Thought};
use contract::{AnyGame, AnyStudy, Chance, Edition, Game, Level, Phrase, Record, ReplayError, Seat, Shelved, Spine};
use std::sync::Arc;

/// Hands the list of games to a macro: `each_game!(m)` becomes `m! { "kaleidoskop" kaleidoskop: Kaleidoskop, … }`, the folder
/// below `games`, the crate and its type. The page builds its table of boards from the same list.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            "kaleidoskop" kaleidoskop: Kaleidoskop,
            "colour-lines" colour_lines: ColourLines,
            "harmonia" harmonia: Harmonia,
            "konfetti" konfetti: Konfetti,
        }
    };
}

// So that whoever serves all games depends on the shelf alone: `shelf::kaleidoskop::Kaleidoskop`.
pub use {colour_lines, harmonia, kaleidoskop, konfetti};

macro_rules! shelve {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// All games, in the order in which they are offered.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            &[$(&Shelved::<$krate::$game>::NEW),*]
        }

        /// All games, to be studied or to be played with other editions too.
        pub fn studies() -> &'static [&'static dyn AnyStudy] {
            &[$(&Shelved::<$krate::$game>::NEW),*]
        }

        /// The spines of all games, in the order in which they are offered.
        pub fn spines() -> &'static [Spine] {
            const { &[$(Spine::of::<$krate::$game>()),*] }
        }
    };
}
each_game!(shelve);

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.id() == id)
}

/// The game with this id, to be studied.
pub fn study(id: &str) -> Option<&'static dyn AnyStudy> {
    studies().iter().copied().find(|game| game.id() == id)
}

/// The spine of the game with this id.
pub fn spine(id: &str) -> Option<&'static Spine> {
    spines().iter().find(|spine| spine.id() == id)
}

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// What a bot of a level does about a view in JSON and what was said lately; nothing if there is no such game or that is no view of it.
        /// With the game goes the file of its edition, if it is not the one that comes with it.
        pub fn think(
            (game, edition): (&str, Option<&str>),
            level: Level,
            seat: Seat,
            view: &str,
            heard: &[Phrase],
            budget: Budget,
            chance: &mut Chance,
        ) -> Option<Thought> {
            match game {
                $(<$krate::$game as Game>::ID => {
                    let edition = match edition {
                        Some(text) => Arc::new(<$krate::$game as Game>::Edition::parse(text).ok()?),
                        None => Edition::standard(),
                    };
                    bots::think::<$krate::$game>(&edition, level, seat, view, heard, budget, chance)
                },)*
                _ => None,
            }
        }

        /// What somebody could do whose view this is, the best first; nothing if there is no such game or that is no view
        /// of it.
        pub fn suggest(
            game: &str,
            seat: Seat,
            view: &str,
            budget: Budget,
            chance: &mut Chance,
        ) -> Option<Vec<Advice>> {
            match game {
                $(<$krate::$game as Game>::ID => {
                    bots::suggest::<$krate::$game>(&Edition::standard(), seat, view, budget, chance)
                },)*
                _ => None,
            }
        }

        /// What the best bot would have done at an entry of a finished game; nothing if there was no choice.
        ///
        /// # Errors
        /// The record cannot be replayed so far, or is of a game that is not on the shelf.
        pub fn review(
            record: &Record,
            number: usize,
            budget: Budget,
            chance: &mut Chance,
        ) -> Result<Option<Review>, ReplayError> {
            match record.game.as_str() {
                $(<$krate::$game as Game>::ID => {
                    bots::review::<$krate::$game>(&Edition::of_id(&record.edition), record, number, budget, chance)
                },)*
                _ => Err(ReplayError::Game { record: record.game.clone(), expected: "" }),
            }
        }
    };
}
each_game!(by_game);
