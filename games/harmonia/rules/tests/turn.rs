//! A turn: showing and laying, tiles that fit nowhere, hands without tiles (H3).

use crate::position::*;
use contract::{Refusal as _, Rejection, Rules, Seat, Seats, Seed};
use harmonia::*;

/// One all-green tile: nothing but purple on all sides fails to fit next to it.
fn one_green() -> Plan {
    tiles("0,0 000000")
}

#[test]
fn h3_1_clockwise_one_tile_each_turn() {
    let hand = "000000 000001";
    for first in 0..3 {
        let mut game = hands(&[hand, hand, hand]).turn(first).game();
        for place in 0..6 {
            let turn = (first + place) % 3;
            assert_eq!(game.table().turn(), turn);
            for other in (0..3).filter(|other| *other != turn) {
                assert_eq!(can(&game, Seat(other), "show 000000"), Err(Illegal::NotYourTurn));
            }
            let kind = if place < 3 { "000000" } else { "000001" };
            play(&mut game, Seat(turn), &[&format!("show {kind}")]);
            assert_eq!(game.table().turn(), turn, "showing is not all of a turn");
            let lay = listed(&game, Seat(turn)).into_iter().find(|action| action.starts_with("lay")).unwrap();
            play(&mut game, Seat(turn), &[&lay]);
        }
    }
}

#[test]
fn h3_1_one_person_alone_plays_all_hands_in_turn() {
    let mut game = hands(&["000000", "000001 000011", "000111"]).alone().laid(&one_green()).game();
    assert_eq!(can(&game, ME, "show 000001"), Err(Illegal::NotInHand), "it is the first hand's turn");
    play(&mut game, ME, &["show 000000", "lay 1,0 000000"]);
    assert_eq!(game.table().turn(), 1);
    assert_eq!(listed(&game, ME), ["propose", "show 000001", "show 000011"]);
    play(&mut game, ME, &["show 000001"]);
    assert_eq!(game.table().left(1), 1);
    let lay = listed(&game, ME)[0].clone();
    play(&mut game, ME, &[&lay]);
    assert_eq!(game.table().turn(), 2);
    assert_eq!(can(&game, YOU, "show 000111"), Err(Illegal::Over), "nobody else is there");
}

#[test]
fn h3_2_only_a_tile_of_ones_own_can_be_shown() {
    let game = hands(&["000001 000001 111111", "000011"]).game();
    assert_eq!(can(&game, ME, "show 000011"), Err(Illegal::NotInHand));
    assert_eq!(listed(&game, ME), ["propose", "show 000001", "show 111111"], "tiles of a kind are one choice");
    assert_eq!(listed(&game, YOU), ["propose"]);
}

#[test]
fn h3_2_a_tile_is_shown_before_it_is_laid() {
    let game = hands(&["000001", "000011"]).laid(&one_green()).game();
    assert_eq!(can(&game, ME, "lay 1,0 000001"), Err(Illegal::ShowFirst));
}

#[test]
fn h3_2_a_tile_shown_is_committed() {
    let mut game = hands(&["000001 000011 000001", "000011"]).laid(&one_green()).game();
    play(&mut game, ME, &["show 000001"]);
    assert_eq!(game.table().shown(), "000001".parse().ok());
    assert_eq!((game.table().left(0), *game.hand(0)), (2, kinds("000001 000011")), "it has left the hand");
    assert_eq!(can(&game, ME, "show 000011"), Err(Illegal::ShownAlready));
    assert_eq!(can(&game, ME, "show 000001"), Err(Illegal::ShownAlready), "nor one like it");
    assert_eq!(can(&game, ME, "lay 1,0 000011"), Err(Illegal::NotTheTile));
    assert!(listed(&game, ME).iter().all(|action| action.starts_with("lay ")));
    assert_eq!(can(&game, YOU, "lay 1,0 000001"), Err(Illegal::NotYourTurn), "nobody else lays it");
    assert_eq!(game.table().turn(), 0);
}

