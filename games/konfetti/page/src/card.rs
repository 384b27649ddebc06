//! A card, wherever it lies. It stays the same button all the way, so that it slides.

use super::ground::{Ground, Place};
use super::intent::Intent;
use super::lies::Lie;
use super::look::{Look, Looks};
use super::prints::{Print, Prints};
use super::words::{card_label, card_words};
use contract::Millis;
use konfetti::{Face, Side};
use leptos::prelude::*;

#[component]
pub fn TableCard(intent: Intent, looks: Looks, prints: Prints, face: Face) -> impl IntoView {
    let look: RwSignal<Look> = looks.card(face).into();
    let print: RwSignal<Print> = prints.card(face).into();
    // Most changes of a card are moves: then only its transform is updated.
    let form = Memo::new(move |_| look.get().form());
    let lie = Memo::new(move |_| form.get().lie);
    let words = Memo::new(move |_| card_words(face, intent.side));
    let back = move || matches!(form.get().lie, Lie::Blocked(_) | Lie::Gone);
    let transform = move || transform(look.get().place, &intent.ground.read());
    let turn = move || format!("{:.0}deg", look.get().place.turn);
    // Cards fly in one after the other.
    let delay = format!("{}ms", face.colours().into_iter().fold(7, |sum, colour| sum * 5 + colour.index()) % 42 * 14);
    view! {
        <button
            type="button"
            class="f-card"
            class:is-black=intent.side == Side::Black
            class:is-back=back
            class:is-gone=move || form.get().lie == Lie::Gone
            class:is-held=move || matches!(form.get().lie, Lie::Hold(_) | Lie::TheirHold(..))
            class:is-small=move || form.get().lie.owner().is_some()
            class:is-shifted=move || form.get().shifts
            class:is-led=move || form.get().led
            class:legal=move || form.get().legal
            class:firm=move || form.get().firm
            class:contest=move || form.get().contest
            class:is-lifted=move || form.get().lifted
            class:is-mine=move || form.get().mine
            class:is-dimmed=move || form.get().dimmed
            class:is-sought=move || form.get().sought
            class:is-lit=move || form.get().lit
            class:is-missed=move || form.get().missed
            class:is-cursor=move || form.get().cursor
            data-testid=format!("card-{face}")
            data-face=face.to_string()
            data-where=move || form.get().lie.name()
            tabindex=move || if form.get().cursor { "0" } else { "-1" }
            aria-label=move || card_label(intent, words.get(), lie.get())
            aria-hidden=move || back().then_some("true")
            disabled=move || !form.get().legal
            style:transform=transform
            style=("--turn", turn)
            style=("--late", delay)
        >
            <span class="f-paper" class:is-blank=move || print.read().is_none()>
                <img class="f-shade" src=prints.shade alt="" draggable="false" decoding="sync" />
                <img class="f-print" src=print alt="" draggable="false" decoding="sync" />
                <Ring intent form />
            </span>
        </button>
    }
}

/// The ring around a card: the time a player has to pull, or the time until a contested card is blocked.
#[component]
fn Ring(intent: Intent, form: Memo<Look>) -> impl IntoView {
    let playing = intent.playing;
    let running = Memo::new(move |_| form.get().ring);
    let ring = move |(contest, since): (bool, Millis)| {
        let numbers = playing.edition.read_value().numbers.clone();
        let lasts = u64::from(if contest { numbers.contest } else { numbers.pull });
        let gone = lasts.saturating_sub(playing.clock.until(since.plus(lasts)));
        view! {
            <svg class="f-ring" class:is-contest=contest viewBox="-50 -50 100 100" aria-hidden="true">
                <circle r="44" pathLength="1" class="f-ring-track" />
                <circle r="44" pathLength="1" class="f-ring-run" transform="rotate(-90)"
                    style:animation-duration=format!("{lasts}ms") style:animation-delay=format!("-{gone}ms") />
            </svg>
        }
    };
    move || running.get().map(ring)
}

/// Returns the transform of a card that has the size of the cards in the middle.
pub fn transform(Place { at, turn, size }: Place, ground: &Ground) -> String {
    let scale = if ground.card > 0.0 { size / ground.card } else { 1.0 };
    format!("translate({:.1}px, {:.1}px) rotate({turn:.0}deg) scale({scale:.3})", at.x, at.y)
}
