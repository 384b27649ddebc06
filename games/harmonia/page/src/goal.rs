//! Whether the hexagon of the basic game can still come together, as far as what lies tells (H4.2).
//!
//! Tiles stay where they lie. What is too wide for every hexagon, or has purple at its edge, never becomes one; who has which
//! tiles is no matter here, so whatever is called lost is lost.

use harmonia::{Cell, Place};

/// Whether a hexagon with this number of tiles on a side covers all of these tiles, with no purple edge at its border.
pub fn can_come_together(tiles: &[Place], side: u8) -> bool {
    let Some(first) = tiles.first() else { return true };
    let radius = i32::from(side) - 1;
    let (q, r) = coordinates(first.cell);
    let mut centres = (q - radius..=q + radius).flat_map(|q| (r - radius..=r + radius).map(move |r| (q, r)));
    centres.any(|centre| tiles.iter().all(|tile| belongs(tile, centre, radius)))
}

fn belongs(tile: &Place, (q, r): (i32, i32), radius: i32) -> bool {
    let within = |cell: Cell| {
        let (cell_q, cell_r) = coordinates(cell);
        let (q, r) = (cell_q - q, cell_r - r);
        q.abs().max(r.abs()).max((q + r).abs()) <= radius
    };
    within(tile.cell) && (0..6).all(|edge| !tile.edges.is_purple(edge) || within(tile.cell.neighbour(edge)))
}

fn coordinates(cell: Cell) -> (i32, i32) {
    (cell.q.into(), cell.r.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(all: &[(i8, i8, &str)]) -> Vec<Place> {
        all.iter().map(|&(q, r, edges)| Place { cell: Cell { q, r }, edges: edges.parse().unwrap() }).collect()
    }

    /// H4.2: four on a side are seven across.
    #[test]
    fn a_row_of_eight_is_too_wide() {
        let row = |long: i8| tiles(&(0..long).map(|q| (q, 0, "000000")).collect::<Vec<_>>());
        assert!(can_come_together(&[], 4));
        assert!(can_come_together(&row(7), 4));
        assert!(!can_come_together(&row(8), 4));
    }

    /// H4.2: its whole outer edge is light green. A row of seven has its ends at the edge.
    #[test]
    fn purple_may_not_look_outwards() {
        let mut row: Vec<(i8, i8, &str)> = (0..7).map(|q| (q, 0, "000000")).collect();
        row[6].2 = "010000";
        assert!(!can_come_together(&tiles(&row), 4), "in the widest row nothing lies farther to the north-east");
        row[6].2 = "001000";
        assert!(can_come_together(&tiles(&row), 4));
        row[6].2 = "100000";
        assert!(!can_come_together(&tiles(&row), 4));
    }
}
