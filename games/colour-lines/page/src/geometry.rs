//! Layout of the sheet: a field is 100 wide, the first one begins at the origin.

use colour_lines::{Field, HEIGHT, WIDTH};

/// The side of a field.
pub const FIELD: f64 = 100.0;
/// Paper around the fields.
pub const MARGIN: f64 = 44.0;
/// Everything with the margin, for the `<svg>`.
pub const VIEW_BOX: &str = "-44 -44 1488 1288";
/// The size of the view box.
pub const SIZE: Point = Point { x: WIDTH as f64 * FIELD + 2.0 * MARGIN, y: HEIGHT as f64 * FIELD + 2.0 * MARGIN };

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Returns the point at this share of the way to another one.
    pub fn towards(self, other: Point, share: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }

    /// As the attribute `transform`.
    pub fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }
}

/// The middle of a field.
pub fn centre(field: Field) -> Point {
    Point { x: (f64::from(field.x()) + 0.5) * FIELD, y: (f64::from(field.y()) + 0.5) * FIELD }
}

/// The field at a point.
pub fn field_at(point: Point) -> Option<Field> {
    let index = |value: f64| (value >= 0.0).then_some((value / FIELD) as u8);
    Field::new(index(point.x)?, index(point.y)?)
}

/// Returns the point where a pen touches a field: slightly off the centre, always the same point.
pub fn touch(field: Field) -> Point {
    let Point { x, y } = centre(field);
    let (right, down) = unsteady(field);
    Point { x: x + right, y: y + down }
}

/// Returns a fixed offset for each field, from -5 to 5 in both directions.
fn unsteady(field: Field) -> (f64, f64) {
    let (x, y) = (u32::from(field.x()), u32::from(field.y()));
    let hash = (x * 73 + y * 151 + x * y * 31 + 7).wrapping_mul(2_654_435_761);
    let number = |shift: u32| f64::from(hash >> shift & 15) / 1.5 - 5.0;
    (number(8), number(20))
}

/// Returns one slightly bent stroke of the pen, as the attribute `d`.
pub fn stroke(from: Field, to: Field) -> String {
    let Point { x, y } = touch(from);
    format!("M{x:.1} {y:.1}{}", bend(from, to))
}

/// Returns a stroke that continues where the one before ended.
fn bend(from: Field, to: Field) -> String {
    let (a, b) = (touch(from), touch(to));
    let (sway, _) = unsteady(to);
    let middle = a.towards(b, 0.5);
    // Perpendicular to the stroke.
    let (x, y) = (middle.x - (b.y - a.y) / FIELD * sway, middle.y + (b.x - a.x) / FIELD * sway);
    format!("Q{x:.1} {y:.1} {:.1} {:.1}", b.x, b.y)
}

/// Returns a whole line of the pen.
pub fn line(fields: &[Field]) -> String {
    let Some(first) = fields.first() else { return String::new() };
    let Point { x, y } = touch(*first);
    let strokes: String = fields.windows(2).map(|pair| bend(pair[0], pair[1])).collect();
    format!("M{x:.1} {y:.1}{strokes}")
}

/// Returns the outline of a field. `joined` tells on which sides (north, east, south, west) the area continues. Corners
/// between open sides are round.
pub fn tile(field: Field, joined: [bool; 4]) -> String {
    let inset = |joined: bool| if joined { 1.6 } else { 4.5 };
    let [north, east, south, west] = joined;
    let (x, y) = (f64::from(field.x()) * FIELD, f64::from(field.y()) * FIELD);
    let (left, right) = (x + inset(west), x + FIELD - inset(east));
    let (top, bottom) = (y + inset(north), y + FIELD - inset(south));
    let round = |a: bool, b: bool| if a || b { 4.0 } else { 24.0 };
    let (nw, ne, se, sw) = (round(north, west), round(north, east), round(south, east), round(south, west));
    format!(
        "M{:.1} {top:.1}H{:.1}q{ne} 0 {ne} {ne}V{:.1}q0 {se} -{se} {se}H{:.1}q-{sw} 0 -{sw} -{sw}V{:.1}q0 -{nw} {nw} -{nw}Z",
        left + nw,
        right - ne,
        bottom - se,
        left + sw,
        top + nw
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_field_is_in_it() {
        for field in Field::all() {
            assert_eq!(field_at(centre(field)), Some(field));
            assert_eq!(field_at(touch(field)), Some(field));
        }
        assert_eq!(field_at(Point { x: -1.0, y: 5.0 }), None);
        assert_eq!(field_at(Point { x: 1401.0, y: 5.0 }), None);
    }
}
