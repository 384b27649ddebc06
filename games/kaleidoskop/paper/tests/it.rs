//! All components that the rules name are printed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::Edition as _;
use kaleidoskop::{CRYSTALS_OF_A_COLOUR, Colour, Edition};
use kaleidoskop_paper::Components;
use print::{AnyPrintable, Job, Paper, count};

#[test]
fn k1_every_component_is_printed_as_often_as_the_rules_say() {
    let edition = Edition::standard();
    for paper in Paper::ALL {
        let pages = Components.pages(None, &Job::new(paper, Components.parts()));
        let counted = count(&pages);
        assert_eq!(counted["board"], 1);
        for card in 1..=edition.cards().len() {
            assert_eq!((counted[&*format!("card {card}")], counted[&*format!("back {card}")]), (1, 1));
        }
        for colour in Colour::ALL {
            assert_eq!(counted[&*format!("crystal {colour}")], CRYSTALS_OF_A_COLOUR);
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
}

#[test]
fn another_edition_has_other_cards() {
    let from = "0,0 red; 2,0 red\", reward = 1";
    assert!(Edition::standard_text().contains(from));
    let text = Edition::standard_text().replacen(from, "0,0 red; 2,0 red\", reward = 9", 1);
    let mut parts = Components.parts();
    parts.retain(|part| part.name == "cards");
    let job = Job::new(Paper::A4, parts);
    let other = Components.pages(Some(&Edition::parse(&text).unwrap()), &job);
    assert_ne!(other[0].svg(), Components.pages(None, &job)[0].svg());
}
