//! Harmonia on paper: every tile, a hexagon to cut out.

use harmonia::{Edges, Edition, Harmonia, Kind};
use print::ink::{WHITE, token};
use print::pen::{circle, drawn, hexagon, line, toward};
use print::{Draw, Page, Part, Piece, Printable, Printer};
use symbols::{LEAF, PETAL};

/// The side of a tile in millimetres.
const SIDE: f64 = 22.0;
/// Distance from tile to tile, to cut between them.
const GAP: f64 = 2.0;

/// The printable components of Harmonia.
#[derive(Debug)]
pub struct Components;

impl Printable for Components {
    type Game = Harmonia;
    const PARTS: &'static [(Part, Draw<Edition>)] = &[(Part::new("tiles"), tiles)];
}

fn tiles(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    let of = |kind: Kind| (0..edition.copies(kind)).map(move |_| tile(kind));
    let width = 3f64.sqrt() * SIDE;
    printer.spread((width, 2.0 * SIDE), GAP, Kind::all().flat_map(of).collect())
}

fn tile(kind: Kind) -> Piece {
    let (edges, scale): (Edges, f64) = (kind.edges(), SIDE / 100.0);
    let mut piece = Piece::named(format!("tile {kind}"));
    piece.fill(hexagon((0.0, 0.0), SIDE), token("leaf"));
    for edge in (0..6).filter(|&edge| !edges.is_purple(edge)) {
        let leaf = drawn(LEAF, scale, 60.0 * edge as f64, (0.0, 0.0));
        piece.fill(leaf.clone(), token("leaf-deep")).stroke(leaf, token("leaf-vein"), 0.3);
    }
    for edge in (0..6).filter(|&edge| edges.is_purple(edge)) {
        let petal = drawn(PETAL, scale, 60.0 * edge as f64, (0.0, 0.0));
        piece.fill(petal.clone(), token("petal")).stroke(petal, token("petal-rim"), 0.5);
        let vein = line(
            toward((0.0, 0.0), 60.0 * edge as f64, SIDE * 0.25),
            toward((0.0, 0.0), 60.0 * edge as f64, SIDE * 0.8),
        );
        piece.stroke(vein, token("petal-light"), 0.5);
    }
    if edges.purple() > 0 {
        piece.fill(circle((0.0, 0.0), 14.0 * scale), token("bloom"));
        piece.stroke(circle((0.0, 0.0), 14.0 * scale), token("petal-rim"), 0.4);
    }
    // Petals end where the tile ends: white covers the part of their rims that lies outside.
    piece.stroke(hexagon((0.0, 0.0), SIDE + GAP / 4.0), WHITE, GAP / 2.0);
    piece.stroke(hexagon((0.0, 0.0), SIDE), token("leaf-edge"), 0.25);
    piece
}
