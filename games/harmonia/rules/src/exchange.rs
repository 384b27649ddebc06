//! The exchange format: a layout as JSON, and its score (`farbraum score harmonia`).

use crate::cell::Cell;
use crate::edition::Edition;
use crate::layout::{Layout, MOST_TILES, Place, neighbours};
use crate::scoring::Score;
use crate::tile::{Edges, KINDS};
use contract::{Line, Message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What lies on a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedLayout {
    pub players: u8,
    #[serde(default)]
    pub misfits: u8,
    #[serde(deserialize_with = "contract::objects")]
    pub tiles: Vec<PrintedTile>,
}

/// A tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedTile {
    pub q: i64,
    pub r: i64,
    pub edges: String,
}

fn wrong(what: &str) -> Message {
    Message::new(&format!("harmonia-layout-{what}"))
}

/// Scores what lies on a table.
///
/// # Errors
/// Says what cannot lie so.
pub fn score(edition: &Edition, laid: &PrintedLayout) -> Result<Score, Message> {
    Ok(explain(edition, laid)?.score)
}

/// A score with what it rests on.
#[derive(Clone, Debug)]
pub struct ExplainedScore {
    pub score: Score,
    /// In words, as the result of a game tells it. Cells are named as in [`ExplainedScore::layout`].
    pub lines: Vec<Line>,
    /// The tiles; the first of the file lies at the origin.
    pub layout: Layout,
}

/// Scores what lies on a table, and says why.
///
/// # Errors
/// Says what cannot lie so.
pub fn explain(edition: &Edition, laid: &PrintedLayout) -> Result<ExplainedScore, Message> {
    if !(2..=6).contains(&laid.players) {
        return Err(wrong("players").with("players", laid.players));
    }
    let layout = layout(edition, &laid.tiles)?;
    if usize::from(laid.misfits) + layout.len() > usize::from(edition.numbers.dealt) {
        return Err(wrong("misfits").with("dealt", edition.numbers.dealt));
    }
    let score = Score::of(&edition.numbers, &layout, laid.players, laid.misfits);
    let lines = score.explain(&edition.numbers, &layout, laid.players, laid.misfits);
    Ok(ExplainedScore { score, lines, layout })
}

/// Lays the tiles one by one, each next to another. Where they lie in the plane makes no difference: the first is the origin.
pub(crate) fn layout(edition: &Edition, tiles: &[PrintedTile]) -> Result<Layout, Message> {
    let most = usize::from(edition.numbers.dealt).min(MOST_TILES);
    if tiles.len() > most {
        return Err(wrong("many").with("most", most as i64));
    }
    let mut left = BTreeMap::new();
    let mut kinds = [0; KINDS];
    let first = tiles.first().map_or((0, 0), |tile| (tile.q, tile.r));
    for tile in tiles {
        let name = format!("{},{}", tile.q, tile.r);
        let edges: Edges = tile.edges.parse().map_err(|_| wrong("edges").with("edges", tile.edges.as_str()))?;
        // So far away that it cannot be connected.
        let near = |from: i64, to: i64| to.checked_sub(from).and_then(|by| i8::try_from(by).ok());
        let cell = near(first.0, tile.q).zip(near(first.1, tile.r)).and_then(|(q, r)| Cell::new(q, r));
        let cell = cell.ok_or_else(|| wrong("parts").with("cell", name.as_str()).by_rule("H3.2"))?;
        kinds[edges.kind().index()] += 1;
        if kinds[edges.kind().index()] > edition.copies(edges.kind()) {
            let problem = wrong("kind").with("tile", edges.kind().to_string());
            return Err(problem.with("most", edition.copies(edges.kind())).by_rule("H1.1"));
        }
        if left.insert(cell, (edges, name.clone())).is_some() {
            return Err(wrong("twice").with("cell", name));
        }
    }
    let mut layout = Layout::default();
    let mut next: Vec<Cell> = tiles.first().map(|_| Cell::ORIGIN).into_iter().collect();
    while let Some(cell) = next.pop() {
        let Some((edges, name)) = left.remove(&cell) else { continue };
        if !layout.fits(Place { cell, edges }) {
            return Err(wrong("mismatch").with("cell", name).by_rule("H3.2"));
        }
        layout.lay(Place { cell, edges });
        next.extend(neighbours(cell));
    }
    match left.into_values().next() {
        Some((_, name)) => Err(wrong("parts").with("cell", name).by_rule("H3.2")),
        None => Ok(layout),
    }
}
