//! The layer above the player's sheet: what can be drawn, the strokes so far, the targets of taps and of the cursor.
//!
//! ```text
//! ├─ g.c-ghosts     all ways of the chosen die, faint
//! ├─ g.c-marks      the fields that go on
//! ├─ g.c-draft      the strokes so far
//! ├─ g.c-targets    invisible, labelled: the fields
//! └─ g.c-cursor     where the arrow keys are, while crosses are set
//! ```

use super::cursor::Cursor;
use super::geometry::{FIELD, Point, centre, line, touch};
use super::intent::Intent;
use super::ways::walk;
use super::words::{field_label, field_state};
use colour_lines::{Action, Field, FieldSet, Ground, Half, Stage};
use leptos::prelude::*;

/// All of it.
#[component]
pub fn Targets(intent: Intent, cursor: Cursor, ground: Ground) -> impl IntoView {
    let ground = StoredValue::new(ground);
    view! {
        <g class="c-ghosts">{move || ghosts(intent)}</g>
        <g class="c-marks">{move || marks(intent)}</g>
        <g class="c-drafts">{move || draft(intent)}</g>
        <g class="c-targets">{Field::all().map(|field| view! { <Target intent ground field /> }).collect_view()}</g>
        <g class="c-cursor">{move || cursor.field.get().map(here)}</g>
    }
}

/// Draws the ways of the chosen die that begin with the strokes so far.
fn ghosts(intent: Intent) -> Option<impl IntoView> {
    intent.die.get()?;
    let sheet = intent.sheet.get()?;
    let ghost = |half: Half, fields: Vec<Field>| {
        let all: Vec<Field> = sheet.line(half).end().into_iter().chain(fields).collect();
        view! { <path class=format!("c-ghost c-{half}") d=line(&all) /> }
    };
    let ways = intent.left.get();
    Some(ways.into_iter().map(|way| ghost(way.half, way.fields(&sheet))).collect_view())
}

/// Marks the fields of the next stroke, and the ends further away.
fn marks(intent: Intent) -> impl IntoView {
    let crosses = intent.playing.legal.get();
    let cross = |action: &Action| if let Action::Cross(field) = action { Some(*field) } else { None };
    let crosses = crosses.iter().filter_map(cross).filter(|field| intent.taps.read().has(*field));
    let crosses = crosses.map(|field| mark("c-mark c-start", field, 28.0)).collect_view();
    let chosen = intent.die.get().is_some() || !intent.strokes.read().is_empty();
    let earned = earned(intent);
    let class = move |field| if chosen || earned.has(field) { "c-mark c-chosen" } else { "c-mark" };
    let next = intent.next.get();
    let ends = intent.ends.get();
    view! {
        {crosses}
        {ends.iter().filter(|end| !next.has(*end)).map(|field| mark("c-mark c-goal", field, 24.0)).collect_view()}
        {next.iter().map(|field| mark(class(field), field, 12.0)).collect_view()}
    }
}

/// Returns the fields that strokes of a circle can enter.
fn earned(intent: Intent) -> FieldSet {
    let Some(sheet) = intent.sheet.get() else { return FieldSet::EMPTY };
    let left = intent.left.read();
    let more = left.iter().filter(|way| matches!(way.action, Action::More(_)));
    more.flat_map(|way| way.fields(&sheet)).collect()
}

fn mark(class: &'static str, field: Field, inset: f64) -> impl IntoView {
    let (x, y) = (f64::from(field.x()) * FIELD + inset, f64::from(field.y()) * FIELD + inset);
    let size = FIELD - 2.0 * inset;
    view! { <rect class=class x=x y=y width=size height=size rx=size / 4.0 /> }
}

/// Draws the strokes that are not played yet.
fn draft(intent: Intent) -> Option<impl IntoView> {
    let (half, sheet) = (intent.half.get()?, intent.sheet.get()?);
    let fields = walk(&sheet, half, &intent.strokes.read());
    let whole = !intent.whole.read().is_empty();
    let all: Vec<Field> = sheet.line(half).end().into_iter().chain(fields.iter().copied()).collect();
    let dot = |field: Field| {
        let Point { x, y } = touch(field);
        view! { <circle class="c-draft-dot" cx=format!("{x:.1}") cy=format!("{y:.1}") r="19" /> }
    };
    // The dot at which it begins lies over the paper that shows along the draft.
    let start = |field: Field| {
        let Point { x, y } = touch(field);
        view! { <circle class="c-dot-fill" cx=format!("{x:.1}") cy=format!("{y:.1}") r="21" /> }
    };
    Some(view! {
        <g class=format!("c-draft c-{half}") class:is-whole=whole>
            <path class="c-draft-casing" d=line(&all) />
            {(!sheet.line(half).fields().is_empty()).then(|| all.first().map(|&field| start(field)))}
            <path class="c-draft-line" d=line(&all) />
            {fields.into_iter().map(dot).collect_view()}
        </g>
    })
}

/// A field as a target, for clicks without a pointer and for screen readers.
#[component]
fn Target(intent: Intent, ground: StoredValue<Ground>, field: Field) -> impl IntoView {
    let legal = Memo::new(move |_| intent.taps.read().has(field));
    let state = Memo::new(move |_| field_state(intent.sheet.read().as_ref(), field));
    let label = move || field_label(&ground.read_value(), field, state.get());
    let (x, y) = (f64::from(field.x()) * FIELD, f64::from(field.y()) * FIELD);
    let faded = Memo::new(move |_| is_faded(intent, field));
    view! {
        <rect
            class="c-target"
            class:legal=legal
            class:is-faded=faded
            id=format!("field-{}-{}", field.x(), field.y())
            data-testid=format!("field-{}-{}", field.x(), field.y())
            role="button"
            aria-disabled=move || (!legal.get()).to_string()
            aria-label=label
            x=x
            y=y
            width=FIELD
            height=FIELD
            on:click=move |event| {
                // Pointers are handled elsewhere: a click with `detail` 0 comes from a screen reader.
                if event.detail() == 0 {
                    intent.tap(field);
                }
            }
        />
    }
}

/// Returns whether a field's colour allows no cross, while crosses are set.
fn is_faded(intent: Intent, field: Field) -> bool {
    let setting = matches!(intent.stage.get(), Stage::Setup | Stage::Crosses) && field.half().is_some();
    let taken = intent.sheet.read().as_ref().is_some_and(|sheet| sheet.taken().has(field));
    setting
        && !taken
        && intent.can_any(|action| matches!(action, Action::Cross(_)))
        && !intent.can(&Action::Cross(field))
}

fn here(field: Field) -> impl IntoView {
    let Point { x, y } = centre(field);
    view! { <rect class="c-here" x=x - 46.0 y=y - 46.0 width="92" height="92" rx="18" /> }
}
