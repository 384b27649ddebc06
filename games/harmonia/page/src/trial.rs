//! A gap in a garden between the rules: turn a tile until it fits, and lay it (H3.2).

use super::bed::Bed;
use super::examples::Examples;
use super::garden::Garden;
use super::geometry::{Frame, centre};
use super::tile::{Definitions, whole};
use super::words::tile_words;
use contract::{Chance, Rules, Seats, Seed};
use harmonia::{Cell, Edges, Edition, Harmonia, Options, Place, TileView, Tiles, Variant, View};
use kit::Trial;
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::text;
use leptos::prelude::*;
use std::sync::Arc;

/// The boards and pictures between the rules of this game.
pub const TRIALS: &[Trial] = &[
    Trial { section: "H3", draw: || view! { <Gap /> }.into_any() },
    Trial { section: "H5", draw: || view! { <Examples /> }.into_any() },
];

/// A flower that lacks a leaf.
const TILES: [(&str, &str); 6] = [
    ("0,0", "111111"),
    ("1,-1", "101010"),
    ("0,-1", "010101"),
    ("-1,0", "101010"),
    ("-1,1", "010101"),
    ("0,1", "101010"),
];
const GAP: &str = "1,0";
/// The tile for it, turned wrongly.
const TILE: &str = "101010";

#[component]
fn Gap() -> impl IntoView {
    let (Some(state), Ok(gap), Ok(tile)) = (laid(&TILES, Variant::Basic), GAP.parse::<Cell>(), TILE.parse::<Edges>())
    else {
        return ().into_any();
    };
    let frame = Frame::around(state.table().layout().tiles().map(|tile| tile.cell).chain([gap]), 0.1);
    let edges = RwSignal::new(tile);
    let laid = RwSignal::new(false);
    let state = StoredValue::new(state);
    let fits = Memo::new(move |_| {
        let place = Place { cell: gap, edges: edges.get() };
        state.with_value(|state| state.table().layout().fits(place))
    });
    let bed = Memo::new(move |_| {
        state.with_value(|state| {
            let mut bed = Bed::of(state.table().layout(), &state.edition().numbers);
            if laid.get() {
                bed.tiles.push(Place { cell: gap, edges: edges.get() });
                bed.open.clear();
                bed.finished = bed.tiles.iter().map(|tile| tile.cell).collect();
            }
            bed
        })
    });
    let told = move || match (laid.get(), fits.get()) {
        (true, _) => text("rules-harmonia-trial-laid"),
        (_, true) => text("rules-harmonia-trial-fits"),
        _ => text("rules-harmonia-trial-not"),
    };
    let turn = move |_| {
        edges.update(|edges| *edges = edges.turned(1));
        announce(untrack(|| format!("{} {}", tile_words(edges.get()), told())));
    };
    let lay = move |_| {
        laid.set(true);
        announce(untrack(told));
    };
    let again = move |_| {
        laid.set(false);
        edges.set(tile);
    };
    view! {
        <figure class="trial h-trial" data-testid="trial-gap">
            <figcaption>{move || text("rules-harmonia-trial-lay")}</figcaption>
            <Definitions />
            <div class="h-trial-garden">
                <svg class="h-window" viewBox=frame.view_box() role="img" aria-label=move || tile_words(edges.get())>
                    <Garden bed />
                    {move || (!laid.get()).then(|| view! {
                        <g class="h-trial-loose" class:is-fitting=fits transform=centre(gap).translate()>{whole(edges.get())}</g>
                    })}
                </svg>
            </div>
            <p class="trial-told" class:is-good=fits data-testid="trial-told">{told}</p>
            <div class="trial-ways">
                <button type="button" class="button" data-testid="trial-turn" prop:disabled=laid on:click=turn>
                    <Icon sign=Sign::Again />
                    {move || text("rules-harmonia-trial-turn")}
                </button>
                <button type="button" class="button primary" data-testid="trial-lay"
                    prop:disabled=move || laid.get() || !fits.get() on:click=lay>
                    <Icon sign=Sign::Check />
                    {move || text("rules-harmonia-trial-do-lay")}
                </button>
                <button type="button" class="button quiet" on:click=again>{kit::t!("trial-again")}</button>
            </div>
        </figure>
    }
    .into_any()
}

/// Returns the position after these tiles. The rules lay them, so that the board cannot show an impossible position.
pub(super) fn laid(tiles: &[(&str, &str)], game: Variant) -> Option<Harmonia> {
    let tile = |(cell, edges): &(&str, &str)| Some(TileView { cell: cell.parse().ok()?, edges: (*edges).to_owned() });
    let view = View {
        rules: contract::RulesVersion(Harmonia::RULES),
        options: Options { game, ..Options::default() },
        seats: 2,
        layout: tiles.iter().map(tile).collect::<Option<_>>()?,
        left: vec![0, 0],
        aside: Tiles::default(),
        turn: 0,
        shown: None,
        agreed: Seats::NONE,
        declined: false,
        ended: None,
        own: Vec::new(),
    };
    let edition: Arc<Edition> = contract::Edition::standard();
    let chance: &mut Chance = &mut Seed::from_number(0).chance(0);
    Harmonia::imagine(&edition, &view, chance).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tile_fits_after_some_turns_and_not_before() {
        let state = laid(&TILES, Variant::Basic).expect("the rules accept it");
        let (gap, tile): (Cell, Edges) = (GAP.parse().unwrap(), TILE.parse().unwrap());
        let fits = |edges| state.table().layout().fits(Place { cell: gap, edges });
        assert!(!fits(tile));
        assert!((1..6).any(|turns| fits(tile.turned(turns))));
    }
}
