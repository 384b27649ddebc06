//! One line about what the player can do now, and below it what happened last.

use super::intent::Intent;
use super::words::{face_name, listed};
use colour_lines::{Action, Half, Stage};
use contract::Message;
use kit::parts;
use kit::reader::say;
use leptos::prelude::*;

#[component]
pub fn WhatNow(intent: Intent, news: Signal<Option<Message>>) -> impl IntoView {
    let over = move || intent.playing.outcome.read().is_some();
    let below = move || news.read().as_ref().filter(|_| !over()).map(say).unwrap_or_default();
    // What happened is announced as news; this line describes what the player chooses and draws.
    let picked = Memo::new(move |_| intent.holds_something().then(|| say(&what_now(intent))));
    let (mine, now) = (move || intent.playing.my_turn(), move || say(&what_now(intent)));
    view! {
        <parts::WhatNow prefix="c" mine=Signal::derive(mine) now=Signal::derive(now) below=Signal::derive(below)
            said=vec![picked] />
    }
}

fn now(id: &str) -> Message {
    Message::new(&format!("colour-lines-now-{id}"))
}

fn what_now(intent: Intent) -> Message {
    let playing = intent.playing;
    if playing.outcome.read().is_some() {
        return now("over");
    }
    match intent.stage.get() {
        Stage::Setup | Stage::Colours | Stage::Crosses => setting_up(intent),
        Stage::Place | Stage::Pair | Stage::Free => placing(intent),
        Stage::Draw => drawing(intent),
        Stage::Over => now("over"),
    }
}

/// Returns which players are not done yet.
fn waiting(intent: Intent) -> Message {
    let names = intent.playing.to_act.get().iter().map(|seat| intent.playing.name(seat)).collect();
    now("waiting").with("names", listed(names))
}

fn setting_up(intent: Intent) -> Message {
    if !intent.playing.my_turn() {
        return waiting(intent);
    }
    let mine = intent.playing.seat.get() == Some(intent.seat.get());
    let whose = |message: Message| {
        message.with("whose", if mine { "own" } else { "other" }).with("name", intent.playing.name(intent.seat.get()))
    };
    let ticks = intent.can_any(|action| matches!(action, Action::Colours(..)));
    let cross =
        |half: Half| intent.can_any(|action| matches!(action, Action::Cross(field) if field.half() == Some(half)));
    whose(match (ticks, cross(Half::Left), cross(Half::Right)) {
        (true, ..) if intent.tick.get().is_some() => now("second-colour"),
        (true, ..) => now("colours"),
        (_, true, true) => now("crosses"),
        (_, true, false) => now("cross").with("half", "left"),
        (_, false, true) => now("cross").with("half", "right"),
        (false, false, false) => now("ready"),
    })
}

fn placing(intent: Intent) -> Message {
    let playing = intent.playing;
    if !playing.my_turn() {
        let active = playing.state.get().map(|state| state.table().active()).unwrap_or(contract::Seat(0));
        return now("places").with("name", playing.name(active));
    }
    match (intent.stage.get(), intent.die.get()) {
        (Stage::Pair, _) => now("pair"),
        (Stage::Free, None) => now("free"),
        (Stage::Free, Some(die)) => now("free-die").with("die", die.to_string()),
        _ if intent.placing().is_some() => now("placed"),
        (_, Some(die)) => now("place-die").with("die", die.to_string()),
        (_, None) => now("place"),
    }
}

fn drawing(intent: Intent) -> Message {
    let playing = intent.playing;
    if !playing.my_turn() {
        return waiting(intent);
    }
    let strokes = intent.strokes.read().len() as i64;
    match intent.whole.read().as_slice() {
        [Action::More(_)] => return now("more-whole"),
        [Action::Joker(..)] => return now("joker-whole"),
        [_] if intent.other_way().is_some() => return now("other-way"),
        [_] => return now("whole"),
        [_, _, ..] => return now("which"),
        [] => {}
    }
    if strokes > 0 {
        return now("go-on").with("ways", intent.left.read().len() as i64);
    }
    if let Some(die) = intent.die.get() {
        let edition = playing.edition.get_value();
        let face = intent.tray.get().face(die).map(|face| face_name(&edition.face(face).name)).unwrap_or_default();
        let place = intent.tray.get().place(die).map_or("free", |place| place.name());
        let ways = intent.ways.read().len() as i64;
        let id = match (intent.joker.get(), ways) {
            (true, 0) => "joker-nothing",
            (true, _) if intent.waived().is_some() => "joker-or-nothing",
            (true, _) => "joker",
            (false, 0) => "stuck-die",
            (false, _) => "die",
        };
        return now(id).with("die", die.to_string()).with("face", face).with("place", place).with("ways", ways);
    }
    let bonus = intent.sheet.read().as_ref().and_then(|sheet| sheet.bonus());
    if let (Some((half, left)), false) = (bonus, intent.skipped.get()) {
        return now("more").with("left", left).with("half", half.name());
    }
    let jokes = intent.can_any(|action| matches!(action, Action::Joker(..) | Action::Waive(_)));
    match (intent.must().is_empty(), jokes) {
        _ if intent.could_draw_more() => {
            now("could-draw-more").with("hints", if playing.hints.get() { "yes" } else { "no" })
        }
        (false, _) => now("draw"),
        (true, true) => now("joker-or-done"),
        (true, false) => now("done"),
    }
}
