//! The editor of a Harmonia layout: choose a tile, tap its cell, tap again to turn it.

mod model;

use crate::bed::Bed;
use crate::board::everything;
use crate::garden::Garden;
use crate::geometry::{Point, centre, hexagon_at};
use crate::tile::{Definitions, TilePicture};
use crate::words::tile_words;
use contract::Message;
use harmonia::{Cell, Edition, Kind, Place, PrintedLayout, explain, neighbours};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::score::bench::{Bench, places_of};
use kit::score::frame::{Counter, Frame};
use kit::score::spots::{Spot, Spots, Walk};
use kit::score::verdict::Verdict;
use kit::t;
use leptos::prelude::*;
use model::{GardenSketch, count, drawn, lay, remove, turn};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a tap on the table does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum InHand {
    Tile(Kind),
    Nothing,
}

#[component]
pub fn Editor() -> impl IntoView {
    let bench = Bench::<GardenSketch>::open();
    let edition: StoredValue<Arc<Edition>> = StoredValue::new(contract::Edition::standard());
    let first = untrack(|| Kind::all().find(|kind| left(&edition.read_value(), &bench.now.read(), *kind) > 0));
    let hand = RwSignal::new(InHand::Tile(first.unwrap_or_default()));
    let explained = Memo::new(move |_| {
        let explained = explain(&edition.read_value(), &bench.now.read());
        explained.map(|told| (told.score.total, told.lines, Bed::of(&told.layout, &edition.read_value().numbers)))
    });
    let bed = Memo::new(move |_| match &*explained.read() {
        Ok((.., bed)) => bed.clone(),
        Err(_) => loose(&bench.now.read()),
    });
    let tap = Callback::new(move |name: String| {
        let Ok(cell) = name.parse::<Cell>() else { return };
        let taken = drawn(&bench.now.read_untracked()).iter().any(|(other, _)| *other == cell);
        bench.change(|laid| match (hand.get_untracked(), taken) {
            (InHand::Nothing, _) => remove(laid, cell),
            (InHand::Tile(_), true) => turn(laid, &edition.read_value(), cell),
            (InHand::Tile(kind), false) => lay(laid, &edition.read_value(), cell, kind),
        });
    });
    let spots = Memo::new(move |_| spots(&bed.read(), hand.get()));
    let walk = Walk::new(spots.into(), tap);
    let wrong = Signal::derive(move || explained.read().as_ref().err().map(places_of).unwrap_or_default());
    let points = Signal::derive(move || explained.read().as_ref().map(|told| told.0).map_err(Clone::clone));
    let lines = Signal::derive(move || explained.read().as_ref().map(|told| told.1.clone()).unwrap_or_default());
    // Tiles that are not laid cost points, but an empty layout is not scored.
    let lies = Memo::new(move |_| !bench.now.read().tiles.is_empty());
    let side = view! {
        <Tiles bench edition hand/>
        <div class="counters panel">
            <Counter testid="players" label=Signal::derive(t!("score-harmonia-hands")) least=2 most=6
                value=Signal::derive(move || bench.now.read().players) set=move |players| bench.change(|laid| laid.players = players)/>
            <Counter testid="misfits" label=Signal::derive(t!("score-harmonia-misfits")) least=0 most=60
                value=Signal::derive(move || bench.now.read().misfits) set=move |misfits| bench.change(|laid| laid.misfits = misfits)/>
        </div>
        {move || lies.get().then(|| view! { <Verdict game="harmonia" points lines lit=bench.lit/> })}
    }
    .into_any();
    view! {
        <Frame bench side points=Signal::derive(move || points.get().ok().filter(|_| lies.get()))>
            <Definitions/>
            <div class="h-stage score-board" on:keydown=move |event| walk.key(&event)>
                <svg class="h-window" viewBox=move || everything(&bed.read(), false).view_box() tabindex="0" role="application"
                    aria-label=t!("harmonia-label-table") aria-activedescendant=move || walk.target() data-testid="window">
                    <rect class="h-grid" x="-14000" y="-14000" width="28000" height="28000" fill="url(#h-grid)"/>
                    <Garden bed/>
                    <Spots walk lit=bench.lit wrong/>
                </svg>
            </div>
        </Frame>
    }
}

/// Returns how many tiles of a kind are not laid yet.
fn left(edition: &Edition, laid: &PrintedLayout, kind: Kind) -> usize {
    usize::from(edition.copies(kind)).saturating_sub(count(laid, kind))
}

/// Returns the drawable layout of tiles that break the rules.
fn loose(laid: &PrintedLayout) -> Bed {
    let tiles: Vec<Place> = drawn(laid).into_iter().map(|(cell, edges)| Place { cell, edges }).collect();
    let taken: BTreeSet<Cell> = tiles.iter().map(|tile| tile.cell).collect();
    let around = taken.iter().flat_map(|&cell| neighbours(cell)).filter(|cell| !taken.contains(cell)).collect();
    Bed { tiles, around, ..Bed::default() }
}

fn spots(bed: &Bed, hand: InHand) -> Vec<Spot> {
    let spot = |cell: Cell, what: String, open: bool| {
        let Point { x, y } = centre(cell);
        let label = say(&Message::new("harmonia-label-cell").with("cell", cell.to_string()).with("what", what));
        let outline = hexagon_at(Point { x, y }, 94.0);
        Spot { name: cell.to_string(), at: (x as i32, y as i32), outline, label, open }
    };
    let lays = hand != InHand::Nothing;
    let tiles = bed.tiles.iter().map(|tile| spot(tile.cell, tile_words(tile.edges), true));
    let free = bed.around.iter().map(|&cell| spot(cell, text("score-free"), lays));
    tiles.chain(free).collect()
}

/// The kinds of tiles with how many of each are left, and the tool that removes tiles.
#[component]
fn Tiles(bench: Bench<GardenSketch>, edition: StoredValue<Arc<Edition>>, hand: RwSignal<InHand>) -> impl IntoView {
    let tile = move |kind: Kind| {
        let left = Memo::new(move |_| left(&edition.read_value(), &bench.now.read(), kind));
        let chosen = move || hand.get() == InHand::Tile(kind);
        let label = move || {
            let label = Message::new("score-left").with("what", tile_words(kind.edges()));
            say(&label.with("left", left.get() as i64))
        };
        view! {
            <button type="button" class="tool" class:is-chosen=chosen class:is-gone=move || left.get() == 0
                data-testid=format!("tile-{kind}") aria-pressed=move || chosen().to_string() aria-label=label title=label
                on:click=move |_| hand.set(InHand::Tile(kind))>
                <TilePicture edges=Signal::stored(kind.edges())/>
                <small>{left}</small>
            </button>
        }
    };
    let erases = move || hand.get() == InHand::Nothing;
    view! {
        <div class="tools of-tiles panel" role="group" aria-label=t!("score-harmonia-tiles")>
            {Kind::all().map(tile).collect_view()}
            <button type="button" class="tool" class:is-chosen=erases data-testid="take-away" aria-pressed=move || erases().to_string()
                aria-label=t!("score-erase") title=t!("score-erase") on:click=move |_| hand.set(InHand::Nothing)>
                <Icon sign=Sign::Trash/>
            </button>
        </div>
    }
}
