//! Layout: the measured zones of the page, and the places of cards in them. All in pixels from the upper left corner of
//! the table.

use contract::Seat;
use konfetti::Spot;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// The smallest size of a card in the middle: large enough for a thumb.
const SMALLEST: f64 = 44.0;
const LARGEST: f64 = 92.0;
/// The size of a card on a screen that has not been measured.
const USUAL: f64 = 48.0;
/// The largest turn of a card where there is no room to turn it fully, in degrees.
const TILT: f64 = 24.0;
/// The largest offset of a card where there is no room for more, in squares: small, so that cards do not hide each
/// other’s circles (F3.1).
const LEAST_STRAY: f64 = 0.05;

/// A point.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Returns the point at this share of the way to another point.
    pub fn towards(self, other: Point, share: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }

    /// Returns the point that is `pixels` closer to another point.
    pub fn nearer(self, other: Point, pixels: f64) -> Point {
        let far = self.distance(other);
        if far < 1.0 { self } else { self.towards(other, (pixels / far).min(1.0)) }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    fn within(rect: &DomRect, table: &DomRect) -> Rect {
        let (left, top) = (rect.left() - table.left(), rect.top() - table.top());
        Rect { left, top, width: rect.width(), height: rect.height() }
    }

    pub fn has(&self, point: Point) -> bool {
        (self.left..self.left + self.width).contains(&point.x) && (self.top..self.top + self.height).contains(&point.y)
    }

    pub fn centre(&self) -> Point {
        Point { x: self.left + self.width / 2.0, y: self.top + self.height / 2.0 }
    }

    fn inside(&self, margin: f64) -> Rect {
        let (wide, high) = (margin.min(self.width / 2.0), margin.min(self.height / 2.0));
        Rect {
            left: self.left + wide,
            top: self.top + high,
            width: self.width - 2.0 * wide,
            height: self.height - 2.0 * high,
        }
    }
}

/// The place of a card: its centre, its turn in degrees, its size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    pub at: Point,
    pub turn: f64,
    pub size: f64,
}

impl Place {
    /// Returns the place at this share of the way to another place.
    pub fn towards(self, other: Place, share: f64) -> Place {
        let between = |from: f64, to: f64| from + (to - from) * share;
        let turn = between(self.turn, other.turn);
        Place { at: self.at.towards(other.at, share), turn, size: between(self.size, other.size) }
    }
}

/// The zones of a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ground {
    zones: BTreeMap<String, Rect>,
    /// The size of a card in the middle.
    pub card: f64,
    /// F3.1: the grid, along and across; one card was thrown into each square.
    squares: (f64, f64),
}

impl Ground {
    /// Measures every element below `table` that names its zone. `cards` is the number of cards in the middle at the
    /// start.
    pub fn measure(table: &Element, cards: usize) -> Ground {
        let whole = table.get_bounding_client_rect();
        let mut zones = BTreeMap::new();
        if let Ok(found) = table.query_selector_all("[data-zone]") {
            let elements = (0..found.length()).filter_map(|place| found.item(place)?.dyn_into::<Element>().ok());
            for element in elements {
                let name = element.get_attribute("data-zone").unwrap_or_default();
                zones.insert(name, Rect::within(&element.get_bounding_client_rect(), &whole));
            }
        }
        let middle: Rect = zones.get("middle").copied().unwrap_or_default();
        let (along, across) = konfetti::squares(cards);
        let squares = (along as f64, across as f64);
        let share = |length: f64, squares: f64| length / (squares + 0.3) * 0.92;
        let (wide, high) = if is_upright(&middle) { (squares.1, squares.0) } else { squares };
        let card = share(middle.width, wide).min(share(middle.height, high)).clamp(SMALLEST, LARGEST);
        Ground { zones, card, squares }
    }

    pub fn zone(&self, name: &str) -> Rect {
        self.zones.get(name).copied().unwrap_or_default()
    }

    /// Returns the inner rectangle of the middle, to which thousandths refer, so that cards at the border lie inside.
    fn field(&self) -> Rect {
        self.zone("middle").inside(self.card * 0.4)
    }

    /// Returns a point of the middle, given in thousandths. If the middle is higher than wide, the axes are swapped:
    /// there are never fewer squares along than across.
    pub fn point(&self, x: f64, y: f64) -> Point {
        let field = self.field();
        let (x, y) = if is_upright(&field) { (y, x) } else { (x, y) };
        Point { x: field.left + field.width * x / 1000.0, y: field.top + field.height * y / 1000.0 }
    }

    /// Returns a point in thousandths of the middle.
    pub fn thousandths(&self, point: Point) -> (i16, i16) {
        let field = self.field();
        let share = |from: f64, begin: f64, length: f64| {
            ((from - begin) * 1000.0 / length.max(1.0)).round().clamp(-3000.0, 4000.0) as i16
        };
        let (x, y) = (share(point.x, field.left, field.width), share(point.y, field.top, field.height));
        if is_upright(&field) { (y, x) } else { (x, y) }
    }

    /// F3.1: every card must be visible, so a card is offset from the centre of its square only as far as the screen
    /// has room.
    pub fn in_middle(&self, Spot { x, y, turn }: Spot) -> Place {
        let (field, size) = (self.field(), self.size());
        let (along, across) =
            if is_upright(&field) { (field.height, field.width) } else { (field.width, field.height) };
        let x = strayed(x.into(), self.squares.0, size, along);
        let y = strayed(y.into(), self.squares.1, size, across);
        // Straightening turns the card the shorter way.
        let turn = if turn > 180 { f64::from(turn) - 360.0 } else { turn.into() };
        let roomy = (along / self.squares.0).min(across / self.squares.1) > 1.3 * size;
        Place { at: self.point(x, y), turn: if roomy { turn } else { turn / 180.0 * TILT }, size }
    }

