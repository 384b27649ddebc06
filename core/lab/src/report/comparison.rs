//! The report of two studies side by side.

use super::plot::columns;
use super::sections::{bins, counts, spread_table};
use super::words::Words;
use super::{FinishedStudy, again, facts, page, section, table};
use crate::compare::{Difference, What, compare};
use crate::plan::Plan;
use crate::stats::Spread;
use contract::Message;
use texts::{Language, say};

/// Returns the report of what differs between two studies.
///
/// # Errors
/// They are studies of different games.
pub fn comparison(one: FinishedStudy<'_>, other: FinishedStudy<'_>, language: Language) -> Result<String, Message> {
    let words = Words(language);
    let (before, after) = ((one.plan, one.summary), (other.plan, other.summary));
    let mut differences = compare(before, after)?;
    differences.sort_by(|a, b| a.probability.total_cmp(&b.probability));
    let game = say(language, &Message::new(&format!("{}-name", before.0.game)));
    let title = words.tell("lab-compare-title", &[("game", game.into())]);
    let mut body = format!("<h1>{title}</h1>");
    for (id, (plan, summary), class) in [("lab-before", before, ""), ("lab-after", after, " second")] {
        body.push_str(&format!(
            "<p><span class=\"key{class}\"></span> <b>{}</b></p>{}",
            words.say(id),
            facts(words, plan, summary)
        ));
    }
    body.push_str(&in_short(words, before.0, &differences));
    body.push_str("<div class=\"cards\">");
    body.push_str(&both(words, "lab-rounds-title", &before.1.rounds, &after.1.rounds));
    body.push_str(&both(words, "lab-scores-title", &before.1.scores, &after.1.scores));
    body.push_str("</div>");
    body.push_str(&format!("<h3>{}</h3>{}", words.say("lab-compare-all"), all(words, before.0, &differences)));
    body.push_str(&format!("<h3>{}</h3>", words.say("lab-part-method")));
    for (id, studied) in [("lab-before", one), ("lab-after", other)] {
        body.push_str(&format!(
            "<section class=\"wide\"><h2>{}</h2>{}</section>",
            words.say(id),
            again(words, studied)
        ));
    }
    Ok(page(language, &title, &body))
}

fn in_short(words: Words, plan: &Plan, differences: &[Difference]) -> String {
    let significant: Vec<&Difference> = differences.iter().filter(|difference| difference.is_significant()).collect();
    let args = [("count", (significant.len() as i64).into()), ("all", (differences.len() as i64).into())];
    let mut items = format!("<li>{}</li>", words.tell("lab-compare-short", &args));
    for difference in significant.iter().take(10) {
        let [before, after] = values(words, difference);
        items.push_str(&format!("<li>{}: {before} → {after}</li>", name(words, plan, &difference.what)));
    }
    format!("<div class=\"short\"><ul>{items}</ul></div>")
}

/// Returns two spreads as columns side by side.
fn both(words: Words, id: &str, before: &Spread, after: &Spread) -> String {
    let title = words.say(id);
    let (begins, wide) = bins(&[before, after]);
    let names: Vec<String> = begins.iter().map(|begin| words.number(*begin as f64, 0)).collect();
    let shares = |spread: &Spread| -> Vec<f64> {
        counts(spread, &begins, wide).into_iter().map(|count| count / spread.count.max(1) as f64).collect()
    };
    let series = [shares(before), shares(after)];
    let most = series.iter().flatten().copied().fold(0.0, f64::max);
    let top = words.tell("lab-most", &[("share", words.percent(most).into())]);
    let plot = columns(&title, &series, &names, &|_| false, &top);
    let spreads = [(words.say("lab-before"), before), (words.say("lab-after"), after)];
    section(words, &title, &plot, &words.say("lab-compare-note"), &spread_table(words, &spreads, 1))
}

fn all(words: Words, plan: &Plan, differences: &[Difference]) -> String {
    let head = ["lab-what", "lab-before", "lab-after", "lab-probability"].map(|id| words.say(id));
    let row = |difference: &Difference| {
        let [before, after] = values(words, difference);
        let probability = match difference.probability {
            tiny if tiny < 0.0001 => format!("&lt; {}", words.number(0.0001, 4)),
            other => words.number(other, 4),
        };
        (difference.is_significant(), vec![name(words, plan, &difference.what), before, after, probability])
    };
    let rows: Vec<_> = differences.iter().map(row).collect();
    format!(
        "<section class=\"wide\"><p class=\"soft\">{}</p><div class=\"scroll\">{}</div></section>",
        words.say("lab-compare-method"),
        table(&head, &rows)
    )
}

fn name(words: Words, plan: &Plan, what: &What) -> String {
    match what {
        What::Number(id) | What::Share(id) => words.say(id),
        What::Order(place) => {
            let who = words.tell("lab-order-name", &[("place", (*place as i64 + 1).into())]);
            format!("{} ({who})", words.say("lab-wins"))
        }
        What::Level(bot) => format!("{} ({})", words.say("lab-wins"), words.bot(bot)),
        What::Component(component) => {
            format!("{}: {}", words.group(&plan.game, &component.group), words.component(&plan.game, component))
        }
    }
}

fn values(words: Words, difference: &Difference) -> [String; 2] {
    [difference.before, difference.after].map(|value| match difference.what {
        What::Number("lab-decided") => words.percent(value),
        What::Number(_) => words.number(value, 2),
        _ => words.percent(value),
    })
}
