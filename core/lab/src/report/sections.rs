//! What a report shows, section by section.

use super::plot::{Bar, Box5, bars, boxes, columns, parts};
use super::words::Words;
use super::{section, table};
use crate::plan::Plan;
use crate::stats::{Share, Spread, gini};
use crate::summary::{Side, Summary, Use};
use contract::Component;

/// The most columns of a histogram.
const MOST_COLUMNS: usize = 40;
/// Groups with at most this number of components are drawn as bars, larger ones as columns.
const MOST_BARS: usize = 16;

fn has_winner(plan: &Plan) -> bool {
    plan.seats.len() > 1 && !plan.together
}

/// Returns the summary in a few sentences.
pub(super) fn in_short(words: Words, plan: &Plan, summary: &Summary) -> String {
    let mut told = Vec::new();
    let equal = 1.0 / plan.seats.len().max(1) as f64;
    if has_winner(plan) {
        if let Some(first) = summary.order.first() {
            let verdict = match (first.wins.low > equal, first.wins.high < equal) {
                (true, _) => "more",
                (_, true) => "less",
                _ => "same",
            };
            let args = [
                ("share", words.percent(first.wins.share).into()),
                ("interval", words.interval(&first.wins).into()),
                ("equal", words.percent(equal).into()),
                ("verdict", verdict.into()),
            ];
            told.push(words.tell("lab-short-first", &args));
        }
        if summary.levels.len() > 1
            && let Some(best) = summary.levels.iter().max_by(|a, b| a.wins.share.total_cmp(&b.wins.share))
        {
            let args = [("bot", words.bot(&best.name).into()), ("share", words.percent(best.wins.share).into())];
            told.push(words.tell("lab-short-best", &args));
        }
    }
    if let Some(won) = &summary.won {
        told.push(words.tell("lab-short-won", &[("share", words.share(won).into())]));
    }
    let [_, p5, _, median, _, p95, _] = summary.rounds.quantiles;
    let args = [
        ("median", words.number(median, 0).into()),
        ("low", words.number(p5, 0).into()),
        ("high", words.number(p95, 0).into()),
    ];
    told.push(words.tell("lab-short-rounds", &args));
    if summary.cut_short.share > 0.0 {
        told.push(words.tell("lab-short-cut", &[("share", words.percent(summary.cut_short.share).into())]));
    }
    if summary.decided.count > 0 {
        let args = [
            ("share", words.percent(summary.decided.median()).into()),
            ("changes", words.number(summary.lead_changes.mean, 1).into()),
        ];
        told.push(words.tell("lab-short-decided", &args));
    }
    let uses = || plan.components.iter().zip(&summary.components);
    let dead: Vec<String> =
        uses().filter(|(_, used)| used.is_dead()).map(|(c, _)| words.component(&plan.game, c)).collect();
    let never = uses().filter(|(_, used)| used.offered == 0).count();
    told.push(match dead.len() {
        0 => words.say("lab-short-alive"),
        count => {
            let mut names = dead.iter().take(12).cloned().collect::<Vec<_>>().join(", ");
            if count > 12 {
                names.push_str(", …");
            }
            // The names are escaped already.
            words
                .tell("lab-short-dead", &[("count", (count as i64).into()), ("names", "\u{1}".into())])
                .replace('\u{1}', &names)
        }
    });
    if never > 0 {
        told.push(words.tell("lab-short-never", &[("count", (never as i64).into())]));
    }
    let items: String = told.iter().map(|sentence| format!("<li>{sentence}</li>")).collect();
    format!("<div class=\"short\"><ul>{items}</ul></div>")
}

/// Returns wins of several sides as bars, with a table.
fn wins(
    words: Words,
    title: &str,
    note: &str,
    sides: &[Side],
    equal: f64,
    name: impl Fn(usize, &Side) -> String,
) -> String {
    let bar = |(place, side): (usize, &Side)| Bar {
        label: name(place, side),
        value: side.wins.share,
        low: side.wins.low,
        high: side.wins.high,
        told: words.percent(side.wins.share),
        marked: false,
    };
    let plot = bars(title, &sides.iter().enumerate().map(bar).collect::<Vec<_>>(), Some(equal));
    let head =
        ["lab-who", "lab-wins", "lab-interval", "lab-played-games", "lab-score", "lab-median"].map(|id| words.say(id));
    let row = |(place, side): (usize, &Side)| {
        let cells = vec![
            name(place, side),
            words.percent(side.wins.share),
            words.interval(&side.wins),
            words.number(side.wins.of, 0),
            words.number(side.score.mean, 2),
            words.number(side.score.median(), 1),
        ];
        (side.wins.low > equal || side.wins.high < equal, cells)
    };
    section(words, title, &plot, note, &table(&head, &sides.iter().enumerate().map(row).collect::<Vec<_>>()))
}

