//! Reports: one self-contained HTML page with plots and the numbers below each.

mod command;
mod comparison;
mod plot;
mod sections;
mod words;

pub use command::{EDITION_FILE, command};
pub use comparison::comparison;

use crate::plan::Plan;
use crate::summary::Summary;
use texts::Language;
use words::{Words, escape};

/// The study of a report.
#[derive(Clone, Copy, Debug)]
pub struct FinishedStudy<'a> {
    pub plan: &'a Plan,
    pub summary: &'a Summary,
    /// Whether it was played with a custom edition, whose file is in its folder.
    pub own_edition: bool,
}

/// Returns the report of a study.
pub fn report(studied: FinishedStudy<'_>, language: Language) -> String {
    let (words, FinishedStudy { plan, summary, .. }) = (Words(language), studied);
    let title = words.tell(
        "lab-title",
        &[("game", texts::say(language, &contract::Message::new(&format!("{}-name", plan.game))).into())],
    );
    let mut body = format!("<h1>{title}</h1>{}", facts(words, plan, summary));
    body.push_str(&sections::in_short(words, plan, summary));
    body.push_str(&format!("<h3>{}</h3><div class=\"cards\">", words.say("lab-part-fair")));
    for section in [
        sections::order(words, plan, summary),
        sections::levels(words, plan, summary),
        sections::seats(words, plan, summary),
        sections::won(words, summary),
        sections::luck(words, plan, summary),
    ] {
        body.push_str(&section);
    }
    body.push_str(&format!("</div><h3>{}</h3><div class=\"cards\">", words.say("lab-part-course")));
    for section in [
        sections::rounds(words, summary),
        sections::scores(words, plan, summary),
        sections::choices(words, summary),
        sections::lead(words, summary),
        sections::decided(words, summary),
        sections::endings(words, summary),
    ] {
        body.push_str(&section);
    }
    body.push_str(&format!("</div><h3>{}</h3><div class=\"cards\">", words.say("lab-part-components")));
    body.push_str(&sections::components(words, plan, summary));
    body.push_str(&format!("</div><h3>{}</h3>{}", words.say("lab-part-method"), method(words, studied)));
    page(language, &title, &body)
}

/// Returns the page around a report, with its styles and without scripts.
fn page(language: Language, title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n{}\n{}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n",
        language.code(),
        include_str!("../../../../page/kit/styles/tokens.css"),
        include_str!("report.css"),
    )
}

/// Returns the section about what was played.
fn facts(words: Words, plan: &Plan, summary: &Summary) -> String {
    let bots: Vec<String> = plan.seats.iter().map(|name| words.bot(name)).collect();
    let fact = |id: &str, value: String| format!("<li>{} <b>{value}</b></li>", words.say(id));
    let facts = [
        fact("lab-fact-games", words.whole(summary.games)),
        fact("lab-fact-deals", words.whole(summary.deals)),
        fact("lab-fact-seats", bots.join(", ")),
        fact("lab-fact-edition", escape(&plan.edition.to_string())),
        fact("lab-fact-options", escape(&options(plan))),
        fact("lab-fact-seed", plan.seed.to_string()),
        fact("lab-fact-program", escape(&plan.program)),
    ];
    format!("<ul class=\"facts\">{}</ul>", facts.concat())
}

fn options(plan: &Plan) -> String {
    let Some(options) = plan.options.as_object() else { return String::new() };
    let told = |(key, value): (&String, &serde_json::Value)| match value {
        serde_json::Value::String(text) => format!("{key}={text}"),
        other => format!("{key}={other}"),
    };
    options.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// Returns the section about method and reproduction.
fn method(words: Words, studied: FinishedStudy<'_>) -> String {
    let FinishedStudy { plan, summary, .. } = studied;
    let paragraph = |id: &str| format!("<p>{}</p>", words.say(id));
    let deals = words.tell(
        "lab-method-deals",
        &[("replays", i64::from(plan.replays).into()), ("deals", words.whole(summary.deals).into())],
    );
    format!(
        "<section class=\"wide\"><p>{deals}</p>{}{}{}</section>",
        paragraph("lab-method-intervals"),
        paragraph("lab-method-bots"),
        again(words, studied),
    )
}

/// Returns the command that plays the same games again, and what it needs.
fn again(words: Words, studied: FinishedStudy<'_>) -> String {
    let FinishedStudy { plan, summary, own_edition } = studied;
    let mut told = words.say("lab-method-again");
    if summary.games < plan.games {
        let args = [("games", words.whole(summary.games).into()), ("all", words.whole(plan.games).into())];
        told = format!("{} {told}", words.tell("lab-method-part", &args));
    }
    let mut again = format!("<p>{told}</p><p><code>{}</code></p>", escape(&command(plan, own_edition)));
    if own_edition {
        let args = [("file", EDITION_FILE.into()), ("edition", plan.edition.to_string().into())];
        again.push_str(&format!("<p class=\"soft\">{}</p>", words.tell("lab-method-edition", &args)));
    }
    again
}

/// Returns a section: title, plot, note, numbers.
fn section(words: Words, title: &str, plot: &str, note: &str, table: &str) -> String {
    let note = if note.is_empty() { String::new() } else { format!("<p class=\"soft\">{note}</p>") };
    let numbers = words.say("lab-numbers");
    format!(
        "<section><h2>{title}</h2>{plot}{note}<details><summary>{numbers}</summary><div class=\"scroll\">{table}</div></details></section>"
    )
}

/// Returns a table with a head. Cells are HTML; a row can be marked.
fn table(head: &[String], rows: &[(bool, Vec<String>)]) -> String {
    let head: String = head.iter().map(|cell| format!("<th scope=\"col\">{cell}</th>")).collect();
    let row = |(marked, cells): &(bool, Vec<String>)| {
        let class = if *marked { " class=\"marked\"" } else { "" };
        let cells: String = cells.iter().map(|cell| format!("<td>{cell}</td>")).collect();
        format!("<tr{class}>{cells}</tr>")
    };
    let rows: String = rows.iter().map(row).collect();
    format!("<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
}
