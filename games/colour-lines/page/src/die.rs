//! A face of a die: a figure as strokes, or a number.

use colour_lines::{Compass, Face};
use leptos::prelude::*;

/// The picture of a face.
#[component]
pub fn FacePicture(face: Face) -> impl IntoView {
    let inside = match face.number {
        Some(number) => view! { <text class="c-face-number" x="50" y="72">{number}</text> }.into_any(),
        None => view! { <Figure face /> }.into_any(),
    };
    view! { <svg class="c-face" viewBox="0 0 100 100" aria-hidden="true">{inside}</svg> }
}

/// A figure, in the middle of its face.
#[component]
fn Figure(face: Face) -> impl IntoView {
    const STEP: f64 = 25.0;
    let Some(path) = face.paths.iter().next() else { return ().into_any() };
    let mut points = vec![(0.0_f64, 0.0_f64)];
    for to in path.strokes() {
        let (x, y) = points.last().copied().unwrap_or_default();
        points.push(match to {
            Compass::North => (x, y - STEP),
            Compass::East => (x + STEP, y),
            Compass::South => (x, y + STEP),
            Compass::West => (x - STEP, y),
        });
    }
    let middle = |values: Vec<f64>| {
        let (least, most) = values.iter().fold((f64::MAX, f64::MIN), |(least, most), &v| (least.min(v), most.max(v)));
        50.0 - (least + most) / 2.0
    };
    let right = middle(points.iter().map(|point| point.0).collect());
    let down = middle(points.iter().map(|point| point.1).collect());
    let points: Vec<(f64, f64)> = points.into_iter().map(|(x, y)| (x + right, y + down)).collect();
    let way: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let dot = |(x, y): (f64, f64)| view! { <circle class="c-face-dot" cx=x cy=y r="6.5" /> };
    view! {
        <polyline class="c-face-line" points=way.join(" ") />
        {points.into_iter().map(dot).collect_view()}
    }
    .into_any()
}
