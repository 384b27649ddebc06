//! The sheets of the other players: small, updated live, and enlarged by a tap.

use super::intent::Intent;
use super::score::{Rows, Standing};
use super::sheet::{SheetPicture, traces};
use colour_lines::{ColourLines, Field};
use contract::{Message, Seat};
use kit::parts::{Dialog, Icon, Sign};
use kit::playing::Playing;
use kit::reader::say;
use leptos::prelude::*;

#[component]
pub fn Others(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let seats = playing.state.get_untracked().map_or(0, |state| state.table().sheets().len() as u8);
    let near = RwSignal::new(None::<Seat>);
    let open = RwSignal::new(false);
    // All seats except the one with the large sheet: the player, or the first seat for spectators.
    let mine = playing.seat.get_untracked().unwrap_or(Seat(0));
    let seats: Vec<Seat> = Seat::all(seats).filter(|&seat| seat != mine).collect();
    let alone = seats.is_empty();
    let title = Signal::derive(move || near.get().map(|seat| playing.name(seat)).unwrap_or_default());
    let large = move || {
        near.get().map(|seat| {
            let now = Signal::derive(move || playing.state.get().map(|state| Standing::of(&state, seat)));
            view! {
                <div class="c-near">
                    <SheetOf playing seat />
                    <Rows playing now then=Signal::derive(|| None) />
                </div>
            }
        })
    };
    let other = move |seat: Seat| {
        let look = move |_| {
            near.set(Some(seat));
            open.set(true);
        };
        view! { <Other playing seat on:click=look /> }
    };
    view! {
        <ul class="c-others" class:is-empty=alone aria-label=kit::t!("colour-lines-others")>
            {seats.into_iter().map(other).collect_view()}
        </ul>
        <Dialog open title testid="near"><div>{large}</div></Dialog>
    }
}

#[component]
fn Other(playing: Playing<ColourLines>, seat: Seat) -> impl IntoView {
    let done = Memo::new(move |_| {
        let act = playing.to_act.get().has(seat);
        !act && playing.state.get().is_some_and(|state| state.table().done().has(seat))
    });
    let total = move || playing.state.get().map_or(0, |state| state.table().score(state.edition(), seat).total);
    let active = Memo::new(move |_| playing.state.get().is_some_and(|state| state.table().active() == seat));
    let label = move || {
        let message = Message::new("colour-lines-label-other").with("name", playing.name(seat)).with("points", total());
        say(&message.with("done", if done.get() { "yes" } else { "no" }))
    };
    view! {
        <li class="c-other" class:is-done=done>
            <button type="button" data-testid=format!("other-{seat}")>
                <span class="unseen">{label}</span>
                <SheetOf playing seat />
                <span class="c-other-words" aria-hidden="true">
                    <span class="c-other-name">{move || playing.name(seat)}</span>
                    {move || active.get().then(|| view! { <span class="c-rolls"><Icon sign=Sign::Dice /></span> })}
                    {move || done.get().then(|| view! { <span class="c-other-done"><Icon sign=Sign::Check /></span> })}
                    <b>{total}</b>
                </span>
            </button>
        </li>
    }
}

/// The sheet of a seat, lit where the score is explained.
#[component]
pub fn SheetOf(playing: Playing<ColourLines>, seat: Seat) -> impl IntoView {
    let edition = playing.edition.get_value();
    let side = playing.state.get_untracked().map(|state| state.table().side(&edition)).unwrap_or_default();
    let ground = edition.ground(side).clone();
    let sheet = Memo::new(move |_| playing.state.get().map(|state| *state.table().sheet(seat)));
    let lines = Memo::new(move |_| sheet.read().as_ref().map(traces).unwrap_or_default());
    let colours = Memo::new(move |_| sheet.read().as_ref().and_then(|sheet| sheet.colours()));
    let lit = Memo::new(move |_| lit(&playing.highlight.read(), seat));
    view! { <SheetPicture ground traces=lines colours lit attr:aria-hidden="true" /> }
}

/// Returns the fields on a seat's sheet among places in notation.
pub fn lit(places: &[String], seat: Seat) -> Vec<Field> {
    let own = format!("{seat}:");
    places.iter().filter_map(|place| place.strip_prefix(&own)?.parse().ok()).collect()
}
