//! Kaleidoskop on paper: the board, the order cards, and everything that lies on the board or is held.

mod board;
mod cards;
mod tokens;

use kaleidoskop::{Corner, Edition, Hex, Kaleidoskop, Pit};
use print::{Draw, Part, Printable};

/// The side of a hex on the board in millimetres. All seven rows fit on either paper.
const HEX: f64 = 15.0;
/// The radius of a crystal; a pit is a little larger.
const CRYSTAL: f64 = 5.0;

/// The printable components of Kaleidoskop.
#[derive(Debug)]
pub struct Components;

impl Printable for Components {
    type Game = Kaleidoskop;
    const PARTS: &'static [(Part, Draw<Edition>)] = &[
        (Part::new("board"), board::pages),
        (Part::new("cards").with_backs(), cards::pages),
        (Part::new("tokens").same_in_every_edition(), tokens::pages),
    ];
}

/// Returns the middle of a hex whose side is `side`, from the centre of the board.
fn hex_place(hex: Hex, side: f64) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (3f64.sqrt() * side * (q + r / 2.0), 1.5 * side * r)
}

/// Returns the middle of a pit.
fn pit_place(pit: Pit, side: f64) -> (f64, f64) {
    let (x, y) = hex_place(Hex { q: pit.q, r: pit.r }, side);
    match pit.corner {
        Corner::North => (x, y - side),
        Corner::South => (x, y + side),
    }
}
