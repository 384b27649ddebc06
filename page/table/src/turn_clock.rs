//! How long those may still take whom the table waits for, where there is a clock; and large for oneself when time is short.

use crate::moment::{beat, length};
use crate::visit::{Visit, names};
use contract::{Millis, Seat};
use kit::announce::announce;
use kit::reader::text;
use kit::t;
use leptos::prelude::*;

/// From here on one is told that time is short, in milliseconds.
const SHORT: u64 = 20_000;

/// A clock for each player whom the table waits for.
#[component]
pub fn TurnClocks(visit: Visit) -> impl IntoView {
    let turns = Memo::new(move |_| turns(visit));
    let beat = beat();
    let left = move |over: Millis| {
        beat.track();
        visit.clock.until(over)
    };
    let you = Memo::new(move |_| visit.table.read().as_ref().and_then(|table| table.you));
    let mine = Memo::new(move |_| turns.read().iter().find(|(seat, _)| Some(*seat) == you.get()).map(|turn| turn.1));
    // The end of my turn, once it is near.
    let short = Memo::new(move |_| mine.get().filter(|over| left(*over) <= SHORT));
    Effect::new(move || {
        if short.get().is_some() {
            announce(t!("clock-short", seconds = (SHORT / 1000) as i64)());
        }
    });
    let chip = move |(seat, over): (Seat, Millis)| {
        let name = move || match you.get() == Some(seat) {
            true => text("clock-you"),
            false => visit
                .table
                .read()
                .as_deref()
                .and_then(|table| names(table).get(seat.index()).cloned())
                .unwrap_or_default(),
        };
        view! {
            <li class="turn-clock" class:mine=move || you.get() == Some(seat) class:short=move || left(over) <= SHORT
                data-testid=format!("turn-clock-{seat}")>
                <span class="turn-clock-name">{name}</span>
                <span role="timer" class="turn-clock-left">{move || length(left(over))}</span>
            </li>
        }
    };
    let any = Memo::new(move |_| !turns.read().is_empty());
    let row = move || {
        view! {
            <ul class="turn-clocks" aria-label=t!("clock-turns") data-testid="turn-clocks">
                {move || turns.get().into_iter().map(chip).collect_view()}
            </ul>
        }
    };
    let hurry = move || {
        let seconds = move || short.get().map(|over| left(over).div_ceil(1000));
        view! { <p class="hurry" aria-hidden="true" data-testid="hurry">{seconds}</p> }
    };
    let hurries = Memo::new(move |_| short.get().is_some());
    view! {
        {move || any.get().then(row)}
        {move || hurries.get().then(hurry)}
    }
}

/// When the turns are over that run. While the game rests none does.
fn turns(visit: Visit) -> Vec<(Seat, Millis)> {
    let rests = visit.table.read().as_ref().is_none_or(|table| table.paused);
    let game = visit.game.read();
    game.as_ref().filter(|game| !rests && game.outcome.is_none()).map(|game| game.turns.clone()).unwrap_or_default()
}
