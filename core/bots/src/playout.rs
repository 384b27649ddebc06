//! Playing a game to its end.

use crate::{Reaction, live};
use contract::{Chance, Game, Message, Millis, Outcome, Refusal, Seat, Seats};
use std::cell::Cell;

/// The most actions of one game, against games that never end.
pub const MOST_MOVES: u64 = 1_000_000;

/// Plays a game to its end and returns its outcome and the number of actions. `choose` returns what a seat does at a time
/// of the game's clock; `watch` sees every action just before it is played.
///
/// In turns the first awaited seat acts, and time passes only while no seat is awaited. In a race
/// ([`races`](Game::races)) every seat acts a reaction time after it has chosen, where `None` means that it waits.
///
/// # Errors
/// The game does not end within [`MOST_MOVES`], an awaited seat does nothing in turns, or an action is refused.
pub fn playout<G: Game>(
    state: &mut G,
    reactions: &[Reaction],
    chance: &mut Chance,
    mut choose: impl FnMut(&G, Seat, Millis, &mut Chance) -> Option<G::Action>,
    mut watch: impl FnMut(&G, Seat, &G::Action, Millis),
) -> Result<(Outcome, u64), Message> {
    let moves = Cell::new(0);
    let watch = |state: &G, seat: Seat, action: &G::Action, at: Millis| {
        moves.set(moves.get() + 1);
        watch(state, seat, action, at);
    };
    let stuck = || Message::new("lab-stuck");
    let mut choose = |state: &G, seat: Seat, at: Millis, chance: &mut Chance| match moves.get() < MOST_MOVES {
        true => Ok(choose(state, seat, at, chance)),
        false => Err(Message::new("lab-endless").with("most", MOST_MOVES as i64)),
    };
    if state.races() {
        live::play(state, reactions, chance, choose, watch)?;
    } else {
        let choose = |state: &G, awaited: Seats, now: Millis| {
            let seat = awaited.iter().next().ok_or_else(stuck)?;
            Ok(Some((seat, choose(state, seat, now, chance)?.ok_or_else(stuck)?)))
        };
        play_in_turns(state, choose, watch)?;
    }
    Ok((state.outcome().ok_or_else(stuck)?, moves.get()))
}

/// Plays until the game is over or `choose`, which picks one of the awaited seats and its action, returns `None`.
///
/// # Errors
/// `choose` fails, or an action is refused.
pub(crate) fn play_in_turns<G: Game>(
    state: &mut G,
    mut choose: impl FnMut(&G, Seats, Millis) -> Result<Option<(Seat, G::Action)>, Message>,
    mut watch: impl FnMut(&G, Seat, &G::Action, Millis),
) -> Result<(), Message> {
    let mut now = Millis(0);
    loop {
        let awaited = state.awaited();
        if awaited.is_empty() {
            let deadline = state.next_deadline().filter(|_| state.outcome().is_none());
            let Some(deadline) = deadline else { return Ok(()) };
            now = now.max(deadline);
            state.pass_time(now);
            continue;
        }
        let Some((seat, action)) = choose(state, awaited, now)? else { return Ok(()) };
        watch(state, seat, &action, now);
        state.play(seat, &action, now).map_err(|illegal| illegal.message())?;
    }
}