#[test]
fn h3_2_nothing_is_taken_back() {
    let mut game = advanced(3, 11);
    let mut chance = Seed::from_number(11).chance(1);
    let nothing = |game: &contract::Match<Harmonia>| Seat::all(3).all(|seat| !game.can_undo(seat));
    for _ in 0..40 {
        step(&mut game, &mut chance);
        assert!(nothing(&game));
        let mut tried = game.clone();
        assert_eq!(tried.undo(ME, contract::Millis(0)), Err(Rejection::NothingToUndo));
    }
    for (seat, action) in [(ME, "propose"), (YOU, "accept"), (Seat(2), "refuse")] {
        act(&mut game, seat, action).unwrap();
        assert!(nothing(&game), "{action}");
    }
}

#[test]
fn h3_2_the_first_tile_goes_anywhere_in_any_orientation() {
    for kind in Kind::all() {
        let mut game = hands(&[&kind.to_string(), "000000"]).game();
        play(&mut game, ME, &[&format!("show {kind}")]);
        // The plane has no middle: wherever the first tile lies is called 0,0.
        assert_eq!(ways(&game, ME, "0,0").len(), kind.turns().len(), "{kind}");
        let lay = listed(&game, ME)[0].clone();
        play(&mut game, ME, &[&lay]);
        assert_eq!(game.table().layout().len(), 1);
    }
}

#[test]
fn h3_2_a_tile_is_laid_in_any_orientation() {
    let game = hands(&["", "000000"]).laid(&one_green()).shown("001011").game();
    assert_eq!(ways(&game, ME, "1,0"), ["001011", "011001", "110010"], "its west edge must be green");
    let game = hands(&["", "000000"]).laid(&tiles("0,0 100000")).shown("001011").game();
    assert_eq!(ways(&game, ME, "1,0"), ["010110", "100101", "101100"], "its west edge must be purple");
}

#[test]
fn h3_2_next_to_at_least_one_laid_tile() {
    let row = tiles("0,0 000000; 1,0 000000; 2,0 000000");
    let game = hands(&["", "000001"]).laid(&row).shown("000000").game();
    for far in ["4,0", "-2,0", "0,2", "1,-2", "3,1", "63,63", "-63,-63"] {
        assert_eq!(can(&game, ME, &format!("lay {far} 000000")), Err(Illegal::NotNextTo), "{far}");
    }
    let around = ["-1,0", "3,0", "0,-1", "1,-1", "2,-1", "3,-1", "-1,1", "0,1", "1,1", "2,1"];
    for near in around {
        assert_eq!(can(&game, ME, &format!("lay {near} 000000")), Ok(()), "{near}: one touching tile is enough");
    }
    assert_eq!(listed(&game, ME).len(), around.len());
}

#[test]
fn h3_2_on_a_free_cell() {
    let game = hands(&["", "000001"]).laid(&one_green()).shown("000000").game();
    assert!(can(&game, ME, "lay 0,0 000000").is_err());
}

#[test]
fn h3_2_every_touching_pair_of_edges_is_alike() {
    // The cell 1,0 touches 0,0 over green and 1,1, SE of it, over purple.
    let plan = tiles("0,0 000000; 0,1 100000; 1,1 001100");
    let lay = |shown: &str, edges: &str| {
        let game = hands(&["", "000111"]).laid(&plan).shown(shown).game();
        can(&game, ME, &format!("lay 1,0 {edges}"))
    };
    // It touches W (green), SW (0,1: green there) and SE (1,1: its NW edge is purple).
    assert_eq!(lay("000001", "000001"), Ok(()));
    assert_eq!(lay("000001", "000100"), Err(Illegal::Mismatch), "purple at W, green at SE");
    assert_eq!(lay("000001", "100000"), Err(Illegal::Mismatch), "green at SE");
    assert_eq!(lay("000101", "000101"), Err(Illegal::Mismatch), "SE alike, W not");
    assert_eq!(lay("000011", "000011"), Err(Illegal::Mismatch), "SE alike, SW not");
    assert_eq!(lay("000011", "100001"), Ok(()), "what touches nothing is free");
    assert_eq!(lay("000000", "000000"), Err(Illegal::Mismatch), "green next to purple");
}

