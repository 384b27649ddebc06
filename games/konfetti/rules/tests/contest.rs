//! F3.5: two fingers on one card.

use crate::table::*;
use contract::{Millis, RealTime};
use konfetti::*;

/// Two fingers on `ryb`, the second 100 ms after the first.
fn contest(seats: u8) -> Table {
    let mut table = Table::race(seats);
    table.play(1, "touch ryb").wait(100).play(2, "touch ryb");
    table
}

#[test]
fn f3_5_a_second_finger_makes_it_a_contest() {
    let table = contest(2);
    assert_eq!((table.finger(1).as_str(), table.finger(2).as_str()), ("ryb contest", "ryb contest"));
    assert_eq!(table.whereabouts("ryb"), "middle");
}

#[test]
fn f3_5_neither_can_drop_the_card() {
    let mut table = contest(2);
    for wait in [0, 300, 1000] {
        table.wait(wait);
        for seat in [1, 2] {
            for zone in ["drop hold", "drop edge", "drop middle"] {
                assert_eq!(table.refused(seat, zone), Illegal::NotAlone);
            }
            assert_eq!(table.listed(seat), ["let-go"]);
        }
    }
}

#[test]
fn f3_5_a_third_finger_is_refused() {
    let mut table = contest(3);
    assert_eq!(table.refused(3, "touch ryb"), Illegal::Contested);
    table.play(3, "touch ybr");
    assert_eq!(table.finger(1), "ryb contest");
}

#[test]
fn f3_5_once_one_has_let_go_a_third_may_come() {
    let mut table = contest(3);
    table.play(2, "let-go").play(3, "touch ryb");
    assert_eq!((table.finger(1).as_str(), table.finger(3).as_str()), ("ryb contest", "ryb contest"));
}

#[test]
fn f3_5_who_lets_go_first_leaves_it_to_the_other() {
    for (first, other) in [(1, 2), (2, 1)] {
        let mut table = contest(2);
        table.wait(500).play(first, "let-go");
        assert_eq!((table.finger(first).as_str(), table.finger(other).as_str()), ("", "ryb alone"));
        table.wait(300).play(other, "drop hold");
        assert_eq!(table.whereabouts("ryb"), format!("hold {other}"));
    }
}

#[test]
fn f3_5_the_other_must_then_be_alone_for_300_ms_again() {
    let mut table = contest(2);
    table.wait(1500).play(2, "let-go");
    assert_eq!(table.refused(1, "drop hold"), Illegal::TooSoon, "1600 ms of touching do not count");
    table.wait(299);
    assert_eq!(table.refused(1, "drop hold"), Illegal::TooSoon);
    table.wait(1).play(1, "drop hold");
}

#[test]
fn f3_5_a_firm_grip_is_lost_when_a_second_finger_comes() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb").wait(5000);
    assert_eq!(table.finger(1), "ryb firm");
    table.play(2, "touch ryb");
    assert_eq!(table.refused(1, "drop hold"), Illegal::NotAlone);
    table.play(2, "let-go");
    assert_eq!(table.refused(1, "drop hold"), Illegal::TooSoon);
    table.wait(299);
    assert_eq!(table.refused(1, "drop hold"), Illegal::TooSoon);
    table.wait(1).play(1, "drop hold");
}

#[test]
fn f3_5_who_drops_in_the_last_moment_is_faster_than_the_second_finger() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb").wait(300).play(1, "drop hold");
    assert_eq!(table.refused(2, "touch ryb"), Illegal::Held);
    // In the same millisecond the second finger is first if it came first.
    let mut table = Table::race(2);
    table.play(1, "touch ryb").wait(300).play(2, "touch ryb");
    assert_eq!(table.refused(1, "drop hold"), Illegal::NotAlone);
}

#[test]
fn f3_5_at_1999_ms_it_is_still_a_contest_and_at_2000_the_card_is_blocked() {
    let mut table = contest(2);
    table.wait(1999);
    assert_eq!((table.finger(1).as_str(), table.finger(2).as_str()), ("ryb contest", "ryb contest"));
    let mut let_go = table.clone();
    let_go.play(1, "let-go").wait(300).play(2, "drop hold");
    assert_eq!(let_go.whereabouts("ryb"), "hold 2");
    table.wait(1);
    assert_eq!(table.whereabouts("ryb"), "blocked");
}

#[test]
fn f3_5_two_seconds_count_from_the_second_finger_on() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb").wait(1990).play(2, "touch ryb").wait(1999);
    assert_eq!(table.whereabouts("ryb"), "middle");
    table.wait(1);
    assert_eq!(table.whereabouts("ryb"), "blocked");
}

