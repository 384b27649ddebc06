//! Motifs: closed, symmetric patterns from which a layout can be put together (H5.4).
//!
//! A closed pattern touches everything around it with green edges only. So a layout of such patterns is nothing but
//! outlines side by side, and which tiles an outline takes depends on nothing around it.

use crate::cell::{Cell, DIRECTIONS, MIRRORS, Mirror};
use crate::hand::Tiles;
use crate::layout::Place;
use crate::tile::{Edges, Kind};
use std::collections::BTreeSet;

/// A line that mirrors the grid, through the origin. Turned by 60°, these two are all that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// Through a row of cells.
    Along,
    /// At right angles to it: through a cell, then between two, and so on.
    Across,
}

impl Line {
    const fn mirror(self) -> Mirror {
        match self {
            Line::Along => MIRRORS[4],
            Line::Across => MIRRORS[1],
        }
    }

    fn mirrored(self, cell: Cell) -> Cell {
        let (q, r) = self.mirror().apply(i32::from(cell.q), i32::from(cell.r));
        Cell { q: q as i8, r: r as i8 }
    }

    /// Moved along the line, which stays as it is.
    const fn moved(self, cell: Cell, steps: i8) -> Cell {
        match self {
            Line::Along => Cell { q: cell.q + steps, r: cell.r },
            Line::Across => Cell { q: cell.q - steps, r: cell.r + 2 * steps },
        }
    }

    /// How far along the line a cell is, in steps.
    const fn place(self, cell: Cell) -> i8 {
        match self {
            Line::Along => cell.q,
            Line::Across => cell.r.div_euclid(2),
        }
    }

    /// What a symmetric outline can begin with.
    fn seeds(self) -> Vec<Outline> {
        let pair = [Cell { q: -1, r: 1 }, Cell { q: 0, r: 1 }];
        match self {
            Line::Along => vec![Outline::from([Cell::ORIGIN])],
            Line::Across => vec![Outline::from([Cell::ORIGIN]), Outline::from(pair)],
        }
    }

    /// Begins at the start of the line.
    fn normal(self, outline: Outline) -> Outline {
        let first = outline.iter().map(|&cell| self.place(cell)).min().unwrap_or(0);
        outline.into_iter().map(|cell| self.moved(cell, -first)).collect()
    }
}

type Outline = BTreeSet<Cell>;

/// How many tiles of each kind, a byte each: whether one lot is within another is one subtraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lot(u128);

impl Lot {
    const HIGH: u128 = u128::from_le_bytes([0x80; 16]);

    fn add(&mut self, kind: Kind) {
        self.0 += 1 << (8 * kind.index());
    }

    #[inline]
    pub(super) const fn is_within(self, other: Lot) -> bool {
        ((other.0 | Lot::HIGH) - self.0) & Lot::HIGH == Lot::HIGH
    }

    /// What is left when a lot that is within this one is taken.
    #[inline]
    pub(super) const fn without(self, other: Lot) -> Lot {
        Lot(self.0 - other.0)
    }

    #[inline]
    pub(super) const fn with(self, other: Lot) -> Lot {
        Lot(self.0 + other.0)
    }
}

impl From<&Tiles> for Lot {
    fn from(tiles: &Tiles) -> Lot {
        let mut lot = Lot::default();
        tiles.iter().for_each(|kind| lot.add(kind));
        lot
    }
}

/// A closed pattern that a line mirrors onto itself, up to turning; or a tile without any purple edge.
#[derive(Clone, Debug)]
pub(super) struct Motif {
    pub(super) tiles: Vec<Place>,
    pub(super) needs: Lot,
}

/// All motifs with at most this number of tiles; one of those with the same outline and the same tiles.
pub(super) fn motifs(most: usize) -> Vec<Motif> {
    let on = |line| outlines(line, most).into_iter().flat_map(move |outline| wired(line, &outline));
    [Line::Along, Line::Across].into_iter().flat_map(on).collect()
}

