//! What a study says, as tables: the draft, and beside it the edition that comes with the game.

use super::numbers::{number, percent};
use super::outcome::{Measured, Outcome};
use contract::{Component, Message};
use kit::reader::{has, reader, say, text};
use kit::t;
use lab::stats::{Share, Spread};
use lab::{Use, What};
use leptos::prelude::*;
use std::sync::Arc;
use texts::Language;

/// How many components of each end of a group are shown, if the group has more than twice as many.
const ENDS: usize = 3;

/// Everything.
#[component]
pub(super) fn Figures(outcome: Arc<Outcome>) -> impl IntoView {
    move || {
        let language = reader().language.get();
        let parts = parts(language, &outcome);
        let compared = outcome.usual.is_some();
        let summary = &outcome.own.summary;
        let played = Message::new("design-played")
            .with("games", summary.games as i64)
            .with("deals", summary.deals as i64)
            .with("edition", outcome.own.plan.edition.to_string());
        let (count, all) = outcome.differences();
        let short = compared.then(|| {
            let short = Message::new("lab-compare-short").with("count", count as i64).with("all", all as i64);
            view! { <p data-testid="design-differences">{say(&short)}</p> }
        });
        view! {
            <div class="design-figures" data-testid="design-figures">
                <p class="note">{say(&played)}</p>
                {short}
                {parts.into_iter().map(|part| table(part, compared)).collect_view()}
                <p class="note">{t!("design-figures-note")}</p>
            </div>
        }
    }
}

/// One table.
struct Part {
    title: String,
    lines: Vec<Line>,
}

/// One thing that was measured.
struct Line {
    name: String,
    /// What else is to be known of it.
    detail: String,
    own: Cell,
    usual: Option<Cell>,
    differs: bool,
}

#[derive(Default)]
struct Cell {
    words: String,
    range: String,
    /// Low, middle and high of a share.
    bar: Option<(f64, f64, f64)>,
}

fn share(language: Language, share: &Share) -> Cell {
    let to = number(language, 100.0 * share.high, 1);
    Cell {
        words: percent(language, share.share),
        range: format!("{}–{to}\u{a0}%", number(language, 100.0 * share.low, 1)),
        bar: Some((share.low, share.share, share.high)),
    }
}

/// The mean, and where nine of ten lie.
fn spread(language: Language, spread: &Spread) -> Cell {
    let (low, high) = (spread.quantiles[1], spread.quantiles[5]);
    // Tenths do not matter in a wide range.
    let places = usize::from((low.fract() != 0.0 || high.fract() != 0.0) && high - low < 10.0);
    let range = format!("{}–{}", number(language, low, places), number(language, high, places));
    Cell { words: number(language, spread.mean, 1), range, bar: None }
}

/// In which share of games a component was used, and how often in each.
fn used(language: Language, used: &Use) -> Cell {
    let cell = share(language, &used.used);
    let often = format!("{} {}", number(language, used.per_game, 1), text("lab-per-game"));
    Cell { range: format!("{}, {often}", cell.range), ..cell }
}

