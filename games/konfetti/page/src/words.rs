//! Names and labels in the reader's language.

use super::intent::Intent;
use super::lies::Lie;
use contract::{Message, Seat};
use kit::reader::say;
use konfetti::{Colour, Face, Side, Size, Tally};

/// Returns the name of a colour; on the black side with its shape. Reactive.
pub fn colour_words(colour: Colour, side: Side) -> String {
    say(&colour_message(colour, side))
}

fn colour_message(colour: Colour, side: Side) -> Message {
    match side {
        Side::White => Message::new(&format!("konfetti-colour-{}", colour.name())),
        Side::Black => Message::new(&format!("konfetti-shape-{}", colour.name())),
    }
}

/// Describes a card: small red, medium yellow, large blue. Reactive.
pub fn card_words(face: Face, side: Side) -> String {
    say(&card_message(face, side))
}

/// Describes a card for messages that are stored: they follow a later change of the language.
pub fn card_message(face: Face, side: Side) -> Message {
    let [small, medium, large] = Size::ALL.map(|size| colour_message(face.colour(size), side));
    Message::new("konfetti-card").with("small", small).with("medium", medium).with("large", large)
}

/// Describes a card for a screen reader, with where it lies. Reactive.
pub fn card_label(intent: Intent, card: String, lie: Lie) -> String {
    let name = lie.owner().map(|seat| intent.playing.name(seat)).unwrap_or_default();
    let label = Message::new("konfetti-label-card").with("card", card);
    say(&label.with("where", lie.name()).with("name", name))
}

/// Describes the worth of a hand: `3 sets − 1 too many = 2 points`.
pub fn worth_words(Tally { sets, penalty, points, .. }: Tally) -> String {
    let minus = if points < 0 { "yes" } else { "no" };
    let words = Message::new("konfetti-worth").with("sets", sets).with("penalty", penalty).with("minus", minus);
    say(&words.with("points", i64::from(points.unsigned_abs())))
}

/// Returns the names of seats. Reactive.
pub fn names(intent: Intent, seats: impl Iterator<Item = Seat>) -> String {
    let mut names: Vec<String> = seats.map(|seat| intent.playing.name(seat)).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    say(&Message::new("list-and").with("first", names.join(", ")).with("last", last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Language;

    #[test]
    fn a_card_in_a_kept_sentence_changes_with_the_language() {
        let face: Face = "ryb".parse().expect("a face");
        for side in [Side::White, Side::Black] {
            let told = Message::new("konfetti-log-edge").with("card", card_message(face, side));
            let [german, english] = [Language::De, Language::En].map(|language| texts::say(language, &told));
            assert!(german.contains("klein") && !german.contains("small"), "{german}");
            assert!(english.contains("small") && !english.contains("klein"), "{english}");
        }
    }
}
