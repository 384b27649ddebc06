//! The layout: the laid tiles, and the cells around them with the edges they require. It grows by one tile at a time
//! and updates its index at once, so that fits and scores need no search.

use crate::cell::{Cell, DIRECTIONS, MIRRORS, opposite};
use crate::tile::{Edges, Kind, kinds_that_fit};

/// The maximum number of tiles in a layout.
pub const MOST_TILES: usize = 60;
/// Tiles, and the free cells next to them: a tile brings four at most, the first one six.
const MOST_SPOTS: usize = 4 * MOST_TILES + 2 + MOST_TILES;
const SLOTS: usize = 512;
const EMPTY: u16 = u16::MAX;

/// Tiles side by side, every touching pair of edges alike.
#[derive(Clone, Copy)]
pub struct Layout {
    spots: [Spot; MOST_SPOTS],
    count: u16,
    /// The index of each cell in `spots`: open addressing.
    slots: [u16; SLOTS],
    /// Tiles, in the order in which they were laid, as places in `spots`.
    tiles: [u16; MOST_TILES],
    laid: u8,
    /// The patterns, each as a set of tiles.
    patterns: [Pattern; MOST_TILES],
    pattern_count: u8,
    extent: Extent,
    /// The Euler characteristic: one for the layout, less one for every hole.
    euler: i16,
    /// Purple edges that touch no tile.
    loose: u16,
}

/// A cell with a tile, or next to one.
#[derive(Clone, Copy, Debug, Default)]
struct Spot {
    cell: Cell,
    /// The edges that touch a tile; with `TILE` if one lies here.
    known: u8,
    /// Those of them that are purple, or the tile's edges.
    purple: u8,
    /// The place of the tile in the order of laying.
    tile: u8,
}

const TILE: u8 = 1 << 7;

/// Tiles connected over purple edges (H5.4), as a set of tiles by the order of laying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    pub(crate) tiles: u64,
    /// Its purple edges that touch no tile.
    pub(crate) loose: u8,
    /// The mirror that maps it onto itself, as a place in [`MIRRORS`] plus one; 0 for none.
    pub(crate) mirror: u8,
}

impl Pattern {
    pub const fn len(&self) -> u32 {
        self.tiles.count_ones()
    }

    pub const fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// Whether each of its purple edges touches another tile.
    pub const fn is_closed(&self) -> bool {
        self.loose == 0
    }

    /// Whether some straight line mirrors it onto itself.
    pub const fn is_symmetric(&self) -> bool {
        self.mirror > 0
    }
}

/// The least and the greatest of each coordinate, and the sums.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extent {
    pub(crate) q: (i8, i8),
    pub(crate) r: (i8, i8),
    pub(crate) s: (i8, i8),
}

/// Where a tile can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub cell: Cell,
    pub edges: Edges,
}

/// A straight line in the plane of the cells, as `(q, r)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    /// A point on it.
    pub through: (f64, f64),
    /// Where it goes.
    pub along: (f64, f64),
}

impl Default for Layout {
    fn default() -> Layout {
        Layout {
            spots: [Spot::default(); MOST_SPOTS],
            count: 0,
            slots: [EMPTY; SLOTS],
            tiles: [0; MOST_TILES],
            laid: 0,
            patterns: [Pattern::default(); MOST_TILES],
            pattern_count: 0,
            extent: Extent::default(),
            euler: 0,
            loose: 0,
        }
    }
}

/// Equal if the same tiles were laid in the same order.
impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.tiles().eq(other.tiles())
    }
}

impl std::fmt::Debug for Layout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tile = |Place { cell, edges }: Place| format!("{cell} {edges}");
        f.debug_list().entries(self.tiles().map(tile)).finish()
    }
}

