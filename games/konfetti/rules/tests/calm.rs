//! F6: the calm table, in turns and without sand.

use crate::table::*;
use contract::{Millis, RealTime, Refusal, Rules, Seat, Seats, Seed, Viewer};
use konfetti::*;

/// Whose turn it is, from 1.
fn turn(table: &Table) -> u8 {
    match table.phase() {
        Phase::Turn { seat, .. } => seat.0 + 1,
        other => panic!("{other:?}"),
    }
}

/// The next seat clockwise.
fn after(seat: u8, seats: u8) -> u8 {
    seat % seats + 1
}

/// Every player on turn is done, until the round is over.
fn all_done(table: &mut Table) {
    while let Phase::Turn { seat, .. } = table.phase() {
        table.play(seat.0 + 1, "done");
    }
}

/// Every player makes the first choice.
fn all_choose(table: &mut Table) {
    while let Some(seat) = table.state().to_act().iter().next().filter(|_| table.choosing()) {
        let action = table.listed(seat.0 + 1)[0].clone();
        table.play(seat.0 + 1, &action);
    }
}

#[test]
fn f6_turns_go_clockwise() {
    let mut table = Table::calm(3);
    let first = turn(&table);
    let (second, third) = (after(first, 3), after(after(first, 3), 3));
    table.play(first, "take ryb");
    assert_eq!(turn(&table), second);
    table.play(second, "take ybr").play(third, "take bry").play(first, "give ryb");
    assert_eq!(turn(&table), second);
    assert_eq!(
        ["ryb", "ybr", "bry"].map(|card| table.whereabouts(card)),
        ["middle".to_owned(), format!("hold {second}"), format!("hold {third}")]
    );
}

#[test]
fn f6_only_whose_turn_it_is_acts() {
    let mut table = Table::calm(3);
    let first = turn(&table);
    assert_eq!(table.state().to_act(), Seats::one(Seat(first - 1)));
    for other in [after(first, 3), after(after(first, 3), 3)] {
        for action in ["take ryb", "give ryb", "done"] {
            assert_eq!(table.refused(other, action), Illegal::NotYourTurn);
        }
        assert!(table.listed(other).is_empty());
    }
}

#[test]
fn f6_take_one_or_give_one_back_or_be_done() {
    let mut table = Table::calm(1);
    assert_eq!(table.listed(1).len(), 85, "any card of the middle, or done");
    table.take(1, "ryb ybr");
    assert_eq!(table.listed(1).len(), 85, "done, two to give back, and 82 to take");
    assert_eq!(table.refused(1, "take ryb"), Illegal::NotInTheMiddle);
    assert_eq!(table.refused(1, "give bry"), Illegal::NotHeld);
    assert_eq!(table.refused(1, "take rog"), Illegal::NoSuchCard);
    assert_eq!(table.refused(1, "give rog"), Illegal::NoSuchCard);
    table.play(1, "give ryb");
    assert_eq!((table.held(1), table.whereabouts("ryb")), (sorted("ybr"), "middle".to_owned()));
    table.play(1, "take ryb");
}

#[test]
fn f6_what_another_holds_is_safe() {
    let mut table = Table::calm(2);
    let (first, second) = (turn(&table), after(turn(&table), 2));
    table.play(first, "take ryb");
    assert_eq!(table.refused(second, "take ryb"), Illegal::NotInTheMiddle);
    assert_eq!(table.refused(second, "give ryb"), Illegal::NotHeld);
}

#[test]
fn f6_a_full_hold_takes_no_more() {
    let mut table = Table::calm(1);
    table.take(1, SIX);
    assert_eq!(table.refused(1, "take gvr"), Illegal::HoldFull);
    assert_eq!(table.listed(1).len(), 7, "done, and six to give back");
    table.play(1, "give ryb").play(1, "take gvr");
    assert_eq!(table.held(1), sorted("ybr bry roy oyr yro gvr"));
}

#[test]
fn f6_nine_in_the_last_round() {
    let mut table = Table::calm(5);
    all_done(&mut table);
    all_choose(&mut table);
    let first = turn(&table);
    table.play(first, "take ryb");
    while turn(&table) != first {
        let seat = turn(&table);
        table.play(seat, "done");
    }
    table.take(first, "ybr bry roy oyr yro rgv gvr vrg");
    assert_eq!(table.held(first), sorted(NINE));
    assert_eq!(table.refused(first, "take gbv"), Illegal::HoldFull);
}

#[test]
fn f6_who_is_done_is_not_asked_again() {
    let mut table = Table::calm(3);
    let first = turn(&table);
    let (second, third) = (after(first, 3), after(after(first, 3), 3));
    table.play(first, "take ryb").play(second, "done").play(third, "take ybr").play(first, "take bry");
    assert_eq!(turn(&table), third, "the second is done");
    assert_eq!(table.refused(second, "take roy"), Illegal::NotYourTurn);
    table.play(third, "done");
    table.play(first, "take roy").play(first, "take oyr");
    assert_eq!(turn(&table), first, "the last one goes on alone");
}

