//! F3.6: when the sand begins to run, when it has run out, and that time does the same whenever it is let pass.

use crate::table::*;
use contract::{Deed, Match, Millis, RealTime, Rules, Seat, Seats};
use konfetti::*;
use proptest::prelude::*;

#[test]
fn f3_6_nothing_moves_before_the_sand_runs() {
    let mut table = Table::standard(Options::default(), 3, 1);
    let card = table.middle()[0].clone();
    assert_eq!(table.phase(), Phase::Ready { until: Millis(4000) });
    assert_eq!((table.state().to_act(), table.state().next_deadline()), (Seats::NONE, Some(Millis(4000))));
    for now in [0, 3999] {
        table.at(now);
        assert_eq!(table.refused(1, &format!("touch {card}")), Illegal::NoSand);
        assert!(table.listed(1).is_empty());
    }
    table.at(4000);
    assert_eq!(table.phase(), Phase::Sand { until: Millis(64_000) });
    table.play(1, &format!("touch {card}"));
}

#[test]
fn f3_6_an_action_at_the_very_millisecond_the_sand_ends_is_refused_and_one_earlier_accepted() {
    let mut table = Table::race(2);
    table.at(END - 400).play(1, "touch ryb").play(2, "touch ybr");
    let mut late = table.clone();
    table.at(END - 1).play(1, "drop hold").play(2, "let-go").play(2, "touch bry");
    assert_eq!(table.held(1), ["ryb"]);
    late.at(END);
    for action in ["drop hold", "drop edge", "let-go", "touch bry"] {
        assert_eq!(late.refused(1, action), Illegal::NoSand);
    }
    assert!(late.choosing());
    assert_eq!(late.held(1), [""; 0], "the card was under a finger, and not yet held");
}

#[test]
fn f3_6_the_sand_ends_exactly_then_however_long_it_runs() {
    for (sand, end) in [(30, 34_000), (60, 64_000), (90, 94_000), (120, 124_000)] {
        let mut table = Table::standard(Options { sand, ..Options::default() }, 2, 1);
        table.at(end - 1);
        assert!(table.sand());
        table.at(end);
        assert_eq!(table.phase(), Phase::Choosing { until: Some(Millis(end + 20_000)), chosen: Seats::NONE });
    }
}

#[test]
fn f3_6_a_card_that_its_owner_holds_and_touches_stays_held() {
    for touched in [END - 1, END - 300, END - 2500] {
        let mut table = Table::race(2);
        table.grab(1, "ryb ybr bry").at(touched).play(1, "touch ryb").play(2, "touch roy");
        assert_eq!(table.refused(2, "touch ybr"), Illegal::FingerDown);
        table.play(2, "let-go");
        assert_eq!(table.refused(2, "touch ryb"), Illegal::Held, "only its owner touches a held card");
        table.play(2, "touch roy").at(END);
        assert_eq!(table.held(1), sorted("ryb ybr bry"));
        assert_eq!(table.whereabouts("roy"), "middle", "a card under a finger that does not hold it");
        assert_eq!(table.state().table().results()[0][0].tally.points, 3);
        assert!((1..=2).all(|seat| table.finger(seat).is_empty()));
        table.play(1, "keep ryb ybr bry");
    }
}

#[test]
fn f3_6_a_card_of_ones_own_edge_under_ones_finger_goes_to_the_middle() {
    let mut table = Table::race(2);
    table.lay(1, "ryb").at(END - 400).play(1, "touch ryb").at(END);
    assert_eq!((table.whereabouts("ryb"), table.finger(1)), ("middle".to_owned(), String::new()));
}

#[test]
fn f3_6_a_pulled_card_that_was_not_dropped_goes_to_the_middle() {
    let mut table = Table::race(1);
    table.play(1, "touch ryb").at(END - 1);
    assert_eq!(table.finger(1), "ryb firm");
    table.at(END);
    assert_eq!(table.whereabouts("ryb"), "middle");
}

#[test]
fn f3_6_cards_on_edges_and_blocked_go_to_the_middle_and_held_ones_do_not() {
    let mut table = Table::race(3);
    table.lay(1, "ryb").lay(2, "ybr").grab(3, "bry").play(1, "touch roy").play(2, "touch roy").wait(2000);
    let places = |table: &Table| ["ryb", "ybr", "bry", "roy"].map(|card| table.whereabouts(card));
    assert_eq!(places(&table), ["edge 1", "edge 2", "hold 3", "blocked"]);
    table.at(END);
    assert_eq!(places(&table), ["middle", "middle", "hold 3", "middle"]);
}

#[test]
fn f3_6_an_edge_card_under_anothers_finger_and_a_contested_one_go_to_the_middle() {
    let mut table = Table::race(3);
    table.lay(1, "ryb").lay(1, "ybr").at(END - 1999);
    table.play(1, "touch roy").play(2, "touch ryb").play(3, "touch ryb").at(END - 1);
    assert_eq!(table.finger(3), "ryb contest");
    table.at(END);
    assert!(["ryb", "ybr", "roy"].iter().all(|card| table.whereabouts(card) == "middle"));
    assert!((1..=3).all(|seat| table.finger(seat).is_empty()));
}

#[test]
fn f3_6_a_contest_that_ends_with_the_sand_blocks_nothing_for_later() {
    let mut table = Table::race(2);
    table.at(END - 2000).play(1, "touch ryb").play(2, "touch ryb").at(END);
    assert_eq!(table.whereabouts("ryb"), "middle");
    table.next_round().grab(1, "ryb");
}

