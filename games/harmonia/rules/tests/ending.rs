//! The end: all tiles laid, or all players agree; winning the basic game (H4).

use crate::position::*;
use contract::{Rules, Seat, Seats, Seed};
use harmonia::*;

fn one_green() -> Plan {
    tiles("0,0 000000")
}

/// Three players with two tiles each, next to an all-green tile.
fn three() -> Position {
    hands(&["000000 000001", "000000 000011", "000000 111111"]).laid(&one_green())
}

#[test]
fn h4_1_the_game_ends_when_all_tiles_are_laid() {
    let mut game = hands(&["000000", "000000"]).laid(&one_green()).game();
    play(&mut game, ME, &["show 000000", "lay 1,0 000000"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, YOU, &["show 000000"]);
    assert_eq!((game.table().left(1), game.outcome()), (0, None), "the last tile is shown but not laid");
    assert_eq!(game.awaited(), seats(&[1]));
    play(&mut game, YOU, &["lay 2,0 000000"]);
    assert_eq!(game.table().ended(), Some(EndReason::Laid));
    assert_eq!(game.outcome().unwrap().ending.id, "harmonia-ended-laid");
    assert!(game.to_act().is_empty() && game.awaited().is_empty());
}

#[test]
fn h4_1_the_game_ends_when_the_last_tile_is_put_aside() {
    let mut game = hands(&["111111", ""]).laid(&one_green()).game();
    play(&mut game, ME, &["show 111111"]);
    assert_eq!(game.table().ended(), Some(EndReason::Laid));
    // 20 + 150 for one green tile − 118 − 10.
    assert_eq!(game.outcome().unwrap().seats[0].score, 42);
}

#[test]
fn h4_1_a_whole_game_lays_or_puts_aside_all_60() {
    for seed in 0..20 {
        let mut game = advanced(2 + (seed % 5) as u8, seed);
        let mut chance = Seed::from_number(seed).chance(2);
        while game.state().outcome().is_none() {
            step(&mut game, &mut chance);
        }
        let table = game.state().table();
        assert_eq!(table.ended(), Some(EndReason::Laid));
        assert_eq!(table.layout().len() + table.aside().len(), 60);
        assert_eq!(game.state().unseen().len(), 24);
    }
}

#[test]
fn h4_1_all_players_agree_to_end() {
    let mut game = three().game();
    play(&mut game, YOU, &["propose"]);
    assert_eq!(game.table().agreed(), seats(&[1]), "who proposes agrees");
    play(&mut game, Seat(2), &["accept"]);
    assert_eq!((game.table().agreed(), game.outcome()), (seats(&[1, 2]), None), "everybody must accept");
    play(&mut game, ME, &["accept"]);
    assert_eq!(game.table().ended(), Some(EndReason::Agreed));
    assert_eq!(game.outcome().unwrap().ending.id, "harmonia-ended-agreed");
    assert!(game.to_act().is_empty());
}

#[test]
fn h4_1_any_player_proposes_unless_a_shown_tile_waits() {
    for seat in Seat::all(3) {
        let mut before_the_first_tile = hands(&["000000", "000000", "000000"]).game();
        play(&mut before_the_first_tile, seat, &["propose"]);
        let mut not_their_turn = three().turn((seat.0 + 1) % 3).game();
        play(&mut not_their_turn, seat, &["propose"]);
        let mut without_tiles = hands(&["000000", "", ""]).laid(&one_green()).game();
        play(&mut without_tiles, seat, &["propose"]);
        for mut game in [before_the_first_tile, not_their_turn, without_tiles] {
            for other in Seat::all(3).filter(|other| *other != seat) {
                assert_eq!(game.outcome(), None);
                play(&mut game, other, &["accept"]);
            }
            assert_eq!(game.table().ended(), Some(EndReason::Agreed), "{seat}");
        }
    }
}

#[test]
fn h4_1_a_shown_tile_must_be_laid_before_the_end_is_proposed() {
    for game in [three(), three().basic()] {
        let mut game = game.game();
        play(&mut game, ME, &["show 000001"]);
        let before = game.clone();
        for seat in Seat::all(3) {
            for word in ["propose", "accept", "refuse"] {
                assert_eq!(can(&game, seat, word), Err(Illegal::LayFirst), "{seat} {word}");
                assert!(game.play(seat, &word.parse().unwrap(), contract::Millis(0)).is_err());
            }
        }
        assert_eq!(game, before, "nothing has changed");
        assert_eq!((game.to_act(), game.awaited()), (seats(&[0]), seats(&[0])), "the others can do nothing");
        assert!(listed(&game, ME).iter().all(|action| action.starts_with("lay ")));
        for seat in [YOU, Seat(2)] {
            assert_eq!((listed(&game, seat), game.count(seat), game.nth(seat, 0)), (Vec::new(), 0, None));
        }
        play(&mut game, ME, &["lay 1,0 000001"]);
        assert_eq!((game.awaited(), game.to_act()), (seats(&[1]), seats(&[0, 1, 2])));
        for seat in Seat::all(3) {
            assert_eq!(can(&game, seat, "propose"), Ok(()), "{seat}");
        }
    }
}

/// The hexagon is complete, and a player shows one tile too many: that tile has to be laid, and the hexagon is lost.
#[test]
fn h4_1_a_complete_hexagon_is_lost_by_showing_another_tile() {
    let whole = filled(&hexagon(4), 1);
    for alone in [false, true] {
        let hands = hands(&["000000", "111111"]).basic().laid(&whole);
        let mut game = if alone { hands.alone() } else { hands }.game();
        assert_eq!(can(&game, ME, "propose"), Ok(()), "it can be won now");
        play(&mut game, ME, &["show 000000"]);
        assert_eq!(can(&game, ME, "propose"), Err(Illegal::LayFirst));
        let lay = listed(&game, ME)[0].clone();
        play(&mut game, ME, &[&lay]);
        play(&mut game, ME, &["propose"]);
        if !alone {
            play(&mut game, YOU, &["accept"]);
        }
        assert_eq!(game.outcome().unwrap().won, Some(false));
    }
}

#[test]
fn h4_1_everybody_must_accept_also_who_has_no_tiles() {
    let mut game = hands(&["000000", "", "000000"]).laid(&one_green()).game();
    play(&mut game, ME, &["propose"]);
    play(&mut game, Seat(2), &["accept"]);
    assert_eq!((game.outcome(), game.awaited()), (None, seats(&[1])));
    play(&mut game, YOU, &["accept"]);
    assert_eq!(game.table().ended(), Some(EndReason::Agreed));
}

#[test]
fn h4_1_one_refusal_withdraws_the_proposal() {
    let mut game = three().game();
    play(&mut game, ME, &["propose"]);
    play(&mut game, YOU, &["accept"]);
    play(&mut game, Seat(2), &["refuse"]);
    assert_eq!((game.table().agreed(), game.outcome()), (Seats::NONE, None));
    for seat in Seat::all(3) {
        assert_eq!(can(&game, seat, "accept"), Err(Illegal::NoProposal), "what was accepted is forgotten");
        assert_eq!(can(&game, seat, "refuse"), Err(Illegal::NoProposal));
    }
}

#[test]
fn h4_1_a_proposal_can_be_renewed() {
    let mut game = three().game();
    for _ in 0..3 {
        play(&mut game, ME, &["propose"]);
        play(&mut game, YOU, &["refuse"]);
    }
    play(&mut game, YOU, &["propose"]);
    play(&mut game, ME, &["accept"]);
    assert_eq!(game.outcome(), None, "it takes three again");
    play(&mut game, Seat(2), &["accept"]);
    assert_eq!(game.table().ended(), Some(EndReason::Agreed));
}

#[test]
fn h4_1_the_next_tile_shown_withdraws_the_proposal() {
    for (proposes, accepts) in [(0, 1), (1, 2), (2, 0)] {
        let mut game = three().game();
        play(&mut game, Seat(proposes), &["propose"]);
        play(&mut game, Seat(accepts), &["accept"]);
        play(&mut game, ME, &["show 000001"]);
        assert_eq!((game.table().agreed(), game.awaited()), (Seats::NONE, seats(&[0])));
        for seat in Seat::all(3) {
            assert_eq!(can(&game, seat, "accept"), Err(Illegal::LayFirst));
        }
        play(&mut game, ME, &["lay 1,0 000001"]);
        assert_eq!(can(&game, YOU, "accept"), Err(Illegal::NoProposal), "it does not come back");
        assert_eq!(can(&game, ME, "propose"), Ok(()));
        assert!(!game.table().declined(), "no player has refused");
    }
}

#[test]
fn h4_1_a_misfit_is_shown_too_and_withdraws_the_proposal() {
    let mut game = three().turn(2).game();
    play(&mut game, YOU, &["propose"]);
    play(&mut game, Seat(2), &["show 111111"]);
    assert_eq!((game.table().agreed(), game.table().turn()), (Seats::NONE, 0));
    assert_eq!(can(&game, ME, "accept"), Err(Illegal::NoProposal));
    assert_eq!(can(&game, ME, "propose"), Ok(()), "it is aside and waits for nothing");
    let mut basic = three().basic().turn(2).game();
    play(&mut basic, YOU, &["propose"]);
    play(&mut basic, Seat(2), &["show 111111"]);
    assert_eq!((basic.table().ended(), basic.table().agreed()), (Some(EndReason::Misfit), Seats::NONE));
}

#[test]
fn h4_1_the_last_tile_shown_is_laid_and_not_talked_away() {
    let mut game = hands(&["", "000000", ""]).turn(1).laid(&one_green()).game();
    play(&mut game, ME, &["propose"]);
    play(&mut game, Seat(2), &["accept"]);
    play(&mut game, YOU, &["show 000000"]);
    assert_eq!((can(&game, YOU, "accept"), game.outcome()), (Err(Illegal::LayFirst), None));
    play(&mut game, YOU, &["lay 1,0 000000"]);
    assert_eq!(game.table().ended(), Some(EndReason::Laid));
    for seat in Seat::all(3) {
        assert_eq!(can(&game, seat, "propose"), Err(Illegal::Over));
    }
}

#[test]
fn h4_1_who_has_agreed_may_go_on_with_the_turn() {
    let mut game = three().game();
    play(&mut game, ME, &["propose"]);
    assert_eq!(listed(&game, ME), ["show 000000", "show 000001"]);
    play(&mut game, ME, &["show 000000"]);
    assert_eq!(game.table().agreed(), Seats::NONE, "one's own tile withdraws it too");
}

#[test]
fn h4_1_a_proposal_is_made_once_and_answered_once() {
    let mut game = three().game();
    for seat in Seat::all(3) {
        assert_eq!(can(&game, seat, "accept"), Err(Illegal::NoProposal));
        assert_eq!(can(&game, seat, "refuse"), Err(Illegal::NoProposal));
    }
    play(&mut game, YOU, &["propose"]);
    for seat in Seat::all(3) {
        assert_eq!(can(&game, seat, "propose"), Err(Illegal::ProposedAlready));
    }
    assert_eq!(can(&game, YOU, "accept"), Err(Illegal::AnsweredAlready));
    assert_eq!(can(&game, YOU, "refuse"), Err(Illegal::AnsweredAlready));
    assert_eq!(listed(&game, Seat(2)), ["accept", "refuse"]);
    assert_eq!(listed(&game, YOU), [""; 0]);
    assert_eq!(listed(&game, ME), ["accept", "refuse", "show 000000", "show 000001"], "the turn goes on meanwhile");
}

#[test]
fn h4_1_awaited_are_those_who_have_not_answered() {
    let mut game = three().game();
    assert_eq!((game.awaited(), game.to_act()), (seats(&[0]), seats(&[0, 1, 2])));
    play(&mut game, ME, &["propose"]);
    assert_eq!((game.awaited(), game.to_act()), (seats(&[1, 2]), seats(&[0, 1, 2])), "I may still show a tile");
    play(&mut game, YOU, &["accept"]);
    assert_eq!((game.awaited(), game.to_act()), (seats(&[2]), seats(&[0, 2])));
    play(&mut game, Seat(2), &["refuse"]);
    assert_eq!((game.awaited(), game.to_act()), (seats(&[0]), seats(&[0, 1, 2])));
}

#[test]
fn h4_1_one_person_alone_ends_by_proposing() {
    for players in 2..=6 {
        let mut game = hands(&["000000"; 6][..players]).alone().turn(players as u8 - 1).game();
        play(&mut game, ME, &["propose"]);
        assert_eq!(game.table().ended(), Some(EndReason::Agreed));
        assert_eq!(game.outcome().unwrap().seats.len(), 1);
    }
}

/// Ends the basic game by agreement and says whether it is won.
fn is_won(plan: &Plan) -> bool {
    let used = |kind: &Kind| plan.values().filter(|row| kind_of(**row) == kind.to_string()).count();
    let spare = Kind::all().find(|kind| used(kind) < 6).unwrap();
    let mut game = hands(&[&spare.to_string(), ""]).basic().laid(plan).game();
    play(&mut game, ME, &["propose"]);
    play(&mut game, YOU, &["accept"]);
    let won = game.outcome().unwrap().won.unwrap();
    assert_eq!(score_for(2, 0, plan).won, won, "the exchange format says the same");
    won
}

#[test]
fn h4_2_the_full_hexagon_with_a_green_edge_wins() {
    for seed in 0..5 {
        let plan = filled(&hexagon(4), seed);
        assert_eq!(plan.len(), 37);
        assert!(is_won(&plan));
    }
}

#[test]
fn h4_2_the_last_tile_laid_wins() {
    let mut plan = filled(&hexagon(4), 6);
    let last = plan.remove(&(3, 0)).unwrap();
    let mut game = hands(&[&kind_of(last), ""]).basic().laid(&plan).game();
    play(&mut game, ME, &[&format!("show {}", kind_of(last)), &format!("lay 3,0 {}", digits(last))]);
    assert_eq!(game.table().ended(), Some(EndReason::Laid));
    assert_eq!(game.outcome().unwrap().won, Some(true));
}

#[test]
fn h4_2_the_hexagon_alone_does_not_end_the_game() {
    let mut plan = filled(&hexagon(4), 6);
    let last = plan.remove(&(3, 0)).unwrap();
    let mut game = hands(&[&kind_of(last), "000000"]).basic().laid(&plan).game();
    play(&mut game, ME, &[&format!("show {}", kind_of(last)), &format!("lay 3,0 {}", digits(last))]);
    assert_eq!((game.table().ended(), game.outcome()), (None, None), "somebody has a tile and nobody has agreed");
}

#[test]
fn h4_2_every_single_purple_outer_edge_loses() {
    let plan = filled(&hexagon(4), 2);
    let outer = outer_edges(&plan);
    assert_eq!(outer.len(), 42);
    for (cell, edge) in outer {
        let mut plan = plan.clone();
        flip(&mut plan, cell, edge);
        assert!(!is_won(&plan), "{cell:?} {edge}");
    }
}

#[test]
fn h4_2_inner_edges_may_have_any_colour() {
    let plan = filled(&hexagon(4), 3);
    assert!(plan.values().flatten().any(|purple| *purple));
    assert!(is_won(&plan));
}

#[test]
fn h4_2_one_tile_too_few_loses_wherever_it_is_missing() {
    for cell in hexagon(4) {
        let cells: Vec<Spot> = hexagon(4).into_iter().filter(|other| *other != cell).collect();
        let mut plan = green(&cells);
        assert!(!score_of_many(&plan).won, "{cell:?}");
        plan.insert(cell, [false; 6]);
        assert!(score_of_many(&plan).won);
    }
}

#[test]
fn h4_2_one_tile_too_many_loses() {
    for cell in hexagon(5).into_iter().filter(|cell| !hexagon(4).contains(cell)) {
        let cells: Vec<Spot> = hexagon(4).into_iter().chain([cell]).collect();
        assert!(!score_of_many(&green(&cells)).won, "{cell:?}");
    }
    let cells: Vec<Spot> = hexagon(4).into_iter().chain([(4, 0)]).collect();
    assert!(!is_won(&filled(&cells, 4)));
}

#[test]
fn h4_2_one_tile_elsewhere_loses() {
    let outside = hexagon(5).into_iter().filter(|cell| !hexagon(4).contains(cell));
    for (from, to) in hexagon(4).into_iter().zip(outside.cycle()) {
        let cells: Vec<Spot> = hexagon(4).into_iter().filter(|cell| *cell != from).chain([to]).collect();
        // Taking a corner away can leave nothing next to the cell.
        let alone = (0..6).all(|edge| !cells.contains(&beside(to, edge)));
        assert!(alone || !score_of_many(&green(&cells)).won, "{from:?} {to:?}");
    }
}

#[test]
fn h4_2_other_hexagons_lose() {
    for side in 1..4 {
        assert!(!score_of_many(&green(&hexagon(side))).won, "side {side}");
    }
    assert!(!is_won(&filled(&hexagon(3), 1)));
    // 61 tiles are more than there are: the next hexagon cannot be.
    assert_eq!(hexagon(5).len(), 61);
}

#[test]
fn h4_2_nothing_laid_loses() {
    let mut game = hands(&["000000", "000001"]).basic().game();
    play(&mut game, ME, &["propose"]);
    play(&mut game, YOU, &["accept"]);
    assert_eq!(game.outcome().unwrap().won, Some(false));
}

#[test]
fn h4_2_everybody_wins_or_loses_together() {
    for (plan, won) in [(filled(&hexagon(4), 1), true), (filled(&hexagon(3), 1), false)] {
        let mut game = hands(&["000000", "", ""]).basic().laid(&plan).game();
        play(&mut game, ME, &["propose"]);
        play(&mut game, YOU, &["accept"]);
        play(&mut game, Seat(2), &["accept"]);
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.together, outcome.won), (true, Some(won)));
        assert!(outcome.seats.iter().all(|standing| *standing == outcome.seats[0] && standing.rank == 1));
    }
}

#[test]
fn h4_3_the_advanced_game_ends_with_the_score_of_h5() {
    let plan = filled(&hexagon(3), 2);
    let mut game = hands(&["000000", "000001"]).laid(&plan).aside("111111").game();
    play(&mut game, ME, &["propose"]);
    play(&mut game, YOU, &["accept"]);
    let outcome = game.outcome().unwrap();
    let score = score_for(2, 1, &plan);
    assert_eq!((outcome.won, outcome.together), (None, true), "points, neither won nor lost");
    assert!(outcome.seats.iter().all(|standing| standing.score == score.total && standing.rank == 1));
    let sum: i32 = outcome.seats[0].lines.iter().filter_map(|line| line.points).sum();
    assert_eq!(sum, score.total, "the lines add up");
}
