//! Names and labels in the reader's language.

use contract::Message;
use kaleidoskop::{Board, Colour, Hex, Pattern, Pit};
use kit::reader::{say, text};

/// The name of a colour.
pub fn colour_name(colour: Colour) -> String {
    text(&format!("colour-{colour}"))
}

/// The key by which texts select what a pit or hex shows.
fn key(colour: Option<Colour>) -> &'static str {
    colour.map_or("none", Colour::name)
}

/// A pit for a screen reader: its name, what lies in it, what it touches.
pub fn pit_label(board: &Board, pit: Pit) -> String {
    let touched = pit.hexes().into_iter().filter(|hex| hex.on_board() && board.open_hexes().has(*hex));
    let hexes: Vec<String> = touched.map(|hex| hex_colour(board, hex)).collect();
    let label =
        Message::new("kaleidoskop-label-pit").with("pit", pit.to_string()).with("crystal", key(board.crystal(pit)));
    let held = if board.holders().has(pit) { "yes" } else { "no" };
    say(&label.with("hexes", hexes.join(", ")).with("held", held))
}

/// A hex for a screen reader: its name, its colour and what it is counted from.
pub fn hex_label(board: &Board, hex: Hex) -> String {
    let label =
        Message::new("kaleidoskop-label-hex").with("hex", hex.to_string()).with("colour", key(board.colour(hex)));
    say(&label.with("counts", counts(board, hex)))
}

/// Why a hex has its colour: `2 red, 1 blue`.
pub fn counts(board: &Board, hex: Hex) -> String {
    let mut counts: Vec<(u8, Colour)> = Colour::ALL.map(|colour| (board.count(hex, colour), colour)).to_vec();
    counts.retain(|(count, _)| *count > 0);
    counts.sort_by_key(|(count, colour)| (std::cmp::Reverse(*count), *colour));
    let counts: Vec<String> =
        counts.into_iter().map(|(count, colour)| format!("{count}\u{a0}{}", colour_name(colour))).collect();
    if counts.is_empty() { text("kaleidoskop-counts-none") } else { counts.join(", ") }
}

/// What a look at a hex tells: its count and what follows from it.
pub fn explanation(board: &Board, hex: Hex) -> String {
    let message = Message::new("kaleidoskop-explain-hex").with("colour", key(board.colour(hex)));
    say(&message.with("counts", counts(board, hex)))
}

fn hex_colour(board: &Board, hex: Hex) -> String {
    board.colour(hex).map_or_else(|| text("kaleidoskop-neutral"), colour_name)
}

/// A pattern in words: `hexes red, red, green; crystals blue`.
pub fn pattern_words(pattern: &Pattern) -> String {
    let names = |colours: Vec<Colour>| colours.into_iter().map(colour_name).collect::<Vec<_>>().join(", ");
    let message =
        Message::new("kaleidoskop-pattern").with("hexes", names(pattern.hexes.iter().map(|part| part.1).collect()));
    let crystals: Vec<Colour> = pattern.crystals.iter().map(|part| part.1).collect();
    say(&message.with("count", crystals.len() as i64).with("crystals", names(crystals)))
}