fn parts(language: Language, outcome: &Outcome) -> Vec<Part> {
    let line = |name: String, what: Option<What>, cell: &dyn Fn(&Measured) -> Option<Cell>| {
        Some(Line {
            name,
            detail: String::new(),
            own: cell(&outcome.own)?,
            usual: outcome.usual.as_ref().map(|usual| cell(usual).unwrap_or_default()),
            differs: what.is_some_and(|what| outcome.differs(&what)),
        })
    };
    let plan = &outcome.own.plan;
    let (seats, order) = (outcome.own.summary.seats.len(), outcome.own.summary.order.len());
    let mut fair: Vec<Line> = Vec::new();
    let won = |measured: &Measured| measured.summary.won.as_ref().map(|won| share(language, won));
    fair.extend(line(text("lab-won"), Some(What::Share("lab-won")), &won));
    if !plan.together && seats > 1 {
        fair.extend((0..order).filter_map(|place| {
            let name = say(&Message::new("lab-order-name").with("place", place as i64 + 1));
            let of = |measured: &Measured| measured.summary.order.get(place).map(|side| share(language, &side.wins));
            line(name, Some(What::Order(place)), &of)
        }));
        fair.extend((0..seats).filter_map(|seat| {
            let name = say(&Message::new("lab-seat-name").with("seat", seat as i64 + 1));
            let of = |measured: &Measured| measured.summary.seats.get(seat).map(|side| share(language, &side.wins));
            line(name, None, &of)
        }));
    }
    type Numbers = fn(&Measured) -> &Spread;
    let numbers: [(&'static str, Numbers); 6] = [
        ("lab-rounds", |measured| &measured.summary.rounds),
        ("lab-moves", |measured| &measured.summary.moves_of_a_game),
        ("lab-score", |measured| &measured.summary.scores),
        ("lab-winning-score", |measured| &measured.summary.winning_scores),
        ("lab-choices", |measured| &measured.summary.choices),
        ("lab-lead-changes", |measured| &measured.summary.lead_changes),
    ];
    let mut course: Vec<Line> = numbers
        .into_iter()
        .filter_map(|(id, of)| {
            let cell = |measured: &Measured| (of(measured).count > 0).then(|| spread(language, of(measured)));
            line(text(id), Some(What::Number(id)), &cell)
        })
        .collect();
    let cut = |measured: &Measured| Some(share(language, &measured.summary.cut_short));
    course.extend(line(text("lab-cut-short"), Some(What::Share("lab-cut-short")), &cut));
    let mut parts = vec![
        Part { title: text("lab-part-fair"), lines: fair },
        Part { title: text("lab-part-course"), lines: course },
    ];
    parts.extend(groups(language, outcome));
    parts.retain(|part| !part.lines.is_empty());
    parts
}

/// How much the components were used, group by group, the least used first.
fn groups(language: Language, outcome: &Outcome) -> Vec<Part> {
    let Measured { plan, summary } = &outcome.own;
    let all: Vec<(&Component, &Use)> = plan.components.iter().zip(&summary.components).collect();
    let of_group = |group: &[(&Component, &Use)]| {
        let mut used: Vec<_> = group.iter().filter(|(_, used)| used.offered > 0).copied().collect();
        used.sort_by(|a, b| a.1.used.share.total_cmp(&b.1.used.share));
        if used.len() > 2 * ENDS {
            used.drain(ENDS..used.len() - ENDS);
        }
        let lines = used.into_iter().map(|(component, used)| Line {
            name: component_name(&plan.game, component),
            detail: component.detail.clone(),
            own: self::used(language, used),
            usual: outcome.usual.as_ref().map(|usual| {
                let found = same(usual, component).map(|used| self::used(language, used));
                found.unwrap_or_default()
            }),
            differs: outcome.differs(&What::Component(component.clone())) || changed(outcome, component),
        });
        let name = group.first().map(|(component, _)| component.group.as_str()).unwrap_or_default();
        let named = text(&format!("{}-component-{name}", plan.game));
        Part { title: say(&Message::new("lab-group-title").with("group", named)), lines: lines.collect() }
    };
    all.chunk_by(|a, b| a.0.group == b.0.group).map(of_group).collect()
}

/// The component of the same name in the other edition.
fn same<'a>(usual: &'a Measured, component: &Component) -> Option<&'a Use> {
    let is_same = |other: &Component| (&other.group, &other.name) == (&component.group, &component.name);
    let place = usual.plan.components.iter().position(is_same)?;
    usual.summary.components.get(place).filter(|used| used.offered > 0)
}

/// Comparisons name components as they are in the other edition, where something else may be printed on them.
fn changed(outcome: &Outcome, component: &Component) -> bool {
    let usual = outcome.usual.iter().flat_map(|usual| &usual.plan.components);
    let mut others = usual.filter(|other| (&other.group, &other.name) == (&component.group, &component.name));
    others.any(|other| outcome.differs(&What::Component(other.clone())))
}

fn component_name(game: &str, component: &Component) -> String {
    let Component { group, name, .. } = component;
    let id = format!("{game}-component-{group}-{name}");
    if has(&id) { text(&id) } else { name.clone() }
}

fn table(Part { title, lines }: Part, compared: bool) -> impl IntoView {
    let row = move |line: Line| {
        let mark = line.differs.then(|| view! { <span class="chip">{text("design-differs")}</span> });
        let detail = (!line.detail.is_empty()).then(|| view! { <span class="note">{line.detail}</span> });
        view! {
            <tr class:differs=line.differs>
                <th scope="row">{line.name}" "{mark}{detail}</th>
                <td>{cell(line.own)}</td>
                {compared.then(|| view! { <td>{cell(line.usual.unwrap_or_default())}</td> })}
            </tr>
        }
    };
    view! {
        <div class="design-table">
            <table>
                <caption>{title}</caption>
                <thead>
                    <tr>
                        <th scope="col">{text("lab-what")}</th>
                        <th scope="col">{text("design-own")}</th>
                        {compared.then(|| view! { <th scope="col">{text("design-usual")}</th> })}
                    </tr>
                </thead>
                <tbody>{lines.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

fn cell(Cell { words, range, bar }: Cell) -> impl IntoView {
    let bar = bar.map(|(low, middle, high)| {
        let [low, middle, high] = [low, middle, high].map(|share| 100.0 * share.clamp(0.0, 1.0));
        view! {
            <svg class="design-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="design-bar-all" width="100" height="6"/>
                <rect class="design-bar-range" x=low width=(high - low).max(0.5) height="6"/>
                <rect class="design-bar-point" x=(middle - 0.6).max(0.0) width="1.2" height="6"/>
            </svg>
        }
    });
    let missing = words.is_empty().then_some("–");
    view! { <strong>{missing}{words}</strong>" "<span class="note">{range}</span>{bar} }
}
