//! What happened, in a short sentence: displayed, and announced by screen readers.

use super::bed::Bed;
use super::intent::Intent;
use super::words::{hand_word, kind_words};
use contract::{Deed, Message, Rules};
use harmonia::{Action, Cell, Harmonia};
use kit::announce::announce;
use kit::reader::say;
use kit::{Cast, Step};
use leptos::prelude::*;

/// Returns the newest sentence. Each is announced once, with "your turn" when it is the player's.
pub fn news(intent: Intent) -> Signal<Option<Message>> {
    let playing = intent.playing;
    if let Some(replayed) = playing.replayed {
        return replayed;
    }
    let happened = move |actor: u8| {
        let (last, state) = playing.last.get().zip(playing.state.get())?;
        let sentence = sentence_of(&playing.cast(), actor, &last.deed, &state)?;
        let closed = match last.deed {
            Deed::Play(_, Action::Lay(cell, _)) => closed_at(&state, cell),
            _ => None,
        };
        Some((sentence, closed))
    };
    let turn = StoredValue::new(intent.turn.get_untracked());
    // A board that is created anew, after the device is passed on or the page is loaded, starts with the last event.
    // For a solo player it is then unknown which hand acted.
    let first = untrack(|| (!intent.alone()).then(|| happened(intent.turn.get())).flatten());
    let newest = RwSignal::new(first.map(|(sentence, closed)| closed.unwrap_or(seen(sentence))));
    Effect::watch(
        move || playing.number.get(),
        move |_, _, _| {
            untrack(|| {
                let actor = turn.get_value();
                let (sentence, closed) = happened(actor).unzip();
                let closed = closed.flatten();
                let passed = intent.turn.get() != actor;
                turn.set_value(intent.turn.get());
                let mine = (passed && intent.on.get()).then(|| {
                    let hand = if intent.alone() { intent.turn.get() + 1 } else { 0 };
                    Message::new("harmonia-log-turn").with("hand", hand)
                });
                let said = sentence.iter().chain(&closed).chain(&mine).map(say);
                announce(said.collect::<Vec<String>>().join(" "));
                newest.set(closed.or(sentence.map(seen)));
            });
        },
        false,
    );
    newest.into()
}

/// Returns an entry of a log, for a replay, with the pattern that the action closed.
pub fn log_entry(step: &Step<'_, Harmonia>) -> Vec<Message> {
    let sentence = sentence_of(step.cast, step.before.table().turn(), step.deed, step.after);
    let closed = match step.deed {
        Deed::Play(_, Action::Lay(cell, _)) => closed_at(step.after, *cell),
        _ => None,
    };
    sentence.map(seen).into_iter().chain(closed).collect()
}

/// Returns the same sentence for display: the last tile is marked on the board, so its cell needs no name.
fn seen(mut sentence: Message) -> Message {
    if sentence.id == "harmonia-log-lay" {
        sentence.id = "harmonia-log-laid".to_owned();
        sentence.args.remove("cell");
    }
    sentence
}

/// Reports that the last tile has finished a pattern, and how many tiles belong to it. The tile must have closed it: no
/// tile can be laid next to a pattern that was closed before.
fn closed_at(state: &Harmonia, cell: Cell) -> Option<Message> {
    let layout = state.table().layout();
    let done = Bed::of(layout, &state.edition().numbers).finished.contains(&cell);
    let here =
        layout.patterns().iter().filter(|_| done).find(|pattern| layout.cells(pattern).any(|other| other == cell))?;
    Some(Message::new("harmonia-log-closed").with("tiles", i64::from(here.len())))
}

/// `actor` is the hand whose turn it was, `state` the state after the action.
fn sentence_of(cast: &Cast, actor: u8, deed: &Deed<Action>, state: &Harmonia) -> Option<Message> {
    let Deed::Play(seat, action) = deed else { return None };
    let misfit = state.table().shown().is_none();
    // One player plays all hands.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial::laid;
    use contract::{Arg, Seat};
    use harmonia::Variant;

    fn row(last: &str) -> Harmonia {
        let tiles = [("0,0", "100000"), ("1,0", "100100"), ("2,0", last)];
        laid(&tiles, Variant::Advanced).expect("the rules accept it")
    }

    /// The player who takes over the device sees only the current garden.
    #[test]
    fn what_the_last_tile_has_finished_is_seen_without_what_was_before() {
        let last = Cell { q: 2, r: 0 };
        let closed = closed_at(&row("000100"), last).expect("it is closed");
        assert_eq!(closed.args["tiles"], Arg::from(3));
        assert_eq!(closed_at(&row("010100"), last), None);
    }

    /// Displayed sentences do not name cells.
    #[test]
    fn those_who_look_are_told_no_cell() {
        let cast = Cast { me: None, names: vec!["Ada".to_owned(), "Bo".to_owned()] };
        let lay = "lay 2,0 000100".parse().expect("it is an action");
        let state = row("000100");
        let sentence = sentence_of(&cast, 0, &Deed::Play(Seat(1), lay), &state).expect("it is news");
        assert!(sentence.args.contains_key("cell"));
        let seen = seen(sentence);
        assert_eq!(seen.id, "harmonia-log-laid");
        assert!(!seen.args.contains_key("cell"));
    }
}
