//! The cards of all players side by side, for a replay: after the game no hand is hidden.

use super::crystal::ScoreGem;
use super::pattern::PatternPicture;
use super::words::pattern_words;
use contract::{Message, Rules, Seat};
use kaleidoskop::{CardId, Kaleidoskop, Which};
use kit::Cast;
use kit::reader::say;
use leptos::prelude::*;

/// Returns the cards of all players.
pub fn open_hands(state: &Kaleidoskop, cast: &Cast) -> Option<AnyView> {
    let hand = |seat: Seat| {
        let cards = state.hand(seat).iter().map(|&card| shown(state, card)).collect_view();
        view! { <li class="open-hand"><b>{cast.name(seat)}</b><ul class="open-cards">{cards}</ul></li> }
    };
    Some(Seat::all(state.seats()).map(hand).collect_view().into_any())
}

fn shown(state: &Kaleidoskop, card: CardId) -> impl IntoView + use<> {
    let orders = state.edition().card(card).map(|asked| {
        let order = |which: Which| {
            let order = &asked.orders[which as usize];
            (order.pattern().clone(), order.reward())
        };
        (asked.stack, Which::ALL.map(order))
    });
    orders.map(|(stack, orders)| {
        let order = |(pattern, reward)| {
            let words = pattern_words(&pattern);
            let label = Message::new("kaleidoskop-label-order").with("pattern", words).with("reward", reward);
            let label = say(&label.with("state", "open"));
            view! {
                <span class="k-open-order">
                    <span class="unseen">{label}</span>
                    <PatternPicture pattern />
                    <span class="k-reward" aria-hidden="true">{reward}<ScoreGem /></span>
                </span>
            }
        };
        view! {
            <li class=format!("k-open-card k-stack-{stack}") data-testid=format!("open-card-{card}")>
                {orders.map(order).collect_view()}
            </li>
        }
    })
}
