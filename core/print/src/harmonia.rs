//! Harmonia: every tile, hexagons to be cut out.

use crate::ink::{WHITE, token};
use crate::page::{Page, Piece};
use crate::pen::{circle, drawn, hexagon, toward};
use crate::sheet::{Printer, footed};
use crate::{Job, Part};
use contract::Edition as _;
use harmonia::{Edges, Edition, Kind};
use symbols::{LEAF, PETAL};

/// The side of a tile in millimetres.
const SIDE: f64 = 22.0;
/// From tile to tile, to cut between them.
const GAP: f64 = 2.0;

/// The parts that this game has.
pub const PARTS: [Part; 1] = [Part::Tiles];

/// The pages.
pub fn pages(edition: &Edition, job: &Job) -> Vec<Page> {
    if !job.wants(Part::Tiles) {
        return Vec::new();
    }
    let of = |kind: Kind| (0..edition.copies(kind)).map(move |_| tile(kind));
    let printer = Printer::new(job, Part::Tiles, "harmonia", edition.id());
    let width = 3f64.sqrt() * SIDE;
    footed(printer.spread((width, 2.0 * SIDE), GAP, Kind::all().flat_map(of).collect()))
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
        let vein = crate::pen::line(
            toward((0.0, 0.0), 60.0 * edge as f64, SIDE * 0.25),
            toward((0.0, 0.0), 60.0 * edge as f64, SIDE * 0.8),
        );
        piece.stroke(vein, token("petal-light"), 0.5);
    }
    if edges.purple() > 0 {
        piece.fill(circle((0.0, 0.0), 14.0 * scale), token("bloom"));
        piece.stroke(circle((0.0, 0.0), 14.0 * scale), token("petal-rim"), 0.4);
    }
    // Petals end where the tile ends: what the rim of a petal adds is cut off with the paper around it.
    piece.stroke(hexagon((0.0, 0.0), SIDE + GAP / 4.0), WHITE, GAP / 2.0);
    piece.stroke(hexagon((0.0, 0.0), SIDE), token("leaf-edge"), 0.25);
    piece
}
