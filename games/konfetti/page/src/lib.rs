//! The table of Konfetti: bright, full of cards, with the fingers of all players on it.
//!
//! | where | what |
//! |---|---|
//! | `intent`, `pull`, `grab`, `filter` | what I can reach, what my finger does, what I look for |
//! | `ground`, `lies` | where zones and cards are |
//! | `face`, `prints`, `look`, `card`, `cards` | the cards, over all zones, so that they slide |
//! | `pointer`, `keyboard`, `cursor` | fingers, mice, keys |
//! | `others`, `side` | the players around the table, and my own side of it |
//! | `sand`, `now`, `news`, `words` | time, what is to be done, what happened |
//! | `choosing`, `afterword` | after a round, after the game |
//! | `picture` | the game on the home page |
//! | `editor` | scores a printed game |
//! | `trial` | a board between the rules |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

mod advice;
mod afterword;
mod board;
mod card;
mod cards;
mod choosing;
mod cursor;
mod deal;
mod editor;
mod face;
mod filter;
mod grab;
mod ground;
mod intent;
mod keyboard;
mod lies;
mod look;
mod news;
mod now;
mod others;
mod picture;
mod pointer;
mod prints;
mod pull;
mod sand;
mod side;
mod trial;
mod words;

use contract::{Message, Seat};
use kit::playing::Playing;
use kit::sound::Sound;
use kit::{Description, GamePage, Step, Trial};
use konfetti::{Action, Konfetti};
use leptos::prelude::*;

struct Page;

impl GamePage for Page {
    type Game = Konfetti;

    const TRIALS: &'static [Trial] = trial::TRIALS;

    fn board(playing: Playing<Konfetti>) -> AnyView {
        view! { <board::Board playing/> }.into_any()
    }

    fn afterword(playing: Playing<Konfetti>) -> Option<AnyView> {
        Some(view! { <afterword::Afterword playing/> }.into_any())
    }

    fn editor() -> AnyView {
        view! { <editor::Editor/> }.into_any()
    }

    fn picture() -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn describe_action(state: &Konfetti, seat: Seat, action: &Action) -> Description {
        advice::describe(state, seat, action)
    }

    fn log_entry(step: &Step<'_, Konfetti>) -> Vec<Message> {
        news::log_entry(step)
    }

    fn sound(action: &Action) -> Option<Sound> {
        match action {
            Action::Touch(_) | Action::Take(_) | Action::Give(_) => Some(Sound::Paper),
            Action::Drop(_) => Some(Sound::Wood),
            Action::Keep(_) => Some(Sound::Chime),
            Action::LetGo | Action::Return(_) | Action::Done => None,
        }
    }
}

kit::chunks!(konfetti => crate::Page);
