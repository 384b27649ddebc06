//! The board during a game.

use crate::bar::Bar;
use crate::bed::Bed;
use crate::camera::Camera;
use crate::cursor::Cursor;
use crate::ending::{Ending, Proposal};
use crate::geometry::Frame;
use crate::hand::Hand;
use crate::intent::Intent;
use crate::now::WhatNow;
use crate::players::Players;
use crate::score::Score;
use crate::tile::Definitions;
use crate::window::Stage;
use crate::{geometry, keyboard, marks, news, pings};
use harmonia::{Cell, Harmonia};
use kit::playing::Playing;
use leptos::prelude::*;

/// The board during a game.
#[component]
pub fn Board(playing: Playing<Harmonia>) -> impl IntoView {
    let intent = Intent::new(playing);
    let all = Memo::new(move |_| {
        let over = playing.outcome.read().is_some();
        // The frame includes the goal while the goal is drawn.
        let goal = marks::goal(intent).filter(|_| !over).unwrap_or_default();
        framed(&intent.bed.read(), &goal, over)
    });
    let camera = Camera::new(all.into());
    let cursor = Cursor::new(intent, camera);
    // Suggested cells, and cells named in the chat, may lie outside the window.
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
    // After the game the hand is not needed; a replay shows it until the end.
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

/// Returns the frame that shows all tiles and the cells around them; with few tiles, a minimum size.
pub fn everything(bed: &Bed, over: bool) -> Frame {
    framed(bed, &[], over)
}

/// Returns the same frame, extended by the cells of a goal.
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
