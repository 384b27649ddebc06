//! Names and labels in the reader's language.

use super::intent::Intent;
use contract::{Message, Seat};
use harmonia::{Cell, Edges, KINDS, Kind};
use kit::reader::{say, text};
use leptos::prelude::*;

/// How the purple edges of each kind are arranged, in the order of the kinds; empty if their number allows only one
/// arrangement. Tiles are never flipped, so mirror images differ (H1.1): two, a gap and one, clockwise, is another kind
/// than one, a gap and two.
const HOW: [&str; KINDS] =
    ["", "", "side", "gap", "opposite", "side", "two-one", "one-two", "each", "side", "three-one", "two-two", "", ""];

/// Describes a tile by its purple edges.
pub fn tile_words(edges: Edges) -> String {
    let names = (0..6).filter(|&edge| edges.is_purple(edge));
    let names = names.map(|edge| text(&format!("harmonia-direction-{edge}"))).collect();
    say(&Message::new("harmonia-tile").with("count", i64::from(edges.purple())).with("edges", listed(names)))
}

/// Describes a kind of tile in any orientation: the number of its purple edges, and how they are arranged.
pub fn kind_words(kind: Kind) -> String {
    let message = Message::new("harmonia-kind").with("count", i64::from(kind.edges().purple()));
    say(&message.with("how", how_words(HOW[kind.index()])))
}

/// Describes an arrangement of edges, to follow their number.
pub fn how_words(how: &str) -> String {
    say(&Message::new("harmonia-how").with("how", how))
}

/// Returns arrows in the directions of the purple edges.
pub fn arrows(edges: Edges) -> String {
    "→↗↖←↙↘".chars().enumerate().filter(|(edge, _)| edges.is_purple(*edge)).map(|(_, arrow)| arrow).collect()
}

/// Returns the name of the player of a hand, or of the hand itself in a solo game. Reactive.
pub fn hand_name(intent: Intent, hand: u8) -> String {
    match intent.alone() {
        true => hand_word(hand),
        false => intent.playing.name(intent.seat_of(hand)),
    }
}

/// Returns the name of a hand in a solo game. Reactive.
pub fn hand_word(hand: u8) -> String {
    say(&Message::new("harmonia-hand-name").with("hand", hand + 1))
}

/// Returns the names of seats.
pub fn names(intent: Intent, seats: impl Iterator<Item = Seat>) -> String {
    listed(seats.map(|seat| intent.playing.name(seat)).collect())
}

/// Describes a cell for a screen reader. Reactive.
pub fn cell_label(intent: Intent, cell: Cell) -> String {
    let lies = intent.bed.read().tiles.iter().find(|tile| tile.cell == cell).map(|tile| tile.edges);
    let tried = intent.tried.get().filter(|place| place.cell == cell).map(|place| place.edges);
    let hinted = intent.hinted.get().filter(|place| place.cell == cell).map(|place| place.edges);
    let what = match (lies.or(tried), hinted) {
        (Some(edges), _) => tile_words(edges),
        (_, Some(edges)) => say(&Message::new("harmonia-cell-hinted").with("tile", tile_words(edges))),
        _ => {
            let fits = if intent.places.read().contains_key(&cell) { "yes" } else { "no" };
            say(&Message::new("harmonia-cell-free").with("fits", fits))
        }
    };
    say(&Message::new("harmonia-label-cell").with("cell", cell.to_string()).with("what", what))
}

/// Joins names: `A, B and C`.
pub fn listed(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    say(&Message::new("list-and").with("first", names.join(", ")).with("last", last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::reader::set_language;
    use std::collections::BTreeSet;
    use texts::Language;

    /// H1.1: kinds differ by rotation, so their descriptions differ too.
    #[test]
    fn every_kind_has_a_name_of_its_own() {
        for language in Language::ALL {
            set_language(language);
            let names: BTreeSet<String> = Kind::all().map(kind_words).collect();
            assert_eq!(names.len(), KINDS, "{names:?}");
        }
    }

    #[test]
    fn only_edges_that_lie_so_are_called_so() {
        set_language(Language::En);
        let name = |edges: &str| kind_words(edges.parse::<Edges>().unwrap().kind());
        assert_eq!(name("000101"), "a tile with two purple edges with a gap between them");
        assert_eq!(name("001001"), "a tile with two purple edges opposite each other");
        // Edges are written counter-clockwise.
        assert_eq!(name("110100"), "a tile with three purple edges (clockwise: one, gap, two)");
        assert_eq!(name("101100"), "a tile with three purple edges (clockwise: two, gap, one)");
        assert_eq!(name("010101"), "a tile with three purple edges (every other one)");
        assert_eq!(name("011011"), "a tile with four purple edges (two pairs)");
    }

    #[test]
    fn arrows_point_where_purple_is() {
        assert_eq!(arrows("101001".parse().unwrap()), "→↖↘");
        assert_eq!(arrows("000000".parse().unwrap()), "");
    }
}
