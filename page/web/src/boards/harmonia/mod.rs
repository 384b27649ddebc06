//! The table of Harmonia: a garden that everybody plants together, and my tiles behind a screen.
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
//! | `open_hands` | everybody's tiles, in a replay |
//! | `picture` | the game on the home page |
//! | `trial`, `examples` | boards between the rules |
//! | `geometry` | where everything lies |

pub mod advice;
pub mod afterword;
pub mod aim;
pub mod bar;
pub mod bed;
pub mod camera;
pub mod cursor;
pub mod ending;
mod examples;
pub mod garden;
pub mod geometry;
pub mod goal;
pub mod hand;
mod highest;
pub mod intent;
pub mod keyboard;
pub mod marks;
pub mod news;
pub mod now;
pub mod open_hands;
pub mod phrases;
pub mod picture;
pub mod pings;
pub mod players;
pub mod pointer;
pub mod score;
pub mod tile;
pub mod trial;
pub mod window;
pub mod words;

pub use afterword::{Afterword, AfterwordProps};
pub use open_hands::open_hands;
pub use phrases::{Phrases, PhrasesProps};
pub use picture::Picture;
pub use trial::TRIALS;

use crate::playing::Playing;
use bar::Bar;
use bed::Bed;
use camera::Camera;
use cursor::Cursor;
use ending::{Ending, Proposal};
use geometry::Frame;
use hand::Hand;
use harmonia::{Cell, Harmonia};
use intent::Intent;
use leptos::prelude::*;
use now::WhatNow;
use players::Players;
use score::Score;
use tile::Definitions;
use window::Stage;

/// The table while a game is played.
#[component]
pub fn Board(playing: Playing<Harmonia>) -> impl IntoView {
    let intent = Intent::new(playing);
    let all = Memo::new(move |_| {
        let over = playing.outcome.read().is_some();
        // The goal is part of everything as long as it is drawn.
        let goal = marks::goal(intent).filter(|_| !over).unwrap_or_default();
        framed(&intent.bed.read(), &goal, over)
    });
    let camera = Camera::new(all.into());
    let cursor = Cursor::new(intent, camera);
    // What is suggested, or spoken of, may lie where nobody looks.
    Effect::new(move || {
        let lit = intent.lit.read();
        if let (Some(cell), 1) = (lit.first(), lit.len()) {
            camera.reveal(geometry::centre(*cell));
        }
    });
    let news = news::news(intent);
    let pings = pings::pings(intent, camera);
    if !playing.is_replay() {
        keyboard::listen(intent, cursor, camera);
    }
    // Nobody needs their tiles any more once all is over; whoever looks at the game again follows a hand to its end.
    let holds = move || match playing.is_replay() {
        true => playing.seat.get().is_some(),
        false => playing.outcome.read().is_none(),
    };
    let plays = move || playing.seat.get().is_some() && playing.outcome.read().is_none() && !playing.is_replay();
    view! {
        <section class="harmonia" class:is-mine=move || playing.my_turn()
            class:is-over=move || playing.outcome.read().is_some() data-testid="harmonia">
            <Definitions />
            <div class="h-head">
                <Players intent />
                <Score intent />
            </div>
            <Stage intent camera cursor pings />
            <div class="h-sheet">
                <WhatNow intent cursor news />
                <Proposal intent />
                {move || holds().then(|| view! { <Hand intent /> })}
                {move || plays().then(|| view! { <Bar intent /> })}
            </div>
            <Ending intent />
        </section>
    }
}

/// The frame that shows all tiles and the cells around them; at first as much as a few tiles need.
pub fn everything(bed: &Bed, over: bool) -> Frame {
    framed(bed, &[], over)
}

/// The same with the cells of a goal.
fn framed(bed: &Bed, goal: &[Cell], over: bool) -> Frame {
    if over {
        return Frame::around(bed.tiles.iter().map(|tile| tile.cell), 0.35);
    }
    let first = neighbourhood(Cell::ORIGIN).filter(|_| bed.tiles.len() < 4);
    Frame::around(bed.cells().chain(first).chain(goal.iter().copied()), 0.15)
}

fn neighbourhood(cell: Cell) -> impl Iterator<Item = Cell> {
    let near = (-2..=2).flat_map(|q: i8| (-2..=2i8).map(move |r| (q, r))).filter(|(q, r)| (q + r).abs() <= 2);
    near.map(move |(q, r)| Cell { q: cell.q + q, r: cell.r + r })
}