/// Returns the section about the advantage of the first player.
pub(super) fn order(words: Words, plan: &Plan, summary: &Summary) -> String {
    if !has_winner(plan) || summary.order.is_empty() {
        return String::new();
    }
    let equal = 1.0 / plan.seats.len() as f64;
    let note = words.tell("lab-order-note", &[("equal", words.percent(equal).into())]);
    let name = |place: usize, _: &Side| words.tell("lab-order-name", &[("place", (place as i64 + 1).into())]);
    wins(words, &words.say("lab-order-title"), &note, &summary.order, equal, name)
}

pub(super) fn levels(words: Words, plan: &Plan, summary: &Summary) -> String {
    if !has_winner(plan) || summary.levels.len() < 2 {
        return String::new();
    }
    let equal = 1.0 / plan.seats.len() as f64;
    wins(words, &words.say("lab-levels-title"), &words.say("lab-levels-note"), &summary.levels, equal, |_, side| {
        words.bot(&side.name)
    })
}

pub(super) fn seats(words: Words, plan: &Plan, summary: &Summary) -> String {
    if !has_winner(plan) {
        return String::new();
    }
    let equal = 1.0 / plan.seats.len() as f64;
    let name = |place: usize, _: &Side| words.tell("lab-seat-name", &[("seat", (place as i64 + 1).into())]);
    wins(words, &words.say("lab-seats-title"), &words.say("lab-seats-note"), &summary.seats, equal, name)
}

pub(super) fn won(words: Words, summary: &Summary) -> String {
    let Some(won) = &summary.won else { return String::new() };
    let title = words.say("lab-won-title");
    let bar = Bar {
        label: words.say("lab-won"),
        value: won.share,
        low: won.low,
        high: won.high,
        told: words.percent(won.share),
        marked: false,
    };
    let head = ["lab-who", "lab-share", "lab-interval", "lab-played-games"].map(|id| words.say(id));
    let cells = vec![words.say("lab-won"), words.percent(won.share), words.interval(won), words.number(won.of, 0)];
    section(words, &title, &bars(&title, &[bar], Some(1.0)), "", &table(&head, &[(false, cells)]))
}

/// Returns the section about skill and luck.
pub(super) fn luck(words: Words, plan: &Plan, summary: &Summary) -> String {
    if summary.luck.total() <= 0.0 || plan.replays < 2 {
        return String::new();
    }
    let shares = summary.luck.shares();
    let ids = ["lab-luck-skill", "lab-luck-deal", "lab-luck-play"];
    let all = ids.into_iter().zip(shares).map(|(id, share)| (words.say(id), share, words.percent(share)));
    let shown: Vec<(String, f64, String)> = all.clone().collect();
    let title = words.say("lab-luck-title");
    let one_level = plan.together || plan.levels().len() < 2;
    let note = words.say(if one_level { "lab-luck-note-alike" } else { "lab-luck-note" });
    let head = ["lab-who", "lab-share", "lab-variance"].map(|id| words.say(id));
    let variances = [summary.luck.skill, summary.luck.deal, summary.luck.play];
    let rows: Vec<_> = all
        .zip(variances)
        .map(|((name, _, told), variance)| (false, vec![name, told, words.number(variance, 2)]))
        .collect();
    section(words, &title, &parts(&title, &shown), &note, &table(&head, &rows))
}

/// Groups whole numbers into columns. Returns the start of each column, and their width.
pub(super) fn bins(spreads: &[&Spread]) -> (Vec<i64>, i64) {
    let keys = || spreads.iter().flat_map(|spread| spread.counts.keys().copied());
    let (Some(least), Some(greatest)) = (keys().min(), keys().max()) else { return (Vec::new(), 1) };
    let span = greatest - least + 1;
    let wide =
        [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|wide| span / wide < MOST_COLUMNS as i64).unwrap_or(1000);
    let start = least.div_euclid(wide) * wide;
    ((0..).map(|place| start + place * wide).take_while(|begin| *begin <= greatest).take(400).collect(), wide)
}

/// Returns how many numbers lie in each column.
pub(super) fn counts(spread: &Spread, begins: &[i64], wide: i64) -> Vec<f64> {
    begins.iter().map(|begin| spread.counts.range(*begin..begin + wide).map(|(_, count)| *count as f64).sum()).collect()
}

