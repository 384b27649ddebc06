//! Where everything lies: cells in the plane of the table, hexagons, and the frame one looks through.

use harmonia::Cell;

/// From the middle of a cell to its corners.
pub const SIZE: f64 = 100.0;
/// From edge to edge.
pub const WIDTH: f64 = 173.205_080_756_887_73;
/// From row to row.
pub const ROW: f64 = 150.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// On the way to another point: 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, other: Point, share: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }

    /// For the attribute `transform`.
    pub fn translate(self) -> String {
        format!("translate({:.2} {:.2})", self.x, self.y)
    }
}

/// A place in the plane, by coordinates that need not be whole.
pub fn place(q: f64, r: f64) -> Point {
    Point { x: WIDTH * (q + r / 2.0), y: ROW * r }
}

/// The middle of a cell.
pub fn centre(cell: Cell) -> Point {
    place(f64::from(cell.q), f64::from(cell.r))
}

/// The cell at a point, if it is not too far away.
pub fn cell_at(point: Point) -> Option<Cell> {
    let r = point.y / ROW;
    let q = point.x / WIDTH - r / 2.0;
    // The three coordinates add up to nothing; whichever was rounded most follows from the others.
    let s = -q - r;
    let (rq, rr, rs) = (q.round(), r.round(), s.round());
    let (dq, dr, ds) = ((rq - q).abs(), (rr - r).abs(), (rs - s).abs());
    let (q, r) = match () {
        () if dq > dr && dq > ds => (-rr - rs, rr),
        () if dr > ds => (rq, -rq - rs),
        () => (rq, rr),
    };
    let whole = |number: f64| (number.abs() < 100.0).then_some(number as i8);
    Cell::new(whole(q)?, whole(r)?)
}

/// A corner of a cell around the origin: the one that follows an edge, counter-clockwise.
pub fn corner(edge: usize, size: f64) -> Point {
    let angle = (60.0 * edge as f64 + 30.0).to_radians();
    Point { x: size * angle.cos(), y: -size * angle.sin() }
}

/// The middle of an edge of a cell around the origin, or farther in or out.
pub fn edge(edge: usize, distance: f64) -> Point {
    let angle = (60.0 * edge as f64).to_radians();
    Point { x: distance * angle.cos(), y: -distance * angle.sin() }
}

/// A hexagon around the origin with round corners.
pub fn hexagon(size: f64, round: f64) -> String {
    let share = round / size;
    let side = |at: usize| {
        let (before, here, after) = (corner((at + 5) % 6, size), corner(at, size), corner((at + 1) % 6, size));
        let (from, to) = (here.towards(before, share), here.towards(after, share));
        let begin = if at == 0 { 'M' } else { 'L' };
        format!("{begin}{:.2} {:.2}Q{:.2} {:.2} {:.2} {:.2}", from.x, from.y, here.x, here.y, to.x, to.y)
    };
    (0..6).map(side).collect::<String>() + "Z"
}

/// A hexagon with sharp corners around a point.
pub fn hexagon_at(middle: Point, size: f64) -> String {
    let side = |at: usize| {
        let Point { x, y } = corner(at, size);
        format!("{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, middle.x + x, middle.y + y)
    };
    (0..6).map(side).collect::<String>() + "Z"
}

/// The outline of a set of cells.
pub fn outline(cells: &[Cell]) -> String {
    let mut path = String::new();
    for &cell in cells {
        let Point { x, y } = centre(cell);
        for side in (0..6).filter(|&side| !cells.contains(&cell.neighbour(side))) {
            let (from, to) = (corner((side + 5) % 6, SIZE), corner(side, SIZE));
            path += &format!("M{:.2} {:.2}L{:.2} {:.2}", x + from.x, y + from.y, x + to.x, y + to.y);
        }
    }
    path
}

/// A piece of the table that one looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub middle: Point,
    pub width: f64,
    pub height: f64,
}

impl Frame {
    /// The frame around cells, with room for `cells_around` more on each side.
    pub fn around(cells: impl IntoIterator<Item = Cell>, cells_around: f64) -> Frame {
        let (mut least, mut most) = (Point { x: 0.0, y: 0.0 }, Point { x: 0.0, y: 0.0 });
        for (number, Point { x, y }) in cells.into_iter().map(centre).enumerate() {
            if number == 0 {
                (least, most) = (Point { x, y }, Point { x, y });
            }
            least = Point { x: least.x.min(x), y: least.y.min(y) };
            most = Point { x: most.x.max(x), y: most.y.max(y) };
        }
        let (x, y) = (WIDTH * (0.5 + cells_around), SIZE + ROW * cells_around);
        Frame {
            middle: least.towards(most, 0.5),
            width: most.x - least.x + 2.0 * x,
            height: most.y - least.y + 2.0 * y,
        }
    }

    /// For the attribute `viewBox`.
    pub fn view_box(&self) -> String {
        let (left, top) = (self.middle.x - self.width / 2.0, self.middle.y - self.height / 2.0);
        format!("{left:.2} {top:.2} {:.2} {:.2}", self.width, self.height)
    }

    /// Between this frame and another: 0 is this, 1 is the other.
    #[must_use]
    pub fn towards(&self, other: &Frame, share: f64) -> Frame {
        Frame {
            middle: self.middle.towards(other.middle, share),
            width: self.width + (other.width - self.width) * share,
            height: self.height + (other.height - self.height) * share,
        }
    }

    /// Nearer by a factor, while a point stays where it is on the screen.
    #[must_use]
    pub fn nearer(&self, factor: f64, point: Point) -> Frame {
        Frame {
            middle: point.towards(self.middle, 1.0 / factor),
            width: self.width / factor,
            height: self.height / factor,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_at_its_middle_and_near_its_edges() {
        for (q, r) in (-6..=6).flat_map(|q| (-6..=6).map(move |r| (q, r))) {
            let cell = Cell { q, r };
            let Point { x, y } = centre(cell);
            assert_eq!(cell_at(Point { x, y }), Some(cell));
            for side in 0..6 {
                let near = edge(side, WIDTH / 2.0 - 1.0);
                assert_eq!(cell_at(Point { x: x + near.x, y: y + near.y }), Some(cell));
                let beyond = edge(side, WIDTH / 2.0 + 1.0);
                assert_eq!(cell_at(Point { x: x + beyond.x, y: y + beyond.y }), Some(cell.neighbour(side)));
            }
        }
    }

    #[test]
    fn zooming_keeps_the_point_under_the_finger() {
        let frame = Frame { middle: Point { x: 10.0, y: 20.0 }, width: 400.0, height: 300.0 };
        let point = Point { x: 60.0, y: -30.0 };
        let near = frame.nearer(2.0, point);
        assert_eq!((near.width, near.height), (200.0, 150.0));
        assert_eq!(near.middle, Point { x: 35.0, y: -5.0 });
    }
}
