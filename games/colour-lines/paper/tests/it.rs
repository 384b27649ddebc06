//! Both sides of the sheet and all dice are printed as the edition has them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use colour_lines::Edition;
use colour_lines_paper::Components;
use contract::Edition as _;
use print::{AnyPrintable, Job, Page, Paper, count};

/// Returns the pages of the standard edition with `to` in place of `from`.
fn pages(paper: Paper, from: &str, to: &str) -> Vec<Page> {
    assert!(Edition::standard_text().contains(from));
    let edition = Edition::parse(&Edition::standard_text().replacen(from, to, 1)).unwrap();
    Components.pages(Some(&edition), &Job::new(paper, Components.parts()))
}

#[test]
fn there_are_two_sides_and_five_dice() {
    for paper in Paper::ALL {
        let expected = ["die 1", "die 2", "die 3", "die 4", "die 5", "sheet A", "sheet B"].map(|name| (name, 1));
        assert_eq!(count(&pages(paper, "", "")), expected.into());
    }
}

#[test]
fn another_edition_has_other_dice_and_prices() {
    let usual = pages(Paper::A4, "", "");
    let from = r#"["I2", "V2", "L3", "U3", "1", "0"]"#;
    let other = pages(Paper::A4, from, &from.replace("\"1\"", "\"2\""));
    let dice = |pages: &[Page]| pages.iter().find(|page| page.part.name == "dice").unwrap().svg();
    assert_ne!(dice(&other), dice(&usual));
    assert!(pages(Paper::A4, "pair = 9 ", "pair = 7 ")[0].svg().contains("… × 7 ="));
}