/// Returns a spread as a histogram, with its numbers.
fn histogram(words: Words, title: &str, note: &str, spread: &Spread, places: usize) -> String {
    if spread.count == 0 {
        return String::new();
    }
    let (begins, wide) = bins(&[spread]);
    let names: Vec<String> = begins.iter().map(|begin| words.number(*begin as f64, 0)).collect();
    let series = counts(spread, &begins, wide);
    let most = series.iter().copied().fold(0.0, f64::max);
    let top = words.tell("lab-most", &[("share", words.percent(most / spread.count as f64).into())]);
    let plot = columns(title, &[series], &names, &|_| false, &top);
    section(words, title, &plot, note, &spread_table(words, &[(words.say("lab-all"), spread)], places))
}

pub(super) fn spread_table(words: Words, spreads: &[(String, &Spread)], places: usize) -> String {
    let head = [
        "lab-who",
        "lab-mean",
        "lab-deviation",
        "lab-least",
        "lab-p5",
        "lab-p25",
        "lab-median",
        "lab-p75",
        "lab-p95",
        "lab-greatest",
    ];
    let row = |(name, spread): &(String, &Spread)| {
        let mut cells = vec![name.clone(), words.number(spread.mean, 2), words.number(spread.deviation, 2)];
        cells.extend(spread.quantiles.iter().map(|number| words.number(*number, places)));
        (false, cells)
    };
    table(&head.map(|id| words.say(id)), &spreads.iter().map(row).collect::<Vec<_>>())
}

pub(super) fn rounds(words: Words, summary: &Summary) -> String {
    let title = words.say("lab-rounds-title");
    let spread = &summary.rounds;
    let (begins, wide) = bins(&[spread]);
    let names: Vec<String> = begins.iter().map(|begin| words.number(*begin as f64, 0)).collect();
    let series = counts(spread, &begins, wide);
    let most = series.iter().copied().fold(0.0, f64::max);
    let top = words.tell("lab-most", &[("share", words.percent(most / spread.count.max(1) as f64).into())]);
    let plot = columns(&title, &[series], &names, &|_| false, &top);
    let mut spreads = vec![(words.say("lab-rounds"), spread), (words.say("lab-moves"), &summary.moves_of_a_game)];
    if summary.seconds.mean > 0.0 {
        spreads.push((words.say("lab-seconds"), &summary.seconds));
    }
    section(words, &title, &plot, "", &spread_table(words, &spreads, 0))
}

pub(super) fn scores(words: Words, plan: &Plan, summary: &Summary) -> String {
    let title = words.say("lab-scores-title");
    let own = |side: &Side| (words.bot(&side.name), side.score.clone());
    let mut spreads: Vec<(String, Spread)> =
        if plan.together { Vec::new() } else { summary.levels.iter().map(own).collect() };
    if has_winner(plan) {
        spreads.push((words.say("lab-winners"), summary.winning_scores.clone()));
    }
    if plan.together || plan.seats.len() < 2 {
        return histogram(words, &title, "", &summary.scores, 1);
    }
    let drawn = |(name, spread): &(String, Spread)| {
        let [_, p5, p25, p50, p75, p95, _] = spread.quantiles;
        Box5 { label: name.clone(), at: [p5, p25, p50, p75, p95], told: words.number(p50, 1) }
    };
    let plot = boxes(&title, &spreads.iter().map(drawn).collect::<Vec<_>>(), |end| words.number(end, 0));
    let told: Vec<(String, &Spread)> = spreads.iter().map(|(name, spread)| (name.clone(), spread)).collect();
    section(words, &title, &plot, &words.say("lab-scores-note"), &spread_table(words, &told, 1))
}

/// Returns the section about the branching factor.
pub(super) fn choices(words: Words, summary: &Summary) -> String {
    let title = words.say("lab-choices-title");
    let names: Vec<String> = summary.choices_by_round.iter().map(|(round, _)| round.to_string()).collect();
    let values: Vec<f64> = summary.choices_by_round.iter().map(|(_, mean)| *mean).collect();
    let most = values.iter().copied().fold(0.0, f64::max);
    let top = words.tell("lab-most-choices", &[("most", words.number(most, 0).into())]);
    let plot = columns(&title, &[values], &names, &|_| false, &top);
    let note = words.tell("lab-choices-note", &[("mean", words.number(summary.choices.mean, 1).into())]);
    let head = ["lab-round", "lab-choices"].map(|id| words.say(id));
    let row = |(round, mean): &(u32, f64)| (false, vec![round.to_string(), words.number(*mean, 1)]);
    section(words, &title, &plot, &note, &table(&head, &summary.choices_by_round.iter().map(row).collect::<Vec<_>>()))
}

pub(super) fn lead(words: Words, summary: &Summary) -> String {
    histogram(words, &words.say("lab-lead-title"), &words.say("lab-lead-note"), &summary.lead_changes, 0)
}

