//! The end of a round: the player's sets one after the other, the results of all players, and which cards to keep or
//! give back (F4).

use super::face::{FacePicture, Still};
use super::intent::Intent;
use super::sand::seconds_until;
use super::words::{card_words, colour_words, names, worth_words};
use contract::{Message, Seat, Seats};
use kit::mark;
use kit::parts::{Icon, Sign};
use kit::reader::say;
use konfetti::{Action, Colour, ExplainedTally, Face, Phase, Pick, ResultView, SIZES, Side, Size, explain};
use leptos::prelude::*;

/// The pause before the next set is shown, in milliseconds.
const PACE: usize = 350;

#[component]
pub fn Choosing(intent: Intent) -> impl IntoView {
    // In a replay the view may jump here from the end of another round.
    let choosing = Memo::new(move |_| matches!(intent.phase.get(), Phase::Choosing { .. }).then(|| intent.round.get()));
    move || choosing.get().map(|_| view! { <Panel intent /> })
}

#[component]
fn Panel(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let me = untrack(|| intent.me());
    let results: Vec<ResultView> = playing.view.read_untracked().results.last().cloned().unwrap_or_default();
    let mine = me.and_then(|me| results.get(me.index())).cloned();
    let round = playing.view.read_untracked().results.len() as i64;
    let left = seconds_until(playing.clock, move || match intent.phase.get() {
        Phase::Choosing { until, .. } => until,
        _ => None,
    });
    let clock = move || {
        let seconds = left.get()?;
        let label = move || say(&Message::new("konfetti-choose-left").with("seconds", seconds as i64));
        Some(view! { <span class="f-clock" role="timer" aria-label=label><Icon sign=Sign::Clock />{seconds}</span> })
    };
    let steps = mine.as_ref().map_or(0, |mine| explain(&mine.cards).sets.len() + 1);
    let heading = NodeRef::<leptos::html::H2>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    view! {
        <div class="f-veil">
            <section class="f-panel" data-testid="round-result" aria-labelledby="f-round-over">
                <header class="f-panel-head">
                    <h2 id="f-round-over" node_ref=heading tabindex="-1">
                        {move || say(&Message::new("konfetti-round-over").with("round", round))}
                    </h2>
                    {clock}
                </header>
                {mine.clone().map(|mine| view! { <MySets side=intent.side cards=mine.cards gained=mine.gained /> })}
                <Everybody intent results=results late=PACE * steps />
                {me.zip(mine).map(|(me, mine)| view! { <Choice intent me mine /> })}
            </section>
        </div>
    }
}

/// Shows the player's sets, then the cards that were not needed, then the result.
#[component]
fn MySets(side: Side, cards: Vec<Face>, gained: i8) -> impl IntoView {
    let ExplainedTally { tally, sets, superfluous } = explain(&cards);
    let last = sets.len();
    let late = |step: usize| format!("{}ms", PACE * step);
    let set = move |(step, (colour, faces)): (usize, (Colour, [Face; SIZES]))| {
        view! { <li class="f-set" style:animation-delay=late(step)><SetPicture side colour faces /></li> }
    };
    let spare = (!superfluous.is_empty()).then(|| {
        let faces = superfluous.clone();
        view! {
            <div class="f-spare" style:animation-delay=late(last)>
                <span class="f-spare-cards">{faces.into_iter().map(|face| view! { <Still face side /> }).collect_view()}</span>
                <p>{kit::t!("konfetti-spare", count = i64::from(tally.penalty))}</p>
            </div>
        }
    });
    let none = sets.is_empty().then(|| view! { <p class="f-none">{kit::t!("konfetti-no-sets")}</p> });
    let words = move || worth_words(tally);
    let lost = (tally.points < 0)
        .then(|| view! { <p class="f-lost">{kit::t!("konfetti-lost", count = -i64::from(gained))}</p> });
    view! {
        <ul class="f-sets" aria-label=kit::t!("konfetti-my-sets")>{sets.into_iter().enumerate().map(set).collect_view()}</ul>
        {none}
        {spare}
        <p class="f-sum" style:animation-delay=late(last + 1)>{words}</p>
        {lost}
    }
}

/// Three cards, each with the circle that belongs to the set.
#[component]
pub fn SetPicture(side: Side, colour: Colour, faces: [Face; SIZES]) -> impl IntoView {
    let card = move |size: Size| {
        let class = format!("f-still only-{}", size.name());
        let face = faces[size as usize];
        view! { <span class=class class:is-black=side == Side::Black><FacePicture face side /></span> }
    };
    view! {
        <span class=format!("f-set-cards f-{}", colour.name()) aria-hidden="true">{Size::ALL.map(card).collect_view()}</span>
        <span class="unseen">{move || colour_words(colour, side)}</span>
    }
}

