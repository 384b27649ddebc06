//! What I can do now, in one line; and below it what happened last.

use super::aim::aim;
use super::cursor::Cursor;
use super::ending::asking;
use super::intent::Intent;
use super::words::{hand_name, names};
use crate::parts;
use crate::reader::say;
use contract::{Message, Seats};
use harmonia::{Action, Variant};
use leptos::prelude::*;

#[component]
pub fn WhatNow(intent: Intent, cursor: Cursor, news: Signal<Option<Message>>) -> impl IntoView {
    let over = move || intent.playing.outcome.read().is_some();
    let below = move || news.read().as_ref().filter(|_| !over()).map(say).unwrap_or_default();
    // What happened is announced as news; here what I choose and try.
    let picked = Memo::new(move |_| intent.holds_something().then(|| say(&what_now(intent, cursor))));
    let (mine, now) = (move || intent.playing.my_turn(), move || say(&what_now(intent, cursor)));
    view! {
        <parts::WhatNow prefix="h" mine=Signal::derive(mine) now=Signal::derive(now) below=Signal::derive(below)
            said=vec![picked] />
    }
}

fn now(id: &str) -> Message {
    Message::new(&format!("harmonia-now-{id}"))
}

fn what_now(intent: Intent, cursor: Cursor) -> Message {
    let playing = intent.playing;
    let Some(state) = playing.state.get().filter(|_| playing.outcome.read().is_none()) else { return now("over") };
    let table = state.table();
    if aim().is_some() {
        return now("pointing");
    }
    let agreed = table.agreed();
    if intent.can(&Action::Accept) {
        return now("answer").with("who", asking(intent, agreed)).with("names", names(intent, agreed.iter()));
    }
    let cells = intent.places.read().len() as i64;
    let tried = intent.tried.get().is_some();
    if intent.spoils() {
        let cell = intent.tried.get().map(|place| place.cell);
        let anyhow = cell.is_some_and(|cell| intent.spoiling.read().contains(&cell));
        return now("spoils").with("what", if anyhow { "cell" } else { "way" });
    }
    if intent.must_lay() {
        // A tap on the cell turns the tile, Enter lays it.
        let by = if cursor.cell.get().is_some() { "keys" } else { "taps" };
        let ways = intent.ways() as i64;
        return if tried { now("placed").with("ways", ways).with("by", by) } else { now("shown").with("cells", cells) };
    }
    if intent.is_complete() && agreed.is_empty() {
        return now("complete");
    }
    let on = intent.on.get() && intent.hand.get() == Some(intent.turn.get());
    let name = hand_name(intent, intent.turn.get());
    match (intent.chosen.get(), on) {
        (Some(_), _) if intent.is_stuck() => {
            now("chosen-stuck").with("game", if table.options().game == Variant::Basic { "basic" } else { "advanced" })
        }
        (Some(_), false) => now("early").with("name", name),
        (Some(_), true) if !intent.hints() => now("chosen-blind"),
        (Some(_), true) if tried => now("tried"),
        (Some(_), true) => now("chosen").with("cells", cells),
        _ if agreed.has(playing.seat.get().unwrap_or(contract::Seat(u8::MAX))) => {
            let rest = Seats::all(contract::Game::seats(&*state)).minus(agreed);
            now("answered").with("names", names(intent, rest.iter()))
        }
        (None, _) if intent.on.get() && intent.hopeless.get() && intent.can(&Action::Propose) => now("hopeless"),
        (None, _) if intent.on.get() => {
            now("choose").with("hand", if intent.alone() { intent.turn.get() + 1 } else { 0 })
        }
        _ if intent.shown.get().is_some() => now("wait-lay").with("name", name),
        _ => now("wait").with("name", name),
    }
}
