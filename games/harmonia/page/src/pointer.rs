//! Pointers on the board: a tap means a cell, a drag moves the view, two fingers or a wheel zoom, a long press points.

use super::aim::Aim;
use super::camera::Camera;
use super::geometry::{Point, SIZE, cell_at, centre};
use super::intent::Intent;
use harmonia::Cell;
use leptos::ev::{PointerEvent, WheelEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// How far a finger may slip and still tap, in pixels.
const SLIP: f64 = 9.0;
/// How near to the centre of a cell with an effect a tap still counts, in pixels.
const REACH: f64 = 26.0;
/// How long a long press takes.
const HOLD: Duration = Duration::from_millis(550);
/// The longest pause within a double tap, in milliseconds.
const TWICE: f64 = 320.0;

/// The pointers that are down.
#[derive(Clone, Copy, Debug, Default)]
struct Down {
    /// Each with its id and its position on the screen; two at most.
    fingers: [Option<(i32, Point)>; 2],
    /// Where the first pointer went down.
    begin: Point,
    /// Whether the gesture is no tap any more.
    moved: bool,
    hold: Option<TimeoutHandle>,
}

impl Down {
    fn end_hold(&mut self) {
        if let Some(hold) = self.hold.take() {
            hold.clear();
        }
    }
}

/// The pointer handlers of the board. `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    intent: Intent,
    camera: Camera,
    down: StoredValue<Down>,
    /// The time of the last tap without an effect.
    tapped: StoredValue<f64>,
}

impl Pointer {
    pub fn new(intent: Intent, camera: Camera) -> Pointer {
        Pointer { intent, camera, down: StoredValue::new(Down::default()), tapped: StoredValue::new(0.0) }
    }

    pub fn down(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let Some((table, window)) = table(event) else { return };
        let _ = table.set_pointer_capture(event.pointer_id());
        let (this, at) = (*self, at(event));
        self.down.update_value(|down| {
            let finger = Some((event.pointer_id(), at));
            down.end_hold();
            match down.fingers {
                [None, _] => {
                    let hold = move || this.hold(&window, at);
                    *down = Down { fingers: [finger, None], begin: at, moved: false, hold: None };
                    down.hold = set_timeout_with_handle(hold, HOLD).ok();
                }
                [first, _] => {
                    down.fingers = [first, finger];
                    down.moved = true;
                }
            }
        });
    }

    /// Handles a long press: points at the cell under the finger.
    fn hold(&self, window: &DomRect, at: Point) {
        let still = self.down.try_update_value(|down| {
            let still = !down.moved && down.fingers[0].is_some();
            down.moved = true;
            still
        });
        let cell = cell_at(self.camera.point(window, at));
        let known = |cell: &Cell| self.intent.bed.read_untracked().cells().any(|other| other == *cell);
        if let (Some(true), Some(cell)) = (still, cell.filter(known)) {
            self.intent.point(cell, Aim::Point);
        }
    }

    pub fn moved(&self, event: &PointerEvent) {
        let Some((_, window)) = table(event) else { return };
        let (id, now) = (event.pointer_id(), at(event));
        let mut down = self.down.get_value();
        let Some(place) = down.fingers.iter().position(|finger| finger.is_some_and(|(other, _)| other == id)) else {
            return;
        };
        let Some((_, before)) = down.fingers[place] else { return };
        let other = down.fingers[1 - place].map(|(_, at)| at);
        if !down.moved && down.begin.distance(now) < SLIP {
            return;
        }
        down.moved = true;
        down.end_hold();
        down.fingers[place] = Some((id, now));
        self.down.set_value(down);
        match other {
            None => self.pan(&window, before, now),
            Some(other) => {
                let (was, is) = (other.distance(before).max(1.0), other.distance(now).max(1.0));
                self.pan(&window, other.towards(before, 0.5), other.towards(now, 0.5));
                self.camera.zoom(is / was, self.camera.point(&window, other.towards(now, 0.5)));
            }
        }
    }

    fn pan(&self, window: &DomRect, from: Point, to: Point) {
        let scale = self.camera.scale(window);
        self.camera.pan((from.x - to.x) / scale, (from.y - to.y) / scale);
    }

    pub fn up(&self, event: &PointerEvent) {
        let mut down = self.down.get_value();
        let (moved, alone) = (down.moved, down.fingers[1].is_none());
        let was_down = down.fingers[0].is_some();
        self.lift(&mut down, event.pointer_id());
        if let (true, true, false, Some((_, window))) = (was_down, alone, moved, table(event)) {
            self.tap(&window, at(event));
        }
    }

    pub fn lost(&self, event: &PointerEvent) {
        let mut down = self.down.get_value();
        self.lift(&mut down, event.pointer_id());
    }

    fn lift(&self, down: &mut Down, id: i32) {
        down.end_hold();
        let [first, second] = down.fingers.map(|finger| finger.filter(|(other, _)| *other != id));
        down.fingers = if first.is_some() { [first, second] } else { [second, None] };
        self.down.set_value(*down);
    }

    /// Handles a tap on or near a cell with an effect; a double tap elsewhere shows the whole layout.
    fn tap(&self, window: &DomRect, at: Point) {
        let point = self.camera.point(window, at);
        if self.on_check(point) {
            return self.intent.lay();
        }
        let reach = (REACH / self.camera.scale(window)).max(SIZE * 0.9);
        let reacts = |cell: &Cell| untrack(|| self.intent.reacts(*cell));
        let cells: Vec<Cell> = self.intent.bed.read_untracked().cells().filter(reacts).collect();
        let under = cell_at(point).filter(|cell| cells.contains(cell));
        let near = || {
            let near = cells.iter().map(|&cell| (centre(cell).distance(point), cell));
            near.filter(|(distance, _)| *distance < reach).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, cell)| cell)
        };
        if let Some(cell) = under.or_else(near) {
            self.tapped.set_value(0.0);
            return self.intent.tap(cell);
        }
        let now = js_sys::Date::now();
        if now - self.tapped.get_value() < TWICE {
            self.camera.fit();
            self.tapped.set_value(0.0);
        } else {
            self.tapped.set_value(now);
        }
    }

    /// Returns whether a point is on the check mark that lays the tried tile.
    fn on_check(&self, point: Point) -> bool {
        let tried = self.intent.tried.get_untracked().filter(|_| untrack(|| self.intent.must_lay()));
        tried.is_some_and(|place| super::marks::check_place(place.cell).distance(point) < 34.0)
    }

    pub fn wheel(&self, event: &WheelEvent) {
        let Some(element) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        event.prevent_default();
        let window = element.get_bounding_client_rect();
        let at = Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) };
        let lines = if event.delta_mode() == 1 { 24.0 } else { 1.0 };
        let by = (event.delta_y() * lines).clamp(-240.0, 240.0);
        self.camera.zoom((-by * 0.0018).exp(), self.camera.point(&window, at));
    }
}

fn at(event: &PointerEvent) -> Point {
    Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) }
}

fn table(event: &PointerEvent) -> Option<(Element, DomRect)> {
    let element = event.current_target()?.dyn_into::<Element>().ok()?;
    let window = element.get_bounding_client_rect();
    Some((element, window))
}
