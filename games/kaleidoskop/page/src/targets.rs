//! What lies over the picture of the board on a table: tools, marks, and the targets of taps and of the cursor.
//!
//! ```text
//! ├─ g.k-marks     what the proposed action changes, where an order lies, the crystals set last, legal places
//! ├─ g.k-tools     holders, mirrors, frosted glass, each with its owner's mark
//! ├─ g.k-targets   invisible, labelled: hexes, then pits (a pit's is all that is nearer to it than to any other)
//! └─ g.k-cursor    where the arrow keys are
//! ```

use super::cursor::{Cursor, Spot};
use super::geometry::{
    CRYSTAL, CUT, GLASS, LEAD, Point, SEAT, SMALL_TARGET, hex_place, hexagon, pit_place, points, surroundings,
};
use super::intent::Intent;
use super::since::{Did, pits};
use super::symbol::Mark;
use super::tools::{ToolOnBoard, standing};
use super::words::{hex_label, pit_label};
use contract::Deed;
use kaleidoskop::{Action, Hex, Occurrence, Pit};
use leptos::prelude::*;

/// What a hex is about to become is outlined around the cut of its pane: that leaves the crystals at its corners free.
const AROUND_CUT: f64 = CUT + 5.0;

/// The tools that stand on the board.
#[component]
pub fn Tools(intent: Intent) -> impl IntoView {
    let tools = move || standing(&intent.shown.read());
    let mark = move |owner| Signal::derive(move || kit::mark(&intent.playing.names.read(), owner));
    view! {
        <g class="k-tools">
            <For each=tools key=|tool| *tool let:tool>
                <ToolOnBoard tool mark=mark(tool.owner) />
            </For>
        </g>
    }
}

/// What is worth looking at.
#[component]
pub fn Marks(intent: Intent, since: Signal<Vec<Did>>) -> impl IntoView {
    let last_set = RwSignal::new(None::<Pit>);
    Effect::new(move || {
        if let Some(Deed::Play(_, Action::Put(_, pit) | Action::Swap(_, pit))) =
            intent.playing.last.get().map(|last| last.deed)
        {
            last_set.set(Some(pit));
        }
    });
    // All that the others set since I acted last, or else the last one; in a replay that may not lie there any more.
    let last = move || {
        let set: Vec<Pit> = pits(&since.read()).collect();
        let set = if set.is_empty() { last_set.get().into_iter().collect() } else { set };
        let filled = intent.playing.view.read().table.board.filled();
        set.into_iter().filter(move |pit| filled.has(*pit) && intent.proposed.get().is_none())
    };
    let changed =
        move || intent.changes().iter().map(|hex| (hex, intent.shown.read().board.colour(hex))).collect::<Vec<_>>();
    let set = move || match intent.proposed.get() {
        Some(Action::Put(colour, pit) | Action::Swap(colour, pit)) => Some((pit, colour)),
        _ => None,
    };
    // A crystal about to be set has a ring of its own.
    let legal = move || {
        let meant = set().map(|(pit, _)| pit);
        intent.legal_pits.get().iter().filter(|pit| Some(*pit) != meant).collect::<Vec<_>>().into_iter()
    };
    let faced = move || match intent.proposed.get() {
        Some(Action::Mirror(_, hex) | Action::Frost(_, hex)) => Some(hex),
        _ => None,
    };
    view! {
        <g class="k-marks">
            {move || last().map(|pit| ring("k-last", pit)).collect_view()}
            {move || legal().map(|pit| legal_pit(intent, pit)).collect_view()}
            {move || intent.legal_hexes.get().iter().map(|hex| outline("k-legal-hex", hex, GLASS - 6.0)).collect_view()}
            {move || order_places(intent)}
            {move || highlights(&intent.playing.highlight.read())}
            {move || intent.hex.get().map(|hex| outline("k-looked-at", hex, GLASS - 3.0))}
            {move || changed().into_iter().map(|(hex, colour)| view! {
                {outline("k-change", hex, AROUND_CUT)}
                <g transform=hex_place(hex).translate()>
                    {colour.map(|colour| view! { <Mark colour size=62.0 always=true /> })}
                </g>
            }).collect_view()}
            {move || faced().map(|hex| outline("k-proposed", hex, AROUND_CUT))}
            {move || set().map(|(pit, colour)| view! {
                {ring("k-proposed", pit)}
                <g transform=pit_place(pit).translate()><Mark colour size=30.0 always=true /></g>
            })}
        </g>
    }
}

/// A legal pit lights up in the colour in hand; while a glass is in hand, the crystals do.
fn legal_pit(intent: Intent, pit: Pit) -> impl IntoView {
    let colour = intent.colour.get().map_or(String::new(), |colour| format!(" k-{colour}"));
    let chosen = intent.pit.get() == Some(pit);
    let filled = intent.playing.view.read().table.board.filled().has(pit);
    // Before a colour is picked up every pit would shine, and once a crystal is chosen for a glass its hexes matter:
    // then only the empty pits do, softly.
    let idle = match intent.glass.get() {
        Some(_) => intent.pit.get().is_some(),
        None => intent.colour.get().is_none(),
    };
    let states = [(chosen, " k-chosen"), (filled, " k-filled"), (idle, " k-idle")];
    let states: String = states.into_iter().filter(|state| state.0).map(|state| state.1).collect();
    let class = format!("k-legal{colour}{states}");
    let radius = if filled { SEAT + 4.0 } else { CRYSTAL - 9.0 };
    let Point { x, y } = pit_place(pit);
    view! { <circle class=class cx=format!("{x:.1}") cy=format!("{y:.1}") r=radius /> }
}

