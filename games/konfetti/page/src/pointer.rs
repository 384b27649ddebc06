//! Pointers on cards: down touches, moving drags, up drops or lets go, a tap pulls.

use super::ground::Point;
use super::intent::Intent;
use super::lies::Lie;
use konfetti::{Face, Zone};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use protocol::Finger;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How far a finger may slip before a card follows it, in pixels.
const SLIP: f64 = 10.0;
/// How far a quick finger may slip and still tap, in card sizes.
const SLIPPED: f64 = 0.5;
/// The longest tap, in milliseconds; a longer press is holding.
const TAP: f64 = 450.0;
/// The interval at which the other players are sent the finger's position, in milliseconds.
const SHOWN: f64 = 50.0;

/// A pointer that is down on a card.
#[derive(Clone, Debug)]
struct Down {
    id: i32,
    face: Face,
    card: HtmlElement,
    /// Where the table begins on the page. Measured once: measuring at every move would force a layout each time.
    corner: Point,
    begin: Point,
    since: f64,
    moved: bool,
    shown: f64,
}

/// The pointer handlers. `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    intent: Intent,
    down: StoredValue<Option<Down>, LocalStorage>,
}

impl Pointer {
    pub fn new(intent: Intent) -> Pointer {
        let pointer = Pointer { intent, down: StoredValue::new_local(None) };
        // A card that the table has taken from under the finger returns to its place.
        Effect::new(move || {
            let mine = [intent.grab.get().map(|grab| grab.face), intent.next.get().map(|next| next.face)];
            let dragged = pointer.down.with_value(|down| down.as_ref().map(|down| down.face));
            if dragged.is_some() && !mine.contains(&dragged) {
                pointer.end();
            }
        });
        pointer
    }

    pub fn down(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(card) = target.and_then(|target| target.closest(".f-card").ok().flatten()) else { return };
        let face = card.get_attribute("data-face").and_then(|face| face.parse::<Face>().ok());
        let (Some(face), Some(table)) = (face, table(event)) else { return };
        self.end();
        if !self.intent.wait(face, None) && !self.intent.touch(face) {
            return;
        }
        let _ = table.set_pointer_capture(event.pointer_id());
        let (card, since, corner) = (card.unchecked_into::<HtmlElement>(), now(), corner(&table));
        let begin = at(event, corner);
        let down = Down { id: event.pointer_id(), face, card, corner, begin, since, moved: false, shown: 0.0 };
        self.down.set_value(Some(down));
        self.intent.cursor.set(None);
        self.show(begin);
    }

    pub fn moved(&self, event: &PointerEvent) {
        let dragged = self.down.try_update_value(|down| {
            let down = down.as_mut().filter(|down| down.id == event.pointer_id())?;
            let here = at(event, down.corner);
            if !down.moved && down.begin.distance(here) < SLIP {
                return None;
            }
            if !down.moved {
                down.moved = true;
                let _ = down.card.class_list().add_1("is-dragged");
            }
            let (x, y) = (here.x - down.begin.x, here.y - down.begin.y);
            let _ = down.card.style().set_property("translate", &format!("{x:.1}px {y:.1}px"));
            Some(here)
        });
        let Some(here) = dragged.flatten() else { return };
        // A dragged card does not wait for another one, as a tapped card does.
        if let Some(face) = self.waiting().filter(|_| !self.slips(here))
            && !self.intent.touch(face)
        {
            return self.end();
        }
        self.show(here);
    }

    /// Returns whether the gesture may still be a tap that slipped.
    fn slips(&self, here: Point) -> bool {
        let near = SLIPPED * self.intent.ground.read_untracked().card;
        let slips = |down: &Down| now() - down.since <= TAP && down.begin.distance(here) <= near;
        self.down.with_value(|down| down.as_ref().is_some_and(slips))
    }

