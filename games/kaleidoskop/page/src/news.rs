//! What happened, in a short sentence: displayed, and announced by screen readers.

use super::since::{Did, sentences};
use contract::{Deed, Message, Seat};
use kaleidoskop::{Action, Hex, Kaleidoskop, Stack, Tabletop};
use kit::announce::announce;
use kit::playing::Playing;
use kit::reader::{say, text};
use kit::{Cast, Step};
use leptos::prelude::*;

/// Returns the newest sentences, each announced once; until the player begins the turn, also what the others did in
/// theirs.
pub fn news(playing: Playing<Kaleidoskop>, since: Signal<Vec<Did>>) -> Signal<Vec<Message>> {
    if let Some(replayed) = playing.replayed {
        return Signal::derive(move || replayed.get().into_iter().collect());
    }
    let newest = RwSignal::new(None::<Message>);
    let before = StoredValue::new(playing.view.get_untracked().table);
    Effect::watch(
        move || playing.number.get(),
        move |_, _, _| {
            let after = playing.view.get_untracked().table;
            let last = playing.last.get_untracked();
            let earlier = before.get_value();
            let ends = matches!(last.as_ref().map(|last| &last.deed), Some(Deed::Play(_, Action::End)));
            let sentence = last.and_then(|last| sentence(&playing.cast(), &last.deed, &earlier, &after));
            before.set_value(after);
            let begins = playing.seat.get_untracked().filter(|&seat| begins(&earlier, &after, seat));
            let said = sentence.as_ref().map(|sentence| untrack(|| say(sentence)));
            let said = said.into_iter().chain(begins.map(|_| untrack(|| text("kaleidoskop-log-your-turn"))));
            announce(said.collect::<Vec<String>>().join(" "));
            // The action of a player is worth reading longer than the end of the turn.
            if !ends {
                newest.set(sentence);
            }
        },
        false,
    );
    Signal::derive(move || {
        let table = playing.view.read().table;
        let mine = table.ended.is_none() && playing.seat.get() == Some(table.turn.seat);
        let all = if mine { sentences(playing, &since.read()) } else { Vec::new() };
        if all.is_empty() { newest.get().into_iter().collect() } else { all }
    })
}

/// An entry of a log, for a replay.
pub fn log_entry(step: &Step<'_, Kaleidoskop>) -> Vec<Message> {
    sentence(step.cast, step.deed, step.before.table(), step.after.table()).into_iter().collect()
}

/// Whether a seat's turn has just begun.
fn begins(before: &Tabletop, after: &Tabletop, seat: Seat) -> bool {
    after.ended.is_none() && before.turn.seat != seat && after.turn.seat == seat
}

fn sentence(cast: &Cast, deed: &Deed<Action>, before: &Tabletop, after: &Tabletop) -> Option<Message> {
    let (seat, verb) = match deed {
        Deed::Play(seat, action) => (*seat, verb(action)),
        Deed::Undo(seat) => (*seat, "undo"),
        Deed::Time => return None,
    };
    let changed = Hex::all().filter(|&hex| before.board.colour(hex) != after.board.colour(hex)).count();
    let message = Message::new(&format!("kaleidoskop-log-{verb}"));
    let message = message.with("who", cast.who(seat)).with("name", cast.name(seat));
    let message = message.with("hexes", changed as i64);
    let Deed::Play(_, action) = deed else { return Some(message) };
    let anew = made_anew(before, after).map_or("none", Stack::name);
    Some(match action {
        Action::Put(colour, _) => message.with("colour", colour.name()),
        Action::Swap(colour, pit) => {
            let old = before.board.crystal(*pit).map_or("none", |colour| colour.name());
            message.with("colour", colour.name()).with("old", old)
        }
        Action::Fulfil(..) => {
            let brought = i64::from(after.players[seat].crystals) - i64::from(before.players[seat].crystals);
            let first = !before.players[seat].holder.owned() && after.players[seat].holder.owned();
            message.with("reward", brought).with("holder", if first { "yes" } else { "no" }).with("anew", anew)
        }
        Action::Draw(stack) => message.with("stack", stack.map_or("none", Stack::name)).with("anew", anew),
        Action::Buy(purchase) => message.with("what", purchase.name()),
        Action::Hold | Action::Mirror(..) | Action::Frost(..) | Action::End => message,
    })
}

/// Returns the stack that an action has refilled (K7.4): no other action adds cards to a stack.
fn made_anew(before: &Tabletop, after: &Tabletop) -> Option<Stack> {
    Stack::ALL.into_iter().find(|stack| after.stacks[stack.index()] > before.stacks[stack.index()])
}

/// Returns the name of an action in the keys of texts.
pub(super) fn verb(action: &Action) -> &'static str {
    match action {
        Action::Put(..) => "put",
        Action::Swap(..) => "swap",
        Action::Hold => "hold",
        Action::Mirror(..) => "mirror",
        Action::Frost(..) => "frost",
        Action::Fulfil(..) => "fulfil",
        Action::Draw(_) => "draw",
        Action::Buy(_) => "buy",
        Action::End => "end",
    }
}