#[test]
fn f6_a_round_ends_when_all_are_done() {
    let mut table = Table::calm(2);
    let (first, second) = (turn(&table), after(turn(&table), 2));
    table.play(first, "take ryb").play(second, "done").take(first, "ybr bry");
    assert!(!table.choosing());
    table.play(first, "done");
    assert_eq!(table.phase(), Phase::Choosing { until: None, chosen: Seats::NONE });
    assert_eq!(table.gained(0, first), 3);
    assert_eq!(table.held(first), sorted("ryb ybr bry"), "nothing goes back before it is chosen");
    table.play(first, "keep ryb ybr bry");
    table.play(second, "keep");
    assert_eq!((table.round(), table.points(first)), (1, sorted("ryb ybr bry")));
    turn(&table);
}

#[test]
fn f6_the_first_player_moves_on_each_round() {
    for seats in [2, 3, 4, 7] {
        let mut table = Table::calm(seats);
        let first = turn(&table);
        assert_eq!(table.state().view(Viewer::Spectator).first, Seat(first - 1));
        let mut expected = first;
        loop {
            assert_eq!(turn(&table), expected);
            all_done(&mut table);
            if table.outcome().is_some() {
                break;
            }
            all_choose(&mut table);
            expected = after(expected, seats);
        }
    }
}

#[test]
fn f6_anybody_may_begin() {
    let firsts: Vec<u8> = (0..40).map(|seed| turn(&Table::standard(calm(), 3, seed))).collect();
    assert!((1..=3).all(|seat| firsts.contains(&seat)), "{firsts:?}");
}

#[test]
fn f6_no_deadline_ever() {
    let mut table = Table::calm(4);
    let check = |table: &Table| {
        assert_eq!(table.game.state().next_deadline(), None);
        let mut later = table.game.state().clone();
        later.pass_time(Millis(u64::MAX));
        assert_eq!(later, *table.game.state());
    };
    while table.outcome().is_none() {
        check(&table);
        all_done(&mut table);
        check(&table);
        all_choose(&mut table);
    }
    check(&table);
}

#[test]
fn f6_one_may_think_as_long_as_one_likes() {
    let mut table = Table::calm(2);
    let first = turn(&table);
    table.at(1_000_000_000).play(first, "take ryb").at(2_000_000_000);
    all_done(&mut table);
    table.at(3_000_000_000);
    assert!(table.choosing());
    assert_eq!(table.refused(first, "keep ryb"), Illegal::KeepNumber(0));
}

#[test]
fn f6_who_races_is_at_another_table() {
    let mut table = Table::calm(2);
    let first = turn(&table);
    for action in ["touch ryb", "let-go", "drop hold", "drop edge", "drop middle"] {
        assert_eq!(table.refused(first, action), Illegal::OtherTable);
        assert_eq!(table.refused(after(first, 2), action), Illegal::OtherTable);
    }
    assert_eq!(table.refused(first, "keep"), Illegal::NothingToChoose);
    let mut table = Table::race(2);
    for action in ["take ryb", "give ryb", "done"] {
        assert_eq!(table.refused(1, action), Illegal::OtherTable);
    }
    assert_eq!(Illegal::OtherTable.message().rule.as_deref(), Some("F6"));
}

#[test]
fn f6_nothing_is_taken_while_all_choose() {
    let mut table = Table::calm(2);
    all_done(&mut table);
    for action in ["take ryb", "give ryb", "done"] {
        table.refused(1, action);
        table.refused(2, action);
    }
}

#[test]
fn f6_points_are_those_of_the_race() {
    let mut table = Table::calm(1);
    table.take(1, "ryb ybr bry gvr").play(1, "done");
    assert_eq!(table.gained(0, 1), 2);
    assert_eq!(table.refused(1, "keep"), Illegal::KeepNumber(2));
    table.play(1, "keep ryb gvr");
    table.take(1, "oyr rov").play(1, "done");
    assert_eq!((table.gained(1, 1), table.listed(1)), (-2, vec!["return ryb gvr".to_owned()]));
    table.play(1, "return ryb gvr");
    assert_eq!((table.round(), table.points(1).len()), (2, 0));
    assert_eq!((table.whereabouts("ryb"), table.whereabouts("gvr")), ("middle".to_owned(), "middle".to_owned()));
}

#[test]
fn f6_the_same_rounds_bring_as_many_cards() {
    for (seats, expected) in [(1, vec![42, 11, 11, 10, 10]), (3, vec![42, 21, 21]), (6, vec![42, 42])] {
        let mut table = Table::standard(calm(), seats, 2);
        let mut dealt = vec![table.middle().len()];
        loop {
            all_done(&mut table);
            if table.outcome().is_some() {
                break;
            }
            all_choose(&mut table);
            dealt.push(table.middle().len() - dealt.iter().sum::<usize>());
        }
        assert_eq!(dealt, expected);
        assert_eq!(table.standings(), vec![(1, 0); usize::from(seats)]);
    }
}

