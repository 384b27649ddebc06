//! The running score, which explains itself: a row for each scoring, lighting up what it counts.

use super::words::colour_name;
use colour_lines::{Colour, ColourLines, Letter, Score, Scoring, Scorings, Tally, counted};
use contract::{Message, Seat};
use kit::parts::{Icon, Sign};
use kit::playing::Playing;
use kit::reader::{say, text};
use kit::symbols;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// The values that the rows show, for one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub seat: Seat,
    pub scorings: Scorings,
    pub score: Score,
    pub tally: Tally,
    letters: [u8; 4],
    colours: Option<[Colour; 2]>,
}

impl Standing {
    pub fn of(state: &ColourLines, seat: Seat) -> Standing {
        let (table, edition) = (state.table(), state.edition());
        Standing {
            seat,
            scorings: table.scorings(),
            score: table.score(edition, seat),
            tally: *table.sheet(seat).tally(),
            letters: table.letter_points(edition, seat),
            colours: table.sheet(seat).colours(),
        }
    }
}

/// The score of a seat: a bar that opens on a phone, all rows where there is room.
#[component]
pub fn ScorePanel(
    playing: Playing<ColourLines>,
    #[prop(into)] seat: Signal<Seat>,
    /// The game after the action that the player prepares.
    #[prop(into)]
    ahead: Signal<Option<Arc<ColourLines>>>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let now = Memo::new(move |_| playing.state.get().map(|state| Standing::of(&state, seat.get())));
    let then = Memo::new(move |_| ahead.get().map(|state| Standing::of(&state, seat.get())));
    let total = move || now.get().map_or(0, |standing| standing.score.total);
    let change = move || then.get().map(|standing| standing.score.total).filter(|then| *then != total());
    let part = move |scoring: Scoring| {
        let points = move || now.get().map(|standing| standing.score.points(scoring));
        let counts = move || now.get().is_some_and(|standing| standing.scorings.has(scoring));
        view! {
            <span class="c-part" class:is-out=move || !counts()>
                <small>{move || text(&format!("colour-lines-scoring-{}", scoring.name()))}</small>
                <b>{points}</b>
            </span>
        }
    };
    view! {
        <section class="c-score" class:is-open=open aria-label=kit::t!("colour-lines-score")>
            <button type="button" class="c-score-head" data-testid="score" aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)>
                <span class="c-parts">{Scoring::ALL.map(part).into_iter().collect_view()}</span>
                <span class="c-total">
                    <small>{kit::t!("colour-lines-total")}</small>
                    <b data-testid="total">{total}</b>
                    {move || change().map(|then| view! { <b class="c-then">"→ "{then}</b> })}
                </span>
                <span class="c-opens" aria-hidden="true"><Icon sign=Sign::Arrow /></span>
            </button>
            <Rows playing now then />
        </section>
    }
}

/// The rows.
#[component]
pub fn Rows(
    playing: Playing<ColourLines>,
    #[prop(into)] now: Signal<Option<Standing>>,
    #[prop(into)] then: Signal<Option<Standing>>,
) -> impl IntoView {
    let row = move |scoring: Scoring| view! { <Row playing scoring now then /> };
    view! { <ul class="c-rows">{Scoring::ALL.map(row).into_iter().collect_view()}</ul> }
}

#[component]
fn Row(
    playing: Playing<ColourLines>,
    scoring: Scoring,
    now: Signal<Option<Standing>>,
    then: Signal<Option<Standing>>,
) -> impl IntoView {
    let out = move || now.get().is_some_and(|standing| !standing.scorings.has(scoring));
    let shown = move || then.get().or(now.get());
    let line = move |standing: Standing| (sum(playing, scoring, &standing.score), standing.score.points(scoring));
    let sum = move || now.get().map(|standing| line(standing).0).unwrap_or_default();
    let points = move || now.get().map_or(0, |standing| standing.score.points(scoring));
    // Both or neither: what is counted then stands beside what it comes to.
    let change = move || then.get().map(line).filter(|change| now.get().map(line).as_ref() != Some(change));
    let sum_then = move || change().map(|(sum, _)| view! { <b class="c-then">{sum}</b> });
    let points_then = move || change().map(|(_, points)| view! { <b class="c-then">"→ "{points}</b> });
    let (lit, hovered) = (StoredValue::new(false), StoredValue::new(false));
    let light = move |on: bool| {
        lit.set_value(on);
        let places = now.get_untracked().filter(|_| on).map(|standing| places(playing, scoring, standing.seat));
        playing.highlight.set(places.unwrap_or_default());
    };
    // A mouse lights up what it is over, a finger what it taps.
    let hover = move |event: &PointerEvent, on: bool| {
        if event.pointer_type() == "mouse" {
            hovered.set_value(on);
            light(on);
        }
    };
    on_cleanup(move || {
        if lit.try_get_value() == Some(true) {
            _ = playing.highlight.try_set(Vec::new());
        }
    });
    let details = move || shown().map(|standing| details(scoring, &standing));
    view! {
        <li class="c-row" class:is-out=out>
            <button type="button" class="c-row-head" data-testid=format!("row-{}", scoring.name()) disabled=out
                on:click=move |_| light(hovered.get_value() || !lit.get_value())
                on:pointerenter=move |event| hover(&event, true)
                on:pointerleave=move |event| hover(&event, false)
                on:blur=move |_| if lit.get_value() { light(false) }>
                <span class="c-row-name">{move || text(&format!("colour-lines-scoring-{}", scoring.name()))}</span>
                <span class="c-row-details">{details}</span>
                <span class="c-sum">{sum}{sum_then}</span>
                <span class="c-points"><b>{points}</b>{points_then}</span>
            </button>
        </li>
    }
}

