//! The standard edition is what the law prints; what is wrong with an edition is said.

use crate::table::*;
use contract::{AnyWorkbench, Edition as _, ShelfGame};
use konfetti::*;
use std::sync::Arc;

#[test]
fn the_times_are_those_of_the_law() {
    let edition = Edition::standard();
    assert_eq!(edition.numbers, Numbers { ready: 4000, pull: 300, contest: 2000, choose: 20_000 });
    assert_eq!((edition.id().name.as_str(), edition.id().version), ("farbraum", 2));
}

/// The error for the standard edition with one change, or `None` if it is fine.
fn problem(find: &str, replace: &str) -> String {
    let text = STANDARD.replacen(find, replace, 1);
    assert_ne!(text, STANDARD, "{find} is in the edition");
    Edition::parse(&text).err().map(|error| error.message.to_string()).unwrap_or_default()
}

const FOUR: &str = "rounds = [{ share = 2, hold = 6 }, { share = 2, hold = 6 }, { share = 1, hold = 9 }]";

#[test]
fn mistakes_of_an_edition_are_named() {
    let many = |count: usize| format!("rounds = [{}]", vec!["{ share = 2, hold = 6 }"; count].join(", "));
    let (nine, ten) = (many(9), many(10));
    let rounds = "konfetti-edition-rounds held=12 most=9";
    let players = "konfetti-edition-players most=7";
    let times = "konfetti-edition-times most=600000";
    for (find, replace, expected) in [
        ("ready = 4000", "ready = 600000", ""),
        ("ready = 4000", "ready = 600001", times),
        ("pull = 300", "pull = 600001", times),
        ("contest = 2000", "contest = 600001", times),
        ("choose = 20000", "choose = 4000000000", times),
        ("choose = 20000", "choose = 5000000000", "edition-toml"),
        ("choose = 20000", "choose = -1", "edition-toml"),
        ("choose = 20000", "choose = 0", ""),
        ("choose = 20000", "", "edition-toml"),
        ("choose = 20000", "choose = 20000\nsand = 60", "edition-toml"),
        (FOUR, "rounds = []", rounds),
        (FOUR, &nine, ""),
        (FOUR, &ten, rounds),
        (FOUR, "rounds = [{ share = 0, hold = 6 }]", rounds),
        (FOUR, "rounds = [{ share = 255, hold = 1 }]", ""),
        (FOUR, "rounds = [{ share = 256, hold = 1 }]", "edition-toml"),
        (FOUR, "rounds = [{ share = 1, hold = 0 }]", rounds),
        (FOUR, "rounds = [{ share = 1, hold = 12 }]", ""),
        (FOUR, "rounds = [{ share = 1, hold = 13 }]", rounds),
        (FOUR, "rounds = [{ share = 2, hold = 6 }, { share = 1, hold = 13 }]", rounds),
        (FOUR, "rounds = [{ share = 1 }]", "edition-toml"),
        (FOUR, "rounds = [{ share = 1, hold = 6, more = 1 }]", "edition-toml"),
        (FOUR, "", "edition-toml"),
        ("players = [2, 3, 4]", "players = [2, 3]", players),
        ("players = [2, 3, 4]", "players = []", players),
        ("players = [2, 3, 4]", "players = [2, 3, 4, 5]", players), // twice
        ("players = [2, 3, 4]", "players = [2, 3, 4, 4]", players),
        ("players = [2, 3, 4]", "players = [0, 2, 3, 4]", players),
        ("players = [2, 3, 4]", "players = [2, 3, 4, 8]", players),
        ("players = [2, 3, 4]", "players = [2, 3, 4, 255]", players),
        ("players = [2, 3, 4]", "players = [4, 3, 2]", ""),
        ("roy = \"oyr\"", "", ""), // 83 are enough
        ("roy = \"oyr\"", "roy = \"yor\"", "konfetti-edition-black card=yor"),
        ("roy = \"oyr\"", "roy = \"rog\"", ""), // whatever the other side shows, once
        ("roy = \"oyr\"", "roy = \"oyo\"", "edition-toml"),
        ("roy = \"oyr\"", "roy = \"oy\"", "edition-toml"),
        ("roy = \"oyr\"", "roo = \"oyr\"", "edition-toml"),
        ("roy = \"oyr\"", "roy = 1", "edition-toml"),
        ("roy = \"oyr\"", "ryo = \"oyr\"", "edition-toml"), // twice
        ("[cards]", "[card]", "edition-toml"),
        ("[numbers]", "[number]", "edition-toml"),
        ("version = 2", "", "edition-toml"),
        ("version = 2", "version = -1", "edition-toml"),
        ("version = 2", "version = 2\nsurprise = 1", "edition-toml"),
        ("name = \"farbraum\"", "", "edition-toml"),
        ("name = \"farbraum\"", "name = \"mine\"", ""),
    ] {
        let said = problem(find, replace);
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{replace}: {said}");
    }
}

/// The standard edition with these cards, the other side of each being its white one shifted.
fn with_cards(cards: &[String]) -> String {
    let (head, _) = STANDARD.split_once("[cards]").unwrap();
    let line = |card: &String| format!("{card} = \"{}{}\"\n", &card[1..], &card[..1]);
    format!("{head}[cards]\n{}", cards.iter().map(line).collect::<String>())
}

