//! A sheet of Colour Lines: the side, two point colours, two crosses, and the lines by tapping fields.

mod model;

use crate::geometry::{FIELD, Point, centre};
use crate::ink::Trace;
use crate::paper::Definitions;
use crate::sheet::SheetPicture;
use crate::words::{colour_name, field_label};
use colour_lines::{Colour, Edition, Field, Half, Letter, Side, explain};
use contract::Message;
use kit::parts::Segments;
use kit::reader::{say, text};
use kit::score::bench::{Bench, places_of};
use kit::score::frame::Frame;
use kit::score::spots::{Spot, Spots, Walk};
use kit::score::verdict::Verdict;
use kit::symbols;
use kit::t;
use leptos::prelude::*;
use model::{Draft, SheetSketch, field, line, tap, tick};
use std::sync::Arc;

#[component]
pub fn Editor() -> impl IntoView {
    let bench = Bench::<SheetSketch>::open();
    let edition: StoredValue<Arc<Edition>> = StoredValue::new(contract::Edition::standard());
    let explained = Memo::new(move |_| {
        let drawn = bench.now.read().drawn()?;
        explain(&edition.read_value(), &drawn).map(|told| (i32::from(told.score.total), told.lines))
    });
    let draw = Callback::new(move |name: String| {
        if let Ok(at) = name.parse::<Field>() {
            bench.change(|drawn| tap(drawn, &edition.read_value(), at));
        }
    });
    let spots = Memo::new(move |_| spots(&edition.read_value(), &bench.now.read()));
    let walk = Walk::new(spots.into(), draw);
    let wrong = Signal::derive(move || explained.read().as_ref().err().map(places_of).unwrap_or_default());
    let points = Signal::derive(move || explained.read().as_ref().map(|told| told.0).map_err(Clone::clone));
    let lines = Signal::derive(move || explained.read().as_ref().map(|told| told.1.clone()).unwrap_or_default());
    let side = view! {
        <Choices bench/>
        <Letters bench edition/>
        <Verdict game="colour-lines" points lines lit=bench.lit blank=Signal::derive(move || bench.is_blank())/>
    }
    .into_any();
    let chosen = Memo::new(move |_| bench.now.read().side);
    let sheet = move || {
        let ground = edition.read_value().ground(chosen.get()).clone();
        view! {
            <SheetPicture
                ground
                traces=Signal::derive(move || traces(&bench.now.read()))
                colours=Signal::derive(move || ticks(&bench.now.read()))
                attr:tabindex="0"
                attr:role="application"
                attr:aria-label=t!("colour-lines-sheet")
                attr:aria-activedescendant=move || walk.target()
                attr:data-testid="window"
            >
                <Spots walk lit=bench.lit wrong/>
            </SheetPicture>
        }
    };
    view! {
        <Frame bench side points=Signal::derive(move || points.get().ok())>
            <Definitions/>
            <div class="c-stage score-board" on:keydown=move |event| walk.key(&event)>{sheet}</div>
        </Frame>
    }
}

/// The point colours as they are shown; one alone is shown too.
fn ticks(drawn: &Draft) -> Option<[Colour; 2]> {
    let (first, last) = (drawn.point_colours.first()?, drawn.point_colours.last()?);
    Some([*first, *last])
}

fn traces(drawn: &Draft) -> [Trace; 2] {
    Half::BOTH.map(|half| {
        let mut fields = line(drawn, half).iter().filter_map(|&place| field(place));
        let cross = fields.next();
        let fields: Vec<Field> = fields.collect();
        Trace { cross, before: fields.len(), fields }
    })
}

