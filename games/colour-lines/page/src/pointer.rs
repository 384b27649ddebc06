//! Drawing with a finger or a mouse: put down at the end of a line and drag from field to field.
//!
//! A field under the pointer counts only if the way continues there; moving back removes strokes. Lifting the pointer
//! after a drag plays a complete drawing; without a drag it was a tap.

use super::geometry::{MARGIN, Point, SIZE, centre, field_at};
use super::intent::Intent;
use super::ways::walk;
use colour_lines::{Field, Half};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How near to the end of a line a drag begins.
const GRIP: f64 = 85.0;
/// How far from the centre of a reacting field a tap still counts.
const REACH: f64 = 92.0;
/// How far from the centre of a field a drag enters it.
const INSIDE: f64 = 41.0;

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
struct Drag {
    /// The line that the pointer drags.
    half: Option<Half>,
    /// Whether the drag began at the end of the line, not at the tip of drawn strokes.
    from_end: bool,
    moved: bool,
    last: Point,
}

/// The pointer handlers of the sheet. `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    intent: Intent,
    drag: StoredValue<Option<Drag>>,
}

impl Pointer {
    pub fn new(intent: Intent) -> Pointer {
        Pointer { intent, drag: StoredValue::new(None) }
    }

    pub fn down(&self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some((sheet, point)) = place(event) else { return };
        let _ = sheet.set_pointer_capture(event.pointer_id());
        let grip = self.grip(point);
        self.drag.set_value(Some(Drag {
            half: grip.map(|(half, _)| half),
            from_end: grip.is_some_and(|(_, from_end)| from_end),
            moved: false,
            last: point,
        }));
    }

    pub fn moved(&self, event: &PointerEvent) {
        let (Some(mut drag), Some((_, point))) = (self.drag.get_value(), place(event)) else { return };
        let steps = (drag.last.distance(point) / 20.0).ceil().max(1.0);
        let from = drag.last;
        for step in 1..=steps as u32 {
            self.reach(&mut drag, from.towards(point, f64::from(step) / steps));
        }
        drag.last = point;
        self.drag.set_value(Some(drag));
    }

    pub fn up(&self, event: &PointerEvent) {
        let Some(drag) = self.drag.get_value() else { return };
        self.drag.set_value(None);
        match (drag.moved, place(event)) {
            (true, _) => self.intent.confirm(),
            (false, Some((_, point))) => {
                if let Some(field) = self.meant(point) {
                    self.intent.tap(field);
                }
            }
            _ => {}
        }
    }

    pub fn lost(&self) {
        self.drag.set_value(None);
    }

    /// Returns the line whose tip or end is near.
    fn grip(&self, point: Point) -> Option<(Half, bool)> {
        let intent = self.intent;
        let sheet = intent.sheet.get_untracked()?;
        let drawn = intent.half.get_untracked().filter(|_| !intent.strokes.read_untracked().is_empty());
        let tips = drawn.and_then(|half| Some((intent.tip(half)?, half, false)));
        let ends = Half::BOTH
            .into_iter()
            .filter(|&half| intent.grows(half))
            .filter_map(|half| Some((sheet.line(half).end()?, half, true)));
        let near = tips.into_iter().chain(ends).map(|(field, half, end)| (centre(field).distance(point), half, end));
        let nearest = near.filter(|(distance, ..)| *distance < GRIP).min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.map(|(_, half, from_end)| (half, from_end))
    }

    /// Handles a move of the pointer.
    fn reach(&self, drag: &mut Drag, point: Point) {
        let Some(field) = field_at(point) else { return };
        let middle = centre(field);
        if (middle.x - point.x).abs() > INSIDE || (middle.y - point.y).abs() > INSIDE {
            return;
        }
        let intent = self.intent;
        let Some(half) = drag.half else {
            // Away from the lines, a drag that starts on a field of the next stroke draws it.
            return self.take_hold(drag, field);
        };
        let Some(sheet) = intent.sheet.get_untracked() else { return };
        let Some(end) = sheet.line(half).end() else { return };
        if drag.from_end {
            if field == end {
                return;
            }
            intent.strokes.set(Vec::new());
            intent.half.set(Some(half));
            drag.from_end = false;
        }
        let strokes = intent.strokes.get_untracked();
        if field == end {
            if !strokes.is_empty() {
                drag.moved = true;
                intent.strokes.set(Vec::new());
            }
            return;
        }
        if let Some(at) = walk(&sheet, half, &strokes).iter().position(|&other| other == field) {
            if at + 1 < strokes.len() {
                drag.moved = true;
                intent.strokes.set(strokes[..=at].to_vec());
            }
            return;
        }
        let to = intent.tip(half).and_then(|tip| tip.towards(field));
        if to.is_some_and(|to| intent.step(half, to)) {
            drag.moved = true;
        }
    }

    fn take_hold(&self, drag: &mut Drag, field: Field) {
        let intent = self.intent;
        if field_at(drag.last) == Some(field) || !intent.next.read_untracked().has(field) {
            return;
        }
        let began = field_at(drag.last).filter(|&began| intent.next.read_untracked().has(began));
        if let Some(began) = began {
            intent.tap(began);
            drag.half = intent.half.get_untracked();
            drag.moved = true;
        }
    }

    /// Returns the field that a tap means: the one under it, or the nearest that reacts. Fingers are wider than fields.
    fn meant(&self, point: Point) -> Option<Field> {
        let taps = self.intent.taps.get_untracked();
        let here = field_at(point).filter(|&field| taps.has(field));
        here.or_else(|| {
            let near = taps.iter().map(|field| (centre(field).distance(point), field));
            let nearest = near.filter(|(distance, _)| *distance < REACH).min_by(|a, b| a.0.total_cmp(&b.0));
            nearest.map(|(_, field)| field)
        })
    }
}

/// Returns the sheet and the pointer's position on it. The picture keeps its proportions within its element.
fn place(event: &PointerEvent) -> Option<(Element, Point)> {
    let sheet = event.current_target()?.dyn_into::<Element>().ok()?;
    let frame = sheet.get_bounding_client_rect();
    let scale = (frame.width() / SIZE.x).min(frame.height() / SIZE.y);
    if scale <= 0.0 {
        return None;
    }
    let (x, y) = (f64::from(event.client_x()) - frame.left(), f64::from(event.client_y()) - frame.top());
    let (left, top) = ((frame.width() - SIZE.x * scale) / 2.0, (frame.height() - SIZE.y * scale) / 2.0);
    Some((sheet, Point { x: (x - left) / scale - MARGIN, y: (y - top) / scale - MARGIN }))
}
