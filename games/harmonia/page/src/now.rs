//! One line about what the player can do now, and below it what happened last. Beside them the tile that is shown to
//! all players: on the board it would hide cells.

use super::aim::aim;
use super::cursor::Cursor;
use super::intent::Intent;
use super::tile::TilePicture;
use super::words::{hand_name, tile_words};
use contract::Message;
use harmonia::{Action, Harmonia, Variant};
use kit::parts;
use kit::reader::say;
use leptos::prelude::*;

#[component]
pub fn WhatNow(intent: Intent, cursor: Cursor, news: Signal<Option<Message>>) -> impl IntoView {
    // While a player proposes to end, the banner below says so.
    let quiet = move || {
        let asks = |state: &Harmonia| !state.table().agreed().is_empty();
        intent.playing.outcome.read().is_some() || intent.playing.state.get().is_some_and(|state| asks(&state))
    };
    let below = move || news.read().as_ref().filter(|_| !quiet()).map(say).unwrap_or_default();
    // What happened is announced as news; this line describes what the player chooses and tries.
    let picked = Memo::new(move |_| intent.holds_something().then(|| say(&what_now(intent, cursor))));
    let (mine, now) = (move || intent.playing.my_turn(), move || say(&what_now(intent, cursor)));
    view! {
        <div class="h-say">
            <Shown intent />
            <parts::WhatNow prefix="h" mine=Signal::derive(mine) now=Signal::derive(now) below=Signal::derive(below)
                said=vec![picked] />
        </div>
    }
}

/// The tile that is shown and not laid yet.
#[component]
fn Shown(intent: Intent) -> impl IntoView {
    let edges = Signal::derive(move || {
        let mine = intent.held_edges().filter(|_| intent.must_lay());
        mine.or(intent.shown.get().map(|kind| kind.edges())).unwrap_or_default()
    });
    let who = move || {
        let hand = intent.turn.get();
        // A solo player plays several hands: the texts name the hand.
        let who = if intent.alone() { "other" } else { intent.playing.cast().who(intent.seat_of(hand)) };
        say(&Message::new("harmonia-shown-by").with("who", who).with("name", hand_name(intent, hand)))
    };
    let shown = Memo::new(move |_| intent.shown.get().is_some());
    move || {
        shown.get().then(|| {
            view! {
                <div class="h-shown" data-testid="shown">
                    <TilePicture edges />
                    <span class="unseen">{who} ": " {move || tile_words(edges.get())}</span>
                </div>
            }
        })
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
        return now("answer");
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
    if intent.is_due_to_end() && agreed.is_empty() {
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
        (None, _) if intent.on.get() && intent.hopeless.get() && intent.can(&Action::Propose) => now("hopeless"),
        (None, _) if intent.on.get() => {
            now("choose").with("hand", if intent.alone() { intent.turn.get() + 1 } else { 0 })
        }
        _ if intent.shown.get().is_some() => now("wait-lay").with("name", name),
        _ => now("wait").with("name", name),
    }
}
