//! The cursor for playing by keyboard: arrows move it over pits, or over hexes while those are the targets.

use super::geometry::{Point, hex_place, pit_place, step};
use super::intent::Intent;
use kaleidoskop::{Action, Hex, Pit};
use leptos::prelude::*;
use std::f64::consts::{FRAC_PI_2, PI};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A place the cursor can stand on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    Pit(Pit),
    Hex(Hex),
}

impl Spot {
    fn place(self) -> Point {
        match self {
            Spot::Pit(pit) => pit_place(pit),
            Spot::Hex(hex) => hex_place(hex),
        }
    }

    fn distance_from_centre(self) -> f64 {
        self.place().distance(Point::ORIGIN)
    }

    /// The id of its target.
    fn id(self) -> String {
        match self {
            Spot::Pit(pit) => format!("pit-{pit}"),
            Spot::Hex(hex) => format!("hex-{hex}"),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    intent: Intent,
    pub spot: RwSignal<Option<Spot>>,
}

impl Cursor {
    pub fn new(intent: Intent) -> Cursor {
        Cursor { intent, spot: RwSignal::new(None) }
    }

    /// The id of the target under the cursor, for `aria-activedescendant`. Reactive.
    pub fn target(&self) -> Option<String> {
        self.spot.get().map(Spot::id)
    }

    /// Moves with an arrow key. Returns whether the key was one.
    pub fn arrow(&self, key: &str) -> bool {
        let angle = match key {
            "ArrowUp" => 0.0,
            "ArrowRight" => FRAC_PI_2,
            "ArrowDown" => PI,
            "ArrowLeft" => -FRAC_PI_2,
            _ => return false,
        };
        let here = self.spot.get_untracked();
        let next = match here {
            None => {
                self.spots().into_iter().min_by(|a, b| a.distance_from_centre().total_cmp(&b.distance_from_centre()))
            }
            Some(here) => step(here.place(), angle, self.spots().into_iter().map(|spot| (spot, spot.place()))),
        };
        if next.is_some() {
            self.spot.set(next);
            self.focus_board();
        }
        true
    }

    /// Focuses the board: a screen reader announces the cursor only while the board has the focus.
    fn focus_board(&self) {
        if let Ok(Some(board)) = document().query_selector(".k-window") {
            // Every element can be focused; the binding is on `HtmlElement` only.
            let _ = board.unchecked_into::<HtmlElement>().focus();
        }
    }

    /// Taps the target under the cursor. Returns whether there was one.
    pub fn tap(&self) -> bool {
        match self.spot.get_untracked() {
            Some(Spot::Pit(pit)) => self.intent.tap_pit(pit),
            Some(Spot::Hex(hex)) => self.intent.tap_hex(hex),
            None => return false,
        }
        true
    }

    /// Returns whether the cursor is on another target than the proposed one.
    pub fn differs(&self, intent: Intent) -> bool {
        let spot = self.spot.get_untracked();
        match intent.proposed.get_untracked() {
            Some(Action::Put(_, pit) | Action::Swap(_, pit)) => spot.is_some_and(|spot| spot != Spot::Pit(pit)),
            Some(Action::Mirror(pit, hex) | Action::Frost(pit, hex)) => {
                spot.is_some_and(|spot| spot != Spot::Hex(hex) && spot != Spot::Pit(pit))
            }
            _ => false,
        }
    }

    /// Returns where the cursor can go: the hexes a glass can face, the legal pits, or else every pit.
    fn spots(&self) -> Vec<Spot> {
        let hexes = self.intent.legal_hexes.get_untracked();
        if !hexes.is_empty() {
            return hexes.iter().map(Spot::Hex).collect();
        }
        let pits = self.intent.legal_pits.get_untracked();
        if !pits.is_empty() {
            return pits.iter().map(Spot::Pit).collect();
        }
        let board = self.intent.shown.get_untracked().board;
        board.open_hexes().iter().map(Spot::Hex).chain(board.open_pits().iter().map(Spot::Pit)).collect()
    }
}