#[test]
fn h3_2_a_hole_can_be_filled_by_what_it_asks_for() {
    let mut ring = filled(&hexagon(3), 5);
    let middle = ring.remove(&(0, 0)).unwrap();
    let kind = kind_of(middle);
    // The tile with the least coordinates is the origin.
    let first = *ring.keys().next().unwrap();
    let cell = format!("{},{}", -first.0, -first.1);
    for shown in Kind::all().map(|kind| kind.to_string()) {
        let game = hands(&["", "000000"]).edition(plenty()).laid(&ring).shown(&shown).game();
        let expected = if shown == kind { vec![digits(middle)] } else { Vec::new() };
        assert_eq!(ways(&game, ME, &cell), expected);
    }
}

#[test]
fn h3_2_laid_tiles_stay() {
    let mut game = advanced(2, 12);
    let mut chance = Seed::from_number(12).chance(1);
    let mut before = Plan::new();
    while game.state().outcome().is_none() {
        step(&mut game, &mut chance);
        let now = plan_of(game.state());
        assert!(before.iter().all(|(cell, row)| now.get(cell) == Some(row)));
        assert!(now.len() - before.len() <= 1);
        before = now;
    }
}

#[test]
fn h3_3_a_misfit_loses_the_basic_game_at_once() {
    let mut game = hands(&["111111 000000", "000000"]).basic().laid(&one_green()).game();
    play(&mut game, ME, &["show 111111"]);
    assert_eq!(game.table().ended(), Some(EndReason::Misfit));
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.won, outcome.together, outcome.ending.id.as_str()),
        (Some(false), true, "harmonia-ended-misfit")
    );
    assert_eq!((game.to_act(), game.awaited()), (Seats::NONE, Seats::NONE));
    for action in ["show 000000", "propose", "lay 1,0 111111"] {
        assert_eq!(can(&game, ME, action), Err(Illegal::Over));
        assert_eq!(can(&game, YOU, action), Err(Illegal::Over));
    }
}

#[test]
fn h3_3_a_misfit_loses_even_if_the_layout_is_the_winning_hexagon() {
    let won = filled(&hexagon(4), 1);
    assert!(score_for(2, 0, &won).won);
    let mut game = hands(&["111111", "000000"]).basic().laid(&won).game();
    play(&mut game, ME, &["show 111111"]);
    assert_eq!(game.table().ended(), Some(EndReason::Misfit));
    assert_eq!(game.outcome().unwrap().won, Some(false));
}

#[test]
fn h3_3_a_misfit_costs_10_in_the_advanced_game_is_put_aside_and_the_turn_passes() {
    let mut game = hands(&["111111 000000", "000000", "000001"]).laid(&one_green()).game();
    let before = game.table().score(game.edition());
    play(&mut game, ME, &["show 111111"]);
    assert_eq!(game.table().ended(), None);
    assert_eq!((game.table().turn(), game.table().shown()), (1, None));
    assert_eq!((*game.table().aside(), game.table().left(0)), (kinds("111111"), 1));
    assert_eq!(game.table().layout().len(), 1, "it is not laid");
    let after = game.table().score(game.edition());
    assert_eq!((after.misfit_points, after.total), (-10, before.total - 10));
    assert_eq!(after.unused, before.unused, "it was not in the layout before either");
    assert_eq!(can(&game, YOU, "show 000000"), Ok(()));
    assert_eq!(can(&game, YOU, "show 111111"), Err(Illegal::NotInHand), "what is aside is out of the game");
}

#[test]
fn h3_3_a_tile_that_fits_in_some_orientation_is_no_misfit() {
    let mut game = hands(&["011111", "000000"]).basic().laid(&one_green()).game();
    play(&mut game, ME, &["show 011111"]);
    assert_eq!((game.table().ended(), game.table().shown()), (None, "011111".parse().ok()));
    assert_eq!(listed(&game, ME).len(), 6, "one way on each side");
    let mut game = hands(&["000000", "000001"]).basic().laid(&tiles("0,0 111111")).game();
    play(&mut game, ME, &["show 000000"]);
    assert_eq!(game.table().ended(), Some(EndReason::Misfit));
}