/// All connected outlines that the line mirrors onto themselves.
fn outlines(line: Line, most: usize) -> Vec<Outline> {
    let mut all = vec![BTreeSet::new(); most + 1];
    for seed in line.seeds().into_iter().filter(|seed| seed.len() <= most) {
        all[seed.len()].insert(line.normal(seed));
    }
    // Every one comes from a smaller one by a cell and its mirror image.
    for count in 1..most {
        for outline in all[count].clone() {
            let beside = outline.iter().flat_map(|cell| (0..6).map(|edge| cell.neighbour(edge)));
            for cell in beside.filter(|cell| !outline.contains(cell)) {
                let mut grown = outline.clone();
                grown.extend([cell, line.mirrored(cell)]);
                if grown.len() <= most {
                    all[grown.len()].insert(line.normal(grown));
                }
            }
        }
    }
    all.into_iter().flatten().collect()
}

/// Every symmetric way to join the cells of an outline to one pattern.
fn wired(line: Line, outline: &Outline) -> Vec<Motif> {
    let cells: Vec<Cell> = outline.iter().copied().collect();
    let find = |cell: Cell| cells.iter().position(|&other| other == cell);
    let mirrored: Vec<usize> = cells.iter().filter_map(|&cell| find(line.mirrored(cell))).collect();
    let turned = line.mirror().edges();
    // The purple edges that come together, as bits of each cell.
    let mut joints: Vec<Vec<(usize, usize)>> = Vec::new();
    for (cell, edge) in (0..cells.len()).flat_map(|cell| (0..DIRECTIONS.len()).map(move |edge| (cell, edge))) {
        let Some(other) = find(cells[cell].neighbour(edge)) else { continue };
        let here = (cell, edge);
        if joints.iter().flatten().any(|joint| *joint == here) {
            continue;
        }
        let there = (other, crate::cell::opposite(edge));
        let image = |(cell, edge): (usize, usize)| (mirrored[cell], turned[edge]);
        let mut joint = vec![here, there, image(here), image(there)];
        joint.sort_unstable();
        joint.dedup();
        joints.push(joint);
    }
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    for chosen in 0..1u32 << joints.len() {
        let mut edges = vec![0u8; cells.len()];
        for (_, joint) in joints.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1) {
            joint.iter().for_each(|&(cell, edge)| edges[cell] |= 1 << edge);
        }
        if !is_joined(&cells, &edges) {
            continue;
        }
        let tiles: Vec<Place> =
            cells.iter().zip(&edges).map(|(&cell, &edges)| Place { cell, edges: Edges(edges) }).collect();
        let mut needs = Lot::default();
        tiles.iter().for_each(|place| needs.add(place.edges.kind()));
        if known.insert(needs) {
            found.push(Motif { tiles, needs });
        }
    }
    found
}

