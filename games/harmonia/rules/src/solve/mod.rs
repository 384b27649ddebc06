//! The hexagon that wins the basic game, or the proof that it cannot be had; and the highest score that can be found.
//! `farbraum solve harmonia`, and the page after a game.

mod best;
mod fill;
mod hexagon;
mod mosaic;
mod motif;
mod rescue;

pub(crate) use fill::hexagon;

pub use best::BestScore;
pub use hexagon::{Hexagon, Verdict};
pub use rescue::Rescue;

use crate::edition::Edition;
use crate::exchange::{PrintedTile, layout};
use crate::hand::Tiles;
use crate::layout::Place;
use contract::{Message, Solve};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A problem as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProblemText {
    /// The tiles at hand.
    pub tiles: Tiles,
    /// What lies already.
    #[serde(default)]
    pub layout: Vec<PrintedTile>,
    #[serde(default)]
    pub goal: Goal,
    /// For the score.
    #[serde(default = "two")]
    pub players: u8,
}

/// What is looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// The hexagon that wins the basic game.
    #[default]
    Hexagon,
    /// The highest score of the advanced game, with nothing laid yet.
    Score,
}

fn two() -> u8 {
    2
}

/// The answer as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    pub goal: Goal,
    /// The hexagon: whether it was found, cannot be had, or is not decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The score: the highest found, and what none can exceed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i32>,
    /// The layout in the exchange format of `farbraum score`.
    pub tiles: Vec<PrintedTile>,
}

pub(crate) fn tile_laid(Place { cell, edges }: Place) -> PrintedTile {
    PrintedTile { q: i64::from(cell.q), r: i64::from(cell.r), edges: edges.to_string() }
}

/// Starts to solve a problem.
pub(crate) fn solver(edition: &Arc<Edition>, asked: &ProblemText) -> Result<Box<dyn Solve>, Message> {
    let layout = layout(edition, &asked.layout)?;
    let mut all = asked.tiles;
    layout.tiles().for_each(|place| all.add(place.edges.kind()));
    if let Some(kind) = crate::tile::Kind::all().find(|&kind| all.of(kind) > edition.copies(kind)) {
        let problem = Message::new("harmonia-layout-kind").with("tile", kind.to_string());
        return Err(problem.with("most", edition.copies(kind)).by_rule("H1.1"));
    }
    match asked.goal {
        Goal::Hexagon => Ok(Box::new(Hexagon::new(edition, &layout, asked.tiles))),
        Goal::Score if !layout.is_empty() => Err(Message::new("harmonia-solve-empty")),
        Goal::Score if !(2..=6).contains(&asked.players) => {
            Err(Message::new("harmonia-layout-players").with("players", asked.players))
        }
        Goal::Score if asked.tiles.len() > usize::from(edition.numbers.dealt) => {
            Err(Message::new("harmonia-layout-many").with("most", edition.numbers.dealt))
        }
        Goal::Score => Ok(Box::new(BestScore::new(edition.clone(), asked.tiles, asked.players))),
    }
}
