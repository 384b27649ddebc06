//! The boards, one module a game. The table of boards is built from the shelf: a game that is on the shelf and has
//! no board here does not compile.

use crate::playing::{Playing, imagine};
use crate::replay::{AnyFilm, Film};
use crate::visit::Visit;
use contract::{Edition, Game, Match, Message, Record, Seat};
use leptos::prelude::*;
use std::rc::Rc;

mod cast;
pub mod colour_lines;
pub mod harmonia;
pub mod kaleidoskop;
pub mod konfetti;
mod told;

pub use cast::{Cast, Step};
pub use told::Told;

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

        /// What an action means to the player on `seat` who sees `view`; nothing if it cannot be done. Reactive.
        pub fn told(game: &str, seat: Seat, view: &str, action: &str) -> Option<Told> {
            match game {
                $(<::$krate::$game as Game>::ID => {
                    let action = action.parse().ok()?;
                    let state: ::$krate::$game = imagine(&Edition::standard(), &serde_json::from_str(view).ok()?)?;
                    state.check(seat, &action).ok()?;
                    Some($krate::advice::told(&state, seat, &action))
                })*
                _ => None,
            }
        }

        /// What actions would have meant to the player on `seat` at an entry of a finished game. Reactive.
        pub fn told_then(record: &Record, number: usize, seat: Seat, actions: [&str; 2]) -> Option<[Told; 2]> {
            match record.game.as_str() {
                $(<::$krate::$game as Game>::ID => {
                    let mut game = Match::<::$krate::$game>::before_first(record, Edition::standard()).ok()?;
                    for line in record.log.get(..number)? {
                        game.apply(&line.parse().ok()?).ok()?;
                    }
                    let told = |action: &str| Some($krate::advice::told(game.state(), seat, &action.parse().ok()?));
                    Some([told(actions[0])?, told(actions[1])?])
                })*
                _ => None,
            }
        }

        /// A record to be looked at step by step.
        ///
        /// # Errors
        /// It cannot be played again with the rules of this page.
        pub(crate) fn film(record: &Record) -> Result<Rc<dyn AnyFilm>, Message> {
            match record.game.as_str() {
                $(<::$krate::$game as Game>::ID => {
                    let film = Film::<::$krate::$game>::new(record, $krate::news::told, $krate::open_hands);
                    Ok(Rc::new(film.map_err(|error| error.message())?))
                })*
                game => Err(Message::new("server-unknown-game").with("game", game)),
            }
        }
    };
}
shelf::each_game!(boards);