/// Shows the results of all players.
#[component]
fn Everybody(intent: Intent, results: Vec<ResultView>, late: usize) -> impl IntoView {
    let row = move |(seat, result): (usize, ResultView)| {
        let seat = Seat(seat as u8);
        let tally = explain(&result.cards).tally;
        let chosen =
            Memo::new(move |_| matches!(intent.phase.get(), Phase::Choosing { chosen, .. } if chosen.has(seat)));
        let mine = untrack(|| intent.me()) == Some(seat);
        let words = move || worth_words(tally);
        view! {
            <li class="f-result" class:is-mine=mine>
                <span class=format!("f-initial f-player-{}", seat.0) aria-hidden="true">
                    {move || mark(&intent.playing.names.read(), seat)}
                </span>
                <span class="f-result-name">{move || intent.playing.name(seat)}</span>
                <span class="unseen">{words}</span>
                <b aria-hidden="true" title=words>{texts::change(result.gained)}</b>
                {move || chosen.get().then(|| view! { <span class="f-done"><Icon sign=Sign::Check /></span> })}
            </li>
        }
    };
    let alone = results.len() < 2;
    (!alone).then(|| {
        view! {
            <ul class="f-results" style:animation-delay=format!("{late}ms") aria-label=kit::t!("konfetti-everybody")>
                {results.into_iter().enumerate().map(row).collect_view()}
            </ul>
        }
    })
}

/// The choice of cards to keep or give back. It starts with those that the rules choose for a player who does not.
#[component]
fn Choice(intent: Intent, me: Seat, mine: ResultView) -> impl IntoView {
    let playing = intent.playing;
    let (pick, usual, from) = playing.state.with_untracked(|state| {
        let state = state.as_deref()?;
        let pick = state.table().pick(me);
        let [usual, from] = [state.table().usual_pick(state.edition(), me), pick.from]
            .map(|cards| cards.iter().map(|card| state.face(card)).collect::<Vec<Face>>());
        Some((pick, usual, from))
    })?;
    let Pick { number, back, .. } = pick;
    let chosen = Memo::new(move |_| matches!(intent.phase.get(), Phase::Choosing { chosen, .. } if chosen.has(me)));
    // After the choice to keep, all held cards are still shown; point cards that were given back are gone.
    let from = match (back, chosen.get_untracked()) {
        (false, _) => mine.cards.clone(),
        (true, false) => from,
        (true, true) => Vec::new(),
    };
    let kept = RwSignal::new(if chosen.get_untracked() { Vec::new() } else { usual });
    let toggle = move |face: Face| {
        kept.update(|kept| match kept.iter().position(|other| *other == face) {
            Some(place) => drop(kept.remove(place)),
            None => {
                kept.push(face);
                // One card more than allowed: the card chosen first is dropped.
                if kept.len() > number {
                    kept.remove(0);
                }
            }
        });
    };
    let action = move || {
        let mut faces = kept.get();
        faces.sort_unstable();
        if back { Action::Return(faces) } else { Action::Keep(faces) }
    };
    let can = Memo::new(move |_| !playing.is_replay() && !chosen.get() && playing.refused(&action()).is_none());
    let spare = if back { Vec::new() } else { explain(&mine.cards).superfluous };
    let card = move |face: Face| {
        let spare = spare.contains(&face);
        let pressed = Memo::new(move |_| kept.read().contains(&face));
        let label = move || card_words(face, intent.side);
        view! {
            <button type="button" class="f-keep-card" class:is-black=intent.side == Side::Black class:is-kept=pressed
                class:is-spare=spare data-testid=format!("keep-{face}") aria-pressed=move || pressed.get().to_string()
                aria-label=label disabled=move || chosen.get() on:click=move |_| toggle(face)>
                <FacePicture face side=intent.side />
                <span class="f-keep-sign"><Icon sign=Sign::Check /></span>
            </button>
        }
    };
    // A player who has chosen is not asked any more.
    let asked = move || {
        let id = match (chosen.get(), back) {
            (false, false) => "konfetti-keep",
            (true, false) => "konfetti-kept",
            (false, true) => "konfetti-return",
            (true, true) => "konfetti-returned",
        };
        say(&Message::new(id).with("count", number as i64))
    };
    let cards = (number > 0 && !from.is_empty()).then(|| {
        view! {
            <p class="f-keep-words">{asked}</p>
            <div class="f-keep-cards" role="group" aria-label=asked>
                {from.into_iter().map(card).collect_view()}
            </div>
        }
    });
    let words = move || {
        let Phase::Choosing { chosen: done, .. } = intent.phase.get() else { return String::new() };
        if chosen.get() {
            let rest = Seats::all(intent.seats).minus(done);
            return say(&Message::new("konfetti-now-chosen").with("names", names(intent, rest.iter())));
        }
        let id = if back { "konfetti-return-go" } else { "konfetti-keep-go" };
        say(&Message::new(id).with("count", number as i64).with("chosen", kept.read().len() as i64))
    };
    Some(view! {
        <div class="f-keep" class:is-chosen=chosen>
            {cards}
            <button type="button" class="button primary large wide" data-testid="keep-go" disabled=move || !can.get()
                on:click=move |_| playing.play.run(action())>
                {words}
            </button>
        </div>
    })
}
