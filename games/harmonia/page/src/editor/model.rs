//! A layout of tiles, tile by tile. The first tile always lies at the origin, as in the layout of the rules.

use contract::Message;
use harmonia::{Cell, Edges, Edition, Kind, PrintedLayout, PrintedTile, explain};
use kit::score::sketch::{Sketch, unreadable};

/// The maximum number of tiles in a code; more than the rules allow, so that the rules report the mistake.
const MOST: usize = 90;

/// A layout in the editor.
#[derive(Debug)]
pub struct GardenSketch;

impl Sketch for GardenSketch {
    type Layout = PrintedLayout;

    const GAME: &'static str = "harmonia";

    fn blank() -> PrintedLayout {
        PrintedLayout { players: 2, misfits: 0, tiles: Vec::new() }
    }

    fn of_json(text: &str) -> Result<PrintedLayout, Message> {
        let mut laid: PrintedLayout = serde_json::from_str(text).map_err(unreadable)?;
        settle(&mut laid);
        Ok(laid)
    }

    /// Players, misfits, and each tile by its place and its edges.
    fn code(laid: &PrintedLayout) -> Option<String> {
        let tile = |tile: &PrintedTile| {
            let fits = tile.q.abs() <= 99 && tile.r.abs() <= 99 && tile.edges.parse::<Edges>().is_ok();
            fits.then(|| format!("{},{},{}", tile.q, tile.r, tile.edges))
        };
        let tiles: Option<Vec<String>> = laid.tiles.iter().map(tile).collect();
        let tiles = tiles.filter(|tiles| tiles.len() <= MOST)?;
        let code = format!("{}.{}.{}", laid.players, laid.misfits, tiles.join(";"));
        Some(code.trim_end_matches('.').to_owned())
    }

    fn of_code(code: &str) -> Option<PrintedLayout> {
        let mut parts = code.split('.');
        let (players, misfits, tiles) = (parts.next()?, parts.next()?, parts.next().unwrap_or_default());
        let tile = |text: &str| {
            let mut parts = text.split(',');
            let (q, r, edges) = (parts.next()?, parts.next()?, parts.next()?);
            let number = |text: &str| text.parse::<i64>().ok().filter(|number| number.abs() <= 99);
            let edges: Edges = edges.parse().ok()?;
            parts.next().is_none().then_some(PrintedTile { q: number(q)?, r: number(r)?, edges: edges.to_string() })
        };
        let tiles: Vec<PrintedTile> =
            tiles.split(';').filter(|tile| !tile.is_empty()).map(tile).collect::<Option<_>>()?;
        if parts.next().is_some() || tiles.len() > MOST {
            return None;
        }
        let mut laid = PrintedLayout { players: players.parse().ok()?, misfits: misfits.parse().ok()?, tiles };
        settle(&mut laid);
        Some(laid)
    }
}

/// Moves all tiles so that the first lies at the origin. A tile that is out of range stays, and the rules refuse it.
fn settle(laid: &mut PrintedLayout) {
    let Some((q, r)) = laid.tiles.first().map(|tile| (tile.q, tile.r)) else { return };
    for tile in &mut laid.tiles {
        tile.q = tile.q.saturating_sub(q);
        tile.r = tile.r.saturating_sub(r);
    }
}

/// Returns the tiles to draw, one per cell.
pub fn drawn(laid: &PrintedLayout) -> Vec<(Cell, Edges)> {
    let mut drawn: Vec<(Cell, Edges)> = Vec::new();
    for tile in &laid.tiles {
        let cell = i8::try_from(tile.q).ok().zip(i8::try_from(tile.r).ok()).and_then(|(q, r)| Cell::new(q, r));
        if let (Some(cell), Ok(edges)) = (cell, tile.edges.parse())
            && drawn.iter().all(|(other, _)| *other != cell)
        {
            drawn.push((cell, edges));
        }
    }
    drawn
}

/// Returns how many tiles of a kind are laid.
pub fn count(laid: &PrintedLayout, kind: Kind) -> usize {
    drawn(laid).iter().filter(|(_, edges)| edges.kind() == kind).count()
}

fn lies_at(tile: &PrintedTile, cell: Cell) -> bool {
    tile.q == i64::from(cell.q) && tile.r == i64::from(cell.r)
}

/// Lays a tile, in an orientation that fits if one exists.
pub fn lay(laid: &mut PrintedLayout, edition: &Edition, cell: Cell, kind: Kind) {
    let tile = |edges: Edges| PrintedTile { q: i64::from(cell.q), r: i64::from(cell.r), edges: edges.to_string() };
    let place = laid.tiles.len();
    laid.tiles.push(tile(kind.edges()));
    if let Some(edges) = fitting(laid, edition, place, kind).first() {
        laid.tiles[place] = tile(*edges);
    }
    settle(laid);
}

