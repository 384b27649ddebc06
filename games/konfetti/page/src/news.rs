//! What happened, in a short sentence: displayed, and announced by screen readers. What others grab in a race is left
//! out: it would be too much.

use super::intent::Intent;
use super::words::card_message;
use contract::{Arg, Deed, Entry, Message, Rules, Seat, Viewer};
use kit::Step;
use kit::announce::announce;
use kit::reader::say;
use konfetti::{Action, Face, Grip, Konfetti, Phase, View};
use leptos::prelude::*;
use std::sync::Arc;

/// Returns the newest sentence. Each is announced once.
pub fn news(intent: Intent) -> Signal<Option<Message>> {
    if let Some(replayed) = intent.playing.replayed {
        return replayed;
    }
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
    newest.into()
}

/// Returns an entry of a log, for a replay, with its consequences.
pub fn log_entry(step: &Step<'_, Konfetti>) -> Vec<Message> {
    let (before, after) = (step.before.view(Viewer::Spectator), step.after.view(Viewer::Spectator));
    let words = |face: &Face| card_message(*face, after.options.side);
    let blocked = after.blocked.iter().find(|face| !before.blocked.contains(face));
    let blocked = blocked.map(|face| log("blocked").with("card", words(face)));
    let deed = match step.deed {
        Deed::Play(seat, action) => {
            let finger = before.seats.get(seat.index()).and_then(|seat| seat.finger);
            let finger = finger.map(|(face, _)| words(&face));
            Some(done(action, finger, words).with("name", step.cast.name(*seat)))
        }
        Deed::Undo(seat) => Some(undone(step.cast.me == Some(*seat), step.cast.name(*seat))),
        Deed::Time => None,
    };
    let phase = is_new(&before, &after).then(|| match after.phase {
        Phase::Choosing { .. } => Some(Message::new("konfetti-told-counted").with("round", after.round + 1)),
        _ => phase(&after, None),
    });
    deed.into_iter().chain(blocked).chain(phase.flatten()).collect()
}

/// Only being done with a round can be taken back.
fn undone(by_me: bool, name: String) -> Message {
    let who = if by_me { "me" } else { "other" };
    Message::new("konfetti-told-undo").with("who", who).with("name", name)
}

/// Describes the action of a player whose finger was on a card.
fn done(action: &Action, finger: Option<Message>, words: impl Fn(&Face) -> Message) -> Message {
    let did = |id: &str| Message::new(&format!("konfetti-told-{id}"));
    let finger = finger.map_or_else(|| String::new().into(), Arg::from);
    match action {
        Action::Touch(face) => did("touch").with("card", words(face)),
        Action::Take(face) => did("take").with("card", words(face)),
        Action::Give(face) => did("give").with("card", words(face)),
        Action::LetGo => did("let-go").with("card", finger),
        Action::Drop(zone) => did("drop").with("card", finger).with("zone", zone.name()),
        Action::Keep(faces) => did("keep").with("count", faces.len() as i64),
        Action::Return(faces) => did("return").with("count", faces.len() as i64),
        Action::Done => did("done"),
    }
}

/// Returns whether another phase or round has begun.
fn is_new(before: &View, now: &View) -> bool {
    std::mem::discriminant(&before.phase) != std::mem::discriminant(&now.phase) || before.round != now.round
}

fn log(id: &str) -> Message {
    Message::new(&format!("konfetti-log-{id}"))
}

fn sentence(intent: Intent, before: &View, now: &View) -> Option<Message> {
    let me = intent.me();
    if is_new(before, now) {
        return phase(now, me);
    }
    let words = |face: &Face| card_message(*face, intent.side);
    let blocked = now.blocked.iter().find(|face| !before.blocked.contains(face));
    if let Some(face) = blocked {
        return Some(log("blocked").with("card", words(face)));
    }
    if let (true, Some(Entry { deed, .. })) = (intent.calm, intent.playing.last.get_untracked()) {
        match deed {
            Deed::Play(seat, action) if Some(seat) != me => {
                return Some(done(&action, None, words).with("name", intent.playing.name(seat)));
            }
            Deed::Undo(seat) => return Some(undone(Some(seat) == me, intent.playing.name(seat))),
            Deed::Play(..) | Deed::Time => {}
        }
    }
    // The panel of the result shows what the player keeps or gives back.
    if matches!(now.phase, Phase::Choosing { .. }) {
        return None;
    }
    let (was, is) = (before.seats.get(me?.index())?, now.seats.get(me?.index())?);
    let new = |now: &[Face], before: &[Face]| now.iter().copied().find(|face| !before.contains(face));
    if let Some(face) = new(&is.held, &was.held) {
        return Some(log("hold").with("card", words(&face)).with("count", is.held.len() as i64));
    }
    if let Some(face) = new(&is.edge, &was.edge) {
        return Some(log("edge").with("card", words(&face)));
    }
    if let Some(face) = new(&was.held, &is.held).or_else(|| new(&was.edge, &is.edge)) {
        // From the player's edge any player may take the card.
        let there = now.middle().any(|(other, _)| other == face);
        return Some(log(if there { "back" } else { "taken" }).with("card", words(&face)));
    }
    // The player who lets go first leaves the card to the other.
    match (was.finger, is.finger) {
        (Some((face, Grip::Contest { .. })), Some((same, Grip::Alone { .. }))) if face == same => {
            Some(log("yours").with("card", words(&face)))
        }
        _ => None,
    }
}

/// Describes a new phase.
fn phase(now: &View, me: Option<Seat>) -> Option<Message> {
    let message = match now.phase {
        Phase::Ready { .. } | Phase::Turn { .. } => log("round").with("cards", now.spots.len() as i64),
        Phase::Sand { .. } => log("sand").with("seconds", now.options.sand),
        Phase::Choosing { .. } => {
            let mine = now.results.last().zip(me).and_then(|(result, me)| result.get(me.index()));
            return Some(match mine.map(|result| i64::from(result.gained)) {
                None => Message::new("konfetti-told-counted").with("round", now.round + 1),
                Some(gained @ ..=-1) => log("lost").with("count", -gained),
                Some(gained) => log("counted").with("points", gained),
            });
        }
        Phase::Over => return None,
    };
    Some(message.with("round", now.round + 1))
}
