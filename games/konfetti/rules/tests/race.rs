//! F3.2–F3.4: touching, pulling, dropping, holding.

use crate::table::*;
use contract::{Mind, RealTime, Refusal, Seat};
use konfetti::*;

#[test]
fn f3_2_a_finger_can_be_put_on_any_card_in_the_middle() {
    let mut table = Table::race(3);
    assert_eq!(table.listed(1).len(), 84);
    table.play(1, "touch ryb");
    assert_eq!(table.finger(1), "ryb alone");
    assert_eq!(table.whereabouts("ryb"), "middle", "touching alone moves nothing");
}

#[test]
fn f3_2_one_card_at_a_time() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb");
    assert_eq!(table.refused(1, "touch ybr"), Illegal::FingerDown);
    assert_eq!(table.refused(1, "touch ryb"), Illegal::FingerDown, "not the same card again either");
    table.wait(300);
    assert_eq!(table.refused(1, "touch ybr"), Illegal::FingerDown);
    table.play(1, "let-go").play(1, "touch ybr");
    assert_eq!(table.finger(1), "ybr alone");
}

#[test]
fn f3_2_a_card_on_anybodys_edge_can_be_touched() {
    let mut table = Table::race(3);
    table.lay(1, "ryb");
    for seat in [1, 2, 3] {
        table.play(seat, "touch ryb").play(seat, "let-go");
    }
    assert_eq!(table.whereabouts("ryb"), "edge 1");
}

#[test]
fn f3_2_a_card_that_one_holds_can_be_touched() {
    let mut table = Table::race(2);
    table.grab(1, "ryb").play(1, "touch ryb");
    assert_eq!((table.finger(1).as_str(), table.whereabouts("ryb").as_str()), ("ryb alone", "hold 1"));
}

#[test]
fn f3_4_held_cards_are_safe() {
    let mut table = Table::race(3);
    table.grab(1, "ryb");
    for seat in [2, 3] {
        assert_eq!(table.refused(seat, "touch ryb"), Illegal::Held);
        assert!(!table.listed(seat).contains(&"touch ryb".to_owned()));
    }
    // Even while its holder has a finger on it, however long.
    table.play(1, "touch ryb");
    assert_eq!(table.refused(2, "touch ryb"), Illegal::Held);
    table.wait(300);
    assert_eq!(table.refused(2, "touch ryb"), Illegal::Held);
    assert_eq!(table.finger(1), "ryb firm");
}

#[test]
fn f3_2_a_card_that_is_not_there_cannot_be_touched() {
    let mut table = Table::race(2);
    assert_eq!(table.refused(1, "touch rog"), Illegal::NoSuchCard);
    let mut table = Table::standard(Options::default(), 2, 1);
    table.at(START);
    let state = table.state();
    let in_the_deck = names(&state, state.deck())[0].clone();
    assert_eq!(table.refused(1, &format!("touch {in_the_deck}")), Illegal::OutOfReach);
    assert_eq!(table.listed(1).len(), 42);
}

#[test]
fn f3_2_a_point_card_cannot_be_touched() {
    let mut table = Table::race(2);
    table.grab(1, "ryb ybr bry").next_round();
    let card = table.points(1)[0].clone();
    for seat in [1, 2] {
        assert_eq!(table.refused(seat, &format!("touch {card}")), Illegal::OutOfReach);
    }
}

#[test]
fn f3_3_a_card_touched_for_300_ms_can_be_dropped_and_at_299_not() {
    for zone in ["drop hold", "drop edge"] {
        let mut table = Table::race(2);
        table.play(1, "touch ryb").wait(299);
        assert_eq!(table.refused(1, zone), Illegal::TooSoon);
        assert_eq!(table.listed(1), ["let-go"]);
        table.wait(1);
        assert_eq!(table.listed(1), ["let-go", "drop hold", "drop edge"]);
        table.play(1, zone);
    }
}

#[test]
fn f3_3_a_card_can_be_dropped_any_time_later() {
    let mut table = Table::race(1);
    table.play(1, "touch ryb").at(END - 1).play(1, "drop hold");
    assert_eq!(table.held(1), ["ryb"]);
}

#[test]
fn f3_3_who_lets_go_early_begins_again() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb").wait(299).play(1, "let-go");
    assert_eq!((table.finger(1).as_str(), table.whereabouts("ryb").as_str()), ("", "middle"));
    table.play(1, "touch ryb").wait(299);
    assert_eq!(table.refused(1, "drop hold"), Illegal::TooSoon, "299 and 299 do not add up");
    table.wait(1).play(1, "drop hold");
}