/// Returns the orientations in which the tile at an index of the list fits among the others.
fn fitting(laid: &PrintedLayout, edition: &Edition, place: usize, kind: Kind) -> Vec<Edges> {
    let mut tried = laid.clone();
    let fits = |edges: &Edges| {
        tried.tiles[place].edges = edges.to_string();
        explain(edition, &tried).is_ok()
    };
    kind.turns().iter().copied().filter(fits).collect()
}

/// Turns the tile on a cell: among the orientations that fit if there are several, else to the next one.
pub fn turn(laid: &mut PrintedLayout, edition: &Edition, cell: Cell) {
    let Some(place) = laid.tiles.iter().position(|tile| lies_at(tile, cell)) else { return };
    let Ok(edges) = laid.tiles[place].edges.parse::<Edges>() else { return };
    let kind = edges.kind();
    let fitting = fitting(laid, edition, place, kind);
    let ways = if fitting.len() > 1 { fitting } else { kind.turns().to_vec() };
    let now = ways.iter().position(|way| *way == edges);
    let next = now.map_or(0, |now| (now + 1) % ways.len());
    laid.tiles[place].edges = ways[next].to_string();
}

/// Removes the tile on a cell.
pub fn remove(laid: &mut PrintedLayout, cell: Cell) {
    laid.tiles.retain(|tile| !lies_at(tile, cell));
    settle(laid);
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Edition as _;
    use kit::score::sketch::check;

    fn kind(name: &str) -> Kind {
        name.parse().unwrap()
    }

    #[test]
    fn the_page_scores_layouts_as_the_command_line_does() {
        let edition = Edition::standard();
        let vectors = include_str!("../../../rules/tests/vectors.jsonl");
        check::vectors::<GardenSketch>(vectors, |laid| {
            Some(serde_json::to_value(explain(&edition, laid).ok()?.score).unwrap())
        });
    }

    #[test]
    fn codes_that_are_none_are_refused() {
        check::refused::<GardenSketch>(&[
            "",
            "3",
            "3.0.0,0",
            "3.0.0,0,1",
            "x.0.",
            "3.0.0,0,100000,1",
            "3.0.;.",
            "3.0.200,0,000000",
        ]);
    }

    #[test]
    fn links_end_in_a_digit_and_open_without_what_was_left_out() {
        assert_eq!(GardenSketch::code(&GardenSketch::blank()).as_deref(), Some("2.0"));
        for blank in ["2.0", "2.0."] {
            assert_eq!(GardenSketch::of_code(blank), Some(GardenSketch::blank()), "{blank}");
        }
    }

    #[test]
    fn a_tile_is_laid_as_it_fits() {
        let (edition, mut laid) = (Edition::standard(), GardenSketch::blank());
        lay(&mut laid, &edition, Cell::ORIGIN, kind("000001"));
        assert_eq!(laid.tiles[0].edges, "000001");
        // South-east of it a purple edge is asked for in the north-west.
        lay(&mut laid, &edition, Cell { q: 0, r: 1 }, kind("000001"));
        assert_eq!(laid.tiles[1].edges, "001000");
        assert!(explain(&edition, &laid).is_ok());
    }

    #[test]
    fn what_fits_nowhere_can_still_be_laid_and_is_told() {
        let (edition, mut laid) = (Edition::standard(), GardenSketch::blank());
        lay(&mut laid, &edition, Cell::ORIGIN, kind("111111"));
        lay(&mut laid, &edition, Cell { q: 1, r: 0 }, kind("000000"));
        assert_eq!(laid.tiles.len(), 2);
        assert_eq!(explain(&edition, &laid).unwrap_err().id, "harmonia-layout-mismatch");
    }

    #[test]
    fn turning_goes_round_and_taking_the_first_tile_away_moves_the_rest() {
        let (edition, mut laid) = (Edition::standard(), GardenSketch::blank());
        lay(&mut laid, &edition, Cell::ORIGIN, kind("000011"));
        let first = laid.clone();
        for _ in 0..6 {
            turn(&mut laid, &edition, Cell::ORIGIN);
        }
        assert_eq!(laid, first);
        lay(&mut laid, &edition, Cell { q: -1, r: 0 }, kind("000000"));
        remove(&mut laid, Cell::ORIGIN);
        assert_eq!(laid.tiles, [PrintedTile { q: 0, r: 0, edges: "000000".to_owned() }]);
    }
}
