//! Colour Lines on paper: both sides of the sheet with its score, and the five dice to fold.

use colour_lines::{
    Colour, ColourLines, Compass, DICE, Edition, Face, Field, Ground, HEIGHT, Kind, Letter, Scoring, Side, WIDTH,
};
use print::ink::{BLACK, GREY, PALE, WHITE, token};
use print::pen::{circle, line, polygon, rectangle, rounded, symbol};
use print::{Draw, Job, MARGIN, Page, Part, Piece, Printable, Printer};

/// The side of a field in millimetres.
const FIELD: f64 = 13.5;
/// The side of a die.
const DIE: f64 = 18.0;
/// Depth of the tabs that are folded under and glued.
const TAB: f64 = 5.0;

/// The printable components of Colour Lines.
#[derive(Debug)]
pub struct Components;

impl Printable for Components {
    type Game = ColourLines;
    const PARTS: &'static [(Part, Draw<Edition>)] = &[(Part::new("sheets"), sheets), (Part::new("dice"), dice)];
}

fn sheets(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    Side::BOTH.map(|side| printer.page(vec![sheet(edition, printer.job, side)])).to_vec()
}

fn dice(edition: &Edition, printer: &Printer<'_>) -> Vec<Page> {
    let size = (4.0 * DIE + 2.0 * TAB, 3.0 * DIE + 2.0 * TAB);
    printer.spread(size, 4.0, (0..DICE).map(|number| die(edition, number)).collect())
}

/// Draws a side of the sheet, with room for the score below it.
fn sheet(edition: &Edition, job: &Job, side: Side) -> Piece {
    let ground = edition.ground(side);
    let (width, _) = job.paper.size();
    let (left, top) = ((width - f64::from(WIDTH) * FIELD) / 2.0, MARGIN);
    let corner = |field: Field| (left + f64::from(field.x()) * FIELD, top + f64::from(field.y()) * FIELD);
    let mut piece = Piece::named(format!("sheet {side}"));
    for field in Field::all() {
        print_field(&mut piece, ground, field, corner(field));
    }
    for (x, y, colour) in meeting(ground) {
        let place = (left + f64::from(x) * FIELD, top + f64::from(y) * FIELD);
        piece.fill(symbol(colour.name(), place, 2.6), token(&format!("tint-{colour}-ink")));
    }
    for letter in Letter::ALL {
        let (x, y) = corner(ground.field_of(letter));
        let middle = (x + FIELD / 2.0, y + FIELD / 2.0);
        piece.stroke(circle(middle, FIELD * 0.34), token("sheet-ink"), 0.5);
        piece.centred(letter.to_string(), (middle.0, middle.1 + 2.1), 6.0, token("sheet-ink"));
    }
    let middle = left + FIELD * f64::from(WIDTH) / 2.0;
    let bottom = top + FIELD * f64::from(HEIGHT);
    piece.stroke(line((middle, top - 2.0), (middle, bottom + 2.0)), token("midline"), 1.0);
    piece.words(side.to_string(), (left, bottom + 7.0), 6.0, GREY);
    below(&mut piece, edition, job, (left, bottom + 10.0), f64::from(WIDTH) * FIELD);
    piece
}

fn print_field(piece: &mut Piece, ground: &Ground, field: Field, (x, y): (f64, f64)) {
    let tile = rounded(x + 0.3, y + 0.3, FIELD - 0.6, FIELD - 0.6, 1.2);
    match ground.kind(field) {
        Kind::Colour(colour) => _ = piece.fill(tile, token(&format!("tint-{colour}"))),
        Kind::Grey => _ = piece.fill(tile, token("sheet-grey")),
        Kind::Black => {
            piece.fill(tile, token("sheet-black"));
            let (near, far) = (0.3 * FIELD, 0.7 * FIELD);
            piece.stroke(line((x + near, y + near), (x + far, y + far)), WHITE, 0.6);
            piece.stroke(line((x + far, y + near), (x + near, y + far)), WHITE, 0.6);
        }
        Kind::Circle => {
            piece.stroke(tile, token("sheet-grey"), 0.4);
            piece.stroke(circle((x + FIELD / 2.0, y + FIELD / 2.0), FIELD * 0.34), token("sheet-ink"), 0.7);
        }
    }
}

/// Returns the points where four fields of a colour meet; no line ever runs there.
fn meeting(ground: &Ground) -> Vec<(u8, u8, Colour)> {
    let at = |x: u8, y: u8| {
        let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
        let colours = around.map(|(x, y)| Field::new(x, y).and_then(|field| ground.colour(field)));
        let colour = colours[0].filter(|_| colours.iter().all(|colour| *colour == colours[0]))?;
        Some((x, y, colour))
    };
    (1..HEIGHT).flat_map(|y| (1..WIDTH).filter_map(move |x| at(x, y))).collect()
}

