//! The player's side of the table: the edge, the hold, which circles are complete or missing, and the current worth.

use super::face::{CIRCLES, Circle};
use super::intent::Intent;
use super::lies::Lie;
use super::others::PointCards;
use super::words::{colour_words, worth_words};
use contract::Message;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use konfetti::{Action, COLOURS, Colour, Face, SIZES, Size, explain, tally};
use leptos::prelude::*;

#[component]
pub fn Side(intent: Intent) -> impl IntoView {
    let held = held(intent);
    let full = Memo::new(move |_| held.read().len() >= intent.slots.get());
    // The zone shows what a drop means while a card is in the hand.
    let pulls = move || intent.grab.get().is_some_and(|grab| grab.goal.is_none());
    // For taps: first the edge, then the card to put there, or to take back from there.
    let words = move || text(if intent.aims.get() { "konfetti-edge-aims" } else { "konfetti-edge" });
    // Between cards the name would look like a stray letter.
    let taken =
        Memo::new(move |_| intent.lies.with(|lies| lies.faces().any(|face| matches!(lies.get(face), Lie::Edge(..)))));
    let strip = move || {
        view! {
            <div class="f-edge" class:is-aimed=intent.aims data-zone="edge-zone" data-testid="edge" role="group"
                aria-label=kit::t!("konfetti-edge")>
                <button type="button" class="f-edge-name" data-testid="edge-aim" title=kit::t!("konfetti-edge-how")
                    aria-pressed=move || intent.aims.get().to_string() disabled=move || !intent.races()
                    on:click=move |_| intent.aims.update(|aims| *aims = !*aims)>
                    <span class:unseen=taken>{words}</span>
                </button>
                <span class="f-row" data-zone="edge"></span>
            </div>
        }
    };
    view! {
        <div class="f-side" class:is-open=pulls data-zone="side">
            {if intent.calm { view! { <Done intent held /> }.into_any() } else { strip().into_any() }}
            <div class="f-hold-frame" class:is-full=full role="group" aria-label=kit::t!("konfetti-hold") data-testid="hold">
                <div class="f-hold" class:of-many=move || { intent.slots.get() > 6 } data-zone="hold"></div>
            </div>
            <Have intent held />
        </div>
    }
}

/// The button that ends a round at the calm table, and takes that back (F6). It is pale until the hand is worth
/// something.
#[component]
fn Done(intent: Intent, held: Memo<Vec<Face>>) -> impl IntoView {
    let playing = intent.playing;
    let back = playing.can_undo;
    let can =
        Memo::new(move |_| (back.get() || playing.legal.read().contains(&Action::Done)) && !playing.waiting.get());
    let sure = intent.sure;
    let primary = Memo::new(move |_| !back.get() && (sure.get() || tally(&held.read()).points > 0));
    let words = move || match (back.get(), sure.get()) {
        (true, _) => "konfetti-done-undo",
        (false, true) => "konfetti-done-sure",
        (false, false) => "konfetti-done",
    };
    let sign = move || if back.get() { Sign::Undo } else { Sign::Check };
    view! {
        <button type="button" class="button f-done-button" class:primary=primary class:is-sure=sure data-testid="done"
            disabled=move || !can.get() on:click=move |_| intent.be_done() on:blur=move |_| sure.set(false)>
            {move || view! { <Icon sign=sign() /> }}
            {move || text(words())}
        </button>
    }
}

/// Returns the cards that the player holds.
pub fn held(intent: Intent) -> Memo<Vec<Face>> {
    Memo::new(move |_| {
        let view = intent.playing.view.read();
        intent.me().and_then(|me| view.seats.get(me.index())).map(|seat| seat.held.clone()).unwrap_or_default()
    })
}

/// How many circles of each colour and size a set of cards has.
type Counts = [[usize; SIZES]; COLOURS];

fn counts(faces: &[Face]) -> Counts {
    let mut counts = Counts::default();
    for face in faces {
        for size in Size::ALL {
            counts[face.colour(size).index()][size as usize] += 1;
        }
    }
    counts
}

