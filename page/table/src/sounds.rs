//! The sounds of a table: actions, refusals, the end.

use crate::games;
use crate::visit::Visit;
use contract::Seat;
use kit::sound::{Sound, hear};
use leptos::prelude::*;

/// Plays the sounds of a table, as long as the caller lives.
pub(crate) fn sounds(visit: Visit, game: String) {
    // In a race players hear only themselves: all together would be noise.
    let live = visit.is_live();
    Effect::new(move |before: Option<(usize, bool)>| {
        let told = visit.game.read();
        let Some(told) = told.as_ref() else { return (0, false) };
        let now = (told.number, told.outcome.is_some());
        let (number, over) = before.unwrap_or(now);
        if now.1 && !over {
            hear(Sound::Over);
        } else if now.0 > number {
            let mine = |seat: Seat| visit.table.with_untracked(|table| table.as_ref()?.you) == Some(seat);
            let done = told.last.as_deref().and_then(done);
            let heard =
                done.filter(|(seat, _)| !live || mine(*seat)).and_then(|(_, action)| games::sound(&game, action));
            let _ = heard.map(hear);
        }
        now
    });
    Effect::new(move |before: Option<bool>| {
        let refused = visit.refusal.read().is_some();
        if refused && before == Some(false) {
            hear(Sound::No);
        }
        refused
    });
}

/// Returns the player and the action of a line of the log, `TIME SEAT ACTION`.
fn done(line: &str) -> Option<(Seat, &str)> {
    let (_, played) = line.split_once(' ')?;
    let (seat, action) = played.split_once(' ')?;
    Some((seat.parse().ok()?, action))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_did_what_stands_in_the_log() {
        assert_eq!(done("1200 2 put red 0,0,n"), Some((Seat(1), "put red 0,0,n")));
        assert_eq!(done("1200 time"), None);
        assert_eq!(done(""), None);
    }
}
