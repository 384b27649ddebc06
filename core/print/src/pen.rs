//! Outlines in millimetres, around the origin unless they say otherwise.

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect, Shape};
use std::f64::consts::{FRAC_PI_3, FRAC_PI_6};

/// How exactly curves are followed, in millimetres.
const EXACT: f64 = 0.01;

pub(crate) fn circle((x, y): (f64, f64), radius: f64) -> BezPath {
    Circle::new((x, y), radius).to_path(EXACT)
}

pub(crate) fn rectangle(x: f64, y: f64, width: f64, height: f64) -> BezPath {
    Rect::new(x, y, x + width, y + height).to_path(EXACT)
}

pub(crate) fn rounded(x: f64, y: f64, width: f64, height: f64, radius: f64) -> BezPath {
    RoundedRect::new(x, y, x + width, y + height, radius).to_path(EXACT)
}

pub(crate) fn line(from: (f64, f64), to: (f64, f64)) -> BezPath {
    polygon(&[from, to], false)
}

pub(crate) fn polygon(corners: &[(f64, f64)], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    for (place, &(x, y)) in corners.iter().enumerate() {
        if place == 0 { path.move_to((x, y)) } else { path.line_to((x, y)) }
    }
    if closed {
        path.close_path();
    }
    path
}

/// A hexagon with a corner up.
pub(crate) fn hexagon((x, y): (f64, f64), side: f64) -> BezPath {
    let corner = |place: usize| {
        let (sin, cos) = (FRAC_PI_3 * place as f64 + FRAC_PI_6).sin_cos();
        (x + side * cos, y + side * sin)
    };
    polygon(&std::array::from_fn::<_, 6, _>(corner), true)
}

/// An outline in the notation of SVG, enlarged, turned counter-clockwise in degrees, and moved. Ours are all sound; what is not
/// would be nothing.
pub(crate) fn drawn(d: &str, scale: f64, turned: f64, (x, y): (f64, f64)) -> BezPath {
    let place = Affine::translate((x, y)) * Affine::rotate(-turned.to_radians()) * Affine::scale(scale);
    place * BezPath::from_svg(d).unwrap_or_default()
}

/// The symbol of a colour, so large from its middle.
pub(crate) fn symbol(colour: &str, middle: (f64, f64), radius: f64) -> BezPath {
    drawn(symbols::outline(colour).unwrap_or_default(), radius / 10.0, 0.0, middle)
}

/// The place in a direction from a point, counter-clockwise from the east in degrees, with `y` growing downward.
pub(crate) fn toward((x, y): (f64, f64), degrees: f64, distance: f64) -> (f64, f64) {
    let Point { x, y } = Point::new(x, y) + kurbo::Vec2::from_angle(-degrees.to_radians()) * distance;
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outline_that_is_shared_can_be_printed() {
        let shapes = symbols::SHAPES.into_iter().chain(symbols::all()).map(|(_, outline)| outline);
        for outline in shapes.chain([symbols::PETAL, symbols::LEAF]) {
            let path = BezPath::from_svg(outline).unwrap_or_else(|error| panic!("{outline}: {error}"));
            assert!(path.bounding_box().area() > 0.5, "{outline}");
        }
    }
}
