//! The places of a board that can be tapped, walked over by arrow keys, and heard. They lie unseen over its picture.

use crate::keys::{self, Key};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// One place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Its name in notation; also that of its test id, `spot-NAME`.
    pub name: String,
    /// Its middle, in units of the board.
    pub at: (i32, i32),
    /// Its outline, as the attribute `d`.
    pub outline: String,
    /// What a screen reader says of it.
    pub label: String,
    /// Whether a tap does anything now.
    pub open: bool,
}

/// Where arrow keys are, and what Enter does there.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    spots: Signal<Vec<Spot>>,
    here: RwSignal<Option<String>>,
    tap: Callback<String>,
}

impl Walk {
    /// Also lists its keys.
    pub fn new(spots: Signal<Vec<Spot>>, tap: Callback<String>) -> Walk {
        let keys = [
            Key { keys: vec!["←", "↑", "↓", "→"], text: "score-key-walk" },
            Key { keys: vec!["Enter"], text: "score-key-tap" },
        ];
        // They are heard by the board, and only while it has the focus.
        keys::listen(keys, |_| false);
        Walk { spots, here: RwSignal::new(None), tap }
    }

    /// For `aria-activedescendant`. Reactive.
    pub fn target(self) -> Option<String> {
        self.here.get().map(|name| format!("spot-{name}"))
    }

    /// What a key does while the board has the focus.
    pub fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (x, y) = match event.key().as_str() {
            "ArrowUp" => (0, -1),
            "ArrowRight" => (1, 0),
            "ArrowDown" => (0, 1),
            "ArrowLeft" => (-1, 0),
            "Enter" | " " => {
                event.prevent_default();
                return self.here.get_untracked().into_iter().for_each(|name| self.tap.run(name));
            }
            _ => return,
        };
        event.prevent_default();
        let spots = self.spots.get_untracked();
        let here = self.here.get_untracked().and_then(|name| spots.iter().find(|spot| spot.name == name));
        let next = match here {
            Some(here) => step(here.at, (x, y), &spots),
            None => first(&spots),
        };
        if let Some(next) = next {
            self.here.set(Some(next.name.clone()));
        }
    }

    /// A finger has been here: the cursor goes.
    pub fn leave(self) {
        self.here.set(None);
    }
}

/// The open spot nearest to the middle of all.
fn first(spots: &[Spot]) -> Option<&Spot> {
    let count = i32::try_from(spots.len()).ok().filter(|&count| count > 0)?;
    let sum = spots.iter().fold((0, 0), |sum, spot| (sum.0 + spot.at.0, sum.1 + spot.at.1));
    let middle = (sum.0 / count, sum.1 / count);
    let far = |spot: &&Spot| (spot.at.0 - middle.0).pow(2) + (spot.at.1 - middle.1).pow(2);
    spots.iter().filter(|spot| spot.open).min_by_key(far).or_else(|| spots.iter().min_by_key(far))
}

/// The nearest spot in a direction, sideways counting double.
fn step(here: (i32, i32), (x, y): (i32, i32), spots: &[Spot]) -> Option<&Spot> {
    let cost = |spot: &&Spot| {
        let (dx, dy) = (spot.at.0 - here.0, spot.at.1 - here.1);
        let (ahead, aside) = (dx * x + dy * y, (dx * y + dy * x).abs());
        (ahead > 0 && aside < 2 * ahead).then_some(ahead + 2 * aside)
    };
    spots.iter().filter(|spot| cost(spot).is_some()).min_by_key(cost)
}

/// The spots, to be put over a picture within its `<svg>`.
#[component]
pub fn Spots(
    walk: Walk,
    /// Spots that count for the line of the score that is looked at.
    #[prop(into)]
    lit: Signal<Vec<String>>,
    /// Spots at which something cannot be.
    #[prop(into)]
    wrong: Signal<Vec<String>>,
) -> impl IntoView {
    let spot = move |spot: Spot| {
        let Spot { name, outline, label, open, .. } = spot;
        let named = StoredValue::new(name.clone());
        let is_in = move |names: Signal<Vec<String>>| named.with_value(|name| names.read().contains(name));
        view! {
            <path
                id=format!("spot-{name}")
                class="spot"
                class:is-open=open
                class:is-lit=move || is_in(lit)
                class:is-wrong=move || is_in(wrong)
                class:is-here=move || named.with_value(|name| walk.here.read().as_ref() == Some(name))
                data-testid=format!("spot-{name}")
                role="button"
                aria-label=label
                aria-disabled=(!open).to_string()
                d=outline
                on:click=move |_| {
                    walk.leave();
                    walk.tap.run(named.get_value());
                }
            />
        }
    };
    view! { <g class="spots"><For each=move || walk.spots.get() key=|spot| spot.clone() children=spot /></g> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(name: &str, x: i32, y: i32, open: bool) -> Spot {
        Spot { name: name.to_owned(), at: (x, y), outline: String::new(), label: String::new(), open }
    }

    #[test]
    fn arrows_go_to_the_nearest_place_in_their_direction() {
        let spots =
            [spot("a", 0, 0, true), spot("b", 100, 0, true), spot("c", 50, 87, false), spot("d", 200, 10, true)];
        let go = |from: (i32, i32), by| step(from, by, &spots).map(|spot| spot.name.as_str());
        assert_eq!(go((0, 0), (1, 0)), Some("b"));
        assert_eq!(go((100, 0), (1, 0)), Some("d"));
        assert_eq!(go((0, 0), (0, 1)), Some("c"));
        assert_eq!(go((50, 87), (0, -1)), Some("a"));
        assert_eq!(go((0, 0), (-1, 0)), None);
    }

    #[test]
    fn one_begins_in_the_middle_where_something_can_be_done() {
        let spots = [spot("a", 0, 0, true), spot("b", 100, 0, false), spot("c", 180, 0, true)];
        assert_eq!(first(&spots).map(|spot| spot.name.as_str()), Some("c"));
        assert!(first(&[]).is_none());
    }
}