#[test]
fn f6_being_done_is_taken_back_until_the_next_player_acts() {
    let mut table = Table::calm(3);
    let first = turn(&table);
    let (second, third) = (after(first, 3), after(after(first, 3), 3));
    let start = table.game.state().clone();
    table.play(first, "done");
    assert_eq!(turn(&table), second);
    assert!(table.game.can_undo(Seat(first - 1)));
    table.game.undo(Seat(first - 1), Millis(table.now)).unwrap();
    assert_eq!(*table.game.state(), start);
    // The next player acts: by taking a card, or by being done too.
    for action in ["take ryb", "done"] {
        let mut table = table.clone();
        table.play(first, "done").play(second, action);
        assert!(!table.game.can_undo(Seat(first - 1)), "{action}");
        assert!(table.game.undo(Seat(first - 1), Millis(table.now)).is_err());
        assert_eq!(turn(&table), third);
    }
    // Taking and giving are not taken back.
    table.play(first, "take ryb");
    assert!(!table.game.can_undo(Seat(first - 1)));
}

#[test]
fn f6_being_done_that_ends_the_round_is_not_taken_back() {
    let mut table = Table::calm(2);
    let (first, second) = (turn(&table), after(turn(&table), 2));
    table.play(first, "done").play(second, "done");
    assert!(table.choosing());
    assert!(Seat::all(2).all(|seat| !table.game.can_undo(seat)), "the hands are counted");
    let mut table = Table::calm(1);
    table.play(1, "done");
    assert!(table.choosing() && !table.game.can_undo(Seat(0)));
}

#[test]
fn f6_a_round_ends_when_for_two_rounds_of_turns_cards_only_went_to_and_fro() {
    let mut table = Table::calm(2);
    let (first, second) = (turn(&table), after(turn(&table), 2));
    table.play(first, "take ryb").play(second, "take roy");
    // Giving a card back for the first time is something new.
    table.play(first, "give ryb").play(second, "give roy");
    for (seat, action) in [(first, "take ryb"), (second, "take roy"), (first, "give ryb")] {
        table.play(seat, action);
        assert!(!table.choosing(), "{action}");
    }
    let mut other = table.clone();
    table.play(second, "give roy");
    assert_eq!(table.phase(), Phase::Choosing { until: None, chosen: Seats::NONE });
    // A card that the player has not given back before counts, and so does being done.
    for action in ["take oyr", "take ryb", "done"] {
        let mut other = other.clone();
        other.play(second, action);
        assert!(matches!(other.phase(), Phase::Turn { idle: 0, .. }), "{action}: {:?}", other.phase());
    }
    // Who is done has no turns: one player's two turns are two rounds of them.
    other.play(second, "done").play(first, "take ryb");
    assert!(!other.choosing());
    other.play(first, "give ryb");
    assert!(other.choosing());
}

#[test]
fn f6_giving_two_cards_back_and_taking_two_others_ends_no_round() {
    let mut table = Table::calm(1);
    table.take(1, SIX).play(1, "give ryb").play(1, "give ybr").play(1, "give bry").take(1, "rgv gvr vrg");
    assert_eq!(table.held(1), sorted("roy oyr yro rgv gvr vrg"));
    assert!(!table.choosing());
    // The first repeated take is no end yet, the second is.
    table.play(1, "give roy").play(1, "take ryb");
    assert!(!table.choosing());
    table.play(1, "give ryb");
    assert!(table.choosing());
}

#[test]
fn f6_what_was_given_back_is_forgotten_with_the_round() {
    let mut table = Table::calm(1);
    table.play(1, "take ryb").play(1, "give ryb").play(1, "take ryb").play(1, "give ryb");
    assert!(table.choosing());
    assert!(table.state().view(Viewer::Spectator).seats[0].given.is_empty());
    table.play(1, "keep").play(1, "take ryb").play(1, "give ryb");
    assert_eq!(table.round(), 1);
    assert!(!table.choosing(), "new in this round");
}

/// Players who never say that they are done, and take and give at random, come to an end all the same.
#[test]
fn f6_no_calm_game_goes_on_for_ever() {
    for (seats, seed) in [(1, 1), (2, 2), (4, 3), (7, 4)] {
        let mut table = Table::standard(calm(), seats, seed);
        let mut chance = Seed::from_number(seed).chance(5);
        while table.outcome().is_none() {
            let seat = table.game.state().to_act().iter().next().unwrap();
            let actions = table.listed(seat.0 + 1);
            let among: Vec<&String> = actions.iter().filter(|action| *action != "done").collect();
            // Mostly to and fro with few cards.
            let few = &among[..among.len().min(1 + chance.below(8) as usize)];
            let action = few[chance.below(few.len() as u32) as usize].clone();
            table.play(seat.0 + 1, &action);
            assert!(table.game.log().len() < contract::LONGEST_LOG, "{seats} seats");
        }
    }
}

#[test]
fn f6_nobody_is_gone_from_a_calm_table() {
    let table = Table::calm(2);
    assert!(Seat::all(2).all(|seat| table.state().gone(seat).is_none()));
}
