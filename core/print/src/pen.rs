//! Outlines in millimetres. Angles are in degrees, counter-clockwise from the east; `y` grows downward.

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect, Shape};
use std::f64::consts::{FRAC_PI_3, FRAC_PI_6};

/// The greatest error of a curve in millimetres.
const EXACT: f64 = 0.01;

/// Returns a circle.
pub fn circle((x, y): (f64, f64), radius: f64) -> BezPath {
    Circle::new((x, y), radius).to_path(EXACT)
}

/// Returns a rectangle.
pub fn rectangle(x: f64, y: f64, width: f64, height: f64) -> BezPath {
    Rect::new(x, y, x + width, y + height).to_path(EXACT)
}

/// Returns a rectangle with rounded corners.
pub fn rounded(x: f64, y: f64, width: f64, height: f64, radius: f64) -> BezPath {
    RoundedRect::new(x, y, x + width, y + height, radius).to_path(EXACT)
}

/// Returns a straight line.
pub fn line(from: (f64, f64), to: (f64, f64)) -> BezPath {
    polygon(&[from, to], false)
}

/// Returns the line through `corners`, back to the first if it is `closed`.
pub fn polygon(corners: &[(f64, f64)], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    for (place, &(x, y)) in corners.iter().enumerate() {
        if place == 0 { path.move_to((x, y)) } else { path.line_to((x, y)) }
    }
    if closed {
        path.close_path();
    }
    path
}

/// Returns a hexagon with a corner at the top.
pub fn hexagon((x, y): (f64, f64), side: f64) -> BezPath {
    let corner = |place: usize| {
        let (sin, cos) = (FRAC_PI_3 * place as f64 + FRAC_PI_6).sin_cos();
        (x + side * cos, y + side * sin)
    };
    polygon(&std::array::from_fn::<_, 6, _>(corner), true)
}

/// Returns an outline in the notation of SVG, enlarged, turned and moved. An outline that cannot be read is empty; a test reads
/// all of `symbols`.
pub fn drawn(d: &str, scale: f64, turned: f64, (x, y): (f64, f64)) -> BezPath {
    let place = Affine::translate((x, y)) * Affine::rotate(-turned.to_radians()) * Affine::scale(scale);
    place * BezPath::from_svg(d).unwrap_or_default()
}

/// Returns the symbol of a colour.
pub fn symbol(colour: &str, middle: (f64, f64), radius: f64) -> BezPath {
    drawn(symbols::outline(colour).unwrap_or_default(), radius / 10.0, 0.0, middle)
}

/// Returns the point at a distance from another.
pub fn toward((x, y): (f64, f64), degrees: f64, distance: f64) -> (f64, f64) {
    let Point { x, y } = Point::new(x, y) + kurbo::Vec2::from_angle(-degrees.to_radians()) * distance;
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shared_outline_can_be_printed() {
        let shapes = symbols::SHAPES.into_iter().chain(symbols::all()).map(|(_, outline)| outline);
        for outline in shapes.chain([symbols::PETAL, symbols::LEAF]) {
            let path = BezPath::from_svg(outline).unwrap_or_else(|error| panic!("{outline}: {error}"));
            assert!(path.bounding_box().area() > 0.5, "{outline}");
        }
    }
}
