//! Plots as plain SVG: no scripts, no own fonts, colours by class. All are 400 units wide, so that their text is readable on a
//! phone.

use std::fmt::Write;

const WIDTH: f64 = 400.0;
const LABELS: f64 = 118.0;
const ROW: f64 = 30.0;

/// A bar with an interval.
#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// The label behind it.
    pub(crate) told: String,
    /// Whether it is highlighted.
    pub(crate) marked: bool,
}

/// Returns a plot around its marks. Screen readers read `title`.
fn svg(height: f64, title: &str, marks: &str) -> String {
    format!(
        "<svg class=\"plot\" viewBox=\"0 0 400 {height:.0}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>{marks}</svg>"
    )
}

/// Returns horizontal bars, one below the other, with intervals and a line at the equal share.
pub(crate) fn bars(title: &str, bars: &[Bar], reference: Option<f64>) -> String {
    let greatest = bars.iter().map(|bar| bar.high.max(bar.value)).chain(reference).fold(0.0, f64::max).max(1e-9);
    let room = WIDTH - LABELS - 66.0;
    let x = |value: f64| LABELS + room * (value / greatest).clamp(0.0, 1.0);
    let height = ROW * bars.len() as f64 + 8.0;
    let mut marks = String::new();
    for (place, bar) in bars.iter().enumerate() {
        let y = 4.0 + ROW * place as f64;
        let middle = y + ROW / 2.0;
        let class = if bar.marked { "bar marked" } else { "bar" };
        let (from, to) = (x(bar.low), x(bar.high));
        // Writing into a string cannot fail.
        let _ = write!(
            marks,
            "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{}</text><rect class=\"{class}\" x=\"{LABELS}\" y=\"{:.1}\" width=\"{:.1}\" height=\"18\" rx=\"3\"/>",
            LABELS - 8.0,
            middle + 4.0,
            bar.label,
            middle - 9.0,
            (x(bar.value) - LABELS).max(0.5),
        );
        if bar.high > bar.low {
            let top = middle - 5.0;
            let line = format!("M{from:.1} {middle:.1}H{to:.1}M{from:.1} {top:.1}v10M{to:.1} {top:.1}v10");
            // A halo makes it visible on the bar and beside it.
            let _ = write!(marks, "<path class=\"halo\" d=\"{line}\"/><path class=\"whisker\" d=\"{line}\"/>");
        }
        let _ = write!(
            marks,
            "<text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            WIDTH - 60.0,
            middle + 4.0,
            bar.told
        );
    }
    if let Some(value) = reference {
        let _ = write!(marks, "<path class=\"reference\" d=\"M{:.1} 0V{height:.1}\"/>", x(value));
    }
    svg(height, title, &marks)
}

/// Returns columns next to each other, with some of their names below; a second series stands beside the first.
pub(crate) fn columns(
    title: &str,
    series: &[Vec<f64>],
    names: &[String],
    marked: &dyn Fn(usize) -> bool,
    top: &str,
) -> String {
    let (left, width, base, high) = (8.0, WIDTH - 16.0, 150.0, 132.0);
    let greatest = series.iter().flatten().copied().fold(0.0, f64::max).max(1e-9);
    let count = names.len().max(1);
    let step = width / count as f64;
    let gap = if step > 6.0 { 1.5 } else { 0.2 };
    let wide = ((step - gap) / series.len().max(1) as f64).max(0.3);
    let mut marks = format!("<text class=\"axis start\" x=\"{left}\" y=\"11\">{top}</text>");
    for (which, values) in series.iter().enumerate() {
        for (place, value) in values.iter().enumerate() {
            let tall = high * value / greatest;
            let class = match (which, marked(place)) {
                (_, true) => "bar marked",
                (0, _) => "bar",
                _ => "bar second",
            };
            let _ = write!(
                marks,
                "<rect class=\"{class}\" x=\"{:.2}\" y=\"{:.2}\" width=\"{wide:.2}\" height=\"{:.2}\"/>",
                left + step * place as f64 + gap / 2.0 + wide * which as f64,
                base - tall,
                tall.max(if *value > 0.0 { 0.6 } else { 0.0 }),
            );
        }
    }
    let _ = write!(marks, "<path class=\"ground\" d=\"M{left} {base}H{}\"/>", left + width);
    // Names are left out where there is no room.
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(1) as f64;
    let every = ((longest * 7.5 + 8.0) / step).ceil().max(1.0) as usize;
    for (place, name) in names.iter().enumerate().step_by(every) {
        let x = left + step * (place as f64 + 0.5);
        let _ = write!(marks, "<text class=\"axis\" x=\"{x:.1}\" y=\"166\">{name}</text>");
    }
    svg(172.0, title, &marks)
}

