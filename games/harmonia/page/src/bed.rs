//! The drawable part of a layout: tiles, finished patterns, open edges. Pictures depend on nothing else.

use super::geometry::{Point, WIDTH, centre, edge, place};
use harmonia::{Axis, Cell, Layout, Numbers, Place, neighbours};
use std::collections::BTreeSet;

/// A layout, ready to be drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bed {
    pub tiles: Vec<Place>,
    /// The free cells next to tiles.
    pub around: BTreeSet<Cell>,
    /// The cells of patterns that are closed, symmetric and large enough to count.
    pub finished: BTreeSet<Cell>,
    /// The axes of symmetry of the finished patterns.
    pub mirrors: Vec<(Point, Point)>,
    /// Purple edges that touch no tile.
    pub open: Vec<(Cell, usize)>,
}

impl Bed {
    pub fn of(layout: &Layout, numbers: &Numbers) -> Bed {
        let tiles: Vec<Place> = layout.tiles().collect();
        let around = tiles.iter().flat_map(|tile| neighbours(tile.cell)).filter(|&cell| layout.at(cell).is_none());
        let around: BTreeSet<Cell> = around.chain(tiles.is_empty().then_some(Cell::ORIGIN)).collect();
        let (mut finished, mut mirrors) = (BTreeSet::new(), Vec::new());
        for pattern in layout.patterns() {
            if !pattern.is_closed() || !pattern.is_symmetric() || numbers.pattern(pattern.len()) == 0 {
                continue;
            }
            let cells: Vec<Cell> = layout.cells(pattern).collect();
            mirrors.extend(layout.mirror_of(pattern).map(|axis| across(&axis, &cells)));
            finished.extend(cells);
        }
        let open = tiles.iter().flat_map(|tile| {
            let open = (0..6).filter(|&edge| tile.edges.is_purple(edge));
            open.filter(|&edge| layout.at(tile.cell.neighbour(edge)).is_none()).map(|edge| (tile.cell, edge))
        });
        Bed { open: open.collect(), around, finished, mirrors, tiles }
    }

    /// Returns all cells that a tap can mean.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.tiles.iter().map(|tile| tile.cell).chain(self.around.iter().copied())
    }
}

/// Returns the segment of a mirror axis that crosses the cells.
fn across(axis: &Axis, cells: &[Cell]) -> (Point, Point) {
    let middle = place(axis.through.0, axis.through.1);
    let along = place(axis.along.0, axis.along.1);
    let length = along.x.hypot(along.y);
    let (x, y) = (along.x / length, along.y / length);
    let on_it = cells.iter().map(|&cell| {
        let Point { x: cx, y: cy } = centre(cell);
        (cx - middle.x) * x + (cy - middle.y) * y
    });
    let (least, most) = on_it.fold((0.0f64, 0.0f64), |(least, most), at| (least.min(at), most.max(at)));
    let end = |reach: f64| Point { x: middle.x + x * reach, y: middle.y + y * reach };
    (end(least - WIDTH * 0.5), end(most + WIDTH * 0.5))
}

/// Returns the point at which an open edge is marked.
pub fn open_end(cell: Cell, side: usize) -> Point {
    let (Point { x, y }, by) = (centre(cell), edge(side, WIDTH / 2.0));
    Point { x: x + by.x, y: y + by.y }
}