    /// Returns the place of a slot of the player's hold, which has `slots` slots.
    pub fn in_hold(&self, slot: usize, slots: usize) -> Place {
        let hold = self.zone("hold");
        let rows = if hold.height > 80.0 && hold.width < 46.0 * slots as f64 { 2 } else { 1 };
        let columns = slots.div_ceil(rows).max(1);
        let (wide, high) = (hold.width / columns as f64, hold.height / rows as f64);
        let size = (wide.min(high) - 5.0).clamp(30.0, 72.0);
        let step = wide.min(size + 14.0);
        let left = hold.left + (hold.width - step * columns as f64) / 2.0;
        let at = Point {
            x: left + step * ((slot % columns) as f64 + 0.5),
            y: hold.top + high * ((slot / columns) as f64 + 0.5),
        };
        Place { at, turn: 0.0, size }
    }

    /// Returns the place of one of several cards in a row: as large as the zone allows, overlapping if there are many.
    pub fn in_row(&self, zone: &str, place: usize, cards: usize) -> Place {
        let row = self.zone(zone);
        let size = (row.height - 2.0).clamp(18.0, 60.0);
        let gaps = cards.saturating_sub(1).max(1) as f64;
        let step = ((row.width - size) / gaps).clamp(4.0, size + 3.0);
        let at = Point { x: row.left + size / 2.0 + step * place as f64, y: row.centre().y };
        Place { at, turn: 0.0, size }
    }

    /// Returns the place of a blocked card, beside the deck.
    pub fn blocked(&self, place: usize) -> Place {
        let zone = self.zone("blocked");
        let size = zone.height.clamp(20.0, 44.0);
        let at = Point { x: zone.left + size / 2.0 + 5.0 * place as f64, y: zone.centre().y };
        Place { at, turn: [-7.0, 5.0, -2.0, 9.0][place % 4], size }
    }

    /// Returns where a player sits.
    pub fn chair(&self, seat: Seat, me: Option<Seat>) -> Point {
        let zone = if me == Some(seat) { "hold".to_owned() } else { format!("chip-{seat}") };
        self.zone(&zone).centre()
    }

    pub fn is_measured(&self) -> bool {
        !self.zones.is_empty()
    }

    fn size(&self) -> f64 {
        if self.card > 0.0 { self.card } else { USUAL }
    }
}

fn is_upright(rect: &Rect) -> bool {
    rect.height > rect.width
}

/// Returns a position in thousandths of a length with this number of squares, limited so that a card of this size
/// leaves its neighbours free.
fn strayed(place: f64, squares: f64, size: f64, length: f64) -> f64 {
    if squares < 1.0 || length < 1.0 {
        return place;
    }
    let square = 1000.0 / squares;
    let middle = ((place / square).floor().min(squares - 1.0) + 0.5) * square;
    let free = (square - size / length * 1000.0).max(square * LEAST_STRAY) / 2.0;
    middle + (place - middle).clamp(-free, free)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ground(width: f64, height: f64, cards: usize, card: f64) -> Ground {
        let middle = Rect { left: 0.0, top: 0.0, width, height };
        let (along, across) = konfetti::squares(cards);
        Ground { zones: [("middle".to_owned(), middle)].into(), card, squares: (along as f64, across as f64) }
    }

    #[test]
    fn points_and_thousandths_agree_on_every_screen() {
        for ground in [ground(360.0, 500.0, 70, 44.0), ground(1400.0, 560.0, 42, 80.0)] {
            for (x, y) in [(0, 0), (1000, 0), (250, 750), (-40, 1040)] {
                assert_eq!(ground.thousandths(ground.point(x.into(), y.into())), (x, y));
            }
        }
    }

    /// F3.1: wherever the rules throw the cards, they are at least most of a card apart.
    #[test]
    fn cards_can_be_seen() {
        for (width, height, cards, card, apart) in
            [(360.0, 460.0, 70, 44.0, 0.8), (1400.0, 560.0, 42, 80.0, 0.9), (800.0, 240.0, 42, 44.0, 0.7)]
        {
            let ground = ground(width, height, cards, card);
            let (along, across) = (ground.squares.0 as u16, ground.squares.1 as u16);
            // The worst case: all cards offset towards the same corner, and every other card away from it.
            let at = |column: u16, row: u16| {
                let stray = if (column + row).is_multiple_of(2) { 0.22 } else { 0.78 };
                let thousandths =
                    |square: u16, squares: u16| ((f64::from(square) + stray) * 1000.0 / f64::from(squares)) as u16;
                let spot = Spot { x: thousandths(column, along), y: thousandths(row, across), turn: 90 };
                ground.in_middle(spot).at
            };
            let all: Vec<Point> = (0..along)
                .flat_map(|column| (0..across).map(move |row| (column, row)))
                .map(|(column, row)| at(column, row))
                .collect();
            for (place, one) in all.iter().enumerate() {
                for other in &all[..place] {
                    let far = (one.x - other.x).abs().max((one.y - other.y).abs());
                    assert!(far > card * apart, "{one:?} and {other:?} of {ground:?}");
                }
            }
        }
    }
}