/// Each colour with its three sizes, and the score. A tap on a colour or size filters the table.
#[component]
fn Have(intent: Intent, held: Memo<Vec<Face>>) -> impl IntoView {
    let counts = Memo::new(move |_| counts(&held.read()));
    let points = Memo::new(move |_| {
        let me = intent.me();
        let view = intent.playing.view.read();
        me.and_then(|me| view.seats.get(me.index())).map_or(0, |seat| seat.points.len() as i64)
    });
    let worth = Memo::new(move |_| tally(&held.read()));
    view! {
        <div class="f-have">
            <p class="f-worth" data-testid="sets">
                <span class="f-worth-words">{move || worth_words(worth.get())}</span>
                <span class="f-mine-points" title=kit::t!("konfetti-points") data-testid="points">
                    <span class="unseen">{kit::t!("konfetti-points")}</span>
                    <PointCards count=points />
                </span>
            </p>
            <div class="f-filters" role="group" aria-label=kit::t!("konfetti-filter")>
                {Colour::ALL.map(|colour| view! { <OfColour intent colour counts held /> }).collect_view()}
                {Size::ALL.map(|size| view! { <OfSize intent size /> }).collect_view()}
            </div>
        </div>
    }
}

/// A colour with the sizes that the player has. A tap filters the table by it.
#[component]
fn OfColour(intent: Intent, colour: Colour, counts: Memo<Counts>, held: Memo<Vec<Face>>) -> impl IntoView {
    let chosen = Memo::new(move |_| intent.filter.read().colours.contains(&colour));
    // A set has all three sizes (F4.1): the rules decide whether these cards form one of this colour.
    let complete = Memo::new(move |_| explain(&held.read()).sets.iter().any(|(other, _)| *other == colour));
    let mark = move |size: Size| {
        let number = Memo::new(move |_| counts.read()[colour.index()][size as usize]);
        let (x, y, radius) = CIRCLES[size as usize];
        move || {
            if number.get() == 0 {
                let class = format!("f-lack f-{}", colour.name());
                return view! { <circle class=class cx=x cy=y r={radius - 1.5} /> }.into_any();
            }
            // More than one: a second circle behind it.
            let more = (number.get() > 1)
                .then(|| view! { <Circle colour side=intent.side place=(x + 8.0, y - 6.0, radius) /> });
            view! { {more} <Circle colour side=intent.side place=CIRCLES[size as usize] /> }.into_any()
        }
    };
    let label = move || {
        let have = Size::ALL.map(|size| counts.read()[colour.index()][size as usize] as i64);
        let label = Message::new("konfetti-label-colour").with("colour", colour_words(colour, intent.side));
        say(&label.with("small", have[0]).with("medium", have[1]).with("large", have[2]))
    };
    view! {
        <button type="button" class="f-filter" class:is-complete=complete class:is-chosen=chosen
            data-testid=format!("filter-{}", colour.letter()) aria-pressed=move || chosen.get().to_string()
            aria-label=label title=label on:click=move |_| intent.filter.update(|filter| filter.toggle_colour(colour))>
            <svg viewBox="0 0 100 100" aria-hidden="true">{Size::ALL.map(mark).collect_view()}</svg>
        </button>
    }
}

/// A size of the filter.
#[component]
fn OfSize(intent: Intent, size: Size) -> impl IntoView {
    let chosen = Memo::new(move |_| intent.filter.read().sizes.contains(&size));
    let label = move || text(&format!("konfetti-size-{}", size.name()));
    let radius = [5.0, 8.0, 11.5][size as usize];
    view! {
        <button type="button" class="f-filter is-size" class:is-chosen=chosen data-testid=format!("filter-{}", size as u8 + 1)
            aria-pressed=move || chosen.get().to_string() aria-label=label title=label
            on:click=move |_| intent.filter.update(|filter| filter.toggle_size(size))>
            <svg viewBox="-16 -22 32 44" aria-hidden="true"><circle r=radius /></svg>
        </button>
    }
}