/// `7 × 3`, with what the numbers are for those who listen.
fn sum(playing: Playing<ColourLines>, scoring: Scoring, score: &Score) -> String {
    let numbers = playing.edition.read_value().numbers.clone();
    let product = |a: u16, b: u16| format!("{a} × {b} =");
    match scoring {
        Scoring::Midline => product(score.colours, score.crossings),
        Scoring::Letters => String::new(),
        Scoring::Pairs => product(score.pairs, u16::from(numbers.pair)),
        Scoring::Dots => product(score.dots, u16::from(numbers.dot)),
    }
}

/// What a scoring counts on a sheet, as places for the light.
fn places(playing: Playing<ColourLines>, scoring: Scoring, seat: Seat) -> Vec<String> {
    let Some(state) = playing.state.get_untracked() else { return Vec::new() };
    let (table, edition) = (state.table(), state.edition());
    counted(scoring, table.ground(edition), table.sheet(seat)).map(|field| format!("{seat}:{field}")).collect()
}

fn details(scoring: Scoring, standing: &Standing) -> AnyView {
    let tally = standing.tally;
    match scoring {
        Scoring::Midline => {
            let reached = tally.all_colours();
            swatches(Colour::ALL.map(|colour| (colour, [reached.has(colour); 2])).to_vec())
        }
        Scoring::Pairs => {
            swatches(Colour::ALL.map(|colour| (colour, tally.colours.map(|half| half.has(colour)))).to_vec())
        }
        Scoring::Dots => swatches(standing.colours.into_iter().flatten().map(|colour| (colour, [true; 2])).collect()),
        Scoring::Letters => {
            let letters = standing.letters;
            let letter = |letter: Letter| {
                let points = letters[letter.index()];
                let class = if points > 0 { "c-letter-chip is-reached" } else { "c-letter-chip" };
                let points = (points > 0).then(|| view! { <small>{points}</small> });
                view! { <span class=class>{letter.to_string()}{points}</span> }
            };
            Letter::ALL.map(letter).into_iter().collect_view().into_any()
        }
    }
}

/// Small patches, the left and the right half of each filled when a dot lies in that half of the sheet.
fn swatches(colours: Vec<(Colour, [bool; 2])>) -> AnyView {
    let patch = |(colour, [left, right]): (Colour, [bool; 2])| {
        let how = match (left, right) {
            (true, true) => "both",
            (true, false) => "left",
            (false, true) => "right",
            (false, false) => "none",
        };
        let label = move || {
            let message = Message::new("colour-lines-label-reached").with("colour", colour_name(colour));
            say(&message.with("how", how))
        };
        view! {
            <svg class=format!("c-patch c-{colour}") viewBox="0 0 40 40" role="img" aria-label=label>
                <path class="c-patch-half" class:is-reached=left d="M20 2H11A9 9 0 0 0 2 11V29A9 9 0 0 0 11 38H20Z" />
                <path class="c-patch-half" class:is-reached=right d="M20 2H29A9 9 0 0 1 38 11V29A9 9 0 0 1 29 38H20Z" />
                <use_ class="c-patch-symbol" class:is-reached=left || right href=symbols::href(colour.name())
                    x="9" y="9" width="22" height="22" />
            </svg>
        }
    };
    colours.into_iter().map(patch).collect_view().into_any()
}
