//! Kaleidoskop: the board, the order cards, and everything that is put on the board or held.

mod board;
mod cards;
mod tokens;

use crate::page::Page;
use crate::sheet::{Printer, footed};
use crate::{Job, Part};
use contract::Edition as _;
use kaleidoskop::{Corner, Edition, Hex, Pit};

/// The side of a hex on the board, in millimetres: with it all seven rows fit on either paper.
const HEX: f64 = 15.0;
/// The radius of a crystal; a pit is a little larger.
const CRYSTAL: f64 = 5.0;

/// The parts that this game has.
pub const PARTS: [Part; 3] = [Part::Board, Part::Cards, Part::Tokens];

/// The pages.
pub fn pages(edition: &Edition, job: &Job) -> Vec<Page> {
    let printer = |part: Part| job.wants(part).then(|| Printer::new(job, part, "kaleidoskop", edition.id()));
    let mut pages = Vec::new();
    pages.extend(printer(Part::Board).map(|printer| board::page(&printer, edition)));
    pages.extend(printer(Part::Cards).into_iter().flat_map(|printer| cards::pages(&printer, edition)));
    pages.extend(printer(Part::Tokens).into_iter().flat_map(|printer| tokens::pages(&printer, edition)));
    footed(pages)
}

/// The middle of a hex whose side is `side`, from the centre of the board.
fn hex_place(hex: Hex, side: f64) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (3f64.sqrt() * side * (q + r / 2.0), 1.5 * side * r)
}

/// Where a pit lies.
fn pit_place(pit: Pit, side: f64) -> (f64, f64) {
    let (x, y) = hex_place(Hex { q: pit.q, r: pit.r }, side);
    match pit.corner {
        Corner::North => (x, y - side),
        Corner::South => (x, y + side),
    }
}