/// Draws point colours to tick, jokers and rounds to strike out, and the four scorings.
fn below(piece: &mut Piece, edition: &Edition, job: &Job, (left, top): (f64, f64), width: f64) {
    let numbers = &edition.numbers;
    let boxes = width / Colour::ALL.len() as f64;
    piece.words(job.text("colour-lines-sheet-point-colours"), (left + 9.0, top - 3.0), 3.6, BLACK);
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let x = left + boxes * place as f64;
        piece.fill(rounded(x + 0.5, top, boxes - 1.0, 11.0, 2.0), token(&format!("tint-{colour}")));
        piece.fill(symbol(colour.name(), (x + 6.0, top + 5.5), 3.0), token(&format!("tint-{colour}-ink")));
        piece.fill(rectangle(x + boxes - 10.0, top + 2.5, 6.0, 6.0), WHITE);
        piece.stroke(rectangle(x + boxes - 10.0, top + 2.5, 6.0, 6.0), BLACK, 0.3);
    }
    let row = top + 15.0;
    let strikes = |piece: &mut Piece, words: String, x: f64, count: u8| {
        piece.words(words, (x, row + 4.2), 3.6, BLACK);
        for place in 0..count {
            piece.stroke(rectangle(x + 32.0 + 8.0 * f64::from(place), row, 6.0, 6.0), BLACK, 0.3);
        }
    };
    strikes(piece, job.text("colour-lines-sheet-jokers"), left, numbers.jokers);
    strikes(piece, job.text("colour-lines-sheet-rounds"), left + width / 2.0, numbers.rounds);
    let sums = [
        "… × … =".to_owned(),
        format!("A B C D: {} / {}", numbers.letter_first, numbers.letter_later),
        format!("… × {} =", numbers.pair),
        format!("… × {} =", numbers.dot),
    ];
    let high = 9.5;
    for (place, (scoring, sum)) in Scoring::ALL.into_iter().zip(sums).enumerate() {
        let y = row + 11.0 + high * place as f64;
        let name = job.text(&format!("colour-lines-scoring-{}", scoring.name()));
        piece.stroke(rounded(left, y, width, high - 1.0, 1.5), PALE, 0.4);
        piece.words(format!("{}  {name}", place + 1), (left + 3.0, y + 5.8), 3.8, BLACK);
        piece.words(sum, (left + width * 0.42, y + 5.8), 3.8, GREY);
        piece.stroke(rectangle(left + width - 24.0, y + 0.8, 22.0, high - 2.6), BLACK, 0.3);
    }
    let y = row + 11.0 + high * 4.0;
    piece.words(job.text("colour-lines-total"), (left + 3.0, y + 6.2), 4.4, BLACK);
    piece.stroke(rectangle(left + width - 24.0, y + 0.3, 22.0, high - 1.6), BLACK, 0.7);
}

/// Draws a die to cut out, fold and glue: a row of four faces, one face above and one below.
fn die(edition: &Edition, number: usize) -> Piece {
    let mut piece = Piece::named(format!("die {}", number + 1));
    let (left, top) = (-2.0 * DIE, -1.5 * DIE);
    let places = [(0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2)];
    let corner = |(column, row): (u8, u8)| (left + f64::from(column) * DIE, top + f64::from(row) * DIE);
    let mut tab = |from: (f64, f64), to: (f64, f64), out: (f64, f64)| {
        let mix = |share: f64| {
            (from.0 + (to.0 - from.0) * share + out.0 * TAB, from.1 + (to.1 - from.1) * share + out.1 * TAB)
        };
        let corners = [from, mix(0.2), mix(0.8), to];
        piece.fill(polygon(&corners, true), PALE).stroke(polygon(&corners, true), GREY, 0.2);
    };
    let middle = corner((0, 1)).1;
    for column in [0, 2, 3] {
        let (x, y) = corner((column, 1));
        tab((x, y), (x + DIE, y), (0.0, -1.0));
        tab((x, y + DIE), (x + DIE, y + DIE), (0.0, 1.0));
    }
    tab((left, middle), (left, middle + DIE), (-1.0, 0.0));
    for (&id, place) in edition.die(number).iter().zip(places) {
        let (x, y) = corner(place);
        piece.fill(rectangle(x, y, DIE, DIE), WHITE).dash(rectangle(x, y, DIE, DIE), GREY, 0.25, 1.2);
        print_face(&mut piece, edition.face(id), (x + DIE / 2.0, y + DIE / 2.0));
    }
    piece.words(format!("{}", number + 1), (left + DIE * 0.3, top + DIE * 0.4), 5.0, GREY);
    piece
}

/// Draws a number, or a figure as strokes with dots.
fn print_face(piece: &mut Piece, face: &Face, (x, y): (f64, f64)) {
    if let Some(number) = face.number {
        piece.centred(number.to_string(), (x, y + 4.0), 11.0, BLACK);
        return;
    }
    let Some(path) = face.paths.iter().next() else { return };
    let step = DIE * 0.25;
    let mut points = vec![(0.0, 0.0)];
    for to in path.strokes() {
        let (x, y) = points.last().copied().unwrap_or_default();
        points.push(match to {
            Compass::North => (x, y - step),
            Compass::East => (x + step, y),
            Compass::South => (x, y + step),
            Compass::West => (x - step, y),
        });
    }
    let middle = |values: &mut dyn Iterator<Item = f64>| {
        let (least, most) =
            values.fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(value), most.max(value)));
        (least + most) / 2.0
    };
    let (right, down) =
        (middle(&mut points.iter().map(|point| point.0)), middle(&mut points.iter().map(|point| point.1)));
    for point in &mut points {
        *point = (point.0 - right + x, point.1 - down + y);
    }
    piece.stroke(polygon(&points, false), BLACK, 1.1);
    for point in points {
        piece.fill(circle(point, 1.3), BLACK);
    }
}