#[test]
fn h3_3_the_first_tile_is_never_a_misfit() {
    for kind in ["000000", "111111", "010101"] {
        let mut game = hands(&[kind, "000001"]).basic().game();
        play(&mut game, ME, &[&format!("show {kind}")]);
        assert_eq!(game.table().ended(), None);
    }
}

#[test]
fn h3_3_several_misfits_in_a_row() {
    let mut game = hands(&["111111 111111", "111111", "111111 000000"]).laid(&one_green()).game();
    for seat in [0, 1, 2, 0] {
        play(&mut game, Seat(seat), &["show 111111"]);
    }
    assert_eq!((game.table().aside().len(), game.table().turn()), (4, 2));
    assert_eq!(game.table().score(game.edition()).misfit_points, -40);
}

#[test]
fn h3_4_a_player_without_tiles_is_skipped() {
    let mut game = hands(&["000000 000001", "", "", "000000"]).laid(&one_green()).game();
    play(&mut game, ME, &["show 000000", "lay 1,0 000000"]);
    assert_eq!((game.table().turn(), game.awaited()), (3, seats(&[3])));
    play(&mut game, Seat(3), &["show 000000", "lay 2,0 000000"]);
    assert_eq!(game.table().turn(), 0, "around the table");
}

#[test]
fn h3_4_the_only_one_with_tiles_goes_on_alone() {
    let mut game = hands(&["000000 000000 111111 000001", ""]).laid(&one_green()).game();
    play(&mut game, ME, &["show 000000", "lay 1,0 000000", "show 111111", "show 000000", "lay 2,0 000000"]);
    assert_eq!((game.table().turn(), game.table().ended()), (0, None));
}

#[test]
fn h3_4_a_misfit_too_passes_the_turn_over_empty_hands() {
    let mut game = hands(&["111111 000001", "", "000000"]).laid(&one_green()).game();
    play(&mut game, ME, &["show 111111"]);
    assert_eq!(game.table().turn(), 2);
}

#[test]
fn h4_1_awaited_is_the_player_on_turn_and_others_may_act_unless_a_tile_waits() {
    let mut game = hands(&["000000", "000001", "000011"]).turn(1).laid(&one_green()).game();
    assert_eq!((game.awaited(), game.to_act()), (seats(&[1]), seats(&[0, 1, 2])));
    play(&mut game, YOU, &["show 000001"]);
    assert_eq!((game.awaited(), game.to_act()), (seats(&[1]), seats(&[1])), "until it is laid");
    let alone = hands(&["000000", "000001"]).turn(1).alone().game();
    assert_eq!((alone.awaited(), alone.to_act()), (seats(&[0]), seats(&[0])));
}

#[test]
fn what_is_refused_names_its_rule() {
    for (illegal, id, rule) in [
        (Illegal::Over, "over", "H4.1"),
        (Illegal::NotYourTurn, "not-your-turn", "H3.1"),
        (Illegal::ShownAlready, "shown-already", "H3.2"),
        (Illegal::NotInHand, "not-in-hand", "H3.2"),
        (Illegal::ShowFirst, "show-first", "H3.2"),
        (Illegal::NotTheTile, "not-the-tile", "H3.2"),
        (Illegal::NotNextTo, "not-next-to", "H3.2"),
        (Illegal::Mismatch, "mismatch", "H3.2"),
        (Illegal::LayFirst, "lay-first", "H4.1"),
        (Illegal::ProposedAlready, "proposed-already", "H4.1"),
        (Illegal::NoProposal, "no-proposal", "H4.1"),
        (Illegal::AnsweredAlready, "answered-already", "H4.1"),
    ] {
        let message = illegal.message();
        assert_eq!((message.id, message.rule), (format!("harmonia-illegal-{id}"), Some(rule.to_owned())));
    }
}
