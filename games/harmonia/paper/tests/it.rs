//! Every tile is printed as often as the edition has it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::Edition as _;
use harmonia::{Edition, Kind};
use harmonia_paper::Components;
use print::{AnyPrintable, Job, Paper, count};

#[test]
fn every_tile_is_printed_as_often_as_the_edition_has_it() {
    let text = Edition::standard_text();
    assert!(text.contains("000111 = 6"));
    let other = Edition::parse(&text.replacen("000111 = 6", "000111 = 9", 1)).unwrap();
    for edition in [&*Edition::standard(), &other] {
        for paper in Paper::ALL {
            let pages = Components.pages(Some(edition), &Job::new(paper, Components.parts()));
            let counted = count(&pages);
            for kind in Kind::all() {
                assert_eq!(counted[&*format!("tile {kind}")], usize::from(edition.copies(kind)));
            }
            assert_eq!(counted.values().sum::<usize>(), edition.count());
        }
    }
}
