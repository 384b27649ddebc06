//! Plays any game in the page as a person does, by clicking. How a game is played is in `games/GAME/browser`.

pub(crate) use crate::guests::id;
use contract::{Rules as _, Seat};
use e2e::Session;
use serde_json::Value;

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// Plays an action of `seat`, who sees `view`.
        pub(crate) async fn play(page: &Session, game: &str, view: &str, seat: Seat, action: &str) {
            match game {
                $(shelf::$krate::$game::ID => crate::$krate::play(page, view, seat, action).await,)*
                other => panic!("{other} is not on the shelf"),
            }
        }

        /// Returns the options and the number of players of a short game in turns.
        pub(crate) fn short(game: &str) -> (Value, u8) {
            match game {
                $(shelf::$krate::$game::ID => crate::$krate::short(),)*
                other => panic!("{other} is not on the shelf"),
            }
        }
    };
}
shelf::each_game!(by_game);

/// Returns whether a game is a race unless an option says otherwise.
pub(crate) fn is_race(game: &str) -> bool {
    shelf::game(game).is_some_and(|game| game.is_live(&game.usual_options()))
}
