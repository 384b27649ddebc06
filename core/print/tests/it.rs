//! What is printed is what the edition has: every component exactly so often, on the paper, within its margins.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::Edition;
use print::{Job, Page, Paper, Part};
use std::collections::BTreeMap;

/// How often each component is on the pages.
fn counted(pages: &[Page]) -> BTreeMap<&str, usize> {
    let mut counted = BTreeMap::new();
    for name in pages.iter().flat_map(Page::components) {
        *counted.entry(name).or_insert(0) += 1;
    }
    counted
}

fn both() -> [Job; 2] {
    Paper::ALL.map(Job::new)
}

/// Another edition: the text of ours with something else in one place.
fn changed<E: Edition>(text: &str, from: &str, to: &str) -> E {
    assert!(text.contains(from));
    E::parse(&text.replacen(from, to, 1)).unwrap()
}

#[test]
fn every_card_of_konfetti_is_printed_once_with_its_back() {
    let edition = konfetti::Edition::standard();
    for job in both() {
        let pages = print::konfetti::pages(&edition, &job);
        let counted = counted(&pages);
        assert_eq!(counted.len(), 2 * edition.count());
        assert!(counted.values().all(|&count| count == 1));
        for card in edition.all().iter() {
            assert!(counted.contains_key(&*format!("card {}", edition.face(konfetti::Side::White, card))));
            assert!(counted.contains_key(&*format!("back {}", edition.face(konfetti::Side::Black, card))));
        }
    }
}

#[test]
fn backs_lie_behind_their_fronts_when_the_paper_is_turned() {
    let pages = print::konfetti::pages(&konfetti::Edition::standard(), &Job::new(Paper::A4));
    assert_eq!(pages.len() % 2, 0);
    // Three cards a row: the back of the first card is in the last column.
    let front: Vec<&str> = pages[0].components().collect();
    let svg = pages[1].svg();
    let place = |name: &str| {
        let ink = svg.split(&format!("data-component=\"{name}\"")).nth(1).unwrap();
        ink.split("d=\"M").nth(1).unwrap().split(',').next().unwrap().parse::<f64>().unwrap()
    };
    let edition = konfetti::Edition::standard();
    let back_of = |front: &str| {
        let face = front.strip_prefix("card ").unwrap().parse().unwrap();
        let card = edition.card(konfetti::Side::White, face).unwrap();
        format!("back {}", edition.face(konfetti::Side::Black, card))
    };
    assert!(place(&back_of(front[0])) > place(&back_of(front[1])));
    assert!(place(&back_of(front[1])) > place(&back_of(front[2])));
}

#[test]
fn every_tile_of_harmonia_is_printed_as_often_as_the_edition_has_it() {
    let text = include_str!("../../../games/harmonia/editions/farbraum.toml");
    let other: harmonia::Edition = changed(text, "000111 = 6", "000111 = 9");
    for edition in [&*harmonia::Edition::standard(), &other] {
        for job in both() {
            let pages = print::harmonia::pages(edition, &job);
            let counted = counted(&pages);
            for kind in harmonia::Kind::all() {
                assert_eq!(counted[&*format!("tile {kind}")], usize::from(edition.copies(kind)));
            }
            assert_eq!(counted.values().sum::<usize>(), edition.count());
        }
    }
}

