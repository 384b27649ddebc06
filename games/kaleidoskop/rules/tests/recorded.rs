//! Games played under earlier versions of the rules, recorded with the code of that time: they replay byte for byte.

use contract::{Edition as _, Match, Record, Rules};
use kaleidoskop::{Edition, EndReason, Kaleidoskop};

fn replay(text: &str, fingerprint: &str) -> Match<Kaleidoskop> {
    let record: Record = serde_json::from_str(text).unwrap();
    assert_eq!(record.rules, 1);
    assert_eq!(Match::<Kaleidoskop>::fingerprint(&record, Edition::standard()).unwrap(), fingerprint);
    let replayed = Match::<Kaleidoskop>::replay(&record, Edition::standard()).unwrap();
    assert_eq!(replayed.state().outcome(), record.outcome);
    assert_eq!(replayed.record(record.seats.clone()), record, "its record is the one it was");
    replayed
}

/// K8.3: after the last round no player met the goal any more, so play went on until one met it again.
#[test]
fn version_1_a_game_whose_goal_was_lost_and_met_again() {
    let text = include_str!("recorded/goal-lost-and-met-again.json");
    let game = replay(text, "769ab34147524429992989cec3aaef94aeae897bce719c38d071150d7a2ce399");
    assert_eq!((game.state().table().ended, game.state().table().round), (Some(EndReason::Goal), 17));
}

/// K7.4, K8.4: both stacks were empty from round 12 on and stayed so until the limit.
#[test]
fn version_1_a_game_that_reached_its_limit_after_the_stacks_ran_out() {
    let text = include_str!("recorded/limit-after-the-stacks-ran-out.json");
    let game = replay(text, "7254030c7f1d754cc93df17b9a073d6148735d018ceebe22d83066d80059fae6");
    assert_eq!((game.state().table().ended, game.state().table().round), (Some(EndReason::Limit), 40));
    assert_eq!(game.state().table().stacks, [0, 0]);
}
