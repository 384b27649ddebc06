//! Describes an action as a suggestion to the player.

use super::news::verb;
use super::tools::Kind;
use super::words::pattern_words;
use contract::{Message, Millis, Rules, Seat};
use kaleidoskop::{Action, Hex, Kaleidoskop, Stack, Which};
use kit::Description;
use kit::reader::say;

/// Returns the description of an action in a legal state; lit elements are named by their test ids. Reactive.
pub fn describe(state: &Kaleidoskop, seat: Seat, action: &Action) -> Description {
    let message =
        Message::new(&format!("kaleidoskop-advise-{}", verb(action))).with("hexes", changed(state, seat, action));
    match action {
        Action::Put(colour, pit) => Description::new(say(&message.with("colour", colour.name())))
            .at([pit.to_string(), format!("colour-{colour}")]),
        Action::Swap(colour, pit) => {
            let old = state.table().board.crystal(*pit).map_or("none", |colour| colour.name());
            Description::new(say(&message.with("colour", colour.name()).with("old", old)))
                .at([pit.to_string(), format!("colour-{colour}")])
        }
        Action::Mirror(pit, hex) | Action::Frost(pit, hex) => {
            let tool = if matches!(action, Action::Mirror(..)) { Kind::Mirror } else { Kind::Frosted };
            Description::new(say(&message)).at([pit.to_string(), hex.to_string(), format!("tool-{}", tool.name())])
        }
        Action::Fulfil(card, which) => {
            let order = state.edition().card(*card).map(|card| &card.orders[usize::from(*which == Which::B)]);
            let pattern = order.map(|order| pattern_words(order.pattern())).unwrap_or_default();
            let reward = order.map_or(0, |order| i64::from(order.reward()));
            Description::new(say(&message.with("pattern", pattern).with("reward", reward)))
                .at([format!("order-{card}{}", if *which == Which::A { 'a' } else { 'b' })])
        }
        Action::Draw(stack) => {
            let stack = stack.map_or("none", Stack::name);
            Description::new(say(&message.with("stack", stack))).at([format!("draw-{stack}")])
        }
        Action::Buy(purchase) => {
            Description::new(say(&message.with("what", purchase.name()))).at([format!("buy-{}", purchase.name())])
        }
        Action::Hold => Description::new(say(&message)).at(["tool-holder".to_owned()]),
        Action::End => Description::new(say(&message)),
    }
}

/// Returns how many hexes change their colour.
fn changed(state: &Kaleidoskop, seat: Seat, action: &Action) -> i64 {
    let mut after = state.clone();
    let _ = after.play(seat, action, Millis(0));
    let (before, after) = (&state.table().board, &after.table().board);
    Hex::all().filter(|&hex| before.colour(hex) != after.colour(hex)).count() as i64
}