pub(super) fn decided(words: Words, summary: &Summary) -> String {
    if summary.decided.count == 0 {
        return String::new();
    }
    let title = words.say("lab-decided-title");
    let percent = |number: &f64| words.percent(*number);
    let [_, p5, p25, p50, p75, p95, _] = summary.decided.quantiles;
    let drawn = Box5 { label: words.say("lab-all"), at: [p5, p25, p50, p75, p95], told: percent(&p50) };
    let plot = boxes(&title, &[drawn], |end| words.percent(end));
    let head = ["lab-p5", "lab-p25", "lab-median", "lab-p75", "lab-p95", "lab-mean"].map(|id| words.say(id));
    let cells = [p5, p25, p50, p75, p95, summary.decided.mean].iter().map(percent).collect();
    section(words, &title, &plot, &words.say("lab-decided-note"), &table(&head, &[(false, cells)]))
}

pub(super) fn endings(words: Words, summary: &Summary) -> String {
    let title = words.say("lab-endings-title");
    let named = |id: &str| words.ending(id);
    let bar = |(id, share): (&String, &Share)| Bar {
        label: named(id),
        value: share.share,
        low: share.low,
        high: share.high,
        told: words.percent(share.share),
        marked: false,
    };
    let plot = bars(&title, &summary.endings.iter().map(bar).collect::<Vec<_>>(), None);
    let head = ["lab-ending", "lab-share", "lab-interval"].map(|id| words.say(id));
    let row =
        |(id, share): (&String, &Share)| (false, vec![named(id), words.percent(share.share), words.interval(share)]);
    section(words, &title, &plot, "", &table(&head, &summary.endings.iter().map(row).collect::<Vec<_>>()))
}

/// Returns a section for each group of components.
pub(super) fn components(words: Words, plan: &Plan, summary: &Summary) -> String {
    let all: Vec<(&Component, &Use)> = plan.components.iter().zip(&summary.components).collect();
    all.chunk_by(|a, b| a.0.group == b.0.group).map(|group| component_group(words, plan, group)).collect()
}

fn component_group(words: Words, plan: &Plan, group: &[(&Component, &Use)]) -> String {
    let Some((first, _)) = group.first() else { return String::new() };
    let title = words
        .tell("lab-group-title", &[("group", "\u{1}".into())])
        .replace('\u{1}', &words.group(&plan.game, &first.group));
    let mut sorted: Vec<(&Component, &Use)> = group.to_vec();
    sorted.sort_by(|a, b| b.1.used.share.total_cmp(&a.1.used.share));
    let name = |component: &Component| words.component(&plan.game, component);
    let plot = if sorted.len() <= MOST_BARS {
        let bar = |(component, used): &(&Component, &Use)| Bar {
            label: name(component),
            value: used.used.share,
            low: used.used.low,
            high: used.used.high,
            told: words.percent(used.used.share),
            marked: used.is_dead(),
        };
        bars(&title, &sorted.iter().map(bar).collect::<Vec<_>>(), None)
    } else {
        let names: Vec<String> = sorted.iter().map(|(component, _)| name(component)).collect();
        let series = sorted.iter().map(|(_, used)| used.used.share).collect::<Vec<_>>();
        let most = series.first().copied().unwrap_or(0.0);
        let top = words.tell("lab-most", &[("share", words.percent(most).into())]);
        columns(&title, &[series], &names, &|place| sorted[place].1.is_dead(), &top)
    };
    let uneven = gini(sorted.iter().filter(|(_, used)| used.offered > 0).map(|(_, used)| used.used.share).collect());
    let note = words.tell("lab-group-note", &[("gini", words.number(uneven, 2).into())]);
    let winner = has_winner(plan);
    let mut head = vec!["lab-component", "lab-used", "lab-interval", "lab-offered", "lab-per-game"];
    if winner {
        head.push("lab-wins-when-used");
    }
    let detailed = sorted.iter().any(|(component, _)| !component.detail.is_empty());
    if detailed {
        head.push("lab-detail");
    }
    let row = |(component, used): &(&Component, &Use)| {
        let mut cells = vec![
            name(component),
            words.percent(used.used.share),
            words.interval(&used.used),
            words.whole(used.offered),
            words.number(used.per_game, 2),
        ];
        if winner {
            cells.push(if used.wins.of > 0.0 { words.share(&used.wins) } else { "–".to_owned() });
        }
        if detailed {
            cells.push(super::escape(&component.detail));
        }
        (used.is_dead(), cells)
    };
    let head: Vec<String> = head.into_iter().map(|id| words.say(id)).collect();
    section(words, &title, &plot, &note, &table(&head, &sorted.iter().map(row).collect::<Vec<_>>()))
}