#[test]
fn f3_3_letting_go_of_a_pulled_card_leaves_it_where_it_was() {
    let mut table = Table::race(2);
    table.grab(1, "ryb").lay(1, "ybr");
    for (card, place) in [("bry", "middle"), ("ryb", "hold 1"), ("ybr", "edge 1")] {
        table.play(1, &format!("touch {card}")).wait(1000).play(1, "let-go");
        assert_eq!(table.whereabouts(card), place);
    }
}

#[test]
fn f3_3_without_a_finger_there_is_nothing_to_drop_or_let_go() {
    let mut table = Table::race(2);
    table.play(2, "touch ryb").wait(300);
    for action in ["drop hold", "drop edge", "drop middle", "let-go"] {
        assert_eq!(table.refused(1, action), Illegal::NoFinger);
    }
    table.play(2, "drop hold");
    assert_eq!(table.refused(2, "drop edge"), Illegal::NoFinger, "a drop takes the finger away");
}

#[test]
fn f3_3_a_card_is_dropped_into_the_hold_or_on_the_edge() {
    let mut table = Table::race(2);
    table.grab(1, "ryb").lay(1, "ybr");
    assert_eq!((table.whereabouts("ryb"), table.whereabouts("ybr")), ("hold 1".to_owned(), "edge 1".to_owned()));
    assert_eq!(table.finger(1), "");
    assert_eq!(table.middle().len(), 82);
}

#[test]
fn f3_3_only_ones_own_cards_go_back_into_the_middle() {
    let mut table = Table::race(2);
    table.grab(1, "ryb").lay(1, "ybr").lay(2, "bry");
    for card in ["ryb", "ybr"] {
        table.play(1, &format!("touch {card}")).wait(300).play(1, "drop middle");
        assert_eq!(table.whereabouts(card), "middle");
    }
    for card in ["bry", "gvr"] {
        table.play(1, &format!("touch {card}")).wait(300);
        assert_eq!(table.refused(1, "drop middle"), Illegal::NotYours, "{card}");
        table.play(1, "let-go");
    }
    assert_eq!(table.whereabouts("bry"), "edge 2");
}

#[test]
fn f3_3_own_cards_go_from_hold_to_edge_and_back() {
    let mut table = Table::race(2);
    table.grab(1, "ryb").play(1, "touch ryb").wait(300);
    assert_eq!(table.refused(1, "drop hold"), Illegal::ThereAlready);
    table.play(1, "drop edge");
    assert_eq!(table.whereabouts("ryb"), "edge 1");
    table.play(1, "touch ryb").wait(300);
    assert_eq!(table.refused(1, "drop edge"), Illegal::ThereAlready);
    table.play(1, "drop hold");
    assert_eq!(table.whereabouts("ryb"), "hold 1");
}

#[test]
fn f3_3_ones_own_cards_are_pulled_as_long_as_any() {
    let mut table = Table::race(2);
    table.grab(1, "ryb").play(1, "touch ryb").wait(299);
    assert_eq!(table.refused(1, "drop middle"), Illegal::TooSoon);
    table.wait(1).play(1, "drop middle");
}

#[test]
fn f3_3_a_drop_into_a_full_hold_leaves_the_card_on_the_edge() {
    let mut table = Table::race(2);
    table.grab(1, SIX);
    assert_eq!(table.held(1), sorted(SIX));
    table.grab(1, "gvr");
    assert_eq!(table.held(1), sorted(SIX), "six are held, as before");
    assert_eq!(table.whereabouts("gvr"), "edge 1");
    // Every player may take it from there.
    table.grab(2, "gvr");
    assert_eq!(table.whereabouts("gvr"), "hold 2");
}

#[test]
fn f3_3_a_card_of_the_own_edge_stays_there_while_the_hold_is_full() {
    let mut table = Table::race(2);
    table.lay(1, "gvr").grab(1, SIX).grab(1, "gvr");
    assert_eq!((table.whereabouts("gvr").as_str(), table.finger(1).as_str()), ("edge 1", ""));
    // With room again, it is held.
    table.play(1, "touch ryb").wait(300).play(1, "drop middle").grab(1, "gvr");
    assert_eq!(table.whereabouts("gvr"), "hold 1");
}

#[test]
fn f3_3_a_card_from_anothers_edge_into_a_full_hold_lands_on_the_own_edge() {
    let mut table = Table::race(2);
    table.lay(2, "gvr").grab(1, SIX).grab(1, "gvr");
    assert_eq!(table.whereabouts("gvr"), "edge 1");
}

#[test]
fn f3_3_any_number_of_cards_may_lie_on_an_edge() {
    let mut table = Table::race(2);
    table.grab(1, SIX).lay(1, "gvr vrg rgv gby byg ygb bgv gvb");
    assert_eq!(table.state().table().place(Seat(0)).edge.len(), 8);
}