/// A spread: the middle half as a box, nine of ten within the whiskers.
#[derive(Clone, Debug)]
pub(crate) struct Box5 {
    pub(crate) label: String,
    /// 5th, 25th, 50th, 75th, 95th percentile.
    pub(crate) at: [f64; 5],
    pub(crate) told: String,
}

/// Returns spreads, one below the other.
pub(crate) fn boxes(title: &str, boxes: &[Box5], ends: impl Fn(f64) -> String) -> String {
    let least = boxes.iter().map(|b| b.at[0]).fold(f64::INFINITY, f64::min);
    let greatest = boxes.iter().map(|b| b.at[4]).fold(f64::NEG_INFINITY, f64::max);
    let span = (greatest - least).max(1e-9);
    let room = WIDTH - LABELS - 66.0;
    let x = |value: f64| LABELS + room * ((value - least) / span).clamp(0.0, 1.0);
    let height = ROW * boxes.len() as f64 + 24.0;
    let mut marks = String::new();
    for (place, b) in boxes.iter().enumerate() {
        let middle = 4.0 + ROW * place as f64 + ROW / 2.0;
        let [p5, p25, p50, p75, p95] = b.at.map(x);
        let _ = write!(
            marks,
            "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{}</text><path class=\"whisker\" d=\"M{p5:.1} {middle:.1}H{p95:.1}\"/><rect class=\"bar\" x=\"{p25:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"18\" rx=\"3\"/><path class=\"median\" d=\"M{p50:.1} {:.1}v18\"/><text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LABELS - 8.0,
            middle + 4.0,
            b.label,
            middle - 9.0,
            (p75 - p25).max(1.0),
            middle - 9.0,
            WIDTH - 60.0,
            middle + 4.0,
            b.told,
        );
    }
    let y = height - 4.0;
    let _ = write!(
        marks,
        "<text class=\"axis start\" x=\"{LABELS}\" y=\"{y:.1}\">{}</text><text class=\"axis end\" x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
        ends(least),
        LABELS + room,
        ends(greatest),
    );
    svg(height, title, &marks)
}

/// Returns parts of a whole, side by side, each with its name and number below.
pub(crate) fn parts(title: &str, parts: &[(String, f64, String)]) -> String {
    let mut marks = String::new();
    let mut x = 4.0;
    for (place, (_, share, _)) in parts.iter().enumerate() {
        let wide = (WIDTH - 8.0) * share;
        let _ =
            write!(marks, "<rect class=\"part part-{place}\" x=\"{x:.1}\" y=\"4\" width=\"{wide:.1}\" height=\"34\"/>");
        if wide > 18.0 {
            let _ = write!(
                marks,
                "<text class=\"on-part on-part-{place}\" x=\"{:.1}\" y=\"26\">{}</text>",
                x + wide / 2.0,
                place + 1
            );
        }
        x += wide;
    }
    for (place, (name, _, told)) in parts.iter().enumerate() {
        let y = 60.0 + 22.0 * place as f64;
        let _ = write!(
            marks,
            "<rect class=\"part part-{place}\" x=\"4\" y=\"{:.1}\" width=\"16\" height=\"16\" rx=\"3\"/><text class=\"on-part on-part-{place}\" x=\"12\" y=\"{y:.1}\">{}</text><text class=\"legend\" x=\"28\" y=\"{y:.1}\">{name}: {told}</text>",
            y - 12.0,
            place + 1,
        );
    }
    svg(52.0 + 22.0 * parts.len() as f64, title, &marks)
}
