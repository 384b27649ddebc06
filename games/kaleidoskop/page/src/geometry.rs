//! Where things lie, in the units of the board's `viewBox`. All constants of the drawing stand here.
//!
//! A hex has corners 100 units from its centre. Pits lie at corners, so neighbouring pits are 100 units apart and
//! the places nearer to a pit than to any other are the triangle between the centres of its three hexes.

use kaleidoskop::{Corner, Hex, Pit};
use std::f64::consts::{FRAC_PI_3, FRAC_PI_4, FRAC_PI_8};

/// From the centre of a hex to its corners.
pub const SIDE: f64 = 100.0;
/// The pane of glass within the lead.
pub const GLASS: f64 = 91.0;
/// The lead around a pane.
pub const LEAD: f64 = 97.0;
/// The cut in the middle of a pane.
pub const CUT: f64 = 52.0;
/// The plate under the hexes, and the brass that frames it.
pub const PLATE: f64 = 114.0;
pub const FRAME: f64 = 119.0;
/// The outline of a crystal, the table in its middle, and the seat it lies in.
pub const CRYSTAL: f64 = 35.0;
pub const TABLE: f64 = 21.0;
pub const SEAT: f64 = 38.5;
/// An empty pit.
pub const DIMPLE: f64 = 17.0;
/// How far the light of a hex and of a crystal reaches.
pub const HEX_LIGHT: f64 = 165.0;
pub const CRYSTAL_LIGHT: f64 = 64.0;
/// A mirror or frosted glass is a piece of a ring around its crystal.
pub const TOOL: f64 = 58.0;
pub const TOOL_INNER: f64 = 45.0;
pub const TOOL_OUTER: f64 = 72.0;
/// Half the angle of that piece.
pub const TOOL_ANGLE: f64 = 0.78;
/// The target of a crystal while its hexes are targets too.
pub const SMALL_TARGET: f64 = 44.0;

/// The whole board with its frame: from the upper left corner to the lower right one, around the origin.
pub const VIEW_BOX: &str = "-632 -580 1264 1160";
const REACH: Point = Point { x: 632.0, y: 580.0 };

/// A place on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

    /// The point at a distance from this one, in a direction that counts clockwise from the north.
    pub fn toward(self, angle: f64, distance: f64) -> Point {
        Point { x: self.x + distance * angle.sin(), y: self.y - distance * angle.cos() }
    }

    /// The direction of another point, clockwise from the north.
    pub fn angle_to(self, other: Point) -> f64 {
        (other.x - self.x).atan2(self.y - other.y)
    }

    pub fn distance(self, other: Point) -> f64 {
        (other.x - self.x).hypot(other.y - self.y)
    }

    /// As the attribute `transform`.
    pub fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }
}

/// The centre of a hex, on the board or off it.
pub fn hex_place(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    Point { x: 3f64.sqrt() * SIDE * (q + r / 2.0), y: 1.5 * SIDE * r }
}

/// Where a pit lies.
pub fn pit_place(pit: Pit) -> Point {
    let Point { x, y } = hex_place(Hex { q: pit.q, r: pit.r });
    match pit.corner {
        Corner::North => Point { x, y: y - SIDE },
        Corner::South => Point { x, y: y + SIDE },
    }
}

/// Where a place lies within the `viewBox`, in hundredths from the left and from above.
pub fn share(place: Point) -> (f64, f64) {
    (50.0 + 50.0 * place.x / REACH.x, 50.0 + 50.0 * place.y / REACH.y)
}

/// The corners of a hexagon, clockwise from the north.
pub fn hexagon(centre: Point, radius: f64) -> [Point; 6] {
    std::array::from_fn(|corner| centre.toward(FRAC_PI_3 * corner as f64, radius))
}

/// The corners of an octagon; `half` turns it by half a corner.
pub fn octagon(radius: f64, half: bool) -> [Point; 8] {
    let first = if half { FRAC_PI_8 } else { 0.0 };
    std::array::from_fn(|corner| Point::ORIGIN.toward(first + FRAC_PI_4 * corner as f64, radius))
}

/// What is nearer to a pit than to any other: the triangle between the centres of its hexes.
pub fn surroundings(pit: Pit) -> [Point; 3] {
    pit.hexes().map(hex_place)
}

/// As the attribute `points`.
pub fn points(points: &[Point]) -> String {
    let mut text = String::with_capacity(points.len() * 14);
    for Point { x, y } in points {
        text.push_str(&format!("{x:.1},{y:.1} "));
    }
    text.truncate(text.trim_end().len());
    text
}

/// A piece of a ring around the origin, looking in a direction, as the attribute `d`.
pub fn ring_piece(angle: f64) -> String {
    let corner = |side: f64, radius: f64| Point::ORIGIN.toward(angle + side * TOOL_ANGLE, radius);
    let [a, b] = [corner(-1.0, TOOL_INNER), corner(1.0, TOOL_INNER)];
    let [c, d] = [corner(1.0, TOOL_OUTER), corner(-1.0, TOOL_OUTER)];
    let [inner, outer] = [TOOL_INNER, TOOL_OUTER];
    let near = format!("M{:.1},{:.1}A{inner},{inner} 0 0 1 {:.1},{:.1}", a.x, a.y, b.x, b.y);
    let far = format!("L{:.1},{:.1}A{outer},{outer} 0 0 0 {:.1},{:.1}Z", c.x, c.y, d.x, d.y);
    near + &far
}

/// The place to go to from `here` with an arrow key: the nearest one in that direction, sideways counting double.
pub fn step<T: Copy>(here: Point, angle: f64, places: impl Iterator<Item = (T, Point)>) -> Option<T> {
    let cost = |place: Point| {
        let turned = here.angle_to(place) - angle;
        let (ahead, aside) = (here.distance(place) * turned.cos(), here.distance(place) * turned.sin().abs());
        (ahead > 1.0 && aside < 2.0 * ahead).then_some(ahead + 2.0 * aside)
    };
    let costs = places.filter_map(|(place, point)| cost(point).map(|cost| (place, cost)));
    costs.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pits() -> Vec<Pit> {
        let mut pits: Vec<Pit> = Hex::all().flat_map(Hex::corners).filter(|pit| pit.on_board()).collect();
        pits.sort();
        pits.dedup();
        pits
    }

    #[test]
    fn pits_lie_at_the_corners_of_their_hexes() {
        for pit in pits() {
            for hex in pit.hexes() {
                assert!((pit_place(pit).distance(hex_place(hex)) - SIDE).abs() < 1e-6, "{pit} {hex}");
            }
        }
    }

    #[test]
    fn everything_lies_within_the_view_box() {
        let Point { x, y } = REACH;
        assert_eq!(VIEW_BOX, format!("-{x} -{y} {} {}", 2.0 * x, 2.0 * y));
        for corner in Hex::all().flat_map(|hex| hexagon(hex_place(hex), FRAME)) {
            assert!(corner.x.abs() <= x && corner.y.abs() <= y);
        }
    }

    #[test]
    fn arrows_reach_every_pit() {
        let all = pits();
        let mut reached = vec![all[0]];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            for angle in [0.0, 1.0, 2.0, 3.0].map(|quarter| quarter * std::f64::consts::FRAC_PI_2) {
                let others = all.iter().map(|&pit| (pit, pit_place(pit)));
                if let Some(pit) = step(pit_place(from), angle, others)
                    && !reached.contains(&pit)
                {
                    reached.push(pit);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), all.len());
    }
}
