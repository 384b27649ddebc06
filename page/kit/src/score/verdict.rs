//! The score, line by line, each lighting up what it counts; or what cannot be.

use crate::parts::RuleChip;
use crate::reader::{say, text};
use crate::t;
use contract::{Line, Message};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The total as a number of its own, and the lines below it.
#[component]
pub fn Verdict(
    game: &'static str,
    /// The points, or why there are none.
    #[prop(into)]
    points: Signal<Result<i32, Message>>,
    #[prop(into)] lines: Signal<Vec<Line>>,
    lit: RwSignal<Vec<String>>,
    /// What the number counts, if no points.
    #[prop(default = "score-total")]
    total: &'static str,
    /// Whether nothing is laid out: then what is missing is no mistake.
    #[prop(optional)]
    blank: Signal<bool>,
) -> impl IntoView {
    // Two lines may count the same places.
    let chosen = RwSignal::new(None);
    let row = move |(number, line)| view! { <Row line number chosen lit /> };
    let rows = move || lines.get().into_iter().enumerate().map(row).collect_view();
    view! {
        <section class="verdict panel" aria-label=t!("score-result")>
            <div role="status" class:is-blank=move || blank.get()>
                {move || match points.get() {
                    Ok(points) => view! { <Total points name=total/> }.into_any(),
                    Err(why) => view! { <Wrong game why/> }.into_any(),
                }}
            </div>
            <ul class="verdict-lines">{rows}</ul>
        </section>
    }
}

#[component]
pub fn Total(points: i32, #[prop(default = "score-total")] name: &'static str) -> impl IntoView {
    view! {
        <p class="verdict-total">
            <span>{move || text(name)}</span>
            <b data-testid="total">{texts::number(points)}</b>
        </p>
    }
}

/// Why there is no score.
#[component]
pub fn Wrong(game: &'static str, why: Message) -> impl IntoView {
    let rule = why.rule.clone().map(|rule| view! { <RuleChip game=Some(game) rule testid="wrong-rule"/> });
    view! { <p class="verdict-wrong" data-testid="wrong">{move || say(&why)} " " {rule}</p> }
}

/// One line; a mouse lights its places by hovering, a finger or a key by one tap and puts them out by the next.
#[component]
fn Row(line: Line, number: usize, chosen: RwSignal<Option<usize>>, lit: RwSignal<Vec<String>>) -> impl IntoView {
    let Line { text, points, places } = line;
    let lights = !places.is_empty();
    let places = StoredValue::new(places);
    let hovered = StoredValue::new(false);
    let is_lit = move || lights && chosen.get() == Some(number) && places.with_value(|places| *lit.read() == *places);
    let light = move |on: bool| {
        chosen.set(on.then_some(number));
        lit.set(if on { places.get_value() } else { Vec::new() });
    };
    let hover = move |event: &PointerEvent, on: bool| {
        if lights && event.pointer_type() == "mouse" {
            hovered.set_value(on);
            light(on);
        }
    };
    view! {
        <li class="verdict-line" class:is-nothing=points.is_some_and(|points| points == 0)>
            <button type="button" disabled=!lights aria-pressed=move || is_lit().to_string()
                on:click=move |_| light(hovered.get_value() || !untrack(is_lit))
                on:pointerenter=move |event| hover(&event, true)
                on:pointerleave=move |event| hover(&event, false)>
                <span>{move || say(&text)}</span>
                <b>{points.map(texts::number)}</b>
            </button>
        </li>
    }
}
