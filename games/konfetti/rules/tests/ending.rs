//! F5: who has won, and the score in words.

use crate::table::*;
use konfetti::*;

#[test]
fn f5_most_point_cards_win() {
    let mut table = Table::race(3);
    table.grab(1, "ryb ybr bry").grab(2, SIX_OTHERS).finish();
    assert_eq!(table.standings(), [(2, 3), (1, 6), (3, 0)]);
}

/// Six cards that make six sets, none of them among the first three.
const SIX_OTHERS: &str = "roy oyr yro rgv gvr vrg";

#[test]
fn f5_point_cards_of_all_rounds_count() {
    let mut table = Table::race(2);
    table.grab(1, "ryb ybr bry").next_round().grab(2, "roy oyr yro").next_round().grab(1, "rgv gvr vrg").finish();
    assert_eq!(table.standings(), [(1, 6), (2, 3)]);
    assert_eq!(table.points(1), sorted("ryb ybr bry rgv gvr vrg"));
}

#[test]
fn f5_a_tie_is_shared() {
    let mut table = Table::race(4);
    table.grab(1, "ryb ybr bry").grab(3, "roy oyr yro").grab(4, "rgv yrg vbr").finish();
    assert_eq!(table.standings(), [(1, 3), (4, 0), (1, 3), (3, 1)]);
    let winners: Vec<u8> = table.outcome().unwrap().winners().map(|seat| seat.0).collect();
    assert_eq!(winners, [0, 2]);
}

#[test]
fn f5_when_nobody_has_anything_all_share() {
    let mut table = Table::race(7);
    table.finish();
    assert_eq!(table.standings(), [(1, 0); 7]);
}

#[test]
fn f5_there_is_no_outcome_before_the_last_round_is_over() {
    let mut table = Table::race(2);
    let mut rounds = 1;
    while table.outcome().is_none() {
        rounds = rounds.max(table.round() + 1);
        let due = contract::RealTime::next_deadline(&table.state()).unwrap().0;
        table.at(due - 1);
        assert_eq!(table.outcome(), None);
        table.at(due);
    }
    assert_eq!(rounds, 3);
    // Three times 4 and 60 seconds, twice 20 to choose.
    assert_eq!(table.now, 3 * 64_000 + 2 * 20_000);
}

#[test]
fn f5_alone_as_many_points_as_one_can_in_five_rounds() {
    let mut table = Table::race(1);
    for (round, cards) in ["ryb ybr bry", "roy oyr yro", "", "rgv yrg", "gbv bvg vgb"].into_iter().enumerate() {
        assert_eq!(usize::from(table.round()), round);
        table.grab(1, cards);
        if round < 4 {
            table.next_round();
        }
    }
    table.finish();
    let outcome = table.outcome().unwrap();
    let points: Vec<i32> = outcome.seats[0].lines.iter().map(|line| line.points.unwrap()).collect();
    assert_eq!(points, [3, 3, 0, -2, 3]);
    assert_eq!((table.standings(), outcome.won, outcome.together), (vec![(1, 7)], None, false));
}

#[test]
fn f5_negative_rounds_take_no_more_than_there_is() {
    let mut table = Table::race(2);
    // First no cards to lose, then three won, then two of them lost.
    table.grab(1, NO_SET).next_round().grab(1, "ryb ybr bry").next_round().grab(1, "gvr vgb").finish();
    let lines = table.outcome().unwrap().seats[0].lines.clone();
    let points: Vec<i32> = lines.iter().map(|line| line.points.unwrap()).collect();
    assert_eq!(points, [0, 3, -2]);
    assert_eq!(table.standings(), [(1, 1), (2, 0)]);
}

#[test]
fn f5_a_score_is_never_below_zero() {
    let mut table = Table::race(2);
    table.grab(1, NO_SET).next_round().grab(1, NO_SET).next_round().grab(1, NO_SET).finish();
    assert_eq!(table.standings(), [(1, 0), (1, 0)], "who lost what nobody had shares with who did nothing");
}

#[test]
fn f5_nine_points_in_the_last_round() {
    let mut table = Table::race(2);
    table.next_round().next_round().grab(2, NINE).finish();
    assert_eq!(table.standings(), [(2, 0), (1, 9)]);
}

#[test]
fn f5_the_lines_say_what_each_round_brought() {
    let mut table = Table::race(5);
    table.grab(1, "ryb ybr bry gvr").next_round().grab(1, NO_SET).finish();
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.ending.to_string(), "konfetti-ended rounds=2 (F5)");
    let lines = &outcome.seats[0].lines;
    assert_eq!(lines[0].text.to_string(), "konfetti-score-round penalty=1 round=1 sets=3 (F4.3)");
    assert_eq!((lines[0].points, &lines[0].places), (Some(2), &sorted("ryb ybr bry gvr")));
    assert_eq!(lines[1].text.to_string(), "konfetti-score-round penalty=3 round=2 sets=0 (F4.3)");
    assert_eq!((lines[1].points, &lines[1].places), (Some(-2), &sorted(NO_SET)), "as far as there were any");
    assert!(!outcome.cut_short);
}

#[test]
fn f5_lines_add_up_and_scores_are_point_cards_in_any_game() {
    for (seats, seed) in [(1, 1), (2, 2), (4, 3), (5, 4), (7, 5)] {
        let table = wild(Table::standard(Options { sand: 30, ..Options::default() }, seats, seed), |_, _| ());
        let outcome = table.outcome().unwrap();
        for (seat, standing) in (1..).zip(&outcome.seats) {
            let sum: i32 = standing.lines.iter().filter_map(|line| line.points).sum();
            assert_eq!(sum, standing.score);
            assert_eq!(table.points(seat).len() as i32, standing.score);
            let better = outcome.seats.iter().filter(|other| other.score > standing.score).count();
            assert_eq!(usize::from(standing.rank), better + 1);
        }
    }
}

#[test]
fn f5_once_the_game_is_over_nothing_is_accepted() {
    let mut table = Table::race(2);
    table.finish();
    for action in ["touch ryb", "let-go", "drop hold", "keep", "take ryb", "done"] {
        assert_eq!(table.refused(1, action), Illegal::Over);
    }
}
