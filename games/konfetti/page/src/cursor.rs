//! The cursor for playing by keyboard: it moves from card to card.

use super::ground::Point;
use super::intent::Intent;
use super::lies::Lie;
use super::look::Scene;
use konfetti::{Face, Spot};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Up,
    Right,
    Down,
    Left,
}

/// Returns the distance to a card in a direction, with a penalty for the distance to the side. Returns `None` if the
/// card does not lie in this direction.
fn far(from: Point, to: Point, arrow: Arrow) -> Option<f64> {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let (along, aside) = match arrow {
        Arrow::Up => (-y, x),
        Arrow::Down => (y, x),
        Arrow::Left => (-x, y),
        Arrow::Right => (x, y),
    };
    (along > 2.0 && aside.abs() < along * 2.2).then(|| along + 1.6 * aside.abs())
}

impl Intent {
    /// Moves the cursor to the nearest card in the middle when the card under it has left, while the caller lives.
    pub fn keep_cursor(self) {
        let here = move || {
            let face = self.cursor.get()?;
            match self.lie(face) {
                Lie::Middle(spot) => Some((face, Some(spot))),
                _ => Some((face, None)),
            }
        };
        Effect::watch(
            here,
            move |now, before, _| {
                if let (Some((face, None)), Some(Some((same, Some(spot))))) = (now, before)
                    && face == same
                {
                    self.go_near(*spot);
                }
            },
            false,
        );
    }

    fn go_near(&self, spot: Spot) {
        let (reach, filter) = (self.reach.get_untracked(), self.filter.get_untracked());
        let far = |other: Spot| (f64::from(other.x) - f64::from(spot.x)).hypot(f64::from(other.y) - f64::from(spot.y));
        let near = reach.into_iter().filter(|face| !filter.is_on() || filter.matches(*face));
        let near = near.filter_map(|face| match untrack(|| self.lie(face)) {
            Lie::Middle(other) => Some((far(other), face)),
            _ => None,
        });
        if let Some((_, face)) = near.min_by(|a, b| a.0.total_cmp(&b.0)) {
            self.cursor.set(Some(face));
            focus(face);
        }
    }

    /// Moves to the nearest card in a direction, among the cards that can be touched and match the filter.
    pub fn go(&self, arrow: Arrow) {
        let reach = self.reach.get_untracked();
        let filter = self.filter.get_untracked();
        let scene = Scene::now(*self);
        let at = |face: Face| scene.place(face).at;
        let wanted = |face: &Face| {
            let mine = untrack(|| self.lie(*face)).is_mine();
            !filter.is_on() || filter.matches(*face) || mine
        };
        let from = self.cursor.get_untracked().filter(|face| reach.contains(face));
        let next = match from {
            None => {
                let middle = self.ground.read_untracked().zone("middle").centre();
                let near = reach.iter().copied().filter(wanted);
                near.min_by(|a, b| at(*a).distance(middle).total_cmp(&at(*b).distance(middle)))
            }
            Some(from) => {
                let begin = at(from);
                let others = reach.iter().copied().filter(wanted).filter(|face| *face != from);
                let ways = others.filter_map(|face| Some((far(begin, at(face), arrow)?, face)));
                ways.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, face)| face).or(Some(from))
            }
        };
        self.cursor.set(next);
        if let Some(face) = next {
            focus(face);
        }
    }
}

fn focus(face: Face) {
    if let Ok(Some(card)) = document().query_selector(&format!("[data-face=\"{face}\"]")) {
        // Every element can be focused; the binding is on `HtmlElement` only.
        let _ = card.unchecked_into::<HtmlElement>().focus();
    }
}
