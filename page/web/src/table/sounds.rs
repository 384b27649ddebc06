//! What is heard at a table: what people do, what does not go, the end.

use crate::boards;
use crate::sound::{Sound, hear};
use crate::visit::Visit;
use contract::Seat;
use leptos::prelude::*;

/// Lets be heard what happens, as long as the caller lives.
pub(super) fn sounds(visit: Visit, game: String) {
    // Where everybody races one hears oneself: all together would be noise.
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
            let heard = done.filter(|(seat, _)| !live || mine(*seat)).and_then(|(_, word)| boards::sound(&game, word));
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

/// Who did it, and the first word of what they did, from a line of the log: `TIME SEAT ACTION`.
fn done(line: &str) -> Option<(Seat, &str)> {
    let mut words = line.split(' ').skip(1);
    Some((words.next()?.parse().ok()?, words.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_did_what_stands_in_the_log() {
        assert_eq!(done("1200 2 put red 0,0,n"), Some((Seat(1), "put")));
        assert_eq!(done("1200 time"), None);
        assert_eq!(done(""), None);
    }
}
