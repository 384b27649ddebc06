//! Ending early: the confirmation before a player proposes it, and the banner while all players are asked.

use super::intent::Intent;
use super::words::{listed, names};
use contract::{Message, Seats};
use harmonia::{Action, Variant};
use kit::parts::{Dialog, Icon, Sign};
use kit::reader::{say, text};
use leptos::prelude::*;

/// Asks the player to confirm the proposal to end.
#[component]
pub fn Ending(intent: Intent) -> impl IntoView {
    let open = intent.ending;
    let alone = move || contract_seats(intent) == 1;
    let why = move || text(if alone() { "harmonia-end-alone" } else { "harmonia-end-together" });
    let yes = move || say(&Message::new("harmonia-end-yes").with("alone", if alone() { "yes" } else { "no" }));
    let propose = move |_| {
        intent.propose();
        open.set(false);
    };
    view! {
        <Dialog open title=Signal::derive(|| text("harmonia-end-title")) testid="ending">
            <div class="h-ending">
                <p>{why}</p>
                <Consequence intent />
                <div class="h-ending-buttons">
                    <button type="button" class="button" on:click=move |_| open.set(false)>
                        {kit::t!("harmonia-end-no")}
                    </button>
                    <button type="button" class="button primary" data-testid="propose-yes"
                        disabled=move || !intent.can(&Action::Propose) on:click=propose>
                        {yes}
                    </button>
                </div>
            </div>
        </Dialog>
    }
}

/// In a basic game, tells whether ending now wins or loses (H4.2).
#[component]
fn Consequence(intent: Intent) -> impl IntoView {
    let state = intent.playing.state;
    let basic = move || state.get().is_some_and(|state| state.table().options().game == Variant::Basic);
    let words = move || match (intent.is_complete(), intent.hopeless.get()) {
        (true, _) => text("harmonia-end-won"),
        (_, true) => text("harmonia-end-hopeless"),
        _ => text("harmonia-end-lost"),
    };
    move || basic().then(|| view! { <p data-testid="consequence">{words}</p> })
}

fn contract_seats(intent: Intent) -> u8 {
    intent.playing.state.get().map_or(1, |state| contract::Rules::seats(&*state))
}

/// Returns which players want to end, as a selector for the texts: `me`, `one` or `many`. Reactive.
fn asking(intent: Intent, agreed: Seats) -> &'static str {
    let mine = intent.playing.seat.get().is_some_and(|seat| agreed.has(seat));
    match agreed.len() {
        1 if mine => "me",
        1 => "one",
        _ => "many",
    }
}

/// Shows which players want to end, and which have not answered yet.
#[component]
pub fn Proposal(intent: Intent) -> impl IntoView {
    let agreed = Memo::new(move |_| {
        let state = intent.playing.state.get().filter(|state| state.table().ended().is_none());
        state.map_or(Seats::NONE, |state| state.table().agreed())
    });
    let can = Memo::new(move |_| intent.can(&Action::Accept));
    let who = move || {
        let message = Message::new("harmonia-proposal").with("who", asking(intent, agreed.get()));
        say(&message.with("names", names(intent, agreed.get().iter())))
    };
    // The last player asked sees that by the buttons.
    let open = move || {
        let rest = Seats::all(contract_seats(intent)).minus(agreed.get());
        let mine = intent.playing.seat.get().filter(|seat| rest.has(*seat));
        let others: Vec<String> =
            rest.iter().filter(|seat| Some(*seat) != mine).map(|seat| intent.playing.name(seat)).collect();
        let names = mine.map(|_| text("harmonia-you")).into_iter().chain(others.iter().cloned()).collect();
        let words = || say(&Message::new("harmonia-proposal-open").with("names", listed(names)));
        (!others.is_empty()).then(words).map(|words| view! { <p class="h-proposal-open">{words}</p> })
    };
    let buttons = move || {
        view! {
            <button type="button" class="button" data-testid="refuse"
                on:click=move |_| intent.answer(Action::Refuse)>
                {kit::t!("harmonia-do-refuse")}
            </button>
            <button type="button" class="button primary" data-testid="accept"
                on:click=move |_| intent.answer(Action::Accept)>
                <Icon sign=Sign::Check />
                {kit::t!("harmonia-do-accept")}
            </button>
        }
    };
    let shown = Memo::new(move |_| !agreed.get().is_empty());
    let banner = move || {
        view! {
            <div class="h-proposal" role="alertdialog" aria-label=who data-testid="proposal">
                <p>{who}</p>
                <Consequence intent />
                {open}
                <div class="h-proposal-buttons">{move || can.get().then(buttons)}</div>
            </div>
        }
    };
    move || shown.get().then(banner)
}
