//! The table of Colour Lines: warm paper, felt pens, five dice.
//!
//! | where | what |
//! |---|---|
//! | `intent`, `ways` | what I have chosen, draw, and would bring about |
//! | `sheet`, `paper`, `ink`, `die` | pictures that know nothing of turns |
//! | `targets`, `pointer` | what lies over my sheet, and what a finger does there |
//! | `now`, `setup`, `tray`, `bar` | what is to be done, under the thumb |
//! | `score`, `task`, `others` | what it is worth, what it is for, and what the others draw |
//! | `afterword`, `replay` | after the game: what would have been possible |
//! | `keyboard`, `cursor`, `news`, `words` | for those who type, and those who listen |
//! | `picture` | the game on the home page |
//! | `editor` | scores a printed game |
//! | `trial` | a board between the rules |
//! | `geometry` | where everything lies |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

mod advice;
mod afterword;
mod bar;
mod board;
mod cursor;
mod die;
mod editor;
mod geometry;
mod ink;
mod intent;
mod keyboard;
mod news;
mod now;
mod others;
mod paper;
mod picture;
mod pointer;
mod replay;
mod score;
mod setup;
mod sheet;
mod targets;
mod task;
mod tray;
mod trial;
mod ways;
mod words;

use colour_lines::{Action, ColourLines};
use contract::{Message, Seat};
use kit::playing::Playing;
use kit::sound::Sound;
use kit::{Description, GamePage, Step, Trial};
use leptos::prelude::*;

struct Page;

impl GamePage for Page {
    type Game = ColourLines;

    const TRIALS: &'static [Trial] = trial::TRIALS;

    fn board(playing: Playing<ColourLines>) -> AnyView {
        view! { <board::Board playing/> }.into_any()
    }

    fn afterword(playing: Playing<ColourLines>) -> Option<AnyView> {
        Some(view! { <afterword::Afterword playing/> }.into_any())
    }

    fn editor() -> AnyView {
        view! { <editor::Editor/> }.into_any()
    }

    fn picture() -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn describe_action(state: &ColourLines, seat: Seat, action: &Action) -> Description {
        advice::describe(state, seat, action)
    }

    fn log_entry(step: &Step<'_, ColourLines>) -> Vec<Message> {
        news::log_entry(step)
    }

    fn sound(action: &Action) -> Option<Sound> {
        match action {
            Action::Colours(..) | Action::Cross(_) | Action::Draw(..) | Action::More(_) => Some(Sound::Paper),
            Action::Place(_) | Action::Pair(_) | Action::Free(_) => Some(Sound::Wood),
            Action::Joker(..) => Some(Sound::Coin),
            Action::Waive(_) | Action::Mend | Action::Done => None,
        }
    }
}

kit::chunks!(colour_lines => crate::Page);