#[test]
fn colour_lines_has_two_sides_and_five_dice() {
    let edition = colour_lines::Edition::standard();
    for job in both() {
        let pages = print::colour_lines::pages(&edition, &job);
        let expected = ["die 1", "die 2", "die 3", "die 4", "die 5", "sheet A", "sheet B"].map(|name| (name, 1));
        assert_eq!(counted(&pages), expected.into());
    }
    let text = include_str!("../../../games/colour-lines/editions/farbraum.toml");
    let other: colour_lines::Edition =
        changed(text, r#"["I2", "V2", "L3", "U3", "1", "0"]"#, r#"["I2", "V2", "L3", "U3", "2", "0"]"#);
    let job = Job { parts: vec![Part::Dice], ..Job::new(Paper::A4) };
    assert_ne!(print::colour_lines::pages(&other, &job)[0].svg(), print::colour_lines::pages(&edition, &job)[0].svg());
    let other: colour_lines::Edition = changed(text, "pair = 9 ", "pair = 7 ");
    let sheet = &print::colour_lines::pages(&other, &Job::new(Paper::A4))[0];
    assert!(sheet.svg().contains("… × 7 ="));
}

#[test]
fn kaleidoskop_has_all_that_its_rules_name() {
    let edition = kaleidoskop::Edition::standard();
    for job in both() {
        let pages = print::kaleidoskop::pages(&edition, &job);
        let counted = counted(&pages);
        assert_eq!(counted["board"], 1);
        for card in 1..=edition.cards().len() {
            assert_eq!((counted[&*format!("card {card}")], counted[&*format!("back {card}")]), (1, 1));
        }
        for colour in kaleidoskop::Colour::ALL {
            assert_eq!(counted[&*format!("crystal {colour}")], kaleidoskop::CRYSTALS_OF_A_COLOUR);
            assert_eq!(counted[&*format!("colour tile {colour}")], 12);
        }
        assert_eq!(counted["scoring crystal"], 90);
        for player in 1..=6 {
            for tool in ["holder", "mirror", "frosted glass"] {
                assert_eq!(counted[&*format!("{tool} {player}")], 1);
            }
        }
        assert_eq!(counted.keys().filter(|name| name.starts_with("cover ")).count(), 6);
        assert_eq!(counted["start marker"], 1);
    }
    let text = include_str!("../../../games/kaleidoskop/editions/farbraum.toml");
    let other: kaleidoskop::Edition = changed(text, "0,0 red; 2,0 red\", reward = 1", "0,0 red; 2,0 red\", reward = 9");
    let job = Job { parts: vec![Part::Cards], ..Job::new(Paper::A4) };
    assert_ne!(print::kaleidoskop::pages(&other, &job)[0].svg(), print::kaleidoskop::pages(&edition, &job)[0].svg());
}

#[test]
fn only_the_parts_that_are_wanted_are_printed() {
    let edition = kaleidoskop::Edition::standard();
    let job = Job { parts: vec![Part::Board], ..Job::new(Paper::Letter) };
    let pages = print::kaleidoskop::pages(&edition, &job);
    assert_eq!(pages.len(), 1);
    let job = Job { parts: vec![Part::Dice], ..job };
    assert!(print::konfetti::pages(&konfetti::Edition::standard(), &job).is_empty());
}

#[test]
fn pages_have_the_size_of_the_paper_and_are_the_same_every_time() {
    let edition = harmonia::Edition::standard();
    for (job, size) in both().iter().zip(["width=\"210mm\" height=\"297mm\"", "width=\"215.9mm\" height=\"279.4mm\""]) {
        let pages = print::harmonia::pages(&edition, job);
        assert!(pages[0].svg().contains(size));
        let file = print::pdf(&pages, "Harmonia");
        assert_eq!(file, print::pdf(&print::harmonia::pages(&edition, job), "Harmonia"));
        assert!(file.ends_with(b"%%EOF") || file.ends_with(b"%%EOF\n"));
    }
}

#[test]
fn nothing_is_printed_where_a_printer_cannot() {
    let jobs = both();
    let pages = jobs.iter().flat_map(|job| {
        let mut pages = print::konfetti::pages(&konfetti::Edition::standard(), job);
        pages.extend(print::harmonia::pages(&harmonia::Edition::standard(), job));
        pages.extend(print::colour_lines::pages(&colour_lines::Edition::standard(), job));
        pages.extend(print::kaleidoskop::pages(&kaleidoskop::Edition::standard(), job));
        pages
    });
    for page in pages {
        let (width, height) = page.paper.size();
        for piece in page.pieces.iter().filter(|piece| !piece.name.is_empty()) {
            let Some((left, top, right, bottom)) = piece.bounds() else { continue };
            let fits = left >= 5.0 && top >= 5.0 && right <= width - 5.0 && bottom <= height - 5.0;
            assert!(fits, "{}: {} at {left:.1} {top:.1} {right:.1} {bottom:.1}", page.title, piece.name);
        }
    }
}
