//! Reports: the same rows make the same page, in both languages, with nothing missing and nothing fetched.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use colour_lines::ColourLines;
use contract::Game;
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use lab::{FinishedStudy, Plan, Row, StudyRequest, Summary, comparison, report, study};
use texts::Language;

fn rows<G: Game>(games: u64, seats: &[&str], options: &[&str], edition: Option<String>) -> (Plan, Vec<Row>) {
    let asked = StudyRequest {
        games,
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        rounds: 12,
        reaction: 700,
        seed: 3,
        replays: None,
        edition,
        events: false,
    };
    let study = study::<G>(&asked).unwrap();
    let mut bench = study.bench();
    let rows = (0..games).map(|game| bench.play(game).unwrap().0).collect();
    (study.plan().clone(), rows)
}

fn studied<'a>(plan: &'a Plan, summary: &'a Summary) -> FinishedStudy<'a> {
    FinishedStudy { plan, summary, own_edition: false }
}

/// Checks every page: complete, in its language, without scripts and without external resources.
fn check(page: &str, language: Language) {
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains(&format!("lang=\"{}\"", language.code())));
    for foreign in ["<script", "http:", "https:", "src=", "@import", " style=\"", "NaN", "inf\""] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    let said = page.split("</style>").nth(1).unwrap();
    for missing in ["lab-", "-component-", "\u{1}"] {
        let found = said.match_indices(missing).map(|(at, _)| &said[at.saturating_sub(30)..at + 30]).next();
        // The command to repeat a study is not translated.
        assert!(found.is_none(), "a text is missing: {found:?}");
    }
    for element in ["section", "table", "svg", "details", "div", "li", "p"] {
        let count = |tag: String| said.matches(&tag).count();
        let opened = count(format!("<{element}>")) + count(format!("<{element} "));
        assert_eq!(opened, count(format!("</{element}>")), "{element}");
    }
}

fn both<G: Game>(games: u64, seats: &[&str], options: &[&str]) -> String {
    let (plan, rows) = rows::<G>(games, seats, options, None);
    let summary = Summary::of(&plan, &rows);
    let page = |summary, language| report(studied(&plan, summary), language);
    let [german, english] = Language::ALL.map(|language| page(&summary, language));
    check(&german, Language::De);
    check(&english, Language::En);
    assert_eq!(english, page(&Summary::of(&plan, &rows), Language::En));
    english
}

#[test]
fn every_game_has_a_report_in_both_languages() {
    let page = both::<Kaleidoskop>(24, &["greedy", "random", "random"], &[]);
    assert!(page.contains("What going first is worth") && page.contains("Skill or luck?"));
    both::<ColourLines>(12, &["greedy", "random"], &[]);
    both::<ColourLines>(6, &["greedy"], &["task=4"]);
    let page = both::<Harmonia>(8, &["greedy", "greedy"], &[]);
    assert!(page.contains("How often the goal is reached") && !page.contains("What going first is worth"));
    both::<Harmonia>(6, &["greedy", "greedy", "greedy"], &["game=advanced"]);
    let page = both::<Konfetti>(6, &["medium", "easy"], &[]);
    assert!(page.contains("seconds"));
}

#[test]
fn a_summary_adds_up() {
    let (plan, rows) = rows::<Kaleidoskop>(40, &["greedy", "greedy", "random", "random"], &[], None);
    let summary = Summary::of(&plan, &rows);
    assert_eq!((summary.games, summary.deals), (40, 10));
    for sides in [&summary.seats, &summary.order] {
        let wins: f64 = sides.iter().map(|side| side.wins.share).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{wins}");
    }
    // Two seats per bot: the shares are per seat.
    let wins: f64 = summary.levels.iter().map(|side| 2.0 * side.wins.share).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
    assert!(summary.levels[0].wins.share > summary.levels[1].wins.share);
    assert!(summary.luck.skill > 0.0);
    let crystals =
        plan.components.iter().zip(&summary.components).filter(|(component, _)| component.group == "crystals");
    let put: f64 = crystals.map(|(_, used)| used.per_game).sum();
    let turns =
        rows.iter().map(|row| row.uses_of(plan.components.iter().position(|c| c.name == "put").unwrap())).sum::<u32>();
    assert!(put * 40.0 >= f64::from(turns));
}

/// A study compared with itself shows no differences; with more expensive tools, tools are bought less often.
#[test]
fn a_comparison_finds_what_was_changed_and_nothing_else() {
    let seats = ["greedy", "greedy", "greedy"];
    let (plan, rows_before) = rows::<Kaleidoskop>(90, &seats, &[], None);
    let before = Summary::of(&plan, &rows_before);
    let same = comparison(studied(&plan, &before), studied(&plan, &before), Language::En).unwrap();
    check(&same, Language::En);
    assert!(same.contains("shows a statistically significant difference."));

    let text = include_str!("../../../games/kaleidoskop/editions/farbraum.toml");
    let dear = text.replace("mirror = 3 ", "mirror = 30 ").replace("name = \"farbraum\"", "name = \"dear <mirrors>\"");
    let (dear_plan, dear_rows) = rows::<Kaleidoskop>(90, &seats, &[], Some(dear));
    let after = Summary::of(&dear_plan, &dear_rows);
    let differences = lab::compare((&plan, &before), (&dear_plan, &after)).unwrap();
    let mirror = differences.iter().find(|difference| {
        matches!(&difference.what, lab::What::Component(c) if c.group == "purchases" && c.name == "mirror")
    });
    let mirror = mirror.unwrap();
    assert!(mirror.is_significant() && mirror.after < mirror.before, "{mirror:?}");
    for language in Language::ALL {
        let page = comparison(
            studied(&plan, &before),
            FinishedStudy { own_edition: true, ..studied(&dear_plan, &after) },
            language,
        )
        .unwrap();
        check(&page, language);
        assert!(page.contains("dear &lt;mirrors&gt;") && !page.contains("<mirrors>"));
        assert_eq!(page.matches("<code>farbraum lab run kaleidoskop ").count(), 2, "a command for each study");
    }

    let (other_plan, other) = rows::<Harmonia>(4, &["random", "random"], &[], None);
    let other = Summary::of(&other_plan, &other);
    assert_eq!(
        comparison(studied(&plan, &before), studied(&other_plan, &other), Language::De).unwrap_err().id,
        "lab-other-game"
    );
}
