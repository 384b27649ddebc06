//! Names and labels in the reader's language.

use colour_lines::{Colour, ColourLines, Die, Field, Ground, Half, Kind, Sheet};
use contract::Message;
use kit::reader::{say, text};

/// The name of a colour.
pub fn colour_name(colour: Colour) -> String {
    text(&format!("colour-lines-colour-{colour}"))
}

/// What a face shows, by its name.
pub fn face_name(face: &str) -> String {
    text(&format!("colour-lines-face-{face}"))
}

/// A die for a screen reader: its number, what it shows, what it is for, how it stands.
pub fn die_label(state: &ColourLines, die: Die, how: &'static str) -> String {
    let tray = state.table().tray();
    let face = tray.face(die).map_or_else(String::new, |face| face_name(&state.edition().face(face).name));
    let place = tray.place(die).map_or("none", |place| place.name());
    let label = Message::new("colour-lines-label-die").with("die", die.to_string()).with("face", face);
    say(&label.with("place", place).with("state", how))
}

/// How a field stands on a sheet, by the word that texts select.
pub fn field_state(sheet: Option<&Sheet>, field: Field) -> &'static str {
    let Some(sheet) = sheet else { return "free" };
    let mut lines = Half::BOTH.into_iter().map(|half| sheet.line(half));
    if lines.clone().any(|line| line.end() == Some(field)) {
        "end"
    } else if lines.any(|line| line.cross() == Some(field)) {
        "cross"
    } else if sheet.taken().has(field) {
        "dot"
    } else {
        "free"
    }
}

/// A field for a screen reader: its name, what it is, how it stands.
pub fn field_label(ground: &Ground, field: Field, state: &'static str) -> String {
    let what = match (ground.kind(field), ground.letter(field)) {
        (Kind::Colour(colour), Some(letter)) => format!("{}, {letter}", colour_name(colour)),
        (Kind::Colour(colour), None) => colour_name(colour),
        (Kind::Grey, _) => text("colour-lines-field-grey"),
        (Kind::Black, _) => text("colour-lines-field-black"),
        (Kind::Circle, _) => text("colour-lines-field-circle"),
    };
    let label = Message::new("colour-lines-label-field").with("column", field.x() + 1).with("row", field.y() + 1);
    say(&label.with("what", what).with("state", state))
}

/// `A, B and C`.
pub fn listed(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    say(&Message::new("list-and").with("first", names.join(", ")).with("last", last))
}