/// Whether purple edges lead from every cell to every other.
fn is_joined(cells: &[Cell], edges: &[u8]) -> bool {
    let (mut seen, mut next) = (1u32, vec![0]);
    while let Some(cell) = next.pop() {
        for edge in (0..6).filter(|edge| edges[cell] >> edge & 1 == 1) {
            let Some(other) = cells.iter().position(|&other| other == cells[cell].neighbour(edge)) else { continue };
            if seen >> other & 1 == 0 {
                seen |= 1 << other;
                next.push(other);
            }
        }
    }
    seen.count_ones() as usize == cells.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Layout;

    fn laid(tiles: &[Place]) -> Layout {
        let (mut layout, mut left) = (Layout::default(), tiles.to_vec());
        // A layout begins at the origin.
        let first = tiles[0].cell;
        left.iter_mut().for_each(|place| place.cell = Cell { q: place.cell.q - first.q, r: place.cell.r - first.r });
        while let Some(next) = left.iter().position(|place| layout.fits(*place)) {
            layout.lay(left.swap_remove(next));
        }
        assert!(left.is_empty());
        layout
    }

    fn is_one_closed_symmetric_pattern(tiles: &[Place]) -> bool {
        let layout = laid(tiles);
        let whole = |pattern: &crate::layout::Pattern| pattern.len() as usize == tiles.len();
        layout.patterns().iter().any(|pattern| whole(pattern) && pattern.is_closed() && pattern.is_symmetric())
    }

    #[test]
    fn h5_4_every_motif_is_one_closed_symmetric_pattern() {
        for motif in motifs(8).into_iter().filter(|motif| motif.tiles.len() > 1) {
            assert!(is_one_closed_symmetric_pattern(&motif.tiles), "{:?}", motif.tiles);
        }
    }

    /// Every outline there is, every way to join its cells: what is closed and symmetric takes the tiles of some motif, and the other
    /// way round.
    #[test]
    fn h5_4_no_motif_of_up_to_five_tiles_is_missing() {
        let mut all: BTreeSet<Outline> = BTreeSet::from([Outline::from([Cell::ORIGIN])]);
        for most in 2..=5 {
            let beside = |outline: &Outline| -> Vec<Cell> {
                outline.iter().flat_map(|cell| (0..6).map(|edge| cell.neighbour(edge))).collect()
            };
            let grown = |outline: &Outline| {
                let with = |cell| outline.iter().copied().chain([cell]).collect::<Outline>();
                beside(outline).into_iter().map(with).collect::<Vec<Outline>>()
            };
            all = all.iter().flat_map(grown).filter(|outline| outline.len() == most).collect();
            let naive: BTreeSet<Lot> = all
                .iter()
                .flat_map(joined)
                .filter(|tiles| is_one_closed_symmetric_pattern(tiles))
                .map(|tiles| lot(&tiles))
                .collect();
            let found =
                motifs(5).into_iter().filter(|motif| motif.tiles.len() == most).map(|motif| motif.needs).collect();
            assert_eq!(naive, found, "{most} tiles");
        }
    }

    fn lot(tiles: &[Place]) -> Lot {
        let mut lot = Lot::default();
        tiles.iter().for_each(|place| lot.add(place.edges.kind()));
        lot
    }

    /// An outline with every choice of purple edges between its cells.
    fn joined(outline: &Outline) -> Vec<Vec<Place>> {
        let pairs: Vec<(Cell, usize)> = outline
            .iter()
            .flat_map(|&cell| (0..3).map(move |edge| (cell, edge)))
            .filter(|(cell, edge)| outline.contains(&cell.neighbour(*edge)))
            .collect();
        let choice = |chosen: u32| {
            let is_purple = |cell: Cell, edge: usize| {
                pairs.iter().position(|pair| *pair == (cell, edge)).is_some_and(|pair| chosen >> pair & 1 == 1)
            };
            let edges = |cell: Cell| {
                let purple = |edge: usize| {
                    if edge < 3 { is_purple(cell, edge) } else { is_purple(cell.neighbour(edge), edge - 3) }
                };
                Edges((0..6).fold(0, |bits, edge| bits | u8::from(purple(edge)) << edge))
            };
            outline.iter().map(|&cell| Place { cell, edges: edges(cell) }).collect()
        };
        (0..1 << pairs.len()).map(choice).collect()
    }

    #[test]
    fn lots_are_within_each_other_kind_by_kind() {
        let of = |kinds: &[u8]| Lot::from(&kinds.iter().map(|&kind| Kind(kind)).collect::<Tiles>());
        assert!(of(&[1, 1, 13]).is_within(of(&[1, 1, 2, 13])));
        assert!(!of(&[1, 1, 1]).is_within(of(&[1, 1, 2, 13])), "more of another kind do not help");
        assert_eq!(of(&[1, 1, 2]).without(of(&[1])), of(&[1, 2]));
    }
}