fn spots(edition: &Edition, drawn: &Draft) -> Vec<Spot> {
    let ground = edition.ground(drawn.side);
    let traces = traces(drawn);
    let state = |at: Field| {
        let end = |trace: &Trace| trace.fields.last().copied().or(trace.cross) == Some(at);
        match () {
            () if traces.iter().any(end) => "end",
            () if traces.iter().any(|trace| trace.cross == Some(at)) => "cross",
            () if traces.iter().any(|trace| trace.fields.contains(&at)) => "dot",
            () => "free",
        }
    };
    let spot = |at: Field| {
        let Point { x, y } = centre(at);
        let mut after = drawn.clone();
        tap(&mut after, edition, at);
        let (left, top, side) = (x - FIELD / 2.0 + 4.0, y - FIELD / 2.0 + 4.0, FIELD - 8.0);
        Spot {
            name: at.to_string(),
            at: (x as i32, y as i32),
            outline: format!("M{left} {top}h{side}v{side}h-{side}Z"),
            label: field_label(ground, at, state(at)),
            open: after != *drawn,
        }
    };
    Field::all().map(spot).collect()
}

/// The side and the point colours.
#[component]
fn Choices(bench: Bench<SheetSketch>) -> impl IntoView {
    let sides = Side::BOTH.map(|side| side.to_string()).to_vec();
    let choose = move |name: String| {
        if let Some(side) = Side::BOTH.into_iter().find(|side| side.to_string() == name) {
            bench.change(|drawn| drawn.side = side);
        }
    };
    // Whether a third colour was tapped.
    let full = RwSignal::new(false);
    let colour = move |colour: Colour| {
        let chosen = move || bench.now.read().point_colours.contains(&colour);
        view! {
            <button type="button" class=format!("point-colour c-{colour}") class:is-chosen=chosen
                data-testid=format!("point-{colour}") aria-pressed=move || chosen().to_string()
                on:click=move |_| {
                    let mut ticked = true;
                    bench.change(|drawn| ticked = tick(drawn, colour));
                    full.set(!ticked);
                }>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                    <use_ href=symbols::href(colour.name()) x="-9" y="-9" width="18" height="18"/>
                </svg>
                <span>{move || colour_name(colour)}</span>
            </button>
        }
    };
    view! {
        <div class="choices panel">
            <Segments name="side".to_owned() legend=Signal::derive(t!("score-colour-lines-side")) values=sides
                label=|side: String| side chosen=Signal::derive(move || bench.now.read().side.to_string()) choose/>
            <fieldset class="point-colours">
                <legend>{t!("score-colour-lines-points")}</legend>
                {Colour::ALL.map(colour).collect_view()}
            </fieldset>
            <p class="point-colours-note" role="status" data-testid="two-chosen">
                {move || full.get().then(|| text("score-colour-lines-two-chosen"))}
            </p>
        </div>
    }
}

/// For each letter that a line has reached: first, or later than others.
#[component]
fn Letters(bench: Bench<SheetSketch>, edition: StoredValue<Arc<Edition>>) -> impl IntoView {
    let numbers = edition.read_value().numbers.clone();
    let [first, later] = [numbers.letter_first, numbers.letter_later];
    let reached = Memo::new(move |_| bench.now.read().letters.keys().copied().collect::<Vec<Letter>>());
    let label = move |points: String| {
        let id = if points == first.to_string() { "score-colour-lines-first" } else { "score-colour-lines-later" };
        say(&Message::new(id).with("points", points.parse::<i64>().unwrap_or_default()))
    };
    let row = move |letter: Letter| {
        let points = move || bench.now.read().letters.get(&letter).copied().unwrap_or_default().to_string();
        let choose = move |points: String| {
            if let Ok(points) = points.parse() {
                bench.change(|drawn| _ = drawn.letters.insert(letter, points));
            }
        };
        let legend = move || format!("{} {letter}", text("score-colour-lines-letter"));
        view! {
            <Segments name=format!("letter-{letter}") legend=Signal::derive(legend)
                values=vec![first.to_string(), later.to_string()] label chosen=Signal::derive(points) choose/>
        }
    };
    move || {
        let letters = reached.get();
        (!letters.is_empty())
            .then(|| view! { <div class="letters panel">{letters.into_iter().map(row).collect_view()}</div> })
    }
}
