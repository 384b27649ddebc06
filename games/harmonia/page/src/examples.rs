//! Small gardens between the rules: what is a hole, a shape, a closed and symmetric pattern, and what each is worth (H5.2–H5.4).

use super::bed::Bed;
use super::garden::Garden;
use super::geometry::{Frame, Point};
use super::trial::laid;
use contract::Line;
use harmonia::{Harmonia, Variant};
use kit::reader::{say, text};
use leptos::prelude::*;
use std::collections::BTreeSet;

type Tiles = &'static [(&'static str, &'static str)];

/// First gardens of which the shape counts; all but the hexagon have purple at their edge. Then gardens of one pattern each: it
/// counts, is open, is not symmetric.
const EXAMPLES: [Tiles; 7] = [
    &[
        ("0,0", "100000"),
        ("-1,1", "000000"),
        ("-2,1", "000000"),
        ("-2,0", "000000"),
        ("-1,-1", "000000"),
        ("0,-1", "000000"),
    ],
    &[
        ("0,0", "111111"),
        ("1,0", "000100"),
        ("1,-1", "000010"),
        ("0,-1", "000001"),
        ("-1,0", "100000"),
        ("-1,1", "010000"),
        ("0,1", "001000"),
    ],
    &[("0,0", "000000"), ("1,0", "100000"), ("0,1", "000000"), ("1,1", "000000")],
    &[("0,0", "000000"), ("1,0", "100000"), ("-1,0", "000000"), ("0,1", "000000"), ("-1,1", "000000")],
    &[("0,0", "100000"), ("1,0", "100100"), ("2,0", "000100")],
    &[("0,0", "100000"), ("1,0", "100100"), ("2,0", "010101")],
    &[("0,0", "100000"), ("1,0", "000101"), ("1,1", "101000"), ("2,1", "000100")],
];
/// How many of them are about the shape.
const SHAPES: usize = 4;
/// The mirror of the last of these.
const MIRROR: (Point, Point) = (Point { x: 0.0, y: -125.0 }, Point { x: 0.0, y: 275.0 });

/// All of them, each with the line of the score that it is about.
#[component]
pub fn Examples() -> impl IntoView {
    view! {
        <figure class="trial" data-testid="examples">
            <figcaption>{move || text("rules-harmonia-trial-examples")}</figcaption>
            <ul class="h-examples">{(0..EXAMPLES.len()).filter_map(example).collect_view()}</ul>
        </figure>
    }
}

fn example(number: usize) -> Option<impl IntoView> {
    let (state, line) = scored(number)?;
    let mut bed = Bed::of(state.table().layout(), &state.edition().numbers);
    let frame = Frame::around(bed.tiles.iter().map(|tile| tile.cell), 0.2);
    let mut lit = BTreeSet::new();
    if number < SHAPES {
        // What is lit as a whole is drawn as a shape.
        lit = bed.tiles.iter().map(|tile| tile.cell).collect();
        bed.finished.clear();
        bed.mirrors = if number + 1 == SHAPES { vec![MIRROR] } else { Vec::new() };
    }
    Some(view! {
        <li>
            <svg class="h-window" viewBox=frame.view_box() aria-hidden="true">
                <Garden bed=Signal::stored(bed) lit=Signal::stored(lit) />
            </svg>
            <span>{move || say(&line.text)}</span>
            " "
            <b>{line.points.map(texts::number)}</b>
        </li>
    })
}

/// An example, and its line of the score.
fn scored(number: usize) -> Option<(Harmonia, Line)> {
    let state = laid(EXAMPLES[number], Variant::Advanced)?;
    let id = if number < SHAPES { "harmonia-score-shape" } else { "harmonia-score-pattern" };
    let line = state.table().explain(state.edition()).into_iter().find(|line| line.text.id == id)?;
    Some((state, line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Arg;

    fn line(number: usize) -> Line {
        scored(number).expect("the rules accept it").1
    }

    /// H5.2, H5.3
    #[test]
    fn the_shapes_are_what_they_shall_show() {
        let shapes = [("hole", 0), ("hexagon", 150), ("rhombus", 30), ("symmetric", 20)];
        for (number, (shape, points)) in shapes.into_iter().enumerate() {
            let line = line(number);
            assert_eq!((&line.text.args["shape"], line.points), (&Arg::from(shape), Some(points)));
        }
    }

    /// H5.4
    #[test]
    fn the_patterns_are_what_they_shall_show() {
        let patterns = [("yes", "yes", 10), ("no", "yes", 0), ("yes", "no", 0)];
        for (number, (closed, symmetric, points)) in patterns.into_iter().enumerate() {
            let Line { text, points: counted, .. } = line(SHAPES + number);
            assert_eq!((&text.args["closed"], &text.args["symmetric"]), (&Arg::from(closed), &Arg::from(symmetric)));
            assert_eq!(counted, Some(points));
        }
    }
}