#[test]
fn an_edition_has_12_to_120_cards_and_is_not_too_long() {
    let letters = "roygbv";
    let mut all = Vec::new();
    for small in letters.chars() {
        for medium in letters.chars().filter(|&medium| medium != small) {
            for large in letters.chars().filter(|&large| large != small && large != medium) {
                all.push(format!("{small}{medium}{large}"));
            }
        }
    }
    let count = |cards: &[String]| Edition::parse(&with_cards(cards)).map(|edition| edition.count());
    assert_eq!((all.len(), count(&all).unwrap()), (120, 120), "every card there can be");
    assert_eq!(count(&all[..12]).unwrap(), 12);
    let few = count(&all[..11]).unwrap_err().message;
    assert_eq!(few.to_string(), "konfetti-edition-count least=12 most=120");
    assert_eq!(count(&[]).unwrap_err().message.id, "konfetti-edition-count");
    let long = format!("{STANDARD}\n#{}", "x".repeat(contract::LONGEST_EDITION));
    assert_eq!(Edition::parse(&long).unwrap_err().message.id, "edition-too-long");
}

#[test]
fn an_edition_with_every_card_there_can_be_is_played() {
    let (white, black) = (Side::White, Side::Black);
    let mut all = all_cards();
    for left_out in ["rog", "oyb", "ygv", "gbr", "bvo", "vry"] {
        let [a, b, c]: [char; 3] = left_out.chars().collect::<Vec<_>>().try_into().unwrap();
        all.extend([[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map(String::from_iter));
    }
    let edition = Arc::new(Edition::parse(&with_cards(&all)).unwrap());
    for side in [white, black] {
        let options = Options { side, sand: 30, ..Options::default() };
        let table = wild(Table::with(edition.clone(), options, 4, 3), |table, _| whole(table.game.state()));
        assert!(table.outcome().is_some());
    }
}

#[test]
fn a_small_edition_is_played_to_its_end() {
    // Twelve cards, no time to look, no waiting, and more rounds than there are cards for.
    let text = with_cards(&sorted("ryb ybr bry rby byr yrb roy oyr yro ryo ory yor"))
        .replace("ready = 4000", "ready = 0")
        .replace("pull = 300", "pull = 0")
        .replace("contest = 2000", "contest = 1")
        .replace("choose = 20000", "choose = 0");
    let edition = Arc::new(Edition::parse(&text).unwrap());
    for (seats, options) in [(1, Options::default()), (7, Options::default()), (3, calm()), (4, Options::default())] {
        for seed in 0..3 {
            let options = Options { sand: 30, ..options.clone() };
            let start = Table::with(edition.clone(), options, seats, seed);
            let table = wild(start, |table, _| whole(table.game.state()));
            let outcome = table.outcome().unwrap();
            assert_eq!(outcome.seats.len(), usize::from(seats));
            assert!(outcome.seats.iter().all(|standing| standing.score <= 12));
        }
    }
}

#[test]
fn the_times_of_an_edition_count() {
    let edition = edition_with(&[
        ("ready = 4000", "ready = 10"),
        ("pull = 300", "pull = 1000"),
        ("contest = 2000", "contest = 500"),
        ("choose = 20000", "choose = 100"),
        ("share = 2, hold = 6", "share = 1, hold = 2"),
    ]);
    let mut table = Table::with(edition, Options { sand: 30, ..Options::default() }, 2, 1);
    table.at(10).play(1, "touch ryb").wait(999);
    assert_eq!(table.refused(1, "drop hold"), Illegal::TooSoon);
    table.wait(1).play(1, "drop hold");
    table.play(1, "touch ybr").play(2, "touch ybr").wait(499);
    assert_eq!(table.whereabouts("ybr"), "middle");
    table.wait(1);
    assert_eq!(table.whereabouts("ybr"), "blocked");
    for card in ["bry", "roy"] {
        table.play(1, &format!("touch {card}")).wait(1000).play(1, "drop hold");
    }
    assert_eq!((table.held(1), table.whereabouts("roy")), (sorted("ryb bry"), "edge 1".to_owned()));
    table.at(30_009);
    assert!(table.sand());
    table.at(30_109);
    assert!(table.choosing());
    table.at(30_110);
    assert_eq!(table.round(), 1);
}

#[test]
fn an_edition_that_lets_hold_twelve_scores_twelve() {
    let edition = edition_with(&[("hold = 9", "hold = 12")]);
    assert_eq!(edition.most_held(), 12);
    let twelve = format!("{NINE} gbv bvg vgb");
    let cards: Vec<&str> = twelve.split(' ').collect();
    let text = serde_json::json!({ "cards": cards }).to_string();
    let tally: Tally = serde_json::from_str(&ShelfGame::<Konfetti>::with(edition).score(&text).unwrap()).unwrap();
    assert_eq!((tally.held, tally.sets, tally.points), (12, 12, 12));
}

/// Returns the line of the error after a change, and the line of the change.
fn lines(find: &str, replace: &str) -> (Option<usize>, Option<usize>) {
    let text = STANDARD.replacen(find, replace, 1);
    let changed = STANDARD.lines().zip(text.lines()).position(|(old, new)| old != new);
    (Edition::parse(&text).unwrap_err().line, changed.map(|index| index + 1))
}

#[test]
fn a_mistake_is_in_the_line_that_was_changed() {
    for (find, replace) in [
        ("choose = 20000", "choose = 700000"),
        ("roy = \"oyr\"", "roy = \"rrr\""),
        ("share = 2, hold = 6", "share = 0, hold = 6"),
    ] {
        let (line, changed) = lines(find, replace);
        assert!(line.is_some() && line == changed, "{find}: {line:?} instead of {changed:?}");
    }
}
