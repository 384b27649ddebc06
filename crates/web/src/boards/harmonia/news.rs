//! What happened, in a short sentence: shown, and said to those who listen.

use super::bed::Bed;
use super::intent::Intent;
use super::words::{hand_word, kind_words};
use crate::announce::announce;
use crate::boards::{Cast, Step};
use crate::reader::say;
use contract::{Deed, Game, Message};
use harmonia::{Action, Cell, Harmonia};
use leptos::prelude::*;

/// The newest sentence. Each is announced once, and whose turn it is when it is mine.
pub fn news(intent: Intent) -> Signal<Option<Message>> {
    let playing = intent.playing;
    if let Some(replayed) = playing.replayed {
        return replayed;
    }
    let newest = RwSignal::new(None);
    let turn = StoredValue::new(intent.turn.get_untracked());
    let finished = StoredValue::new(intent.bed.read_untracked().finished.clone());
    Effect::watch(
        move || playing.number.get(),
        move |_, _, _| {
            untrack(|| {
                let actor = turn.get_value();
                let sentence = playing.last.get().zip(playing.state.get());
                let sentence =
                    sentence.and_then(|(last, state)| sentence_of(&playing.cast(), actor, &last.deed, &state));
                let now = intent.bed.read().finished.clone();
                let bloomed = now.difference(&finished.read_value()).next().is_some();
                let last = intent.bed.read().tiles.last().map(|tile| tile.cell);
                let bloomed = last.zip(playing.state.get()).filter(|_| bloomed);
                let bloomed = bloomed.map(|(cell, state)| closed(&state, cell));
                finished.set_value(now);
                let passed = intent.turn.get() != actor;
                turn.set_value(intent.turn.get());
                let mine = (passed && intent.on.get()).then(|| {
                    let hand = if intent.alone() { intent.turn.get() + 1 } else { 0 };
                    Message::new("harmonia-log-turn").with("hand", hand)
                });
                let said = sentence.iter().chain(&bloomed).chain(&mine).map(say);
                announce(said.collect::<Vec<String>>().join(" "));
                newest.set(bloomed.or(sentence.map(seen)));
            });
        },
        false,
    );
    newest.into()
}

/// An entry of a log, for a replay, and the pattern that is closed by it.
pub fn told(step: &Step<'_, Harmonia>) -> Vec<Message> {
    let sentence = sentence_of(step.cast, step.before.table().turn(), step.deed, step.after);
    let finished = |state: &Harmonia| Bed::of(state.table().layout(), &state.edition().numbers).finished;
    let closed = match step.deed {
        Deed::Play(_, Action::Lay(cell, _)) if finished(step.after) != finished(step.before) => {
            Some(closed(step.after, *cell))
        }
        _ => None,
    };
    sentence.into_iter().chain(closed).collect()
}

/// The same for those who look: the tile laid last is marked on the table, its cell needs no name.
fn seen(mut sentence: Message) -> Message {
    if sentence.id == "harmonia-log-lay" {
        sentence.id = "harmonia-log-laid".to_owned();
        sentence.args.remove("cell");
    }
    sentence
}

/// That the pattern on a cell is closed, and how many tiles belong to it.
fn closed(state: &Harmonia, cell: Cell) -> Message {
    let layout = state.table().layout();
    let here = layout.patterns().iter().find(|pattern| layout.cells(pattern).any(|other| other == cell));
    Message::new("harmonia-log-closed").with("tiles", here.map_or(0, |pattern| i64::from(pattern.len())))
}

/// `actor` is the hand whose turn it was, `state` what came of it.
fn sentence_of(cast: &Cast, actor: u8, deed: &Deed<Action>, state: &Harmonia) -> Option<Message> {
    let Deed::Play(seat, action) = deed else { return None };
    let misfit = state.table().shown().is_none();
    // One person plays all hands.
    let alone = state.table().players() != state.seats();
    let verb = match action {
        Action::Show(_) if misfit => "misfit",
        Action::Show(_) => "show",
        Action::Lay(..) => "lay",
        Action::Propose => "propose",
        Action::Accept => "accept",
        Action::Refuse => "refuse",
    };
    let who = if alone { "other" } else { cast.who(*seat) };
    let name = if alone { hand_word(actor) } else { cast.name(*seat) };
    let message = Message::new(&format!("harmonia-log-{verb}")).with("who", who).with("name", name);
    Some(match action {
        Action::Show(kind) => message.with("tile", kind_words(*kind)),
        Action::Lay(cell, _) => message.with("cell", cell.to_string()),
        _ => message,
    })
}
