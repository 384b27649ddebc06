//! The table of Kaleidoskop: a board of velvet and glass, my cards and tools, the others.
//!
//! | where | what |
//! |---|---|
//! | `intent` | what I have picked up, propose, and would bring about |
//! | `window`, `pane`, `crystal`, `tools`, `pattern`, `symbol` | pictures that know nothing of turns |
//! | `targets` | marks and targets over the board |
//! | `now`, `supply`, `toolbox`, `hand`, `bar` | the sheet under the thumb |
//! | `players` | all players, as a strip |
//! | `open_hands` | the cards of all players, in a replay |
//! | `since` | what the others did since I acted last |
//! | `keyboard`, `cursor`, `news`, `words` | for those who type, and those who listen |
//! | `trial` | a board between the rules |
//! | `geometry` | where everything lies |
//! | `editor` | scores a printed game |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

mod advice;
mod bar;
mod board;
mod crystal;
mod cursor;
mod editor;
mod geometry;
mod hand;
mod intent;
mod keyboard;
mod news;
mod now;
mod open_hands;
mod pane;
mod pattern;
mod picture;
mod players;
mod since;
mod supply;
mod symbol;
mod targets;
mod toolbox;
mod tools;
mod trial;
mod window;
mod words;

use contract::{Message, Seat};
use kaleidoskop::{Action, Kaleidoskop};
use kit::playing::Playing;
use kit::sound::Sound;
use kit::{Cast, Description, GamePage, Step, Trial};
use leptos::prelude::*;

struct Page;

impl GamePage for Page {
    type Game = Kaleidoskop;

    const TRIALS: &'static [Trial] = trial::TRIALS;

    fn board(playing: Playing<Kaleidoskop>) -> AnyView {
        view! { <board::Board playing/> }.into_any()
    }

    fn editor() -> AnyView {
        view! { <editor::Editor/> }.into_any()
    }

    fn picture() -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn open_hands(state: &Kaleidoskop, cast: &Cast) -> Option<AnyView> {
        open_hands::open_hands(state, cast)
    }

    fn describe_action(state: &Kaleidoskop, seat: Seat, action: &Action) -> Description {
        advice::describe(state, seat, action)
    }

    fn log_entry(step: &Step<'_, Kaleidoskop>) -> Vec<Message> {
        news::log_entry(step)
    }

    fn sound(action: &Action) -> Option<Sound> {
        match action {
            Action::Put(..) | Action::Swap(..) | Action::Hold | Action::Mirror(..) | Action::Frost(..) => {
                Some(Sound::Glass)
            }
            Action::Fulfil(..) => Some(Sound::Chime),
            Action::Draw(_) => Some(Sound::Paper),
            Action::Buy(_) => Some(Sound::Coin),
            Action::End => None,
        }
    }
}

kit::chunks!(kaleidoskop => crate::Page);
