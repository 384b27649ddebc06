//! The tiles of all players side by side, for a replay: after the game no hand is hidden.

use super::tile::TilePicture;
use super::words::{hand_word, tile_words};
use contract::{Message, Rules, Seat, Viewer};
use harmonia::{Harmonia, Kind, Tiles};
use kit::Cast;
use kit::reader::say;
use leptos::prelude::*;

/// Returns the tiles of all hands.
pub fn open_hands(state: &Harmonia, cast: &Cast) -> Option<AnyView> {
    // A solo player sees all hands at any time; other viewers see them after the game.
    let mut hands: Vec<(u8, Tiles)> =
        Seat::all(state.seats()).flat_map(|seat| state.view(Viewer::Seat(seat)).own).collect();
    hands.sort_by_key(|(hand, _)| *hand);
    hands.dedup_by_key(|(hand, _)| *hand);
    let alone = state.table().players() != state.seats();
    let hand = |(hand, tiles): (u8, Tiles)| {
        let name = if alone { hand_word(hand) } else { cast.name(state.table().seat_of(hand)) };
        let kinds = Kind::all().filter(|&kind| tiles.has(kind)).map(|kind| shown(kind, tiles.of(kind))).collect_view();
        view! { <li class="open-hand"><b>{name}</b><ul class="open-cards">{kinds}</ul></li> }
    };
    Some(hands.into_iter().map(hand).collect_view().into_any())
}

fn shown(kind: Kind, count: u8) -> impl IntoView {
    let label = Message::new("harmonia-label-kind").with("tile", tile_words(kind.edges()));
    let label = say(&label.with("count", count).with("fits", "some"));
    view! {
        <li class="h-open-tile" data-testid=format!("open-tile-{kind}")>
            <span class="unseen">{label}</span>
            <TilePicture edges=Signal::stored(kind.edges()) />
            {(count > 1).then(|| view! { <span class="h-count" aria-hidden="true">"×"{count}</span> })}
        </li>
    }
}
