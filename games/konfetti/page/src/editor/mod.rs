//! The editor of a Konfetti hand: each card by its three circles, the sets it makes and the cards that were not needed.

mod model;

use crate::choosing::SetPicture;
use crate::face::{CIRCLES, Circle, FacePicture, Still};
use crate::words::{card_words, colour_words, worth_words};
use contract::Message;
use kit::keys::{self, Key};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::score::bench::Bench;
use kit::score::frame::Frame;
use kit::score::verdict::{Total, Wrong};
use kit::t;
use konfetti::{Colour, Edition, ExplainedTally, SIZES, Side, Size, explain};
use leptos::prelude::*;
use model::{HandSketch, Picks, can_pick, matching};
use std::sync::Arc;

const SIDE: Side = Side::White;

#[component]
pub fn Editor() -> impl IntoView {
    let bench = Bench::<HandSketch>::open();
    let edition: StoredValue<Arc<Edition>> = StoredValue::new(contract::Edition::standard());
    let picks = RwSignal::new([None; SIZES]);
    let most = edition.read_value().most_held();
    let full = Memo::new(move |_| bench.now.read().cards.len() >= most);
    // Three circles name a card.
    let pick = move |size: Size, colour: Colour| {
        let mut named: Picks = picks.get_untracked();
        named[size as usize] = (named[size as usize] != Some(colour)).then_some(colour);
        let whole = named.iter().all(Option::is_some);
        // Outside the condition: inside it the hand is still borrowed, and could not be changed.
        let cards = matching(&edition.read_value(), &bench.now.read_untracked(), named);
        if let ([face], true) = (cards.as_slice(), whole) {
            bench.change(|hand| hand.cards.push(face.to_string()));
            named = [None; SIZES];
        }
        picks.set(named);
    };
    let can = move |size, colour| {
        !full.get() && can_pick(&edition.read_value(), &bench.now.read(), picks.get(), size, colour)
    };
    listen(bench, picks, pick, can);
    let explained = Memo::new(move |_| bench.now.read().faces(&edition.read_value()).map(|faces| explain(&faces)));
    let points = Signal::derive(move || explained.read().as_ref().ok().map(|told| i32::from(told.tally.points)));
    let side = view! { <Worth explained/> }.into_any();
    view! {
        <Frame bench side points>
            <Cards bench most/>
            <fieldset class="picks">
                <legend>{move || text(if full.get() { "score-konfetti-full" } else { "score-konfetti-add" })}</legend>
                {Size::ALL.map(|size| view! { <PickRow size picks pick can/> }).collect_view()}
            </fieldset>
        </Frame>
    }
}

/// Listens to letters: a letter names the colour of the next circle.
fn listen(
    bench: Bench<HandSketch>,
    picks: RwSignal<Picks>,
    pick: impl Fn(Size, Colour) + 'static,
    can: impl Fn(Size, Colour) -> bool + 'static,
) {
    let keys = [
        Key { keys: vec!["R", "O", "Y", "G", "B", "V"], text: "score-konfetti-key-pick" },
        Key { keys: vec!["⌫"], text: "score-konfetti-key-back" },
    ];
    keys::listen(keys, move |event| {
        let key = event.key().to_ascii_lowercase();
        if key == "backspace" {
            match picks.get_untracked().iter().rposition(Option::is_some) {
                Some(place) => picks.update(|picks| picks[place] = None),
                None => bench.change(|hand| drop(hand.cards.pop())),
            }
            return true;
        }
        let colour = Colour::ALL.into_iter().find(|colour| key == colour.letter().to_string());
        let size = Size::ALL.into_iter().find(|&size| picks.get_untracked()[size as usize].is_none());
        let Some((colour, size)) = colour.zip(size) else { return false };
        if untrack(|| can(size, colour)) {
            pick(size, colour);
        }
        true
    });
}