impl Layout {
    /// The tiles, in the order in which they were laid.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = Place> + '_ {
        self.tiles[..self.len()].iter().map(|&spot| {
            let spot = &self.spots[usize::from(spot)];
            Place { cell: spot.cell, edges: Edges(spot.purple) }
        })
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.laid as usize
    }

    pub const fn is_empty(&self) -> bool {
        self.laid == 0
    }

    /// The edges of the tile on a cell.
    pub fn at(&self, cell: Cell) -> Option<Edges> {
        let spot = self.find(cell)?;
        (spot.known & TILE != 0).then_some(Edges(spot.purple))
    }

    /// The patterns, in the order of their first tiles.
    pub fn patterns(&self) -> &[Pattern] {
        &self.patterns[..usize::from(self.pattern_count)]
    }

    /// The cells of a pattern.
    pub fn cells(&self, pattern: &Pattern) -> impl Iterator<Item = Cell> + '_ {
        let tiles = pattern.tiles;
        (0..self.len()).filter(move |tile| tiles & 1 << tile != 0).map(|tile| self.spot(tile).cell)
    }

    /// Whether every edge that touches no tile is light green: without holes these are the outer edges (H5.3).
    #[inline]
    pub const fn is_green(&self) -> bool {
        self.loose == 0
    }

    /// Returns whether every outer edge is light green in a layout with holes: the edges around a hole are not outer
    /// edges.
    pub(crate) fn is_green_around_holes(&self) -> bool {
        self.loose == 0 || self.outer_purple() == 0
    }

    /// Returns the purple edges towards cells that are connected with the outside.
    fn outer_purple(&self) -> usize {
        let Extent { q, r, .. } = self.extent;
        let (wide, high) = (q.1.abs_diff(q.0) as usize + 3, r.1.abs_diff(r.0) as usize + 3);
        let place = |cell: Cell| {
            let (x, y) = (i16::from(cell.q) - i16::from(q.0) + 1, i16::from(cell.r) - i16::from(r.0) + 1);
            let inside = x >= 0 && y >= 0 && (x as usize) < wide && (y as usize) < high;
            inside.then(|| y as usize * wide + x as usize)
        };
        let (mut outside, mut open) = (vec![false; wide * high], vec![Cell { q: q.0 - 1, r: r.0 - 1 }]);
        let mut found = 0;
        while let Some(cell) = open.pop() {
            let Some(place) = place(cell).filter(|&place| !outside[place]) else { continue };
            outside[place] = true;
            for edge in 0..6 {
                match self.at(cell.neighbour(edge)) {
                    Some(edges) => found += usize::from(edges.is_purple(opposite(edge))),
                    None => open.push(cell.neighbour(edge)),
                }
            }
        }
        found
    }

    /// Whether an empty cell is enclosed.
    pub const fn has_hole(&self) -> bool {
        self.laid > 0 && self.euler < 1
    }

    pub(crate) const fn extent(&self) -> &Extent {
        &self.extent
    }

    #[inline]
    fn spot(&self, tile: usize) -> &Spot {
        &self.spots[usize::from(self.tiles[tile])]
    }

    #[inline]
    fn hash(cell: Cell) -> usize {
        (cell.q as u8 as usize).wrapping_mul(37).wrapping_add((cell.r as u8 as usize).wrapping_mul(101)) % SLOTS
    }

    #[inline]
    fn find(&self, cell: Cell) -> Option<&Spot> {
        self.find_place(cell).map(|place| &self.spots[place])
    }

    #[inline]
    fn find_place(&self, cell: Cell) -> Option<usize> {
        let mut slot = Layout::hash(cell);
        loop {
            match self.slots[slot] {
                EMPTY => return None,
                place if self.spots[usize::from(place)].cell == cell => return Some(usize::from(place)),
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }

    #[inline]
    fn find_or_add(&mut self, cell: Cell) -> usize {
        let mut slot = Layout::hash(cell);
        loop {
            match self.slots[slot] {
                EMPTY => {
                    let place = usize::from(self.count);
                    self.slots[slot] = self.count;
                    self.spots[place] = Spot { cell, ..Spot::default() };
                    self.count += 1;
                    return place;
                }
                place if self.spots[usize::from(place)].cell == cell => return usize::from(place),
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }

    /// The free cells next to tiles, with the edges they know and which of those are purple.
    #[inline]
    pub(crate) fn free(&self) -> impl Iterator<Item = (Cell, u8, u8)> + '_ {
        let spots = self.spots[..usize::from(self.count)].iter();
        spots.filter(|spot| spot.known & TILE == 0).map(|spot| (spot.cell, spot.known, spot.purple))
    }

    /// The edges that a free cell next to tiles knows, and which of those are purple.
    pub fn asked(&self, cell: Cell) -> Option<(u8, u8)> {
        self.find(cell).filter(|spot| spot.known & TILE == 0).map(|spot| (spot.known, spot.purple))
    }

    /// Returns in how many ways a kind of tile can be laid (H3.2).
    #[inline]
    pub fn count_places(&self, kind: Kind) -> usize {
        if self.is_empty() {
            return kind.turns().len();
        }
        self.free().map(|(_, known, purple)| kind.fits(known, purple).count_ones() as usize).sum()
    }

    /// Returns all places of a kind of tile, each once.
    pub fn places(&self, kind: Kind) -> impl Iterator<Item = Place> + '_ {
        let first = self.is_empty().then_some((Cell::ORIGIN, 0, 0));
        first.into_iter().chain(self.free()).flat_map(move |(cell, known, purple)| {
            let fits = kind.fits(known, purple);
            let turns = kind.turns().iter().enumerate().filter(move |(place, _)| fits & 1 << place != 0);
            turns.map(move |(_, &edges)| Place { cell, edges })
        })
    }

    /// Returns the entry of that list at an index.
    #[inline]
    pub(crate) fn nth_place(&self, kind: Kind, mut place: usize) -> Option<Place> {
        let first = self.is_empty().then_some((Cell::ORIGIN, 0, 0));
        for (cell, known, purple) in first.into_iter().chain(self.free()) {
            let mut fits = kind.fits(known, purple);
            let count = fits.count_ones() as usize;
            if place >= count {
                place -= count;
                continue;
            }
            for _ in 0..place {
                fits &= fits - 1;
            }
            return Some(Place { cell, edges: kind.turns()[fits.trailing_zeros() as usize] });
        }
        None
    }

    /// The kinds that fit anywhere, a bit each.
    #[inline]
    pub(crate) fn kinds_that_fit(&self) -> u16 {
        if self.is_empty() {
            return u16::MAX;
        }
        self.free().fold(0, |kinds, (_, known, purple)| kinds | kinds_that_fit(known, purple))
    }

    /// Returns whether a tile fits there (H3.2).
    pub fn fits(&self, place: Place) -> bool {
        if self.is_empty() {
            return place.cell == Cell::ORIGIN;
        }
        self.asked(place.cell).is_some_and(|(known, purple)| place.edges.0 & known == purple)
    }

    /// Lays a tile that fits. The layout must have fewer than [`MOST_TILES`].
    #[inline]
    pub(crate) fn lay(&mut self, Place { cell, edges }: Place) {
        let here = self.find_or_add(cell);
        let touched = self.spots[here].known;
        let tile = self.laid;
        self.spots[here] = Spot { cell, known: TILE, purple: edges.0, tile };
        self.tiles[usize::from(tile)] = here as u16;
        self.laid += 1;

        // The neighbours learn an edge.
        let mut joined = 1u64 << tile;
        for edge in 0..6 {
            let purple = edges.is_purple(edge);
            if touched & 1 << edge == 0 {
                let there = self.find_or_add(cell.neighbour(edge));
                let spot = &mut self.spots[there];
                let bit = 1 << opposite(edge);
                spot.known |= bit;
                if purple {
                    spot.purple |= bit;
                }
            } else if purple && let Some(there) = self.find_place(cell.neighbour(edge)) {
                joined |= 1 << self.spots[there].tile;
            }
        }
        let loose = (edges.0 & !touched).count_ones() as u16;
        self.loose = self.loose + loose - (edges.0 & touched).count_ones() as u16;
        self.euler += 1 - groups(touched);
        self.stretch(cell, tile == 0);
        if edges.0 != 0 {
            self.join(joined);
        }
    }

    fn stretch(&mut self, cell: Cell, first: bool) {
        let Extent { q, r, s } = &mut self.extent;
        for (range, value) in [(q, cell.q), (r, cell.r), (s, cell.s())] {
            *range = if first { (value, value) } else { (range.0.min(value), range.1.max(value)) };
        }
    }

    /// Makes one pattern of those that share a tile with `joined`. Other patterns have not changed: a tile that touches
    /// a purple edge belongs to it.
    fn join(&mut self, joined: u64) {
        let mut all = joined;
        let mut kept = 0;
        for place in 0..usize::from(self.pattern_count) {
            let pattern = self.patterns[place];
            if pattern.tiles & joined != 0 {
                all |= pattern.tiles;
            } else {
                self.patterns[kept] = pattern;
                kept += 1;
            }
        }
        let mut loose = 0;
        for tile in bits(all) {
            let spot = self.spot(tile);
            for edge in 0..6 {
                let purple = spot.purple & 1 << edge != 0;
                loose += u8::from(purple && self.at(spot.cell.neighbour(edge)).is_none());
            }
        }
        let mirror = self.mirror(all, true).map_or(0, |mirror| mirror as u8 + 1);
        self.patterns[kept] = Pattern { tiles: all, loose, mirror };
        self.pattern_count = kept as u8 + 1;
    }

    /// A mirror that maps a set of tiles onto itself, with their edges or without (H5.2, H5.4).
    ///
    /// A reflection of the grid keeps the centre of gravity of what it maps onto itself. That leaves one translation for
    /// each of the six reflections through the origin, and one that is no glide.
    pub(crate) fn mirror(&self, tiles: u64, with_edges: bool) -> Option<usize> {
        let count = tiles.count_ones() as i32;
        let sum = |part: fn(Cell) -> i8| bits(tiles).map(|tile| i32::from(part(self.spot(tile).cell))).sum::<i32>();
        let (q, r) = (sum(|cell| cell.q), sum(|cell| cell.r));
        MIRRORS.iter().enumerate().position(|(number, mirror)| {
            let (mq, mr) = mirror.apply(q, r);
            let (dq, dr) = (q - mq, r - mr);
            if dq % count != 0 || dr % count != 0 {
                return false;
            }
            let (dq, dr) = (dq / count, dr / count);
            bits(tiles).all(|tile| {
                let spot = self.spot(tile);
                let (q, r) = mirror.apply(i32::from(spot.cell.q), i32::from(spot.cell.r));
                let image = i8::try_from(q + dq).ok().zip(i8::try_from(r + dr).ok());
                let image = image.and_then(|(q, r)| self.find(Cell { q, r }));
                image.is_some_and(|image| {
                    image.known & TILE != 0
                        && tiles & 1 << image.tile != 0
                        && (!with_edges || image.purple == mirrored(number, spot.purple))
                })
            })
        })
    }

    /// The line that mirrors a pattern onto itself, for pictures.
    pub fn mirror_of(&self, pattern: &Pattern) -> Option<Axis> {
        let mirror = MIRRORS.get(usize::from(pattern.mirror).checked_sub(1)?)?;
        let count = f64::from(pattern.len());
        let (q, r) =
            self.cells(pattern).fold((0.0, 0.0), |(q, r), cell| (q + f64::from(cell.q), r + f64::from(cell.r)));
        // What a reflection keeps: the centre of gravity, and every direction together with its image.
        let along = DIRECTIONS.iter().find_map(|&(q, r)| {
            let (mq, mr) = mirror.apply(i32::from(q), i32::from(r));
            let (q, r) = (i32::from(q) + mq, i32::from(r) + mr);
            ((q, r) != (0, 0)).then_some((f64::from(q), f64::from(r)))
        })?;
        Some(Axis { through: (q / count, r / count), along })
    }

    /// Whether the layout as a whole is mirror-symmetric (H5.2).
    pub(crate) fn is_symmetric(&self) -> bool {
        !self.is_empty() && self.mirror(u64::MAX >> (64 - self.len()), false).is_some()
    }
}

/// The tiles of a set.
#[inline]
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(place)
    })
}

