//! Every card is printed once, with its back behind it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::Edition as _;
use konfetti::{Edition, Side};
use konfetti_paper::Components;
use print::{AnyPrintable, Job, Page, Paper, count};

fn pages(paper: Paper) -> Vec<Page> {
    Components.pages(None, &Job::new(paper, Components.parts()))
}

#[test]
fn every_card_is_printed_once_with_its_back() {
    let edition = Edition::standard();
    for paper in Paper::ALL {
        let pages = pages(paper);
        let counted = count(&pages);
        assert_eq!(counted.len(), 2 * edition.count());
        assert!(counted.values().all(|&count| count == 1));
        for card in edition.all().iter() {
            assert!(counted.contains_key(&*format!("card {}", edition.face(Side::White, card))));
            assert!(counted.contains_key(&*format!("back {}", edition.face(Side::Black, card))));
        }
    }
}

#[test]
fn backs_lie_behind_their_fronts_when_the_paper_is_turned() {
    let pages = pages(Paper::A4);
    assert_eq!(pages.len() % 2, 0);
    // Three cards in a row: the back of the first card is in the last column.
    let front: Vec<&str> = pages[0].components().collect();
    let svg = pages[1].svg();
    let place = |name: &str| {
        let ink = svg.split(&format!("data-component=\"{name}\"")).nth(1).unwrap();
        ink.split("d=\"M").nth(1).unwrap().split(',').next().unwrap().parse::<f64>().unwrap()
    };
    let edition = Edition::standard();
    let back_of = |front: &str| {
        let face = front.strip_prefix("card ").unwrap().parse().unwrap();
        let card = edition.card(Side::White, face).unwrap();
        format!("back {}", edition.face(Side::Black, card))
    };
    assert!(place(&back_of(front[0])) > place(&back_of(front[1])));
    assert!(place(&back_of(front[1])) > place(&back_of(front[2])));
}