/// The cards in hand; a tap removes one.
#[component]
fn Cards(bench: Bench<HandSketch>, most: usize) -> impl IntoView {
    let card = move |(place, card): (usize, String)| {
        // Entries that are no cards can be removed too.
        let face = card.parse().ok();
        let (named, shown) = (card.clone(), card.clone());
        let what = move || face.map_or_else(|| named.clone(), |face| card_words(face, SIDE));
        let label = Signal::derive(move || say(&Message::new("score-take-away").with("what", what())));
        view! {
            <li class="hand-card" class:is-odd=face.is_none()>
                <button type="button" data-testid=format!("hand-{card}") aria-label=label title=label
                    on:click=move |_| bench.change(|hand| drop(hand.cards.remove(place)))>
                    {match face {
                        Some(face) => view! { <FacePicture face side=SIDE/> }.into_any(),
                        None => shown.into_any(),
                    }}
                    <span class="hand-away"><Icon sign=Sign::Close/></span>
                </button>
            </li>
        }
    };
    let slots = move || {
        let held = bench.now.read().cards.len();
        (held..most).map(|_| view! { <li class="hand-slot" aria-hidden="true"></li> }).collect_view()
    };
    view! {
        <ul class="hand-cards score-board" aria-label=t!("konfetti-hold")>
            {move || bench.now.get().cards.into_iter().enumerate().map(card).collect_view()}
            {slots}
        </ul>
    }
}

/// The six colours of one size.
#[component]
fn PickRow<P, C>(size: Size, picks: RwSignal<Picks>, pick: P, can: C) -> impl IntoView
where
    P: Fn(Size, Colour) + Copy + 'static,
    C: Fn(Size, Colour) -> bool + Copy + Send + Sync + 'static,
{
    let name = move || text(&format!("konfetti-size-{}", size.name()));
    let (.., radius) = CIRCLES[size as usize];
    let button = move |colour: Colour| {
        let chosen = move || picks.get()[size as usize] == Some(colour);
        let label = move || format!("{}, {}", name(), colour_words(colour, SIDE));
        view! {
            <button type="button" class="pick" class:is-chosen=chosen data-testid=format!("pick-{}-{}", size.name(), colour.letter())
                aria-pressed=move || chosen().to_string() aria-label=label title=label
                prop:disabled=move || !chosen() && !can(size, colour) on:click=move |_| pick(size, colour)>
                <svg class="f-face" viewBox="-32 -32 64 64" aria-hidden="true"><Circle colour side=SIDE place=(0.0, 0.0, radius)/></svg>
            </button>
        }
    };
    view! {
        <div class="pick-row" role="group" aria-label=name>
            <span aria-hidden="true">{name}</span>
            {Colour::ALL.map(button).collect_view()}
        </div>
    }
}

/// The worth of the hand, with its sets and the cards that were not needed.
#[component]
fn Worth(explained: Memo<Result<ExplainedTally, Message>>) -> impl IntoView {
    let shown = move |ExplainedTally { tally, sets, superfluous }: ExplainedTally| {
        let none = (sets.is_empty() && tally.held > 0).then(|| view! { <p>{t!("konfetti-no-sets")}</p> });
        let sets = sets.into_iter().map(|(colour, faces)| view! { <li><SetPicture side=SIDE colour faces/></li> });
        let spare = (!superfluous.is_empty()).then(|| {
            let cards = superfluous.iter().map(|&face| view! { <Still face side=SIDE/> }).collect_view();
            let words = superfluous.iter().map(|&face| card_words(face, SIDE)).collect::<Vec<_>>().join("; ");
            view! {
                <div class="f-spare">
                    <span class="f-spare-cards" aria-hidden="true">{cards}</span>
                    <p>{t!("konfetti-spare", count = i64::from(tally.penalty))} <span class="unseen">{words}</span></p>
                </div>
            }
        });
        view! {
            <Total points=i32::from(tally.points)/>
            <p class="hand-worth" data-testid="worth">{move || worth_words(tally)}</p>
            <ul class="hand-sets">{sets.collect_view()}</ul>
            {none}
            {spare}
        }
    };
    view! {
        <section class="verdict panel" aria-label=t!("score-result")>
            <div role="status">
                {move || match explained.get() {
                    Ok(explained) => shown(explained).into_any(),
                    Err(why) => view! { <Wrong game="konfetti" why/> }.into_any(),
                }}
            </div>
        </section>
    }
}
