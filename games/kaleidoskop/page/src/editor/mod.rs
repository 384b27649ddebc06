//! A board of Kaleidoskop: crystals into pits, glasses between pits and hexes; the colours that follow, and which orders lie.

mod model;
mod orders;

use crate::crystal::Gem;
use crate::geometry::{LEAD, Point, SMALL_TARGET, hex_place, hexagon, pit_place, points, surroundings};
use crate::targets::{highlights, ring};
use crate::tools::{Kind, ToolIcon, glass};
use crate::window::{Definitions, Window};
use crate::words::{colour_name, hex_label, pit_label};
use contract::Message;
use kaleidoskop::{Board, Colour, Edition, Hex, Pit, ScoreInput, score};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::score::bench::{Bench, places_of};
use kit::score::frame::{Counter, Frame};
use kit::score::spots::{Spot, Spots, Walk};
use kit::score::verdict::Wrong;
use kit::t;
use leptos::prelude::*;
use model::{BoardSketch, Glass, drawn, face, glasses, put, remove};
use orders::{Description, coloured};
use std::sync::Arc;

/// What a tap on the board does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum InHand {
    Crystal(Colour),
    Glass(Glass),
    Nothing,
}

#[component]
pub fn Editor() -> impl IntoView {
    let bench = Bench::<BoardSketch>::open();
    let edition: StoredValue<Arc<Edition>> = StoredValue::new(contract::Edition::standard());
    let hand = RwSignal::new(InHand::Crystal(Colour::Red));
    // The pit at which a glass shall stand, until its hex is chosen.
    let pit = RwSignal::new(None::<Pit>);
    let board = Memo::new(move |_| drawn(&bench.now.read(), &edition.read_value()));
    let refused = Memo::new(move |_| score(&bench.now.read(), &edition.read_value()).err().map(|why| why.message()));
    let tap =
        Callback::new(move |name: String| match (hand.get_untracked(), name.parse::<Pit>(), name.parse::<Hex>()) {
            (InHand::Crystal(colour), Ok(pit), _) => bench.change(|input| put(input, pit, colour)),
            (InHand::Nothing, Ok(pit), _) => bench.change(|input| remove(input, pit)),
            (InHand::Glass(_), Ok(meant), _) if board.read_untracked().filled().has(meant) => {
                pit.update(|pit| *pit = (*pit != Some(meant)).then_some(meant));
            }
            (InHand::Glass(glass), _, Ok(hex)) => {
                if let Some(pit) = pit.get_untracked() {
                    bench.change(|input| face(input, glass, pit, hex));
                }
                pit.set(None);
            }
            _ => {}
        });
    let spots = Memo::new(move |_| spots(&board.read(), hand.get(), pit.get()));
    let walk = Walk::new(spots.into(), tap);
    let wrong = Signal::derive(move || refused.read().as_ref().map(places_of).unwrap_or_default());
    let verdict = move || match refused.get() {
        Some(why) => {
            view! { <section class="verdict panel" role="status"><Wrong game="kaleidoskop" why/></section> }.into_any()
        }
        None => view! { <Description board edition lit=bench.lit/> }.into_any(),
    };
    let side = view! {
        <Tools board hand pit/>
        <div class="counters panel">
            <Counter testid="players" label=Signal::derive(t!("score-players")) least=3 most=6
                value=Signal::derive(move || bench.now.read().players) set=move |players| bench.change(|input| input.players = players)/>
        </div>
        {verdict}
    }
    .into_any();
    let points = Signal::derive(move || refused.read().is_none().then(|| coloured(&board.read())));
    let players = Memo::new(move |_| bench.now.read().players);
    // What is covered follows from how many play: another board then.
    let window = move || {
        players.track();
        view! {
            <Window board attr:tabindex="0" attr:role="application" attr:aria-label=t!("kaleidoskop-label-board")
                attr:aria-activedescendant=move || walk.target() attr:data-testid="window">
                {move || standing(&bench.now.read())}
                {move || highlights(&bench.lit.read())}
                {move || pit.get().map(|pit| ring("k-proposed", pit))}
                <Spots walk lit=Signal::stored(Vec::new()) wrong/>
            </Window>
        }
    };
    view! {
        <Frame bench side points total="score-kaleidoskop-total">
            <Definitions/>
            <div class="k-stage score-board" on:keydown=move |event| walk.key(&event)><div class="k-view">{window}</div></div>
        </Frame>
    }
}

