//! The tray: compartments for the halves and for the free die, and the track of rounds.

use super::die::FacePicture;
use super::intent::Intent;
use super::words::die_label;
use colour_lines::{Action, Die, Place, Stage};
use contract::Message;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::prelude::*;

#[component]
pub fn Dice(intent: Intent) -> impl IntoView {
    let loose = move || at(intent, None);
    view! {
        <div class="c-tray" class:is-placing=move || places(intent) data-testid="tray">
            {move || (!loose().is_empty()).then(|| view! {
                <div class="c-loose" role="group" aria-label=kit::t!("colour-lines-tray-loose")>
                    <For each=loose key=move |die| (round(intent), *die) let:die><OneDie intent die /></For>
                </div>
            })}
            <Compartment intent place=Place::Left />
            <Compartment intent place=Place::Right />
            <Compartment intent place=Place::Free />
            <Track intent />
        </div>
    }
}

fn round(intent: Intent) -> u8 {
    intent.playing.state.get().map_or(0, |state| state.table().round())
}

/// Returns whether the player places dice now. Reactive.
fn places(intent: Intent) -> bool {
    intent.can_any(|action| matches!(action, Action::Place(_) | Action::Pair(_) | Action::Free(_)))
}

/// Returns the dice at a place; before they are placed, where the player would put them. Reactive.
fn at(intent: Intent, place: Option<Place>) -> Vec<Die> {
    let (tray, meant) = (intent.tray.get(), intent.places.get());
    let lies = |die: &Die| tray.place(*die).or(meant[die.index()]) == place;
    Die::all().filter(|die| tray.face(*die).is_some()).filter(lies).collect()
}

/// A compartment. While dice are placed it can be tapped.
#[component]
fn Compartment(intent: Intent, place: Place) -> impl IntoView {
    let dice = move || at(intent, Some(place));
    let can = Memo::new(move |_| match intent.stage.get() {
        Stage::Place => places(intent) && intent.die.get().is_some(),
        Stage::Pair => places(intent) && place != Place::Free,
        Stage::Free => places(intent) && place == Place::Free && intent.die.get().is_some(),
        _ => false,
    });
    let full = Memo::new(move |_| at(intent, Some(place)).len() >= if place == Place::Free { 1 } else { 2 });
    let name = place.name();
    let put = move || text(&format!("colour-lines-put-{name}"));
    let button = move || {
        view! {
            <button type="button" class="c-put" data-testid=format!("place-{name}") disabled=move || !can.get()
                on:click=move |_| intent.tap_place(place)>
                {put}
            </button>
        }
    };
    view! {
        <div class=format!("c-compartment c-at-{name}") class:is-open=can class:is-full=full role="group"
            aria-label=move || text(&format!("colour-lines-tray-{name}"))>
            <span class="c-half" aria-hidden="true">{put}</span>
            <div class="c-dice">
                <For each=dice key=move |die| (round(intent), *die) let:die><OneDie intent die /></For>
            </div>
            {move || places(intent).then(button)}
        </div>
    }
}

/// The rounds: gone, now, to come.
#[component]
fn Track(intent: Intent) -> impl IntoView {
    let rounds = intent.playing.edition.read_value().numbers.rounds;
    let label = move || say(&Message::new("colour-lines-round").with("round", round(intent)).with("rounds", rounds));
    let step = move |number: u8| {
        view! {
            <i class="c-step" class:is-now=move || round(intent) == number class:is-gone=move || { round(intent) > number }>
                {number}
            </i>
        }
    };
    view! {
        <p class="c-track" data-testid="round">
            {label}
            <span class="c-steps" aria-hidden="true">{(1..=rounds).map(step).collect_view()}</span>
        </p>
    }
}

/// The state of a die for the player.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Standing {
    Usable,
    Used,
    /// The die can only be replaced by a joker, or not even that.
    Stuck,
    /// The die is not used now.
    Idle,
}

fn standing(intent: Intent, die: Die) -> Standing {
    let used = intent.sheet.read().as_ref().is_some_and(|sheet| sheet.has_used(die));
    let draws = |action: &Action| match *action {
        Action::Draw(of, ..) | Action::Free(of) => of == die,
        Action::Place(_) => true,
        _ => false,
    };
    match (used, intent.can_any(draws), intent.stage.get()) {
        (true, _, Stage::Draw | Stage::Over) => Standing::Used,
        (_, true, _) => Standing::Usable,
        // A die that cannot be drawn stays marked while the player waits, and for spectators who arrive later.
        (_, _, Stage::Draw | Stage::Over) if !fits(intent, die) => Standing::Stuck,
        _ => Standing::Idle,
    }
}

/// Returns whether a die can be drawn on the visible sheet. Reactive.
fn fits(intent: Intent, die: Die) -> bool {
    intent.playing.state.get().is_some_and(|state| state.drawable(intent.seat.get()).any(|other| other == die))
}

/// A die; a new one rolls onto the tray.
#[component]
fn OneDie(intent: Intent, die: Die) -> impl IntoView {
    let standing = Memo::new(move |_| standing(intent, die));
    let chosen = Memo::new(move |_| intent.die.get() == Some(die));
    let jokes = Memo::new(move |_| {
        intent.can_any(|action| matches!(action, Action::Joker(of, ..) | Action::Waive(of) if *of == die))
    });
    let must = Memo::new(move |_| intent.must().contains(&die) && intent.die.get().is_none());
    let fits = Memo::new(move |_| {
        let whole = intent.whole.read();
        whole.len() > 1 && whole.iter().any(|action| matches!(action, Action::Draw(of, ..) if *of == die))
    });
    let face = move || {
        let edition = intent.playing.edition.get_value();
        intent.tray.get().face(die).map(|face| edition.face(face).clone())
    };
    let label = move || {
        let how = match standing.get() {
            Standing::Used => "used",
            Standing::Stuck => "stuck",
            Standing::Usable => "usable",
            Standing::Idle => "idle",
        };
        intent.playing.state.get().map_or_else(String::new, |state| die_label(&state, die, how))
    };
    let sign = move || match standing.get() {
        Standing::Used => Some(view! { <span class="c-die-sign"><Icon sign=Sign::Check /></span> }),
        Standing::Stuck => Some(view! { <span class="c-die-sign"><Icon sign=Sign::Close /></span> }),
        _ => None,
    };
    view! {
        <button
            type="button"
            class=format!("c-die c-die-{die}")
            class:usable=move || standing.get() == Standing::Usable
            class:used=move || standing.get() == Standing::Used
            class:is-stuck=move || standing.get() == Standing::Stuck
            class:is-chosen=chosen
            class:is-must=must
            class:is-meant=fits
            data-testid=format!("die-{die}")
            aria-pressed=move || chosen.get().to_string()
            aria-label=label
            title=label
            disabled=move || standing.get() != Standing::Usable && !jokes.get()
            on:click=move |_| intent.tap_die(die)
        >
            {move || face().map(|face| view! { <FacePicture face /> })}
            <span class="c-die-number" data-number=die.to_string()></span>
            {sign}
        </button>
    }
}