/// Everywhere the order I look at lies.
fn order_places(intent: Intent) -> impl IntoView {
    let places = intent.order.get().map(|order| intent.places(order));
    // Every other one is drawn differently and further in: places that share hexes can be told apart.
    let place = |(number, found): (usize, Occurrence)| {
        let (class, radius) =
            if number.is_multiple_of(2) { ("k-met", GLASS - 3.0) } else { ("k-met k-other", GLASS - 17.0) };
        view! {
            {found.hexes.iter().map(|hex| outline(class, hex, radius)).collect_view()}
            {found.pits.iter().map(|pit| ring(class, pit)).collect_view()}
        }
    };
    places.into_iter().flatten().enumerate().map(place).collect_view()
}

/// Places that the shell asks to light up, in notation.
pub fn highlights(places: &[String]) -> impl IntoView + use<> {
    let hexes = places.iter().filter_map(|place| place.parse().ok()).map(|hex| outline("k-met", hex, GLASS - 3.0));
    let pits = places.iter().filter_map(|place| place.parse().ok()).map(|pit| ring("k-met", pit));
    (hexes.collect_view(), pits.collect_view())
}

pub fn outline(class: &'static str, hex: Hex, radius: f64) -> impl IntoView {
    view! { <polygon class=class points=points(&hexagon(hex_place(hex), radius)) /> }
}

pub fn ring(class: &'static str, pit: Pit) -> impl IntoView {
    let Point { x, y } = pit_place(pit);
    view! { <circle class=class cx=format!("{x:.1}") cy=format!("{y:.1}") r=SEAT + 7.0 /> }
}

/// What can be tapped, labelled for those who cannot see it.
#[component]
pub fn Targets(intent: Intent) -> impl IntoView {
    let board = intent.playing.view.get_untracked().table.board;
    let hexes: Vec<Hex> = board.open_hexes().iter().collect();
    let pits: Vec<Pit> = board.open_pits().iter().collect();
    view! {
        <g class="k-targets">
            {hexes.into_iter().map(|hex| view! { <HexTarget intent hex /> }).collect_view()}
            {pits.into_iter().map(|pit| view! { <PitTarget intent pit /> }).collect_view()}
        </g>
    }
}

#[component]
fn HexTarget(intent: Intent, hex: Hex) -> impl IntoView {
    let label = Memo::new(move |_| hex_label(&intent.shown.read().board, hex));
    let colour = Memo::new(move |_| intent.shown.read().board.colour(hex));
    let before = Memo::new(move |_| intent.playing.view.read().table.board.colour(hex));
    let class = move || {
        let preview = if colour.get() != before.get() { " preview" } else { "" };
        let legal = if intent.legal_hexes.get().has(hex) { " legal" } else { "" };
        format!("k-target{preview}{legal}")
    };
    view! {
        <polygon
            id=format!("hex-{hex}")
            class=class
            data-testid=format!("hex-{hex}")
            data-colour=move || colour.get().map_or("none", |colour| colour.name())
            role="img"
            aria-label=label
            points=points(&hexagon(hex_place(hex), LEAD))
            on:click=move |_| intent.tap_hex(hex)
        />
    }
}

#[component]
fn PitTarget(intent: Intent, pit: Pit) -> impl IntoView {
    let label = Memo::new(move |_| pit_label(&intent.shown.read().board, pit));
    let crystal = Memo::new(move |_| intent.shown.read().board.crystal(pit));
    let legal = Memo::new(move |_| intent.legal_pits.read().has(pit));
    let class = move || {
        let is_meant =
            matches!(intent.proposed.get(), Some(Action::Put(_, meant) | Action::Swap(_, meant)) if meant == pit);
        let preview = if is_meant { " preview" } else { "" };
        format!("k-target{preview}{}", if legal.get() { " legal" } else { "" })
    };
    // While hexes are targets too, a crystal's is only what it covers.
    let shape = move || match intent.legal_hexes.get().is_empty() {
        true => points(&surroundings(pit)),
        false => points(&hexagon(pit_place(pit), SMALL_TARGET)),
    };
    view! {
        <polygon
            id=format!("pit-{pit}")
            class=class
            data-testid=format!("pit-{pit}")
            data-colour=move || crystal.get().map_or("none", |colour| colour.name())
            role="button"
            aria-label=label
            aria-disabled=move || (!legal.get()).to_string()
            points=shape
            on:click=move |_| intent.tap_pit(pit)
        />
    }
}

/// Where the arrow keys are.
#[component]
pub fn CursorRing(cursor: Cursor) -> impl IntoView {
    let drawn = move || match cursor.spot.get()? {
        Spot::Hex(hex) => Some(outline("k-here", hex, GLASS).into_any()),
        Spot::Pit(pit) => Some(ring("k-here", pit).into_any()),
    };
    view! { <g class="k-cursor">{drawn}</g> }
}
