//! What happened, in a short sentence: displayed, and announced by screen readers.

use super::words::face_name;
use colour_lines::{Action, ColourLines, Die, Stage};
use contract::{Deed, Message};
use kit::announce::announce;
use kit::playing::Playing;
use kit::reader::say;
use kit::{Cast, Step};
use leptos::prelude::*;

/// Returns the newest sentence about the other players. Each is announced once, and so is every new roll.
pub fn news(playing: Playing<ColourLines>) -> Signal<Option<Message>> {
    if let Some(replayed) = playing.replayed {
        return replayed;
    }
    let newest = RwSignal::new(None);
    let round = StoredValue::new(now(playing));
    Effect::watch(
        move || playing.number.get(),
        move |_, _, _| {
            let sentence = playing.last.get_untracked().and_then(|last| sentence(&playing.cast(), &last.deed));
            let now = self::now(playing);
            let rolled = now.filter(|now| round.get_value() != Some(*now));
            round.set_value(now);
            let said = sentence.iter().map(|sentence| untrack(|| say(sentence))).chain(rolled.map(|_| roll(playing)));
            announce(said.collect::<Vec<String>>().join(" "));
            let rounds = playing.edition.read_value().numbers.rounds;
            newest.set(rolled.map(|(round, _)| begins(round, rounds)).or(sentence));
        },
        false,
    );
    newest.into()
}

/// Returns an entry of a log, for a replay, and the round that begins with it.
pub fn log_entry(step: &Step<'_, ColourLines>) -> Vec<Message> {
    let round_of = |state: &ColourLines| round(state).map(|(round, _)| round);
    let rounds = step.after.edition().numbers.rounds;
    let new = round_of(step.after).filter(|round| round_of(step.before) != Some(*round));
    sentence(step.cast, step.deed).into_iter().chain(new.map(|round| begins(round, rounds))).collect()
}

fn begins(round: u8, rounds: u8) -> Message {
    Message::new("colour-lines-round").with("round", round).with("rounds", rounds)
}

fn now(playing: Playing<ColourLines>) -> Option<(u8, bool)> {
    round(&*playing.state.get_untracked()?)
}

/// The round and whether its dice are placed.
fn round(state: &ColourLines) -> Option<(u8, bool)> {
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

fn sentence(cast: &Cast, deed: &Deed<Action>) -> Option<Message> {
    let (seat, verb) = match deed {
        Deed::Play(seat, action) => (*seat, verb(action)),
        Deed::Undo(seat) => (*seat, "undo"),
        Deed::Time => return None,
    };
    let message = Message::new(&format!("colour-lines-log-{verb}"));
    let message = message.with("who", cast.who(seat)).with("name", cast.name(seat));
    let Deed::Play(_, action) = deed else { return Some(message) };
    Some(match action {
        Action::Draw(die, half, path) => {
            let strokes = path.strokes().len() as i64;
            message.with("die", die.to_string()).with("half", half.name()).with("strokes", strokes)
        }
        Action::Joker(_, half, _) | Action::Pair(half) => message.with("half", half.name()),
        Action::Free(die) | Action::Waive(die) => message.with("die", die.to_string()),
        _ => message,
    })
}

/// Returns the name of an action in the keys of texts.
pub(super) fn verb(action: &Action) -> &'static str {
    match action {
        Action::Colours(..) => "colours",
        Action::Cross(_) => "cross",
        Action::Place(_) => "place",
        Action::Pair(_) => "pair",
        Action::Free(_) => "free",
        Action::Draw(..) => "draw",
        Action::Joker(..) => "joker",
        Action::Waive(_) => "waive",
        Action::More(_) => "more",
        Action::Mend => "mend",
        Action::Done => "done",
    }
}
