//! What the other players did since the viewer's last action. Bots act quickly, so the viewer needs more than the last
//! step.

use contract::{Deed, Message, Seat};
use kaleidoskop::{Action, Kaleidoskop, Pit};
use kit::playing::Playing;
use leptos::prelude::*;

/// The action of a seat.
pub type Did = (Seat, Action);

/// Returns what the others did since the player's last action, in order. Empty for spectators and in a replay.
pub fn since(playing: Playing<Kaleidoskop>) -> Signal<Vec<Did>> {
    let all = RwSignal::new(Vec::<Did>::new());
    if !playing.is_replay() {
        Effect::watch(
            move || playing.number.get(),
            move |_, _, _| {
                if let Some(last) = playing.last.get_untracked() {
                    all.update(|all| note(all, last.deed));
                }
            },
            false,
        );
    }
    Signal::derive(move || {
        let Some(me) = playing.seat.get() else { return Vec::new() };
        all.with(|all| after(all, me).to_vec())
    })
}

/// Records an action. For each player only the newest turn is kept.
fn note(all: &mut Vec<Did>, deed: Deed<Action>) {
    match deed {
        Deed::Play(_, Action::End) | Deed::Time => (),
        Deed::Play(seat, action) => {
            if all.last().is_none_or(|last| last.0 != seat) {
                all.retain(|did| did.0 != seat);
            }
            all.push((seat, action));
        }
        Deed::Undo(seat) => {
            if let Some(place) = all.iter().rposition(|did| did.0 == seat) {
                all.remove(place);
            }
        }
    }
}

/// Returns the actions after the last action of `me`.
fn after(all: &[Did], me: Seat) -> &[Did] {
    let mine = all.iter().rposition(|did| did.0 == me);
    &all[mine.map_or(0, |place| place + 1)..]
}

/// The pits in which crystals were set.
pub fn pits(did: &[Did]) -> impl Iterator<Item = Pit> {
    did.iter().filter_map(|(_, action)| match action {
        Action::Put(_, pit) | Action::Swap(_, pit) => Some(*pit),
        _ => None,
    })
}

/// Returns a sentence for each turn. Reactive.
pub fn sentences(playing: Playing<Kaleidoskop>, did: &[Did]) -> Vec<Message> {
    did.chunk_by(|one, other| one.0 == other.0).filter_map(|turn| sentence(playing, turn)).collect()
}

/// Describes a turn in one sentence; `None` while the turn has hardly begun.
fn sentence(playing: Playing<Kaleidoskop>, turn: &[Did]) -> Option<Message> {
    let (seat, _) = *turn.first()?;
    let (how, colour) = turn.iter().find_map(|(_, action)| match action {
        Action::Put(colour, _) => Some(("put", *colour)),
        Action::Swap(colour, _) => Some(("swap", *colour)),
        _ => None,
    })?;
    let edition = playing.edition.get_value();
    let rewards = turn.iter().filter_map(|(_, action)| match action {
        Action::Fulfil(card, which) => edition.card(*card).map(|card| i64::from(card.orders[*which as usize].reward())),
        _ => None,
    });
    let (orders, reward) = rewards.fold((0_i64, 0_i64), |(orders, sum), reward| (orders + 1, sum + reward));
    let bought = turn.iter().filter_map(|(_, action)| match action {
        Action::Buy(purchase) => Some(purchase.name()),
        _ => None,
    });
    let what = bought.reduce(|_, _| "several").unwrap_or("none");
    let message = Message::new("kaleidoskop-since").with("name", playing.name(seat)).with("how", how);
    let message = message.with("colour", colour.name()).with("orders", orders).with("reward", reward);
    Some(message.with("what", what))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn did(all: &mut Vec<Did>, seat: u8, action: &str) {
        let action = action.parse().unwrap_or_else(|_| panic!("{action} is an action"));
        note(all, Deed::Play(Seat(seat), action));
    }

    #[test]
    fn of_everybody_the_newest_turn_is_kept_until_i_act() {
        let mut all = Vec::new();
        did(&mut all, 0, "put red 0,0,n");
        did(&mut all, 0, "end");
        did(&mut all, 1, "put blue 0,0,s");
        did(&mut all, 1, "buy mirror");
        did(&mut all, 1, "end");
        did(&mut all, 2, "put pink 1,0,n");
        assert_eq!(after(&all, Seat(0)).len(), 3);
        assert_eq!(pits(after(&all, Seat(0))).count(), 2);
        did(&mut all, 2, "end");
        did(&mut all, 0, "put green 1,0,s");
        assert!(after(&all, Seat(0)).is_empty());
        note(&mut all, Deed::Undo(Seat(0)));
        assert_eq!(after(&all, Seat(0)).len(), 3, "what is taken back was not done");
        assert_eq!(after(&all, Seat(1)).len(), 1, "one of the others sees what came after them");
    }
}
