//! A card on the table, wherever it lies. One button for its whole way, so that it slides.

use super::face::FacePicture;
use super::ground::{Ground, Place};
use super::intent::Intent;
use super::lies::Lie;
use super::words::card_label;
use konfetti::{Face, Grip, Side};
use leptos::prelude::*;

#[component]
pub fn TableCard(intent: Intent, face: Face) -> impl IntoView {
    let playing = intent.playing;
    let lie = Memo::new(move |_| intent.lie(face));
    let place = Memo::new(move |_| intent.place(face));
    let legal = Memo::new(move |_| intent.reach.read().contains(&face));
    let grab = Memo::new(move |_| intent.grab.get().filter(|grab| grab.face == face));
    let contest = Memo::new(move |_| intent.contest(face).is_some());
    let touched = Memo::new(move |_| grab.get().is_some() || !intent.touching(face).is_empty());
    let firm = Memo::new(move |_| intent.my_finger() == Some((face, Grip::Firm)));
    let dimmed = Memo::new(move |_| !matches!(lie.get(), Lie::Gone | Lie::Blocked(_)) && intent.is_dimmed(face));
    let sought = Memo::new(move |_| {
        let filter = intent.filter.read();
        let by_filter = filter.is_on() && filter.matches(face);
        by_filter || playing.highlight.read().iter().any(|place| *place == face.to_string())
    });
    let missed = Memo::new(move |_| intent.missed.get() == Some(face));
    let cursor = Memo::new(move |_| intent.cursor.get() == Some(face));
    let back = Memo::new(move |_| matches!(lie.get(), Lie::Blocked(_) | Lie::Gone));
    let small = Memo::new(move |_| lie.get().owner().is_some());
    let transform = move || transform(place.get(), &intent.ground.read());
    let turn = move || format!("{:.0}deg", place.get().turn);
    // Cards come flying one after the other.
    let delay = format!("{}ms", face.colours().into_iter().fold(7, |sum, colour| sum * 5 + colour.index()) % 42 * 14);
    view! {
        <button
            type="button"
            class="f-card"
            class:is-black=intent.side == Side::Black
            class:is-back=back
            class:is-gone=move || lie.get() == Lie::Gone
            class:is-held=move || matches!(lie.get(), Lie::Hold(_) | Lie::TheirHold(..))
            class:is-small=small
            class:legal=legal
            class:firm=firm
            class:contest=contest
            class:is-lifted=touched
            class:is-mine=move || grab.get().is_some()
            class:is-dimmed=dimmed
            class:is-sought=sought
            class:is-missed=missed
            class:is-cursor=cursor
            data-testid=format!("card-{face}")
            data-face=face.to_string()
            data-where=move || lie.get().name()
            tabindex=move || if cursor.get() { "0" } else { "-1" }
            aria-label=move || card_label(intent, face)
            aria-hidden=move || back.get().then_some("true")
            disabled=move || !legal.get()
            style:transform=transform
            style=("--turn", turn)
            style=("--late", delay)
        >
            <span class="f-paper">
                <FacePicture face side=intent.side />
                <Ring intent face />
            </span>
        </button>
    }
}

/// What runs round a card: the moment one has to pull, or the time until a card that two pull at is blocked.
#[component]
fn Ring(intent: Intent, face: Face) -> impl IntoView {
    let playing = intent.playing;
    let running = Memo::new(move |_| {
        let mine = intent.my_finger().filter(|(other, _)| *other == face);
        match (intent.contest(face), mine) {
            (Some(since), _) => Some((true, since)),
            (None, Some((_, Grip::Alone { since }))) => Some((false, since)),
            _ => None,
        }
    });
    move || {
        let (contest, since) = running.get()?;
        let numbers = playing.edition.read_value().numbers.clone();
        let lasts = u64::from(if contest { numbers.contest } else { numbers.pull });
        let gone = lasts.saturating_sub(playing.clock.until(since.plus(lasts)));
        Some(view! {
            <svg class="f-ring" class:is-contest=contest viewBox="-50 -50 100 100" aria-hidden="true">
                <circle r="44" pathLength="1" class="f-ring-track" />
                <circle r="44" pathLength="1" class="f-ring-run" transform="rotate(-90)"
                    style:animation-duration=format!("{lasts}ms") style:animation-delay=format!("-{gone}ms") />
            </svg>
        })
    }
}

/// Moves, turns and sizes a card that is as large as those in the middle.
pub fn transform(Place { at, turn, size }: Place, ground: &Ground) -> String {
    let scale = if ground.card > 0.0 { size / ground.card } else { 1.0 };
    format!("translate({:.1}px, {:.1}px) rotate({turn:.0}deg) scale({scale:.3})", at.x, at.y)
}
