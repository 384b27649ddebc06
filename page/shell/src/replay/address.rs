//! The number in the address: `?move=12` shows the game after its twelfth entry. `&lit=` names places to light up there.

use super::reel::Reel;
use contract::Message;
use leptos::prelude::*;
use std::time::Duration;
use table_page::visit::Visit;

/// The name of the number in the address.
pub(crate) const MOVE: &str = "move";

/// The name of the places in the address.
pub(super) const LIT: &str = "lit";

/// What stands between two places: no game's notation has it, and an address may.
pub(super) const BETWEEN: &str = ";";

/// Browsers refuse to write the address much more often.
const EVERY: Duration = Duration::from_millis(400);

/// The place that an address asks for, in a game of `last` entries. If there is none: another one, and what was wrong.
pub(super) fn wanted(text: &str, last: usize) -> (usize, Option<Message>) {
    match text.parse::<usize>() {
        Ok(number) if number <= last => (number, None),
        Ok(number) => {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            (last, Some(Message::new("replay-too-far").with("number", number).with("last", last as i64)))
        }
        Err(_) => (0, Some(Message::new("replay-no-number"))),
    }
}

/// Returns the address of a table's replay after `place` entries. Not reactive.
pub(crate) fn address(visit: Visit, place: usize) -> String {
    of(&untrack(|| visit.path()), place)
}

/// The same, with places lit up on the board. Not reactive.
pub(crate) fn address_lit(visit: Visit, place: usize, lit: &[String]) -> String {
    format!("{}&{LIT}={}", address(visit, place), lit.join(BETWEEN))
}

fn of(path: &str, place: usize) -> String {
    format!("{path}?{MOVE}={place}")
}

/// Keeps the address in step, as long as the caller lives. The way back still leads to where one came from.
pub(super) fn follow(reel: Reel, visit: Visit) {
    let path = StoredValue::new(untrack(|| visit.path()));
    let due = StoredValue::new(false);
    let write = move || {
        // Otherwise the page has been left.
        let Some(path) = path.try_get_value() else { return };
        due.set_value(false);
        let address = of(&path, reel.place.get_untracked());
        if let Ok(history) = window().history() {
            let state = history.state().unwrap_or_default();
            let _ = history.replace_state_with_url(&state, "", Some(&address));
        }
    };
    Effect::watch(
        move || reel.place.get(),
        move |_, _, _| {
            if !due.get_value() {
                due.set_value(true);
                set_timeout(write, EVERY);
            }
        },
        false,
    );
}

#[cfg(test)]
mod tests {
    use super::wanted;

    #[test]
    fn a_bad_number_says_what_is_wrong_and_shows_something_all_the_same() {
        let id = |text: &str| {
            let (place, wrong) = wanted(text, 7);
            (place, wrong.map(|wrong| wrong.id))
        };
        assert_eq!(id("0"), (0, None));
        assert_eq!(id("7"), (7, None));
        assert_eq!(id("8"), (7, Some("replay-too-far".to_owned())));
        for text in ["", "-1", "x", "1.5", "99999999999999999999999"] {
            assert_eq!(id(text), (0, Some("replay-no-number".to_owned())), "{text}");
        }
    }
}
