//! Games begun under the first version of the rules go on and replay as they were. `rules_1.jsonl` was made by the program as it was
//! then: a finished game a line, with its fingerprint. In most of them proposals stood while a tile was shown (H4.1).

use crate::position::*;
use contract::{Edition as _, Entry, Match, Record, Rules, Seat, Seats, Viewer};
use harmonia::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Recorded {
    name: String,
    fingerprint: String,
    record: Record,
}

fn recorded() -> Vec<Recorded> {
    include_str!("rules_1.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn records_of_the_first_rules_replay_byte_for_byte() {
    for Recorded { name, fingerprint, record } in recorded() {
        assert_eq!(record.rules, 1);
        let replayed = Match::<Harmonia>::replay(&record, Edition::standard()).unwrap();
        assert_eq!(Match::<Harmonia>::fingerprint(&record, Edition::standard()), Ok(fingerprint), "{name}");
        assert_eq!(replayed.record(record.seats.clone()), record, "{name}");
    }
}

#[test]
fn h4_1_a_game_won_with_a_tile_shown_stays_won() {
    let all = recorded();
    let won = all.iter().find(|recorded| recorded.name == "won-with-a-tile-shown").unwrap();
    let game = Match::<Harmonia>::replay(&won.record, Edition::standard()).unwrap();
    let table = game.state().table();
    assert!(table.shown().is_some());
    assert_eq!((table.ended(), game.state().outcome().unwrap().won), (Some(EndReason::Agreed), Some(true)));
}

/// The same logs break the rules of today wherever a proposal meets a shown tile.
#[test]
fn h4_1_what_was_said_while_a_tile_was_shown_is_refused_today() {
    let mut refused = 0;
    for Recorded { name, mut record, .. } in recorded() {
        record.rules = Harmonia::RULES;
        let replayed = Match::<Harmonia>::replay(&record, Edition::standard());
        refused += usize::from(replayed.is_err());
        assert_eq!(replayed.is_ok(), name == "alone-advanced", "{name}");
    }
    assert_eq!(refused, 6);
}

/// A game that is still going on: what each seat may do, and what its view says.
#[test]
fn a_game_begun_under_the_first_rules_goes_on_under_them() {
    let (mut words, mut others) = (0, 0);
    for Recorded { name, record, .. } in recorded() {
        let mut game = Match::<Harmonia>::before_first(&record, Edition::standard()).unwrap();
        let mut chance = record.seed.chance(90);
        for line in &record.log {
            let state = game.state();
            for viewer in Viewer::all(state.seats()) {
                let view = state.view(viewer);
                assert!(!serde_json::to_string(&view).unwrap().contains("rules"), "{name}: a view stays as it was");
                let imagined = Harmonia::imagine(game.edition(), &view, &mut chance).unwrap();
                assert_eq!((imagined.to_act(), imagined.awaited()), (state.to_act(), state.awaited()));
            }
            if state.table().shown().is_some() {
                let agreed = state.table().agreed();
                words += usize::from(!agreed.is_empty());
                assert_eq!(state.to_act().minus(agreed), Seats::all(state.seats()).minus(agreed), "{name}");
                for seat in Seat::all(state.seats()) {
                    let says = listed(state, seat).iter().any(|action| !action.starts_with("lay"));
                    assert_eq!(says, !agreed.has(seat), "{name}");
                    others += usize::from(says);
                }
            }
            game.apply(&line.parse::<Entry<Action>>().unwrap()).unwrap();
        }
    }
    assert!(words > 20 && others > 100, "{words} {others}");
}

#[test]
fn rules_that_there_are_not_are_no_view() {
    let with = |rules| hands(&["000000", "000000"]).change(|view| view.rules = contract::RulesVersion(rules));
    assert!(!with(0).is_possible() && !with(Harmonia::RULES + 1).is_possible());
    let proposed = |rules| with(rules).laid(&tiles("0,0 000000")).shown("000001").agreed(&[1]);
    assert!(proposed(1).is_possible());
    assert!(!proposed(2).is_possible(), "H4.1: a shown tile withdraws what was proposed");
}
