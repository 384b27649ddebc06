//! What happened, in a short sentence: shown, and said to those who listen.

use super::words::face_name;
use crate::announce::announce;
use crate::playing::Playing;
use crate::reader::say;
use colour_lines::{Action, ColourLines, Die, Stage};
use contract::{Deed, Message};
use leptos::prelude::*;

/// The newest sentence about what others did. Each is announced once, and every new roll.
pub fn news(playing: Playing<ColourLines>) -> RwSignal<Option<Message>> {
    let newest = RwSignal::new(None);
    let round = StoredValue::new(round(playing));
    Effect::watch(
        move || playing.number.get(),
        move |_, _, _| {
            let sentence = playing.last.get_untracked().and_then(|last| sentence(playing, &last.deed));
            let now = self::round(playing);
            let rolled = now.filter(|now| round.get_value() != Some(*now));
            round.set_value(now);
            let said = sentence.iter().map(|sentence| untrack(|| say(sentence))).chain(rolled.map(|_| roll(playing)));
            announce(said.collect::<Vec<String>>().join(" "));
            let rounds = playing.edition.read_value().numbers.rounds;
            let begins = |(round, _)| Message::new("colour-lines-round").with("round", round).with("rounds", rounds);
            newest.set(rolled.map(begins).or(sentence));
        },
        false,
    );
    newest
}

/// The round and whether its dice are placed.
fn round(playing: Playing<ColourLines>) -> Option<(u8, bool)> {
    let state = playing.state.get_untracked()?;
    let table = state.table();
    (table.round() > 0 && table.stage() != Stage::Over).then(|| (table.round(), table.stage() == Stage::Draw))
}

/// The dice that lie there now.
fn roll(playing: Playing<ColourLines>) -> String {
    let Some(state) = playing.state.get_untracked() else { return String::new() };
    untrack(|| {
        let table = state.table();
        let die = |die: Die| {
            let face = face_name(&state.edition().face(table.tray().face(die)?).name);
            let place = table.tray().place(die).map_or("none", |place| place.name());
            let message = Message::new("colour-lines-log-die").with("die", die.to_string()).with("face", face);
            Some(say(&message.with("place", place)))
        };
        let dice: Vec<String> = Die::all().filter_map(die).collect();
        say(&Message::new("colour-lines-log-roll").with("round", table.round()).with("dice", dice.join("; ")))
    })
}

fn sentence(playing: Playing<ColourLines>, deed: &Deed<Action>) -> Option<Message> {
    let (seat, verb) = match deed {
        Deed::Play(seat, action) => (*seat, verb(action)),
        Deed::Undo(seat) => (*seat, "undo"),
        Deed::Time => return None,
    };
    let who = if playing.seat.get_untracked() == Some(seat) { "me" } else { "other" };
    let name = untrack(|| playing.name(seat));
    let message = Message::new(&format!("colour-lines-log-{verb}")).with("who", who).with("name", name);
    let Deed::Play(_, action) = deed else { return Some(message) };
    Some(match action {
        Action::Draw(die, half, path) => {
            let strokes = path.strokes().len() as i64;
            message.with("die", die.to_string()).with("half", half.name()).with("strokes", strokes)
        }
        Action::Joker(_, half, _) | Action::Pair(half) => message.with("half", half.name()),
        Action::Free(die) => message.with("die", die.to_string()),
        _ => message,
    })
}

/// The word that an action's texts are named by.
pub(super) fn verb(action: &Action) -> &'static str {
    match action {
        Action::Colours(..) => "colours",
        Action::Cross(_) => "cross",
        Action::Place(_) => "place",
        Action::Pair(_) => "pair",
        Action::Free(_) => "free",
        Action::Draw(..) => "draw",
        Action::Joker(..) => "joker",
        Action::More(_) => "more",
        Action::Done => "done",
    }
}
