//! Plays Kaleidoskop in the page.

use crate::hands::id;
use contract::{Edition as _, Rules as _, Seat};
use e2e::Session;
use e2e::guest::chance;
use kaleidoskop::{Action, Edition, Kaleidoskop, Stack, Which};

/// Plays an action of `seat`, who sees `view`.
pub(crate) async fn play(page: &Session, view: &str, seat: Seat, action: &str) {
    perform(page, &action.parse().unwrap()).await;
    // The page asks again if a turn ends with an order that could be fulfilled.
    if action == "end" && leaves_orders(view, seat) {
        page.click(&format!("{}:enabled", id("end"))).await.unwrap();
    }
}

fn leaves_orders(view: &str, seat: Seat) -> bool {
    let view = serde_json::from_str(view).unwrap();
    let game = Kaleidoskop::imagine(&Edition::standard(), &view, &mut chance(0)).unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.iter().any(|action| matches!(action, Action::Fulfil(..)))
}

/// Plays an action by clicking on what the page offers.
pub(crate) async fn perform(page: &Session, action: &Action) {
    let clicks: Vec<String> = match action {
        Action::Put(colour, pit) | Action::Swap(colour, pit) => {
            vec![format!("colour-{colour}"), format!("pit-{pit}"), "set".to_owned()]
        }
        Action::Hold => vec!["tool-holder".to_owned(), "set".to_owned()],
        Action::Mirror(pit, hex) => {
            vec!["tool-mirror".to_owned(), format!("pit-{pit}"), format!("hex-{hex}"), "set".to_owned()]
        }
        Action::Frost(pit, hex) => {
            vec!["tool-frosted".to_owned(), format!("pit-{pit}"), format!("hex-{hex}"), "set".to_owned()]
        }
        Action::Fulfil(card, which) => {
            let letter = if *which == Which::A { 'a' } else { 'b' };
            vec![format!("order-{card}{letter}"), "set".to_owned()]
        }
        Action::Draw(stack) => vec![format!("draw-{}", stack.map_or("none", Stack::name))],
        Action::Buy(purchase) => vec![format!("buy-{}", purchase.name()), "set".to_owned()],
        Action::End => vec!["end".to_owned()],
    };
    for click in clicks {
        // The page may hear of the last action later than the test, so wait until it offers this one.
        let offered = match click.split('-').next() {
            Some("pit" | "hex") => ".legal",
            Some("order") => ".met",
            _ => ":enabled",
        };
        let clicked = page.click(&format!("{}{offered}", id(&click))).await;
        clicked.unwrap_or_else(|error| panic!("{action}: {error:#}"));
    }
}
