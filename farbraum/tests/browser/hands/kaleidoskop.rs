//! Hands that play Kaleidoskop.

use super::id;
use e2e::Session;
use kaleidoskop::{Action, Stack, Which};

/// Does an action as a person does: by clicking on what the page offers.
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
        // The page may not have heard yet of what the test has heard already: it offers what can be done.
        let offered = match click.split('-').next() {
            Some("pit" | "hex") => ".legal",
            Some("order") => ".met",
            _ => ":enabled",
        };
        let clicked = page.click(&format!("{}{offered}", id(&click))).await;
        clicked.unwrap_or_else(|error| panic!("{action}: {error:#}"));
    }
}
