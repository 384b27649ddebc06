//! What happened, in a short sentence: shown, and said to those who listen. What others grab is not: it would be too much.

use super::intent::Intent;
use super::words::card_words;
use crate::announce::announce;
use crate::reader::say;
use contract::{Message, Seat};
use konfetti::{Face, Grip, Phase, View};
use leptos::prelude::*;
use std::sync::Arc;

/// The newest sentence. Each is announced once.
pub fn news(intent: Intent) -> RwSignal<Option<Message>> {
    let newest = RwSignal::new(None);
    let view = intent.playing.view;
    Effect::watch(
        move || view.get(),
        move |now, before: Option<&Arc<View>>, _| {
            let Some(before) = before else { return };
            let told = untrack(|| sentence(intent, before, now));
            if let Some(told) = told {
                announce(say(&told));
                newest.set(Some(told));
            }
        },
        false,
    );
    newest
}

fn log(id: &str) -> Message {
    Message::new(&format!("konfetti-log-{id}"))
}

fn sentence(intent: Intent, before: &View, now: &View) -> Option<Message> {
    let me = intent.me();
    if std::mem::discriminant(&before.phase) != std::mem::discriminant(&now.phase) || before.round != now.round {
        return phase(now, me);
    }
    let words = |face: &Face| card_words(*face, intent.side);
    let blocked = now.blocked.iter().find(|face| !before.blocked.contains(face));
    if let Some(face) = blocked {
        return Some(log("blocked").with("card", words(face)));
    }
    let (was, is) = (before.seats.get(me?.index())?, now.seats.get(me?.index())?);
    let new = |now: &[Face], before: &[Face]| now.iter().copied().find(|face| !before.contains(face));
    if let Some(face) = new(&is.held, &was.held) {
        return Some(log("hold").with("card", words(&face)).with("count", is.held.len() as i64));
    }
    if let Some(face) = new(&is.edge, &was.edge) {
        return Some(log("edge").with("card", words(&face)));
    }
    if let Some(face) = new(&was.held, &is.held) {
        return Some(log("back").with("card", words(&face)));
    }
    // Whoever lets go first leaves the card to the other.
    match (was.finger, is.finger) {
        (Some((face, Grip::Contest { .. })), Some((same, Grip::Alone { .. }))) if face == same => {
            Some(log("yours").with("card", words(&face)))
        }
        _ => None,
    }
}

/// A new phase. Reactive.
fn phase(now: &View, me: Option<Seat>) -> Option<Message> {
    let message = match now.phase {
        Phase::Ready { .. } | Phase::Turn { .. } => log("round").with("cards", now.spots.len() as i64),
        Phase::Sand { .. } => log("sand").with("seconds", now.options.sand),
        Phase::Choosing { .. } => {
            let gained = now.results.last().zip(me).and_then(|(result, me)| result.get(me.index()));
            return Some(log("counted").with("points", gained.map_or(0, |result| result.gained)));
        }
        Phase::Over => return None,
    };
    Some(message.with("round", now.round + 1))
}
