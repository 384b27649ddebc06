//! The table of Harmonia: a garden that all plant together, and my tiles behind a screen.
//!
//! | where | what |
//! |---|---|
//! | `intent`, `aim` | what I hold, try and point at |
//! | `bed`, `tile`, `garden` | pictures that know nothing of turns |
//! | `window`, `camera`, `pointer`, `marks` | the endless table, and what a finger does there |
//! | `hand`, `bar`, `now`, `ending` | what is to be done, under the thumb |
//! | `players`, `score` | whose turn it is, and what it is about |
//! | `goal` | whether the hexagon can still come together |
//! | `pings`, `phrases` | talking without showing |
//! | `keyboard`, `cursor`, `news`, `words` | for those who type, and those who listen |
//! | `afterword` | from where a lost game could have been won |
//! | `open_hands` | the tiles of all players, in a replay |
//! | `picture` | the game on the home page |
//! | `editor` | scores a printed game |
//! | `trial`, `examples` | boards between the rules |
//! | `geometry` | where everything lies |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

mod advice;
mod afterword;
mod aim;
mod bar;
mod bed;
mod board;
mod camera;
mod cursor;
mod editor;
mod ending;
mod examples;
mod garden;
mod geometry;
mod goal;
mod hand;
mod highest;
mod intent;
mod keyboard;
mod marks;
mod news;
mod now;
mod open_hands;
mod phrases;
mod picture;
mod pings;
mod players;
mod pointer;
mod score;
mod tile;
mod trial;
mod window;
mod words;

use contract::{Message, Seat};
use harmonia::{Action, Harmonia};
use kit::playing::Playing;
use kit::sound::Sound;
use kit::{Cast, Description, GamePage, Step, Trial};
use leptos::prelude::*;

struct Page;

impl GamePage for Page {
    type Game = Harmonia;

    const TRIALS: &'static [Trial] = trial::TRIALS;

    fn board(playing: Playing<Harmonia>) -> AnyView {
        view! { <board::Board playing/> }.into_any()
    }

    fn phrases(playing: Playing<Harmonia>) -> Option<AnyView> {
        Some(view! { <phrases::Phrases playing/> }.into_any())
    }

    fn afterword(playing: Playing<Harmonia>) -> Option<AnyView> {
        Some(view! { <afterword::Afterword playing/> }.into_any())
    }

    fn editor() -> AnyView {
        view! { <editor::Editor/> }.into_any()
    }

    fn picture() -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn open_hands(state: &Harmonia, cast: &Cast) -> Option<AnyView> {
        open_hands::open_hands(state, cast)
    }

    fn describe_action(state: &Harmonia, seat: Seat, action: &Action) -> Description {
        advice::describe(state, seat, action)
    }

    fn log_entry(step: &Step<'_, Harmonia>) -> Vec<Message> {
        news::log_entry(step)
    }

    fn sound(action: &Action) -> Option<Sound> {
        match action {
            Action::Show(_) => Some(Sound::Paper),
            Action::Lay(..) => Some(Sound::Wood),
            Action::Propose => Some(Sound::Coin),
            Action::Refuse => Some(Sound::No),
            Action::Accept => None,
        }
    }
}

kit::chunks!(harmonia => crate::Page);
