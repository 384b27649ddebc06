//! One line about what the player can do now, and below it what happened last.

use super::intent::Intent;
use super::lies::Lie;
use super::words::names;
use contract::{Message, Seats};
use kit::parts;
use kit::reader::say;
use konfetti::{Phase, Pick};
use leptos::prelude::*;

#[component]
pub fn WhatNow(intent: Intent, news: Signal<Option<Message>>) -> impl IntoView {
    let playing = intent.playing;
    let over = move || playing.outcome.read().is_some();
    let below = move || {
        let note = intent.note.get().or_else(|| news.get());
        note.filter(|_| !over()).map(|note| say(&note)).unwrap_or_default()
    };
    // Only what needs an immediate answer is announced; the rest is news.
    let words = Memo::new(move |_| what_now(intent));
    let rivals = Memo::new(move |_| intent.rival().is_some());
    let contest = Memo::new(move |_| rivals.get().then(|| say(&words.read())));
    let mine = move || if intent.calm { playing.my_turn() } else { intent.races() && !playing.is_replay() };
    let now = move || say(&words.read());
    view! {
        <parts::WhatNow prefix="f" mine=Signal::derive(mine) now=Signal::derive(now) below=Signal::derive(below)
            said=vec![contest] />
    }
}

fn now(id: &str) -> Message {
    Message::new(&format!("konfetti-now-{id}"))
}

fn what_now(intent: Intent) -> Message {
    let playing = intent.playing;
    let Some(me) = intent.me().filter(|_| !playing.is_replay()) else {
        return now("watch").with("round", intent.round.get() + 1);
    };
    let full = || {
        let held = playing.view.read().seats.get(me.index()).map_or(0, |seat| seat.held.len());
        held >= intent.slots.get()
    };
    match intent.phase.get() {
        Phase::Over => now("over"),
        Phase::Ready { .. } => now("ready").with("round", intent.round.get() + 1),
        Phase::Sand { .. } => match (intent.rival(), intent.grab.get()) {
            (Some(rival), _) => now("contest").with("name", playing.name(rival)),
            (None, Some(grab)) if grab.goal.is_none() => match intent.lie(grab.face) {
                Lie::Hold(_) => now("give"),
                _ => now("drag"),
            },
            (None, Some(_)) => now("pull"),
            _ if full() => now("full"),
            _ => now("race"),
        },
        Phase::Turn { seat, .. } if seat == me => {
            let shared = if playing.shared { "yes" } else { "no" };
            now(if full() { "turn-full" } else { "turn" }).with("shared", shared).with("name", playing.name(me))
        }
        Phase::Turn { seat, done, .. } => {
            let done = if done.has(me) { "yes" } else { "no" };
            now("wait").with("name", playing.name(seat)).with("done", done)
        }
        Phase::Choosing { chosen, .. } if chosen.has(me) => {
            let rest = Seats::all(intent.seats).minus(chosen);
            now("chosen").with("names", names(intent, rest.iter()))
        }
        Phase::Choosing { .. } => match playing.state.get().map(|state| state.table().pick(me)) {
            None | Some(Pick { number: 0, .. }) => now("choose-none"),
            Some(Pick { back: true, number, .. }) => now("choose-return").with("count", number as i64),
            Some(Pick { back: false, .. }) => now("choose"),
        },
    }
}
