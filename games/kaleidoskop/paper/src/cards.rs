//! The order cards: two orders on each, of which one is fulfilled, and the colour of the stack on the back.

use super::{CRYSTAL, HEX, hex_place, pit_place};
use kaleidoskop::{Card, Edition, Order, Pattern, Stack};
use print::ink::{BLACK, GREY, Rgb, WHITE, token};
use print::pen::{circle, hexagon, line, rectangle, rounded, symbol};
use print::{Page, Piece, Printer, TwoSided};

/// Width and height of a card in millimetres.
const CARD: (f64, f64) = (44.0, 63.0);
/// Width and height for an order within its half of a card.
const ROOM: (f64, f64) = (32.0, 20.0);

pub(super) fn pages(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    let card =
        |(place, card): (usize, &Card)| TwoSided { front: front(place + 1, card), back: back(place + 1, card.stack) };
    printer.cards(CARD, edition.cards().iter().enumerate().map(card).collect())
}

/// Returns colour and symbol of a stack: a blue drop or an orange sun.
fn stack(stack: Stack) -> (Rgb, &'static str) {
    match stack {
        Stack::Blue => (token("blue"), "blue"),
        Stack::Orange => (token("orange"), "orange"),
    }
}

fn front(number: usize, card: &Card) -> Piece {
    let mut piece = Piece::named(format!("card {number}"));
    let (width, height) = CARD;
    let (colour, sign) = stack(card.stack);
    piece.stroke(rounded(1.5, 1.5, width - 3.0, height - 3.0, 3.0), colour, 1.0);
    piece.stroke(line((5.0, height / 2.0), (width - 5.0, height / 2.0)), GREY, 0.3);
    for (order, middle) in card.orders.iter().zip([height * 0.26, height * 0.74]) {
        draw(&mut piece, order, (width / 2.0 - 2.5, middle));
    }
    piece.fill(symbol(sign, (5.5, 5.5), 1.6), colour);
    piece.words(number.to_string(), (4.0, height - 3.6), 2.4, GREY);
    piece
}

fn back(number: usize, of: Stack) -> Piece {
    let mut piece = Piece::named(format!("back {number}"));
    let (width, height) = CARD;
    let (colour, sign) = stack(of);
    piece.fill(rectangle(0.0, 0.0, width, height), colour);
    piece.stroke(rounded(3.0, 3.0, width - 6.0, height - 6.0, 3.0), WHITE, 0.6);
    piece.fill(hexagon((width / 2.0, height / 2.0), 12.0), WHITE);
    piece.fill(symbol(sign, (width / 2.0, height / 2.0), 6.5), colour);
    piece
}

/// Draws an order and what it pays.
fn draw(piece: &mut Piece, order: &Order, middle: (f64, f64)) {
    let pattern = order.pattern();
    let unit = bounds(pattern, 1.0);
    let (wide, high) = (unit.1.0 - unit.0.0, unit.1.1 - unit.0.1);
    let side = (ROOM.0 / wide).min(ROOM.1 / high).min(6.5);
    let (low, far) = bounds(pattern, side);
    let shift = (middle.0 - (low.0 + far.0) / 2.0, middle.1 - (low.1 + far.1) / 2.0);
    let place = |(x, y): (f64, f64)| (x + shift.0, y + shift.1);
    for hex in pattern.gaps() {
        piece.dash(hexagon(place(hex_place(hex, side)), side * 0.9), GREY, 0.25, 0.8);
    }
    for &(hex, colour) in &pattern.hexes {
        let at = place(hex_place(hex, side));
        piece.fill(hexagon(at, side * 0.94), token(colour.name()));
        piece.stroke(hexagon(at, side * 0.94), token(&format!("{colour}-dark")), 0.35);
        piece.fill(symbol(colour.name(), at, side * 0.36), token(&format!("{colour}-ink")));
    }
    for &(pit, colour) in &pattern.crystals {
        let (at, radius) = (place(pit_place(pit, side)), side * CRYSTAL / HEX + 0.6);
        piece.fill(circle(at, radius + 0.5), WHITE).fill(circle(at, radius), token(colour.name()));
        piece.stroke(circle(at, radius), BLACK, 0.3);
        piece.fill(symbol(colour.name(), at, radius * 0.66), token(&format!("{colour}-ink")));
    }
    let (x, y) = (CARD.0 - 7.5, middle.1 + 10.0);
    piece.fill(circle((x, y), 3.6), WHITE).stroke(circle((x, y), 3.6), BLACK, 0.35);
    piece.centred(order.reward().to_string(), (x, y + 1.6), 4.6, BLACK);
}

/// Returns the corners of what a pattern shows.
fn bounds(pattern: &Pattern, side: f64) -> ((f64, f64), (f64, f64)) {
    let reach = (side * 3f64.sqrt() / 2.0, side);
    let hexes = pattern.hexes.iter().map(|&(hex, _)| (hex_place(hex, side), reach));
    let crystals = pattern.crystals.iter().map(|&(pit, _)| (pit_place(pit, side), (side * 0.5, side * 0.5)));
    let first = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    hexes.chain(crystals).fold(first, |(low, high), ((x, y), (wide, tall))| {
        ((low.0.min(x - wide), low.1.min(y - tall)), (high.0.max(x + wide), high.1.max(y + tall)))
    })
}
