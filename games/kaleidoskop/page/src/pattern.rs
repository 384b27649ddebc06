//! An order's pattern as a small picture.

use super::crystal::Seated;
use super::geometry::{GLASS, LEAD, Point, SEAT, hex_place, hexagon, pit_place, points};
use super::pane::Pane;
use kaleidoskop::{Hex, Pattern};
use leptos::prelude::*;

/// The smallest picture, so that a pair of hexes is not drawn larger than a row of three.
const SMALLEST: (f64, f64) = (390.0, 290.0);
/// Around a pattern.
const MARGIN: f64 = 6.0;

/// The picture of a pattern, turned so that it fits a wide place best; orders may lie in any direction (K7.2).
#[component]
pub fn PatternPicture(pattern: Pattern) -> impl IntoView {
    let pattern = widest(&pattern);
    let gaps = pattern.gaps().into_iter().map(|hex| {
        view! { <polygon class="k-gap" points=points(&hexagon(hex_place(hex), GLASS - 4.0)) /> }
    });
    let hexes = pattern.hexes.iter().map(|&(hex, colour)| {
        view! { <g transform=hex_place(hex).translate()><Pane colour=Some(colour) /></g> }
    });
    let crystals = pattern.crystals.iter().map(|&(pit, colour)| {
        view! { <g class="k-asked" transform=pit_place(pit).translate()><Seated colour /></g> }
    });
    let (gaps, hexes, crystals) = (gaps.collect_view(), hexes.collect_view(), crystals.collect_view());
    view! {
        <svg class="k-pattern" viewBox=view_box(&pattern) aria-hidden="true">{gaps}{hexes}{crystals}</svg>
    }
}

/// The corners of everything a pattern shows.
fn bounds(pattern: &Pattern) -> (Point, Point) {
    let hexes = pattern.hexes.iter().flat_map(|&(hex, _)| hexagon(hex_place(hex), LEAD));
    let crystals = pattern.crystals.iter().flat_map(|&(pit, _)| hexagon(pit_place(pit), SEAT + 4.0));
    let first = (Point { x: f64::MAX, y: f64::MAX }, Point { x: f64::MIN, y: f64::MIN });
    hexes.chain(crystals).fold(first, |(low, high), Point { x, y }| {
        (Point { x: low.x.min(x), y: low.y.min(y) }, Point { x: high.x.max(x), y: high.y.max(y) })
    })
}

fn size(pattern: &Pattern) -> (f64, f64) {
    let (low, high) = bounds(pattern);
    ((high.x - low.x + 2.0 * MARGIN).max(SMALLEST.0), (high.y - low.y + 2.0 * MARGIN).max(SMALLEST.1))
}

/// The pattern in the direction in which it can be drawn largest and leaves the lower right corner to the reward.
fn widest(pattern: &Pattern) -> Pattern {
    let score = |pattern: &Pattern| {
        let (width, height) = size(pattern);
        let start = start(pattern);
        let corner = Point { x: start.x + width, y: start.y + height };
        let hidden = |hex: Hex| {
            let Point { x, y } = hex_place(hex);
            corner.x - x < 0.34 * width && corner.y - y < 0.4 * height
        };
        let scale = (SMALLEST.0 / width).min(SMALLEST.1 / height);
        if pattern.hexes.iter().any(|part| hidden(part.0)) { 0.6 * scale } else { scale }
    };
    let directions = (0..6).map(|turns| pattern.turned(turns));
    // The first of equals: as the card has it.
    directions.rev().max_by(|one, other| score(one).total_cmp(&score(other))).unwrap_or_else(|| pattern.clone())
}

/// The upper left corner of the picture. What is left below a low pattern is the reward's.
fn start(pattern: &Pattern) -> Point {
    let (low, high) = bounds(pattern);
    Point { x: (low.x + high.x - size(pattern).0) / 2.0, y: low.y - MARGIN }
}

fn view_box(pattern: &Pattern) -> String {
    let (width, height) = size(pattern);
    let Point { x, y } = start(pattern);
    format!("{x:.1} {y:.1} {width:.1} {height:.1}")
}
