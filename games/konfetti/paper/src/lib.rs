//! Konfetti on paper: every card with its white and its black side.

use konfetti::{Card, Edition, Face, Konfetti, Side, Size};
use print::ink::{BLACK, PALE, WHITE, token};
use print::pen::{circle, drawn, rectangle, rounded, symbol};
use print::{Draw, Page, Part, Piece, Printable, Printer, TwoSided};
use symbols::{CIRCLES, SHAPES};

/// The side of a card in millimetres.
const CARD: f64 = 55.0;

/// The printable components of Konfetti.
#[derive(Debug)]
pub struct Components;

impl Printable for Components {
    type Game = Konfetti;
    const PARTS: &'static [(Part, Draw<Edition>)] = &[(Part::new("cards").with_backs(), cards)];
}

fn cards(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    let card = |card: Card| TwoSided {
        front: side(edition.face(Side::White, card), Side::White),
        back: side(edition.face(Side::Black, card), Side::Black),
    };
    printer.cards((CARD, CARD), edition.all().iter().map(card).collect())
}

fn side(face: Face, side: Side) -> Piece {
    let scale = CARD / 100.0;
    let name = match side {
        Side::White => format!("card {face}"),
        Side::Black => format!("back {face}"),
    };
    let mut piece = Piece::named(name);
    match side {
        Side::Black => piece.fill(rectangle(0.0, 0.0, CARD, CARD), token("card-black")),
        Side::White => piece.stroke(rounded(1.5, 1.5, CARD - 3.0, CARD - 3.0, 5.0), PALE, 0.3),
    };
    for size in Size::ALL {
        let colour = face.colour(size);
        let (x, y, radius) = CIRCLES[size as usize];
        let (middle, radius) = ((x * scale, y * scale), radius * scale);
        match side {
            Side::White => {
                piece.fill(circle(middle, radius), token(colour.name()));
                piece.stroke(circle(middle, radius), token(&format!("{}-dark", colour.name())), 0.4);
                piece.fill(symbol(colour.name(), middle, radius * 0.64), token(&format!("{}-ink", colour.name())));
            }
            Side::Black => {
                let shape = drawn(SHAPES[colour.index()].1, radius, 0.0, middle);
                piece.fill(shape.clone(), token(colour.name()));
                piece.stroke(shape, WHITE, 0.35);
            }
        }
    }
    let ink = if side == Side::White { BLACK } else { WHITE };
    piece.words(face.to_string(), (CARD - 8.0, CARD - 3.0), 2.2, ink);
    piece
}
