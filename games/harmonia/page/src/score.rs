//! The aim of the game: the hexagon of the basic game, or the points of the advanced one, line by line.

use super::bed::Bed;
use super::intent::Intent;
use super::marks::shows_goal;
use contract::{Line, Message};
use harmonia::{Harmonia, Variant};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The id of the line for the shape.
const SHAPE: &str = "harmonia-score-shape";

/// Shows the hexagon or the points.
#[component]
pub fn Score(intent: Intent) -> impl IntoView {
    let game = intent.playing.state.get_untracked().map_or(Variant::Basic, |state| state.table().options().game);
    match game {
        Variant::Basic => view! { <Hexagon intent /> }.into_any(),
        Variant::Advanced => view! { <Points intent /> }.into_any(),
    }
}

/// How far the hexagon has grown, now or with the tried tile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Growth {
    inside: i64,
    outside: i64,
    /// Purple edges that touch no tile.
    open: i64,
    ahead: bool,
}

impl Growth {
    fn of(state: &Harmonia, ahead: bool) -> Growth {
        let (table, edition) = (state.table(), state.edition());
        let outside = table.outside(edition);
        let open = Bed::of(table.layout(), &edition.numbers).open.len();
        Growth { inside: (table.layout().len() - outside) as i64, outside: outside as i64, open: open as i64, ahead }
    }
}

/// Shows the progress of the hexagon of the basic game.
#[component]
fn Hexagon(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let goal = playing.edition.read_value().numbers.goal() as i64;
    let growth = Memo::new(move |_| {
        let (ahead, state) = (intent.ahead(), playing.state.get());
        ahead.as_ref().or(state.as_deref()).map(|state| Growth::of(state, ahead.is_some())).unwrap_or_default()
    });
    let inside = move || growth.get().inside;
    let tiles = move || say(&Message::new("harmonia-goal-tiles").with("laid", inside()).with("goal", goal));
    let edges = move || match (intent.hopeless.get(), inside()) {
        (true, _) => text("harmonia-goal-lost"),
        // Without tiles there is no border that could be green.
        (_, 0) => text("harmonia-goal-green"),
        _ => say(&Message::new("harmonia-goal-open").with("edges", growth.get().open)),
    };
    let green = move || inside() > 0 && growth.get().open == 0 && !intent.hopeless.get();
    let outside = move || {
        let tiles = growth.get().outside;
        (tiles > 0).then(|| {
            let words = say(&Message::new("harmonia-goal-outside").with("tiles", tiles));
            view! { <span class="h-goal-part is-bad">{words}</span> }
        })
    };
    let share = move || format!("{:.1}", 100.0 * inside() as f64 / goal as f64);
    let shown = Memo::new(move |_| shows_goal(intent));
    view! {
        <section class="h-score" aria-label=kit::t!("harmonia-goal") data-testid="score">
            <button type="button" class="h-score-head" aria-pressed=move || shown.get().to_string()
                title=kit::t!("harmonia-goal-show") on:click=move |_| intent.goal.set(Some(!shown.get_untracked()))>
                <svg class="h-progress" viewBox="-110 -110 220 220" aria-hidden="true">
                    <path class="h-progress-all" d=super::geometry::hexagon(92.0, 10.0) pathLength="100" />
                    <path class="h-progress-done" d=super::geometry::hexagon(92.0, 10.0) pathLength="100"
                        stroke-dasharray=move || format!("{} 100", share()) />
                </svg>
                <span class="h-goal-words">
                    <b class:h-then=move || growth.get().ahead>{tiles}</b>
                    <span class="h-goal-part" class:is-good=green class:is-bad=move || intent.hopeless.get()>{edges}</span>
                    {outside}
                </span>
            </button>
        </section>
    }
}

/// Shows the current points; each line lights the cells that it counts.
#[component]
fn Points(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let open = RwSignal::new(false);
    let lines =
        Memo::new(move |_| playing.state.get().map(|state| state.table().explain(state.edition())).unwrap_or_default());
    let total = Memo::new(move |_| playing.state.get().map_or(0, |state| state.table().score(state.edition()).total));
    // The points with the tried tile.
    let then = Memo::new(move |_| {
        let ahead = intent.ahead()?;
        let then = ahead.table().score(ahead.edition()).total;
        (then != total.get()).then_some(then)
    });
    // The shape consists of all tiles.
    let whole = move || intent.bed.read().tiles.iter().map(|tile| tile.cell.to_string()).collect::<Vec<String>>();
    let row = move |mut line: Line| {
        if line.text.id == SHAPE {
            line.places = whole();
        }
        view! { <Row intent line /> }
    };
    let rows = move || lines.get().into_iter().map(row).collect_view();
    view! {
        <section class="h-score" class:is-open=open>
            <button type="button" class="h-score-head" data-testid="score" aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)>
                <span class="h-total">
                    <small>{kit::t!("harmonia-score")}</small>
                    <b data-testid="total">{move || texts::number(total.get())}</b>
                    {move || then.get().map(|then| view! { <b class="h-then">"→ "{texts::number(then)}</b> })}
                </span>
                <span class="h-opens" aria-hidden="true"><Icon sign=Sign::Arrow /></span>
            </button>
            <ul class="h-rows" aria-label=kit::t!("harmonia-score-now")>{rows}</ul>
        </section>
    }
}

#[component]
fn Row(intent: Intent, line: Line) -> impl IntoView {
    let Line { text, points, places } = line;
    let highlight = intent.playing.highlight;
    let lights = !places.is_empty();
    let places = StoredValue::new(places);
    let lit = StoredValue::new(false);
    let light = move |on: bool| {
        lit.set_value(on);
        highlight.set(if on { places.get_value() } else { Vec::new() });
    };
    // A mouse lights by hovering; a tap or a key toggles.
    let hovered = StoredValue::new(false);
    let hover = move |event: &PointerEvent, on: bool| {
        if lights && event.pointer_type() == "mouse" {
            hovered.set_value(on);
            light(on);
        }
    };
    let tap = move |_| light(hovered.get_value() || !lit.get_value());
    on_cleanup(move || {
        if lit.try_get_value() == Some(true) {
            _ = highlight.try_set(Vec::new());
        }
    });
    let counts = points.is_some_and(|points| points != 0);
    view! {
        <li class="h-row" class:is-nothing=!counts>
            <button type="button" class="h-row-head" disabled=!lights
                on:click=tap
                on:pointerenter=move |event| hover(&event, true)
                on:pointerleave=move |event| hover(&event, false)
                on:blur=move |_| if lit.get_value() { light(false) }>
                <span>{move || say(&text)}</span>
                <b>{points.map(texts::number)}</b>
            </button>
        </li>
    }
}