    /// Returns the card under the finger, while it waits for another to arrive.
    fn waiting(&self) -> Option<Face> {
        let face = self.down.with_value(|down| down.as_ref().map(|down| down.face));
        face.filter(|face| self.intent.next.get_untracked().is_some_and(|next| next.face == *face))
    }

    pub fn up(&self, event: &PointerEvent) {
        let Some(down) = self.down.get_value().filter(|down| down.id == event.pointer_id()) else { return };
        let here = at(event, down.corner);
        let (quick, slipped) = (now() - down.since <= TAP, self.slips(here));
        let zone = self.zone(down.face, here);
        let waits = self.waiting().is_some();
        self.end();
        match down.moved {
            _ if waits => self.intent.pull(down.face, self.intent.way_of(down.face)),
            // The card would stay where it lies: this was a tap that slipped.
            true if slipped && zone == self.zone_of(down.face) => self.tap(down.face),
            true => match zone {
                Some(zone) => self.intent.drop_into(zone),
                None => self.intent.let_go(),
            },
            // A player who holds a contested card and then lifts the finger lets go.
            false if !quick && untrack(|| self.intent.rival()).is_some() => self.intent.let_go(),
            false => self.tap(down.face),
        }
    }

    pub fn lost(&self, event: &PointerEvent) {
        if self.down.with_value(|down| down.as_ref().is_some_and(|down| down.id == event.pointer_id())) {
            let waits = self.waiting().is_some();
            self.end();
            match waits {
                true => self.intent.next.set(None),
                false => self.intent.let_go(),
            }
        }
    }

    fn tap(&self, face: Face) {
        self.intent.drop_into(self.intent.way_of(face));
    }

    /// Returns the player's zone that a card lies in.
    fn zone_of(&self, face: Face) -> Option<Zone> {
        match untrack(|| self.intent.lie(face)) {
            Lie::Hold(_) => Some(Zone::Hold),
            Lie::Edge(..) => Some(Zone::Edge),
            _ => None,
        }
    }

    /// Returns the zone into which letting go at a point drops a card.
    fn zone(&self, face: Face, here: Point) -> Option<Zone> {
        let ground = self.intent.ground.read_untracked();
        let mine = untrack(|| self.intent.lie(face)).is_mine();
        if ground.zone("edge-zone").has(here) && !self.intent.calm {
            Some(Zone::Edge)
        } else if ground.zone("side").has(here) {
            Some(Zone::Hold)
        } else {
            (mine && ground.zone("middle").has(here)).then_some(Zone::Middle)
        }
    }

    /// The finger is up: a dragged card glides on from here.
    fn end(&self) {
        let Some(down) = self.down.try_update_value(Option::take).flatten() else { return };
        let _ = down.card.class_list().remove_1("is-dragged");
        let _ = down.card.style().remove_property("translate");
        if !self.intent.calm {
            self.intent.playing.show.run(Finger { finger: None });
        }
    }

    /// Sends the finger's position to the other players, at a limited rate.
    fn show(&self, here: Point) {
        let due = self.down.try_update_value(|down| {
            let down = down.as_mut()?;
            let due = now() - down.shown >= SHOWN;
            if due {
                down.shown = now();
            }
            Some(due)
        });
        if due.flatten() == Some(true) && !self.intent.calm {
            let finger = Some(self.intent.ground.read_untracked().thousandths(here));
            self.intent.playing.show.run(Finger { finger });
        }
    }
}

/// Returns the time of the page's clock, in milliseconds.
pub fn now() -> f64 {
    window().performance().map(|performance| performance.now()).unwrap_or_default()
}

fn table(event: &PointerEvent) -> Option<Element> {
    event.current_target()?.dyn_into::<Element>().ok()
}

fn corner(table: &Element) -> Point {
    let table = table.get_bounding_client_rect();
    Point { x: table.left(), y: table.top() }
}

fn at(event: &PointerEvent, corner: Point) -> Point {
    Point { x: f64::from(event.client_x()) - corner.x, y: f64::from(event.client_y()) - corner.y }
}
