//! What a board tells: how many hexes have each colour, why, and which orders of the edition lie on it.

use crate::crystal::ScoreGem;
use crate::pattern::PatternPicture;
use crate::words::{hex_label, pattern_words};
use contract::{Line, Message};
use kaleidoskop::{Board, Colour, Edition, Hex, Occurrence, Pattern, Stack};
use kit::reader::say;
use kit::score::verdict::Verdict;
use kit::t;
use leptos::prelude::*;
use std::sync::Arc;

/// An order that lies on the board.
#[derive(Clone, Debug, PartialEq)]
struct Lies {
    card: usize,
    stack: Stack,
    pattern: Pattern,
    reward: u8,
    /// Everywhere it lies.
    places: Vec<Vec<String>>,
}

#[component]
pub fn Description(
    board: Memo<Board>,
    edition: StoredValue<Arc<Edition>>,
    lit: RwSignal<Vec<String>>,
) -> impl IntoView {
    let lines = Memo::new(move |_| Colour::ALL.into_iter().filter_map(|colour| line(&board.read(), colour)).collect());
    let points = Signal::derive(move || Ok(coloured(&board.read())));
    let orders = Memo::new(move |_| lying(&board.read(), &edition.read_value()));
    let hexes = move || {
        let board = board.get();
        let hex = |hex: Hex| {
            view! { <li data-testid=format!("hex-{hex}")>{hex_label(&board, hex)}</li> }
        };
        Hex::all().filter(|&hex| board.colour(hex).is_some()).map(hex).collect_view()
    };
    view! {
        <Verdict game="kaleidoskop" points lines lit total="score-kaleidoskop-total"/>
        <section class="orders panel" aria-label=t!("score-kaleidoskop-orders-title")>
            <h2>{t!("score-kaleidoskop-orders-title")}</h2>
            <p data-testid="orders" role="status">
                {move || say(&Message::new("score-kaleidoskop-orders").with("count", orders.read().len() as i64))}
            </p>
            <ul>{move || orders.get().into_iter().map(|order| view! { <OrderLine order lit/> }).collect_view()}</ul>
        </section>
        <details class="panel hex-list">
            <summary>{t!("score-kaleidoskop-hexes")}</summary>
            <ul>{hexes}</ul>
        </details>
    }
}

/// How many hexes have a colour.
pub fn coloured(board: &Board) -> i32 {
    Hex::all().filter(|&hex| board.colour(hex).is_some()).count() as i32
}

fn line(board: &Board, colour: Colour) -> Option<Line> {
    let hexes: Vec<String> = board.hexes(colour).iter().map(|hex| hex.to_string()).collect();
    let text = Message::new("score-kaleidoskop-hexes-of")
        .with("colour", Message::new(&format!("colour-{colour}")))
        .by_rule("K6.2");
    let points = hexes.len() as i32;
    (points > 0).then_some(Line { text, points: Some(points), places: hexes })
}

fn lying(board: &Board, edition: &Edition) -> Vec<Lies> {
    let mut orders = Vec::new();
    for (card, shown) in edition.cards().iter().enumerate() {
        for order in &shown.orders {
            let place = |found: Occurrence| {
                let hexes = found.hexes.iter().map(|hex| hex.to_string());
                hexes.chain(found.pits.iter().map(|pit| pit.to_string())).collect()
            };
            let places: Vec<Vec<String>> = order.find(board).into_iter().map(place).collect();
            if !places.is_empty() {
                let (pattern, reward) = (order.pattern().clone(), order.reward());
                orders.push(Lies { card: card + 1, stack: shown.stack, pattern, reward, places });
            }
        }
    }
    orders.sort_by_key(|order| (std::cmp::Reverse(order.reward), order.card));
    orders
}

/// An order; each tap shows the next place where it lies, and after the last one none.
#[component]
fn OrderLine(order: Lies, lit: RwSignal<Vec<String>>) -> impl IntoView {
    let Lies { card, stack, pattern, reward, places } = order;
    let count = places.len();
    let places = StoredValue::new(places);
    let shown = move || places.with_value(|places| places.iter().position(|place| *place == *lit.read()));
    let next = move |_| {
        let place = untrack(shown).map_or(0, |place| place + 1);
        lit.set(places.with_value(|places| places.get(place).cloned().unwrap_or_default()));
    };
    let words = pattern.clone();
    let label = Signal::derive(move || {
        let label = Message::new("score-kaleidoskop-order").with("card", card as i64).with("stack", stack.name());
        say(&label.with("pattern", pattern_words(&words)).with("reward", reward).with("places", count as i64))
    });
    view! {
        <li>
            <button type="button" class=format!("order-lies lights k-stack-{stack}") aria-pressed=move || shown().is_some().to_string()
                aria-label=label title=label on:click=next>
                <PatternPicture pattern/>
                <span class="order-number">{card}</span>
                <span class="order-reward">{reward}<ScoreGem/></span>
                {(count > 1).then(|| view! { <span class="order-places">"×"{count}</span> })}
            </button>
        </li>
    }
}