/// How many groups of neighbours there are around a cell: every group beyond the first closes a ring around something;
/// six in a row fill a hole.
#[inline]
const fn groups(touched: u8) -> i16 {
    if touched & 63 == 63 {
        return 0;
    }
    // A group begins where a neighbour follows on none.
    let before = (touched << 1 | touched >> 5) & 63;
    (touched & !before & 63).count_ones() as i16
}

/// Edges in a mirror.
#[inline]
fn mirrored(mirror: usize, purple: u8) -> u8 {
    use std::sync::LazyLock;
    static IMAGES: LazyLock<[[u8; 64]; 6]> = LazyLock::new(|| {
        MIRRORS.map(|mirror| {
            let to = mirror.edges();
            std::array::from_fn(|bits| {
                (0..6).filter(|edge| bits & 1 << edge != 0).fold(0, |image, edge| image | 1 << to[edge])
            })
        })
    });
    IMAGES[mirror][usize::from(purple)]
}

/// All cells next to a set of cells, for tests and pictures.
pub fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    (0..DIRECTIONS.len()).map(move |edge| cell.neighbour(edge))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(tiles: &[(&str, &str)]) -> Layout {
        let mut layout = Layout::default();
        for (cell, edges) in tiles {
            let place = Place { cell: cell.parse().unwrap(), edges: edges.parse().unwrap() };
            assert!(layout.fits(place), "{cell} {edges}");
            layout.lay(place);
        }
        layout
    }

    /// The image of a cell in a line, in the plane: `x = q + r/2`, `y = r·√3/2`.
    fn image(axis: &Axis, cell: Cell) -> (f64, f64) {
        let plane = |(q, r): (f64, f64)| (q + r / 2.0, r * 0.75f64.sqrt());
        let (px, py) = plane(axis.through);
        let (ax, ay) = plane(axis.along);
        let (x, y) = plane((f64::from(cell.q), f64::from(cell.r)));
        let along = ((x - px) * ax + (y - py) * ay) / (ax * ax + ay * ay);
        (2.0 * (px + along * ax) - x, 2.0 * (py + along * ay) - y)
    }

    #[test]
    fn the_axis_of_a_pattern_mirrors_its_cells_onto_themselves() {
        let patterns: [&[(&str, &str)]; 3] = [
            &[("0,0", "100000"), ("1,0", "000100")],
            &[("0,0", "110000"), ("1,0", "001100"), ("1,-1", "000011")],
            &[("0,0", "100100"), ("1,0", "000100"), ("-1,0", "100000")],
        ];
        for tiles in patterns {
            let layout = laid(tiles);
            let pattern = &layout.patterns()[0];
            assert!(pattern.is_symmetric());
            let axis = layout.mirror_of(pattern).unwrap();
            for cell in layout.cells(pattern) {
                let (x, y) = image(&axis, cell);
                let found = layout.cells(pattern).any(|other| {
                    let (q, r) = (f64::from(other.q), f64::from(other.r));
                    (q + r / 2.0 - x).abs() < 1e-9 && (r * 0.75f64.sqrt() - y).abs() < 1e-9
                });
                assert!(found, "{cell} in {layout:?}");
            }
        }
        let bent = laid(&[("0,0", "100000"), ("1,0", "010100"), ("2,-1", "000010")]);
        assert_eq!(bent.mirror_of(&bent.patterns()[0]).is_some(), bent.patterns()[0].is_symmetric());
    }
}
