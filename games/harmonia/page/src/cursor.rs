//! The cursor for playing by keyboard.

use super::camera::Camera;
use super::geometry::centre;
use super::intent::Intent;
use harmonia::Cell;
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

#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    intent: Intent,
    camera: Camera,
    pub cell: RwSignal<Option<Cell>>,
}

impl Cursor {
    pub fn new(intent: Intent, camera: Camera) -> Cursor {
        Cursor { intent, camera, cell: RwSignal::new(None) }
    }

    /// Returns the id of the target under the cursor. Reactive.
    pub fn target(&self) -> Option<String> {
        self.cell.get().map(|cell| format!("cell-{cell}"))
    }

    /// Moves the cursor by one cell. Up and down alternate between the diagonals, so that the opposite key leads back.
    pub fn go(&self, to: Arrow) {
        let bed = self.intent.bed.get_untracked();
        let start = || {
            let tried = self.intent.tried.get_untracked().map(|place| place.cell);
            let fitting = || self.intent.places.read_untracked().keys().next().copied();
            tried.or_else(fitting).or_else(|| bed.tiles.last().map(|tile| tile.cell)).unwrap_or(Cell::ORIGIN)
        };
        let next = match self.cell.get_untracked() {
            None => start(),
            Some(cell) => {
                let even = cell.r.rem_euclid(2) == 0;
                cell.neighbour(match to {
                    Arrow::Right => 0,
                    Arrow::Left => 3,
                    Arrow::Up if even => 1,
                    Arrow::Up => 2,
                    Arrow::Down if even => 5,
                    Arrow::Down => 4,
                })
            }
        };
        if bed.cells().any(|cell| cell == next) {
            self.cell.set(Some(next));
            self.camera.reveal(centre(next));
        }
        self.focus();
    }

    /// Focuses the table: a screen reader announces the cursor only while the table has the focus.
    pub fn focus(&self) {
        if let Ok(Some(table)) = document().query_selector(".h-stage .h-window") {
            // Every element can be focused; the binding is on `HtmlElement` only.
            let _ = table.unchecked_into::<HtmlElement>().focus();
        }
    }
}
