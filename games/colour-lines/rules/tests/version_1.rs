//! Games that were played under the first version of the rules, with the edition of that time, replay as they were.
//!
//! The records and their fingerprints were written by a program that knew no other version: an ordinary game with circles and
//! jokers, solo tasks 1, 3, 5 and 4 (won, then lost), each with drawings that were taken back.

use crate::position::paper;
use colour_lines::{ColourLines, Edition, View};
use contract::{AnyGame, AnyWorkbench, Edition as _, Match, Record, Rules, RulesVersion, Seat, ShelfGame};
use serde::Deserialize;

#[derive(Deserialize)]
struct Kept {
    fingerprint: String,
    record: Record,
}

fn kept() -> impl Iterator<Item = Kept> {
    include_str!("version_1.jsonl").lines().map(|line| serde_json::from_str(line).unwrap())
}

const GAME: ShelfGame<ColourLines> = ShelfGame::NEW;

#[test]
fn finished_games_replay_with_the_same_views_and_outcome() {
    for Kept { fingerprint, record } in kept() {
        let game = GAME.of_record(&record).expect("the edition of that time is kept");
        assert_eq!(game.fingerprint(&record), Ok(fingerprint), "{:?}", record.options);
        let replayed = game.replay(&record).unwrap();
        assert_eq!(replayed.record(record.seats.clone()).rules, 1);
    }
    assert_eq!(kept().count(), 6);
    assert_eq!(GAME.rules(), 2);
}

#[test]
fn what_could_have_been_drawn_is_looked_for_under_the_rules_of_that_time() {
    for Kept { record, .. } in kept() {
        assert!(GAME.hindsight(&record, Seat(0)).unwrap().is_some(), "{:?}", record.options);
    }
}

#[test]
fn the_edition_of_that_time_has_its_hash() {
    let former = Edition::parse(Edition::former_texts()[0]).unwrap();
    assert_eq!(former.id().hash, "2e976456831b94ee");
    assert_eq!((former.id().version, Edition::standard().id().version), (1, 2));
}

/// What the second version added is not there.
#[test]
fn the_first_version_has_no_jokers_without_a_stroke_and_ticks_in_every_task() {
    let start = |rules, task| {
        let options = colour_lines::Options { task, ..Default::default() };
        Match::<ColourLines>::start_under(rules, Edition::standard(), options, 1, contract::Seed::from_number(1))
            .unwrap()
    };
    let colours = |rules, task| {
        let mut legal = Vec::new();
        start(rules, task).state().legal(Seat(0), &mut legal);
        legal.iter().any(|action| action.to_string().starts_with("colours"))
    };
    assert_eq!([colours(1, 1), colours(2, 1), colours(1, 2), colours(2, 2)], [true, false, true, true]);

    let waives = |rules| {
        let game = paper().change(|view| view.rules = RulesVersion(rules)).game();
        let waive = "joker 1".parse().unwrap();
        let mut legal = Vec::new();
        game.legal(Seat(0), &mut legal);
        assert_eq!(legal.contains(&waive), game.check(Seat(0), &waive).is_ok());
        legal.contains(&waive)
    };
    assert_eq!([waives(1), waives(2)], [false, true]);
}

#[test]
fn views_of_the_first_version_are_as_they_were() {
    let view = |rules| {
        let game = paper().change(|view| view.rules = RulesVersion(rules)).game();
        serde_json::to_value(game.view(contract::Viewer::Spectator)).unwrap()
    };
    let (first, second) = (view(1), view(2));
    assert!(first.get("rules").is_none() && first["options"].get("strict").is_none(), "{first}");
    assert_eq!(second["rules"], 2);
    let read: View = serde_json::from_value(first).unwrap();
    assert!(read.rules.is_first());
    // No version that there is not.
    let ahead = paper().change(|view| view.rules = RulesVersion(3)).view;
    assert!(ColourLines::imagine(&Edition::standard(), &ahead, &mut contract::Seed::from_number(1).chance(0)).is_err());
}
