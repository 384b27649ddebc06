//! The game as a small living picture.

use super::geometry::{pit_place, share};
use super::window::{Definitions, Window};
use kaleidoskop::{Board, Colour, Edition, Pit};
use leptos::prelude::*;

/// The crystals of the picture, colour by colour.
const CRYSTALS: [(Colour, &[&str]); 6] = [
    (Colour::Red, &["-1,1,n", "1,1,n", "1,2,n", "2,-4,s", "1,0,s"]),
    (Colour::Yellow, &["0,1,n", "0,2,n", "0,-1,s"]),
    (Colour::Green, &["-3,2,n", "-1,2,s"]),
    (Colour::Blue, &["-2,0,n", "-1,-2,s", "1,-1,s"]),
    (Colour::Pink, &["2,0,n", "-2,2,n", "0,0,s"]),
    (Colour::Purple, &["0,-1,n", "0,0,n", "3,-3,s"]),
];

/// The pits whose crystals glint.
const GLINTS: [&str; 6] = ["2,-4,s", "-2,0,n", "0,-1,s", "2,0,n", "-3,2,n", "1,2,n"];

/// A board in the middle of a game, glinting.
#[component]
pub fn Picture() -> impl IntoView {
    let board = board();
    let glints = GLINTS.into_iter().filter_map(|name| name.parse().ok()).map(glint);
    view! {
        <div class="k-picture" aria-hidden="true">
            <Definitions />
            <div class="k-picture-board">
                <Window board />
                {glints.collect_view()}
            </div>
        </div>
    }
}

/// A spark over the picture and not in it: it moves without anything being painted anew.
fn glint(pit: Pit) -> impl IntoView {
    let (x, y) = share(pit_place(pit));
    view! { <i class="k-glint" style:left=format!("{x:.2}%") style:top=format!("{y:.2}%")></i> }
}

fn board() -> Board {
    let edition: std::sync::Arc<Edition> = contract::Edition::standard();
    let mut board = Board::new(edition.covered(3));
    for (colour, pits) in CRYSTALS {
        for pit in pits.iter().filter_map(|name| name.parse::<Pit>().ok()) {
            board.put(pit, colour);
        }
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crystal_of_the_picture_has_its_own_open_pit() {
        let crystals: usize = CRYSTALS.iter().map(|(_, pits)| pits.len()).sum();
        assert_eq!(board().filled().len(), crystals);
    }
}
