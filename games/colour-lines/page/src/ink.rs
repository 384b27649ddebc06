//! What is drawn on a sheet: crosses, the two lines stroke by stroke, dots. New strokes draw themselves.
//!
//! ```text
//! g.c-ink
//! └─ g.c-line.c-left, g.c-line.c-right
//!    ├─ path.c-casing    paper showing along the line, so that it stands out from every colour
//!    ├─ path.c-cross
//!    ├─ path.c-stroke    one a stroke; .c-now if it is of this round; .c-fresh draws itself
//!    ├─ g.c-dot          one a field; a reached letter is a big one
//!    └─ circle.c-end     where the line grows
//! ```

use super::geometry::{Point, centre, line, stroke, touch};
use colour_lines::{Field, Ground, Half, Line, Sheet};
use leptos::prelude::*;

/// A line: where it starts, and the fields it entered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    pub cross: Option<Field>,
    pub fields: Vec<Field>,
    /// How many fields the line had entered when the round began.
    pub before: usize,
}

impl From<&Line> for Trace {
    fn from(line: &Line) -> Trace {
        Trace { cross: line.cross(), fields: line.fields().to_vec(), before: usize::from(line.before()) }
    }
}

impl Trace {
    /// The line of a half.
    pub fn of(sheet: &Sheet, half: Half) -> Trace {
        Trace::from(sheet.line(half))
    }

    /// Returns the cross and the fields.
    fn all(&self) -> Vec<Field> {
        self.cross.into_iter().chain(self.fields.iter().copied()).collect()
    }
}

/// One stroke.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stroke {
    place: usize,
    from: Field,
    to: Field,
    now: bool,
}

/// The maximum number of strokes that one action draws.
const AT_ONCE: usize = 3;

/// The visible part of a line, and how many of its strokes are not new.
#[derive(Clone, Debug, PartialEq)]
struct Drawing {
    trace: Trace,
    known: usize,
}

impl Drawing {
    /// Only strokes of the last action are animated: stepping back or jumping in a replay shows the line at once.
    fn after(before: Option<&Drawing>, trace: Trace, from_start: bool) -> Drawing {
        let all = trace.fields.len();
        let known = match before.map(|before| &before.trace) {
            None if from_start => 0,
            None => all,
            Some(earlier) => {
                let grown = earlier.cross == trace.cross && trace.fields.starts_with(&earlier.fields);
                let short = all.saturating_sub(earlier.fields.len()) <= AT_ONCE;
                if grown && short { earlier.fields.len() } else { all }
            }
        };
        Drawing { trace, known }
    }

    fn strokes(&self) -> Vec<Stroke> {
        let stroke = |(place, pair): (usize, &[Field])| Stroke {
            place,
            from: pair[0],
            to: pair[1],
            now: place >= self.trace.before,
        };
        self.trace.all().windows(2).enumerate().map(stroke).collect()
    }
}

/// Draws both lines. With `from_start` the initial strokes are animated too.
#[component]
pub fn Ink(
    ground: Ground,
    #[prop(into)] traces: Signal<[Trace; 2]>,
    #[prop(optional)] from_start: bool,
) -> impl IntoView {
    let ground = StoredValue::new(ground);
    let drawn = move |half: Half| {
        let trace = Memo::new(move |_| traces.read()[half.index()].clone());
        view! { <DrawnLine ground half trace from_start /> }
    };
    view! { <g class="c-ink">{Half::BOTH.map(drawn).into_iter().collect_view()}</g> }
}

#[component]
fn DrawnLine(ground: StoredValue<Ground>, half: Half, trace: Memo<Trace>, from_start: bool) -> impl IntoView {
    let drawing = Memo::new(move |before| Drawing::after(before, trace.get(), from_start));
    let strokes = Memo::new(move |_| drawing.read().strokes());
    // Strokes that exist already need it too: a browser that moves an element restarts its animation.
    let known = Memo::new(move |_| drawing.read().known);
    let fresh = move |stroke: Stroke| move || stroke.place >= known.get();
    let late = move |stroke: Stroke| move || delay(stroke.place.checked_sub(known.get()), from_start);
    let casing = move || line(&trace.read().all());
    let cross = move || trace.read().cross.map(|field| view! { <Cross field /> });
    let end = move || {
        let trace = trace.read();
        let end = trace.fields.last().copied().or(trace.cross)?;
        let (x, y) = (touch(end).x, touch(end).y);
        Some(view! { <circle class="c-end" cx=format!("{x:.1}") cy=format!("{y:.1}") r="30" /> })
    };
    let key = |stroke: &Stroke| (stroke.place, stroke.from, stroke.to, stroke.now);
    view! {
        <g class=format!("c-line c-{half}")>
            <path class="c-casing" d=casing />
            {cross}
            <For each=move || strokes.get() key=key let:drawn>
                <path class="c-stroke" class:c-now=drawn.now class:c-fresh=fresh(drawn) pathLength="1"
                    d=stroke(drawn.from, drawn.to) style:animation-delay=late(drawn) />
            </For>
            <For each=move || strokes.get() key=key let:drawn>
                <g class="c-dot" class:c-now=drawn.now class:c-fresh=fresh(drawn)
                    transform=place(ground, drawn.to).translate() style:animation-delay=late(drawn)>
                    {dot(ground, drawn.to)}
                </g>
            </For>
            {end}
        </g>
    }
}

/// Returns the delay of a stroke, so that new strokes are drawn one after the other.
fn delay(nth: Option<usize>, from_start: bool) -> Option<String> {
    let each = if from_start { 90 } else { 160 };
    nth.filter(|&nth| nth > 0).map(|nth| format!("{}ms", nth * each))
}

/// Returns the centre of a dot; a big dot covers the printed letter.
fn place(ground: StoredValue<Ground>, field: Field) -> Point {
    if ground.read_value().letter(field).is_some() { centre(field) } else { touch(field) }
}

/// Draws a dot; a reached letter is shown in a big one.
fn dot(ground: StoredValue<Ground>, field: Field) -> impl IntoView {
    match ground.read_value().letter(field) {
        Some(letter) => view! {
            <circle class="c-dot-fill" r="39" />
            <text class="c-letter" y="18">{letter.to_string()}</text>
        }
        .into_any(),
        None => view! {
            <circle class="c-dot-fill" r="21" />
            <circle class="c-dot-eye" r="7" />
        }
        .into_any(),
    }
}

/// A start cross, as if drawn by hand.
#[component]
pub fn Cross(field: Field) -> impl IntoView {
    view! {
        <path class="c-cross" transform=centre(field).translate() d="M-29 -27Q-4 -4 28 30M27 -30Q2 -2 -30 28" />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(fields: usize) -> Trace {
        let fields = Field::all().take(fields).collect();
        Trace { cross: Field::all().last(), fields, before: 0 }
    }

    #[test]
    fn only_what_an_action_adds_draws_itself() {
        let first = Drawing::after(None, drawn(5), false);
        assert_eq!(first.known, 5, "what was there when somebody came");
        assert_eq!(Drawing::after(None, drawn(5), true).known, 0);
        let on = Drawing::after(Some(&first), drawn(7), false);
        assert_eq!(on.known, 5);
        assert_eq!(Drawing::after(Some(&on), drawn(5), false).known, 5, "a step back");
        assert_eq!(Drawing::after(Some(&on), drawn(20), false).known, 20, "a jump");
        let other = Trace { cross: None, ..drawn(8) };
        assert_eq!(Drawing::after(Some(&on), other, false).known, 8, "another sheet");
    }
}
