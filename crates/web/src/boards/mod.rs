//! The boards, one module a game. The table of boards is built from the shelf: a game that is on the shelf and has
//! no board here does not compile.

use crate::playing::Playing;
use crate::visit::Visit;
use leptos::prelude::*;

pub mod colour_lines;
pub mod harmonia;
pub mod kaleidoskop;
pub mod konfetti;

macro_rules! boards {
    ($($krate:ident: $game:ident,)*) => {
        /// The living picture of a game, for the home page.
        pub fn picture(game: &str) -> Option<AnyView> {
            match game {
                $(<::$krate::$game as contract::Game>::ID => Some($krate::Picture().into_any()),)*
                _ => None,
            }
        }

        /// The board of a game that is played during `visit`, once its first view has come.
        pub fn board(game: &str, visit: Visit) -> Option<AnyView> {
            match game {
                $(<::$krate::$game as contract::Game>::ID => {
                    let playing: Playing<::$krate::$game> = visit.playing()?;
                    Some($krate::Board($krate::BoardProps { playing }).into_any())
                })*
                _ => None,
            }
        }

        /// What can be said by tapping in a game that is played during `visit`.
        pub fn phrases(game: &str, visit: Visit) -> Option<AnyView> {
            match game {
                $(<::$krate::$game as contract::Game>::ID => {
                    let playing: Playing<::$krate::$game> = visit.playing()?;
                    Some($krate::Phrases($krate::PhrasesProps { playing }).into_any())
                })*
                _ => None,
            }
        }

        /// What a game adds to its result, once it is over.
        pub fn afterword(game: &str, visit: Visit) -> Option<AnyView> {
            match game {
                $(<::$krate::$game as contract::Game>::ID => {
                    let playing: Playing<::$krate::$game> = visit.playing()?;
                    Some($krate::Afterword($krate::AfterwordProps { playing }).into_any())
                })*
                _ => None,
            }
        }
    };
}
shelf::each_game!(boards);
