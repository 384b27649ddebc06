//! The game as a small living picture: a bed that is in full bloom.

use super::bed::Bed;
use super::garden::Garden;
use super::geometry::Frame;
use super::tile::Definitions;
use harmonia::{Harmonia, Options, TileView, Tiles, View};
use leptos::prelude::*;
use std::sync::Arc;

/// The tiles of the picture, in an order in which they could be laid.
const TILES: [(&str, &str); 19] = [
    ("0,0", "111111"),
    ("1,0", "010101"),
    ("1,-1", "101010"),
    ("0,-1", "010101"),
    ("-1,0", "101010"),
    ("-1,1", "010101"),
    ("0,1", "101010"),
    ("2,0", "000000"),
    ("2,-1", "000110"),
    ("2,-2", "000000"),
    ("1,-2", "000011"),
    ("0,-2", "000000"),
    ("-1,-1", "100001"),
    ("-2,0", "000000"),
    ("-2,1", "110000"),
    ("-2,2", "000000"),
    ("-1,2", "011000"),
    ("0,2", "000000"),
    ("1,1", "001100"),
];

/// A finished hexagon.
#[component]
pub fn Picture() -> impl IntoView {
    let bed = state().map(|state| Bed::of(state.table().layout(), &state.edition().numbers)).unwrap_or_default();
    let frame = Frame::around(bed.tiles.iter().map(|tile| tile.cell), 0.1);
    view! {
        <div class="h-picture" aria-hidden="true">
            <Definitions />
            <svg class="h-window" viewBox=frame.view_box()>
                <Garden bed=Signal::stored(bed) />
            </svg>
        </div>
    }
}

/// Returns the pictured position. The rules lay the tiles, so that the picture cannot show an impossible one.
fn state() -> Option<Harmonia> {
    let tile = |(cell, edges): (&str, &str)| Some(TileView { cell: cell.parse().ok()?, edges: edges.to_owned() });
    let view = View {
        rules: contract::RulesVersion(<Harmonia as contract::Rules>::RULES),
        options: Options::default(),
        seats: 2,
        layout: TILES.into_iter().map(tile).collect::<Option<_>>()?,
        left: vec![0, 0],
        aside: Tiles::default(),
        turn: 0,
        shown: None,
        agreed: contract::Seats::NONE,
        declined: false,
        ended: None,
        own: Vec::new(),
    };
    let edition: Arc<harmonia::Edition> = contract::Edition::standard();
    let chance: &mut contract::Chance = &mut contract::Seed::from_number(0).chance(0);
    <Harmonia as contract::Rules>::imagine(&edition, &view, chance).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_could_be_laid_and_is_finished() {
        let state = state().expect("the rules accept it");
        let bed = Bed::of(state.table().layout(), &state.edition().numbers);
        assert_eq!(bed.tiles.len(), TILES.len());
        assert!(bed.open.is_empty());
        assert!(!bed.finished.is_empty());
    }
}
