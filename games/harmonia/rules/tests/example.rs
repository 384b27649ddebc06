//! The worked examples of the rulebook as real layouts.

use crate::position::*;
use contract::{AnyWorkbench, ShelfGame};
use harmonia::*;

/// The score of an example, which is the layout of a picture.
fn example(text: &str, picture: &Plan) -> Score {
    let written: PrintedLayout = serde_json::from_str(text).unwrap();
    assert_eq!(written, laid(written.players, 0, picture), "the file holds the layout of the picture");
    serde_json::from_str(&ShelfGame::<Harmonia>::NEW.score(text).unwrap()).unwrap()
}

/// What the patterns that count bring.
fn counted(score: &Score) -> Vec<(u32, i32)> {
    score.patterns.iter().filter(|pattern| pattern.points > 0).map(|pattern| (pattern.tiles, pattern.points)).collect()
}

#[test]
fn h5_a_triangle_with_a_purple_edge_82() {
    let triangle = picture(&[
        r"          o",
        r"         /",
        r"        o   o",
        r"       /",
        r"      o   o - o",
        r"     /   / \   \",
        r"    o   o   o - o",
        r"         \ /   /",
        r"  o   o   o - o   o -",
        r"",
        r"o - o - o - o - o - o",
    ]);
    let score = example(include_str!("examples/triangle.json"), &triangle);
    assert_eq!(triangle.len(), 21);
    assert_eq!(score.shape, ShapeScore { kind: Shape::Triangle, points: 30, green: false });
    assert_eq!(counted(&score), [(7, 60), (6, 20), (4, 20)]);
    assert_eq!((score.players, score.unused_points, score.total), (30, -78, 82));
}

#[test]
fn h5_a_symmetric_layout_with_a_green_edge_84() {
    let symmetric = picture(&[
        r"  o - o - o - o",
        r"",
        r"o - o - o - o - o",
        r"",
        r"  o   o - o   o",
        r" / \         / \",
        r"o - o   o   o - o",
        r"",
        r"  o   o   o   o",
    ]);
    let score = example(include_str!("examples/symmetric.json"), &symmetric);
    assert_eq!(symmetric.len(), 22);
    assert_eq!(score.shape, ShapeScore { kind: Shape::Symmetric, points: 60, green: true });
    assert_eq!(counted(&score), [(5, 20), (4, 20), (3, 10), (3, 10)]);
    assert_eq!((score.players, score.unused_points, score.total), (40, -76, 84));
}

#[test]
fn h5_a_hexagon_with_a_hole_minus_54() {
    let hole = picture(&[
        r"    o - o   o",
        r"",
        r"  o   o - o   o",
        r" / \   \ /",
        r"o - o       o - o",
        r"",
        r"  o   o   o   o",
        r"",
        r"    o - o   o -",
        r"             \",
    ]);
    let score = example(include_str!("examples/hole.json"), &hole);
    assert_eq!(hole.len(), 18);
    assert_eq!((score.shape.kind, score.shape.points), (Shape::Hole, 0));
    assert_eq!(counted(&score), [(3, 10)]);
    assert_eq!((score.players, score.unused_points, score.total), (20, -84, -54));
}
