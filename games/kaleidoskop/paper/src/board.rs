//! The board with all hexes and pits. A hex that is covered says for how many players.

use super::{CRYSTAL, HEX, hex_place, pit_place};
use kaleidoskop::{Board, Edition, Hex, HexSet};
use print::ink::{BLACK, GREY, PALE, WHITE, token};
use print::pen::{circle, hexagon};
use print::{MARGIN, Page, Piece, Printer};

pub(super) fn pages(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    let (width, height) = printer.room();
    let middle = (width / 2.0 + MARGIN, height / 2.0 + MARGIN);
    vec![printer.page(vec![board(edition).at(middle.0, middle.1)])]
}

fn board(edition: &Edition) -> Piece {
    let mut piece = Piece::named("board");
    for hex in Hex::all() {
        piece.fill(hexagon(hex_place(hex, HEX), HEX * 1.16), token("purple-dark"));
    }
    for hex in Hex::all() {
        let place = hex_place(hex, HEX);
        piece.fill(hexagon(place, HEX * 0.94), PALE).stroke(hexagon(place, HEX * 0.94), GREY, 0.25);
        if let Some(players) = covered(edition, hex) {
            piece.stroke(hexagon(place, HEX * 0.6), GREY, 0.4);
            piece.centred(players, (place.0, place.1 + 1.2), 3.4, GREY);
        }
    }
    for pit in Board::new(HexSet::EMPTY).open_pits().iter() {
        let place = pit_place(pit, HEX);
        piece.fill(circle(place, CRYSTAL + 0.4), WHITE).stroke(circle(place, CRYSTAL + 0.4), BLACK, 0.3);
    }
    piece
}

/// Returns the numbers of players for which a hex is covered, such as `3 4 5`, or `None` if it never is.
fn covered(edition: &Edition, hex: Hex) -> Option<String> {
    let players = (3..=6).filter(|&players| edition.covered(players).has(hex));
    let names: Vec<String> = players.map(|players: u8| players.to_string()).collect();
    (!names.is_empty()).then(|| names.join(" "))
}