#[test]
fn f3_6_the_next_rounds_begin_with_time_to_look_again() {
    let mut table = Table::race(2);
    table.at(CHOSEN - 1);
    assert!(table.choosing());
    table.at(CHOSEN);
    assert_eq!((table.round(), table.phase()), (1, Phase::Ready { until: Millis(88_000) }));
    table.at(88_000);
    assert_eq!(table.phase(), Phase::Sand { until: Millis(148_000) });
}

#[test]
fn f3_6_deadlines_that_nobody_noticed_are_made_up_for_exactly() {
    // No player acts for hours, and time is not let pass.
    let mut table = Table::race(2);
    table.at(10_000_000);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.refused(1, "touch ryb"), Illegal::Over);
    // The times of the second round do not depend on when the first was noticed to be over.
    let mut table = Table::race(2);
    table.grab(1, "ryb").at(100_000).play(1, "touch ybr");
    assert_eq!(table.phase(), Phase::Sand { until: Millis(148_000) });
}

#[test]
fn f3_6_letting_time_pass_twice_is_harmless() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb");
    for now in [START + 300, END, CHOSEN, CHOSEN + 4000] {
        table.at(now).pass_time();
        let once = table.game.state().clone();
        let mut twice = once.clone();
        twice.pass_time(Millis(now));
        twice.pass_time(Millis(0));
        assert_eq!(once, twice);
        assert!(!table.game.pass_time(Millis(now)), "nothing more is due");
    }
}

#[test]
fn f3_6_a_grip_that_became_firm_unnoticed_is_firm() {
    // The finger is alone from 0 to 1000, and time is not let pass meanwhile; then the sand goes on.
    let mut table = Table::race(2);
    table.play(1, "touch ryb").wait(1000).play(2, "touch ybr").play(1, "drop hold");
    assert_eq!(table.held(1), ["ryb"]);
}

/// Time passing at every deadline by itself, and between them in small steps.
fn step_by_step(state: &Konfetti, from: u64, until: u64, stride: u64) -> Konfetti {
    let mut state = state.clone();
    let mut now = from;
    while now < until {
        let due = state.next_deadline().map_or(until, |due| due.0);
        assert!(due >= now || state.next_deadline().is_none(), "a deadline is never in the past");
        now = due.min(now + stride).min(until).max(now + u64::from(due <= now));
        state.pass_time(Millis(now));
    }
    state.pass_time(Millis(until));
    state
}

/// Deadlines lie ahead, and the log goes forwards.
fn no_time_runs_backwards(table: &Table) {
    assert!(table.game.state().next_deadline().is_none_or(|due| due.0 > table.now));
    let at: Vec<Millis> = table.game.log().iter().map(|entry| entry.at).collect();
    assert!(at.is_sorted());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn f3_6_late_deadlines_do_the_same_as_each_at_its_time(seats in 1..=7u8, seed: u64) {
        let start = Table::standard(Options { sand: 30, ..Options::default() }, seats, seed);
        wild(start, |table, chance| {
            no_time_runs_backwards(table);
            if chance.below(25) > 0 {
                return;
            }
            let more = [400, 2500, 40_000, 200_000][chance.below(4) as usize];
            let until = table.now + u64::from(chance.below(more));
            let mut once = table.game.state().clone();
            once.pass_time(Millis(until));
            whole(&once);
            for stride in [7 + u64::from(chance.below(1000)), u64::MAX / 2] {
                assert_eq!(step_by_step(table.game.state(), table.now, until, stride), once);
            }
        });
    }

    /// The caller that lets time pass has no influence on the game: a log says the same without those entries.
    #[test]
    fn f3_6_a_log_without_its_entries_of_time_leads_to_the_same_state(seats in 1..=5u8, seed: u64) {
        let start = Table::standard(Options { sand: 30, ..Options::default() }, seats, seed);
        let game = wild(start.clone(), |_, _| ()).game;
        let mut lazy = start.game;
        let mut eager: Match<Konfetti> = lazy.clone();
        for entry in game.log() {
            if let Deed::Play(seat, action) = &entry.deed {
                while let Some(due) = eager.state().next_deadline().filter(|&due| due <= entry.at) {
                    eager.pass_time(due);
                }
                eager.play(*seat, action, entry.at).unwrap();
                lazy.play(*seat, action, entry.at).unwrap();
                assert_eq!(lazy.state(), eager.state());
            }
        }
        lazy.pass_time(Millis(u64::MAX));
        assert_eq!(lazy.state(), game.state());
    }

    /// At the last moment of a round: what is accepted is so before the end, and refused from then on.
    #[test]
    fn f3_6_who_may_act_has_time_left(seats in 1..=4u8, seed: u64) {
        let start = Table::standard(Options { sand: 30, ..Options::default() }, seats, seed);
        wild(start, |table, chance| {
            if chance.below(20) > 0 {
                return;
            }
            if let Phase::Sand { until } = table.game.state().table().phase() {
                let (mut before, mut after) = (table.game.state().clone(), table.game.state().clone());
                before.pass_time(Millis(until.0 - 1));
                after.pass_time(until);
                assert!(matches!(before.table().phase(), Phase::Sand { .. }));
                assert!(!matches!(after.table().phase(), Phase::Sand { .. }));
                let listed = |state: &Konfetti| Seat::all(seats).map(|seat| state.count(seat)).collect::<Vec<_>>();
                assert!(listed(&before).iter().all(|&count| count > 0), "there is always something to touch");
            }
        });
    }
}
