//! The other players around the table: their names, what they hold, what lies on their edges. Their cards lie above
//! their zones.

use super::intent::Intent;
use contract::{Message, Seat};
use kit::mark;
use kit::parts::{Icon, Sign};
use kit::reader::say;
use konfetti::Phase;
use leptos::prelude::*;

/// Returns how many players sit on the left, opposite, and on the right.
const fn around(others: usize) -> [usize; 3] {
    match others {
        0 => [0, 0, 0],
        1 => [0, 1, 0],
        2 => [1, 0, 1],
        3 => [1, 1, 1],
        4 => [1, 2, 1],
        5 => [1, 3, 1],
        6 => [2, 2, 2],
        more => [2, more - 4, 2],
    }
}

#[component]
pub fn Others(intent: Intent) -> impl IntoView {
    let others = untrack(|| intent.others());
    let [left, top, _] = around(others.len());
    let (left, rest) = others.split_at(left);
    let (top, right) = rest.split_at(top);
    let group = |side: &str, seats: Vec<Seat>| {
        let chips = seats.into_iter().map(|seat| view! { <Chip intent seat /> }).collect_view();
        view! { <ul class=format!("f-group is-{side}")>{chips}</ul> }
    };
    // Clockwise from the player's left: the left side from the bottom up, the right side from the top down.
    let mut left = left.to_vec();
    left.reverse();
    view! {
        <div class=format!("f-others of-{}", others.len())>
            {group("left", left)} {group("top", top.to_vec())} {group("right", right.to_vec())}
        </div>
    }
}

#[component]
fn Chip(intent: Intent, seat: Seat) -> impl IntoView {
    let playing = intent.playing;
    let count = move |what: fn(&konfetti::SeatView) -> usize| {
        Memo::new(move |_| playing.view.read().seats.get(seat.index()).map_or(0, what) as i64)
    };
    let (points, held) = (count(|seat| seat.points.len()), count(|seat| seat.held.len()));
    let turn = Memo::new(move |_| matches!(intent.phase.get(), Phase::Turn { seat: turn, .. } if turn == seat));
    let ready = Memo::new(move |_| match intent.phase.get() {
        Phase::Turn { done, .. } => done.has(seat),
        Phase::Choosing { chosen, .. } => chosen.has(seat),
        _ => false,
    });
    let rival = Memo::new(move |_| intent.rival() == Some(seat));
    let name = move || playing.name(seat);
    let initial = move || mark(&playing.names.read(), seat);
    let label = move || {
        let label = Message::new("konfetti-label-player").with("name", name());
        say(&label.with("points", points.get()).with("held", held.get()))
    };
    view! {
        <li class="f-chip" class:is-turn=turn class:is-rival=rival data-zone=format!("chip-{seat}")
            data-testid=format!("player-{seat}") title=label>
            <span class="unseen">{label}</span>
            <span class="f-chip-head" aria-hidden="true">
                <span class=format!("f-initial f-player-{}", seat.0)>{initial}</span>
                <span class="f-chip-name">{name}</span>
                {move || ready.get().then(|| view! { <span class="f-done"><Icon sign=Sign::Check /></span> })}
                <PointCards count=points />
            </span>
            <span class="f-chip-rows" aria-hidden="true">
                <span class="f-row f-their-hold" data-zone=format!("hold-{seat}")></span>
                <span class="f-row f-their-edge" data-zone=format!("edge-{seat}")></span>
            </span>
        </li>
    }
}

/// The number of a player's point cards.
#[component]
pub fn PointCards(#[prop(into)] count: Signal<i64>) -> impl IntoView {
    view! {
        <span class="f-points">
            <svg class="f-points-sign" viewBox="0 0 16 16" aria-hidden="true">
                <rect x="4.500" y="1.500" width="9" height="11" rx="2" />
                <rect x="2" y="3.500" width="9" height="11" rx="2" class="is-front" />
            </svg>
            <b>{move || count.get()}</b>
        </span>
    }
}

/// The deck, with the blocked cards beside it.
#[component]
pub fn Deck(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let deck = Memo::new(move |_| playing.state.get().map_or(0, |state| state.deck().len() as i64));
    let blocked = Memo::new(move |_| playing.view.read().blocked.len() as i64);
    let label =
        move || say(&Message::new("konfetti-label-deck").with("cards", deck.get()).with("blocked", blocked.get()));
    let rounds = playing.edition.read_value().rounds(intent.seats).len() as i64;
    let round =
        move || say(&Message::new("konfetti-round-of").with("round", intent.round.get() + 1).with("rounds", rounds));
    view! {
        <div class="f-deck" data-testid="deck" title=label>
            <p class="f-round" data-testid="round">{round}</p>
            <span class="unseen">{label}</span>
            <span class="f-deck-cards" class:is-empty=move || deck.get() == 0 aria-hidden="true"><b>{deck}</b></span>
            <span class="f-blocked" class:is-empty=move || blocked.get() == 0 data-zone="blocked"></span>
        </div>
    }
}