#[test]
fn f3_5_when_a_card_is_blocked_both_fingers_are_free() {
    let mut table = contest(2);
    table.wait(2000);
    for seat in [1, 2] {
        assert_eq!(table.finger(seat), "");
        assert_eq!(table.refused(seat, "let-go"), Illegal::NoFinger);
        assert_eq!(table.refused(seat, "drop hold"), Illegal::NoFinger);
    }
    table.play(1, "touch ybr").play(2, "touch bry").wait(300).play(1, "drop hold").play(2, "drop hold");
}

#[test]
fn f3_5_a_blocked_card_cannot_be_touched() {
    let mut table = contest(3);
    table.wait(2000);
    for seat in [1, 2, 3] {
        assert_eq!(table.refused(seat, "touch ryb"), Illegal::OutOfReach);
        assert_eq!(table.listed(seat).len(), 83);
    }
}

#[test]
fn f3_5_a_blocked_card_is_back_in_the_middle_after_the_round() {
    let mut table = contest(2);
    table.wait(2000);
    table.at(END - 1);
    assert_eq!(table.whereabouts("ryb"), "blocked");
    table.at(END);
    assert_eq!(table.whereabouts("ryb"), "middle");
    table.next_round().grab(1, "ryb");
}

#[test]
fn f3_5_a_card_that_changes_hands_begins_a_new_contest_each_time() {
    let mut table = contest(3);
    table.wait(1999).play(1, "let-go").play(3, "touch ryb").wait(1999);
    assert_eq!((table.finger(2).as_str(), table.finger(3).as_str()), ("ryb contest", "ryb contest"));
    table.play(2, "let-go").play(2, "touch ryb").wait(1999);
    assert_eq!(table.whereabouts("ryb"), "middle", "again two seconds");
    table.wait(1);
    assert_eq!(table.whereabouts("ryb"), "blocked");
}

#[test]
fn f3_5_a_card_on_an_edge_can_be_contested_too() {
    let mut table = Table::race(3);
    table.lay(1, "ryb").play(2, "touch ryb").play(3, "touch ryb");
    assert_eq!(table.refused(1, "touch ryb"), Illegal::Contested, "though it lies on their edge");
    table.wait(1999);
    assert_eq!(table.whereabouts("ryb"), "edge 1");
    table.wait(1);
    assert_eq!(table.whereabouts("ryb"), "blocked");
    assert!(table.state().table().place(contract::Seat(0)).edge.is_empty());
}

#[test]
fn f3_5_the_owner_of_an_edge_can_contest_and_win() {
    let mut table = Table::race(2);
    table.lay(1, "ryb").play(2, "touch ryb").wait(300).play(1, "touch ryb");
    assert_eq!(table.refused(2, "drop hold"), Illegal::NotAlone);
    table.play(2, "let-go").wait(300).play(1, "drop hold");
    assert_eq!(table.whereabouts("ryb"), "hold 1");
}

#[test]
fn f3_5_several_contests_go_on_at_the_same_time() {
    let mut table = Table::race(4);
    table.play(1, "touch ryb").play(2, "touch ryb").wait(500).play(3, "touch ybr").play(4, "touch ybr").wait(1500);
    assert_eq!((table.whereabouts("ryb"), table.whereabouts("ybr")), ("blocked".to_owned(), "middle".to_owned()));
    assert_eq!((table.finger(1).as_str(), table.finger(3).as_str()), ("", "ybr contest"));
    table.wait(500);
    assert_eq!(table.whereabouts("ybr"), "blocked");
}

#[test]
fn f3_5_two_contests_can_be_blocked_in_the_same_millisecond() {
    let mut table = Table::race(4);
    table.play(1, "touch ryb").play(3, "touch ybr").play(4, "touch ryb").play(2, "touch ybr").wait(2000);
    assert_eq!((table.whereabouts("ryb"), table.whereabouts("ybr")), ("blocked".to_owned(), "blocked".to_owned()));
    assert!((1..=4).all(|seat| table.finger(seat).is_empty()));
}

#[test]
fn f3_5_the_next_deadline_is_that_of_the_oldest_finger() {
    let mut table = contest(3);
    let due = |table: &Table| table.state().next_deadline();
    assert_eq!(due(&table), Some(Millis(START + 2100)));
    table.play(3, "touch ybr");
    assert_eq!(due(&table), Some(Millis(START + 400)));
    table.wait(300);
    assert_eq!(due(&table), Some(Millis(START + 2100)));
}
