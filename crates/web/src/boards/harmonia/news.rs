//! What happened, in a short sentence: shown, and said to those who listen.

use super::intent::Intent;
use super::words::{hand_name, tile_words};
use crate::announce::announce;
use crate::reader::say;
use contract::{Deed, Message, Seat};
use harmonia::Action;
use leptos::prelude::*;

/// The newest sentence. Each is announced once, and whose turn it is when it is mine.
pub fn news(intent: Intent) -> RwSignal<Option<Message>> {
    let playing = intent.playing;
    let newest = RwSignal::new(None);
    let turn = StoredValue::new(intent.turn.get_untracked());
    let finished = StoredValue::new(intent.bed.read_untracked().finished.clone());
    Effect::watch(
        move || playing.number.get(),
        move |_, _, _| {
            untrack(|| {
                let actor = turn.get_value();
                let sentence = playing.last.get().and_then(|last| sentence(intent, actor, &last.deed));
                let now = intent.bed.read().finished.clone();
                let bloomed = now.difference(&finished.read_value()).count() as i64;
                let bloomed = (bloomed > 0).then(|| {
                    let last = intent.bed.read().tiles.last().map(|tile| tile.cell);
                    let size = last.map_or(bloomed, |cell| pattern_size(intent, cell));
                    Message::new("harmonia-log-closed").with("tiles", size)
                });
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
    newest
}

/// The same for those who look: the tile laid last is marked on the table, its cell needs no name.
fn seen(mut sentence: Message) -> Message {
    if sentence.id == "harmonia-log-lay" {
        sentence.id = "harmonia-log-laid".to_owned();
        sentence.args.remove("cell");
    }
    sentence
}

/// How many tiles belong to the pattern on a cell.
fn pattern_size(intent: Intent, cell: harmonia::Cell) -> i64 {
    let Some(state) = intent.playing.state.get() else { return 0 };
    let layout = state.table().layout();
    let here = layout.patterns().iter().find(|pattern| layout.cells(pattern).any(|other| other == cell));
    here.map_or(0, |pattern| i64::from(pattern.len()))
}

/// `actor` is the hand whose turn it was.
fn sentence(intent: Intent, actor: u8, deed: &Deed<Action>) -> Option<Message> {
    let Deed::Play(seat, action) = deed else { return None };
    let misfit = intent.shown.get().is_none();
    let verb = match action {
        Action::Show(_) if misfit => "misfit",
        Action::Show(_) => "show",
        Action::Lay(..) => "lay",
        Action::Propose => "propose",
        Action::Accept => "accept",
        Action::Refuse => "refuse",
    };
    let who = if intent.playing.seat.get() == Some(*seat) && !intent.alone() { "me" } else { "other" };
    let message =
        Message::new(&format!("harmonia-log-{verb}")).with("who", who).with("name", name(intent, actor, *seat));
    Some(match action {
        Action::Show(kind) => message.with("tile", tile_words(kind.edges())),
        Action::Lay(cell, _) => message.with("cell", cell.to_string()),
        _ => message,
    })
}

fn name(intent: Intent, actor: u8, seat: Seat) -> String {
    if intent.alone() { hand_name(intent, actor) } else { intent.playing.name(seat) }
}