#[test]
fn f3_3_a_card_on_an_edge_is_taken_by_another() {
    let mut table = Table::race(3);
    table.lay(1, "ryb").lay(2, "ryb");
    assert_eq!(table.whereabouts("ryb"), "edge 2");
    table.grab(3, "ryb");
    assert_eq!(table.whereabouts("ryb"), "hold 3");
    assert_eq!(table.refused(1, "touch ryb"), Illegal::Held);
}

#[test]
fn f3_many_fingers_are_on_many_cards_at_the_same_time() {
    let mut table = Table::race(7);
    let cards = ["ryb", "ybr", "bry", "gvr", "vrg", "rgv", "roy"];
    for (seat, card) in (1..).zip(cards) {
        table.play(seat, &format!("touch {card}")).wait(10);
    }
    table.wait(230); // the first finger has been down for 300 ms
    assert_eq!(table.refused(2, "drop hold"), Illegal::TooSoon);
    for (seat, card) in (1..).zip(cards) {
        table.play(seat, "drop hold").wait(10);
        assert_eq!(table.held(seat), [card]);
    }
}

#[test]
fn f3_nothing_is_taken_back() {
    let mut table = Table::race(2);
    table.play(1, "touch ryb");
    assert!(!table.game.can_undo(Seat(0)));
    table.wait(300).play(1, "drop hold");
    assert!(!table.game.can_undo(Seat(0)));
    assert!(table.game.undo(Seat(0), contract::Millis(table.now)).is_err());
}

#[test]
fn f3_a_finger_does_not_stay_on_a_card_when_the_line_breaks() {
    let mut table = Table::race(2);
    table.grab(1, "ryb");
    assert_eq!(table.state().gone(Seat(0)), None, "what is held stays held");
    table.play(1, "touch ybr").play(2, "touch bry");
    assert_eq!(table.state().gone(Seat(0)), Some(Action::LetGo));
    assert_eq!(table.state().gone(Seat(7)), None);
    table.play(1, "let-go");
    assert_eq!((table.state().gone(Seat(0)), table.state().gone(Seat(1))), (None, Some(Action::LetGo)));
}

#[test]
fn f3_who_has_no_seat_does_nothing() {
    let mut table = Table::race(2);
    for action in ["touch ryb", "let-go", "drop hold", "keep"] {
        assert_eq!(table.refused(3, action), Illegal::Over);
    }
    assert!(table.listed(8).is_empty());
}

#[test]
fn reasons_name_their_rules() {
    for (why, id, rule) in [
        (Illegal::Over, "over", "F5"),
        (Illegal::NoSand, "no-sand", "F3.6"),
        (Illegal::RoundOver, "round-over", "F4.4"),
        (Illegal::OtherTable, "other-table", "F6"),
        (Illegal::NoSuchCard, "no-such-card", "F1.2"),
        (Illegal::FingerDown, "finger-down", "F3.2"),
        (Illegal::NoFinger, "no-finger", "F3.3"),
        (Illegal::OutOfReach, "out-of-reach", "F3.2"),
        (Illegal::Held, "held", "F3.4"),
        (Illegal::Contested, "contested", "F3.5"),
        (Illegal::NotAlone, "not-alone", "F3.5"),
        (Illegal::TooSoon, "too-soon", "F3.3"),
        (Illegal::NotYours, "not-yours", "F3.3"),
        (Illegal::ThereAlready, "there-already", "F3.3"),
        (Illegal::NotYourTurn, "not-your-turn", "F6"),
        (Illegal::HoldFull, "hold-full", "F2"),
        (Illegal::NotInTheMiddle, "not-in-the-middle", "F6"),
        (Illegal::NotHeld, "not-held", "F4.4"),
        (Illegal::NothingToChoose, "nothing-to-choose", "F4.4"),
    ] {
        assert_eq!(why.message().to_string(), format!("konfetti-illegal-{id} ({rule})"));
    }
    assert_eq!(Illegal::KeepNumber(3).message().to_string(), "konfetti-illegal-keep-number number=3 (F4.4)");
}

/// F4: what a card would make of a hand is told in points.
#[test]
fn why_a_card_is_worth_having() {
    let mut table = Table::race(1);
    table.grab(1, "ryb ybr");
    let why = |table: &Table, action: &str| {
        let why = table.state().reason(Seat(0), &action.parse().unwrap()).unwrap();
        (why.id.strip_prefix("konfetti-because-").unwrap().to_owned(), why.args.get("points").cloned())
    };
    // Three sets, with the third card of three that belong together.
    assert_eq!(why(&table, "touch bry"), ("points".to_owned(), Some(3.into())));
    assert_eq!(why(&table, "touch oyr").0, "hope", "for later");
}
