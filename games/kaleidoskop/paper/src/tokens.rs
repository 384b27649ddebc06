//! Crystals, colour tiles, scoring crystals, tools, covers and the start marker (K1).

use super::{CRYSTAL, HEX};
use kaleidoskop::{CRYSTALS_OF_A_COLOUR, Colour, Edition, Hex};
use print::ink::{BLACK, GREY, PALE, WHITE, token};
use print::pen::{circle, hexagon, rounded, symbol};
use print::{Page, Piece, Printer};

/// Colour tiles of each colour, and scoring crystals (K1.3). They only mark the state, so no edition counts them.
const TILES_OF_A_COLOUR: usize = 12;
const SCORING_CRYSTALS: usize = 90;
/// How many sets of tools there are (K1.5).
const PLAYERS: usize = 6;
/// The side of a colour tile: it lies between the crystals around its hex.
const TILE: f64 = 8.5;

pub(super) fn pages(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    let crystals = Colour::ALL.into_iter().flat_map(|colour| (0..CRYSTALS_OF_A_COLOUR).map(move |_| crystal(colour)));
    let tiles = Colour::ALL.into_iter().flat_map(|colour| (0..TILES_OF_A_COLOUR).map(move |_| tile(colour)));
    let scoring = (0..SCORING_CRYSTALS).map(|_| scoring_crystal());
    let covers = Hex::all().filter(|&hex| (3..=6).any(|players| edition.covered(players).has(hex))).map(cover);
    let others = (1..=PLAYERS).flat_map(tools).chain(covers).chain([start()]);
    let mut pages = printer.spread((2.0 * CRYSTAL, 2.0 * CRYSTAL), 3.0, crystals.collect());
    pages.extend(printer.spread((3f64.sqrt() * TILE, 2.0 * TILE), 2.0, tiles.collect()));
    pages.extend(printer.spread((8.0, 8.0), 3.0, scoring.collect()));
    pages.extend(printer.spread((3f64.sqrt() * HEX, 2.0 * HEX), 3.0, others.collect()));
    pages
}

fn crystal(colour: Colour) -> Piece {
    let mut piece = Piece::named(format!("crystal {colour}"));
    piece.fill(circle((0.0, 0.0), CRYSTAL), token(colour.name()));
    piece.stroke(circle((0.0, 0.0), CRYSTAL - 0.6), token(&format!("{colour}-light")), 0.5);
    piece.stroke(circle((0.0, 0.0), CRYSTAL), token(&format!("{colour}-dark")), 0.3);
    piece.fill(symbol(colour.name(), (0.0, 0.0), 2.7), token(&format!("{colour}-ink")));
    piece
}

fn tile(colour: Colour) -> Piece {
    let mut piece = Piece::named(format!("colour tile {colour}"));
    piece.fill(hexagon((0.0, 0.0), TILE), token(colour.name()));
    piece.stroke(hexagon((0.0, 0.0), TILE), token(&format!("{colour}-dark")), 0.3);
    piece.fill(symbol(colour.name(), (0.0, 0.0), 4.0), token(&format!("{colour}-ink")));
    piece
}

fn scoring_crystal() -> Piece {
    let mut piece = Piece::named("scoring crystal");
    piece.stroke(hexagon((0.0, 0.0), 2.6), GREY, 0.4).stroke(circle((0.0, 0.0), 4.0), BLACK, 0.3);
    piece
}

/// Draws holder, mirror and frosted glass of a player, with the number of the player.
fn tools(player: usize) -> [Piece; 3] {
    let number = player.to_string();
    let mut holder = Piece::named(format!("holder {player}"));
    holder.fill(circle((0.0, 0.0), CRYSTAL + 2.5), PALE).stroke(circle((0.0, 0.0), CRYSTAL + 2.5), BLACK, 0.3);
    holder.fill(circle((0.0, 0.0), CRYSTAL - 1.2), WHITE).stroke(circle((0.0, 0.0), CRYSTAL - 1.2), BLACK, 0.3);
    holder.centred(number.clone(), (0.0, 1.4), 4.0, BLACK);
    let glass = |name: &str, words: &str, dark: bool| {
        let mut piece = Piece::named(format!("{name} {player}"));
        let (fill, ink) = if dark { (BLACK, WHITE) } else { (WHITE, BLACK) };
        piece.fill(rounded(-5.0, -3.0, 10.0, 6.0, 1.0), fill).stroke(rounded(-5.0, -3.0, 10.0, 6.0, 1.0), BLACK, 0.3);
        piece.centred(words, (-1.4, 1.2), 3.6, ink).centred(number.clone(), (3.2, 1.0), 2.8, ink);
        piece
    };
    [holder, glass("mirror", "×2", true), glass("frosted glass", "×0", false)]
}

fn cover(hex: Hex) -> Piece {
    let mut piece = Piece::named(format!("cover {hex}"));
    piece.fill(hexagon((0.0, 0.0), HEX * 0.94), token("purple-dark"));
    piece.stroke(hexagon((0.0, 0.0), HEX * 0.7), token("purple-light"), 0.5);
    piece
}

fn start() -> Piece {
    let mut piece = Piece::named("start marker");
    piece.fill(circle((0.0, 0.0), 9.0), token("yellow")).stroke(circle((0.0, 0.0), 9.0), BLACK, 0.4);
    piece.centred("1", (0.0, 3.6), 10.0, BLACK);
    piece
}