/// The glasses on the board.
fn standing(input: &ScoreInput) -> impl IntoView + use<> {
    let draw = |kind: Glass, (pit, hex): (Pit, Hex)| {
        let (class, counts) = match kind {
            Glass::Mirror => ("k-mirror", "×2"),
            Glass::Frosted => ("k-frosted", "×0"),
        };
        let place = pit_place(pit);
        view! { <g class="k-tool" transform=place.translate()>{glass(class, counts, place.angle_to(hex_place(hex)))}</g> }
    };
    let all = Glass::BOTH.map(|kind| glasses(input, kind).into_iter().map(|place| draw(kind, place)).collect_view());
    view! { <g class="k-tools">{all.into_iter().collect_view()}</g> }
}

fn spots(board: &Board, hand: InHand, chosen: Option<Pit>) -> Vec<Spot> {
    let path = |corners: &[Point]| format!("M{}Z", points(corners));
    let spot = |name: String, at: Point, outline: String, label: String, open: bool| Spot {
        name,
        at: (at.x as i32, at.y as i32),
        outline,
        label,
        open,
    };
    let faced = chosen.filter(|_| matches!(hand, InHand::Glass(_)));
    let pit = |pit: Pit| {
        let open = match hand {
            InHand::Crystal(colour) => board.supply(colour) > 0 || board.crystal(pit) == Some(colour),
            InHand::Glass(_) | InHand::Nothing => board.filled().has(pit),
        };
        // While hexes are meant too, a crystal's spot is only what it covers.
        let corners =
            if faced.is_some() { hexagon(pit_place(pit), SMALL_TARGET).to_vec() } else { surroundings(pit).to_vec() };
        spot(pit.to_string(), pit_place(pit), path(&corners), pit_label(board, pit), open)
    };
    let hex = |hex: Hex| {
        spot(hex.to_string(), hex_place(hex), path(&hexagon(hex_place(hex), LEAD)), hex_label(board, hex), true)
    };
    let hexes = faced.into_iter().flat_map(Pit::hexes).filter(|hex| hex.on_board() && board.open_hexes().has(*hex));
    hexes.map(hex).chain(board.open_pits().iter().map(pit)).collect()
}

/// Crystals with how many are left, glasses, and the way to take things away.
#[component]
fn Tools(board: Memo<Board>, hand: RwSignal<InHand>, pit: RwSignal<Option<Pit>>) -> impl IntoView {
    let take = move |what: InHand| {
        hand.set(what);
        pit.set(None);
    };
    let crystal = move |colour: Colour| {
        let left = Memo::new(move |_| board.read().supply(colour));
        let chosen = move || hand.get() == InHand::Crystal(colour);
        let label =
            move || say(&Message::new("score-left").with("what", colour_name(colour)).with("left", left.get() as i64));
        view! {
            <button type="button" class="tool" class:is-chosen=chosen data-testid=format!("crystal-{colour}")
                aria-pressed=move || chosen().to_string() aria-label=label title=label
                on:click=move |_| take(InHand::Crystal(colour))>
                <Gem colour/>
                <small>{left}</small>
            </button>
        }
    };
    let glass = move |glass: Glass| {
        let kind = match glass {
            Glass::Mirror => Kind::Mirror,
            Glass::Frosted => Kind::Frosted,
        };
        let chosen = move || hand.get() == InHand::Glass(glass);
        let label = move || text(&format!("kaleidoskop-tool-{}", kind.name()));
        view! {
            <button type="button" class="tool" class:is-chosen=chosen data-testid=format!("glass-{}", kind.name())
                aria-pressed=move || chosen().to_string() aria-label=label title=label
                on:click=move |_| take(InHand::Glass(glass))>
                <ToolIcon kind/>
            </button>
        }
    };
    let erases = move || hand.get() == InHand::Nothing;
    let now = move || match (hand.get(), pit.get()) {
        (InHand::Glass(_), None) => Some(text("score-kaleidoskop-which-crystal")),
        (InHand::Glass(_), Some(_)) => Some(text("score-kaleidoskop-which-hex")),
        _ => None,
    };
    view! {
        <div class="tools of-crystals panel" role="group" aria-label=t!("score-kaleidoskop-tools")>
            {Colour::ALL.map(crystal).collect_view()}
            {Glass::BOTH.map(glass).collect_view()}
            <button type="button" class="tool" class:is-chosen=erases data-testid="take-away" aria-pressed=move || erases().to_string()
                aria-label=t!("score-erase") title=t!("score-erase") on:click=move |_| take(InHand::Nothing)>
                <Icon sign=Sign::Trash/>
            </button>
            <p class="tools-now" role="status">{now}</p>
        </div>
    }
}
