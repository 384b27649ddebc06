//! Names and labels in the reader's language.

use super::intent::Intent;
use crate::reader::{say, text};
use contract::{Message, Seat};
use harmonia::{Cell, Edges, Kind};
use leptos::prelude::*;

/// A tile in words: which of its edges are purple.
pub fn tile_words(edges: Edges) -> String {
    let names = (0..6).filter(|&edge| edges.is_purple(edge));
    let names = names.map(|edge| text(&format!("harmonia-direction-{edge}"))).collect();
    say(&Message::new("harmonia-tile").with("count", i64::from(edges.purple())).with("edges", listed(names)))
}

/// A tile in words however it lies: how many of its edges are purple, and whether they are neighbours.
pub fn kind_words(kind: Kind) -> String {
    let edges = kind.edges();
    // Neighbours end in one place.
    let ends = (0..6).filter(|&edge| edges.is_purple(edge) && !edges.is_purple((edge + 1) % 6)).count();
    let how = if ends > 1 { "apart" } else { "side" };
    say(&Message::new("harmonia-kind").with("count", i64::from(edges.purple())).with("how", how))
}

/// Who plays a hand; alone, the hand itself. Reactive.
pub fn hand_name(intent: Intent, hand: u8) -> String {
    match intent.alone() {
        true => hand_word(hand),
        false => intent.playing.name(intent.seat_of(hand)),
    }
}

/// A hand of somebody who plays all of them. Reactive.
pub fn hand_word(hand: u8) -> String {
    say(&Message::new("harmonia-hand-name").with("hand", hand + 1))
}

/// The names of seats.
pub fn names(intent: Intent, seats: impl Iterator<Item = Seat>) -> String {
    listed(seats.map(|seat| intent.playing.name(seat)).collect())
}

/// A cell for a screen reader. Reactive.
pub fn cell_label(intent: Intent, cell: Cell) -> String {
    let lies = intent.bed.read().tiles.iter().find(|tile| tile.cell == cell).map(|tile| tile.edges);
    let tried = intent.tried.get().filter(|place| place.cell == cell).map(|place| place.edges);
    let what = match lies.or(tried) {
        Some(edges) => tile_words(edges),
        None => {
            let fits = if intent.places.read().contains_key(&cell) { "yes" } else { "no" };
            say(&Message::new("harmonia-cell-free").with("fits", fits))
        }
    };
    say(&Message::new("harmonia-label-cell").with("cell", cell.to_string()).with("what", what))
}

/// `A, B and C`.
pub fn listed(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    say(&Message::new("list-and").with("first", names.join(", ")).with("last", last))
}
