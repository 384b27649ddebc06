//! The games on the shelf. Adding a game to the product is one line here.

use contract::{AnyGame, Shelved};

/// Hands the list of games to a macro: `each_game!(m)` becomes `m! { kaleidoskop: Kaleidoskop, … }`,
/// the crate and its type. The page builds its table of boards from the same list.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            kaleidoskop: Kaleidoskop,
            colour_lines: ColourLines,
            harmonia: Harmonia,
        }
    };
}

// So that whoever serves all games depends on the shelf alone: `shelf::kaleidoskop::Kaleidoskop`.
pub use {colour_lines, harmonia, kaleidoskop};

macro_rules! shelve {
    ($($krate:ident: $game:ident,)*) => {
        /// All games, in the order in which they are offered.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            &[$(&Shelved::<$krate::$game>::NEW),*]
        }
    };
}
each_game!(shelve);

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.id() == id)
}
