//! K8: the goal, the two endings, the limit, who wins; and what can be taken back.

use crate::position::*;
use contract::{Arg, Game, Match, Millis, Seat, Seed};
use kaleidoskop::*;

fn options(ending: Ending, rounds: Option<u16>) -> Options {
    Options { ending, rounds, ..Options::default() }
}

/// Plays the simplest legal turns until the game is over or so many turns are played; gives back how many were.
fn quiet_turns(game: &mut Kaleidoskop, most: usize) -> usize {
    for turn in 0..most {
        if game.table().ended.is_some() {
            return turn;
        }
        let seat = game.table().turn.seat;
        let crystal = (0..game.count(seat)).filter_map(|place| game.nth(seat, place));
        let crystal = crystal.into_iter().find(|action| matches!(action, Action::Put(..))).unwrap();
        play(game, &[&crystal.to_string(), "end"]);
    }
    most
}

#[test]
fn k8_1_the_goal_asks_for_tools_an_orange_order_and_crystals() {
    let edition = <Edition as contract::Edition>::standard();
    let goal = |length: Length, change: &dyn Fn(&mut Player)| {
        let game = with_options(4, Options { length, ..Options::default() }, &[1, 2, 37], |table| {
            meet_goal(table, ME, 15);
            change(&mut table.players[ME]);
        });
        game.table().meets_goal(&edition, ME)
    };
    assert!(goal(Length::Normal, &|_| ()));
    assert!(!goal(Length::Normal, &|player| player.crystals = 14));
    assert!(goal(Length::Short, &|player| player.crystals = 10));
    assert!(!goal(Length::Short, &|player| player.crystals = 9));
    assert!(!goal(Length::Long, &|player| player.crystals = 19));
    assert!(goal(Length::Long, &|player| player.crystals = 20));
    assert!(!goal(Length::Normal, &|player| player.fulfilled = [9, 0]));
    assert!(!goal(Length::Normal, &|player| player.holder = Tool::Missing));
    assert!(!goal(Length::Normal, &|player| player.mirror = Tool::Missing));
    assert!(!goal(Length::Normal, &|player| player.frosted = Tool::Missing));
    // A tool that stands on the board is owned all the same.
    let pit: Pit = "0,0,n".parse().unwrap();
    assert!(goal(Length::Normal, &|player| player.mirror = Tool::On((pit, Hex::CENTRE))));
}

#[test]
fn k8_2_standard_the_round_and_one_last_full_round() {
    for (first_to_meet, turns) in [(0u8, 8), (1, 8), (3, 8)] {
        let mut game = with_options(4, options(Ending::LastRound, None), &[1, 2, 37], |table| {
            meet_goal(table, Seat(first_to_meet), 15);
        });
        assert_eq!(quiet_turns(&mut game, 99), turns, "seat {first_to_meet} meets the goal in round 1");
        assert_eq!((game.table().round, game.table().ended), (2, Some(Ended::Goal)));
    }
}

#[test]
fn k8_2_short_end_the_round_is_played_to_its_end() {
    for first_to_meet in [0, 2, 3] {
        let mut game = with_options(4, options(Ending::ShortEnd, None), &[1, 2, 37], |table| {
            meet_goal(table, Seat(first_to_meet), 15);
        });
        assert_eq!(quiet_turns(&mut game, 99), 4);
    }
}

#[test]
fn k8_2_a_round_begins_with_the_start_player_wherever_they_sit() {
    // The start player is seat 3; seat 2, the last of the round, meets the goal.
    let mut game = with_options(4, options(Ending::ShortEnd, None), &[1, 2, 37], |table| {
        table.start = Seat(2);
        meet_goal(table, Seat(1), 15);
    });
    // It is the turn of seat 1: seats 1 and 2 finish the round.
    assert_eq!(quiet_turns(&mut game, 99), 2);
}

#[test]
fn k8_1_the_goal_is_looked_at_when_a_turn_ends_not_before() {
    // Somebody who meets the goal at the beginning but spends a crystal in their turn does not trigger the end.
    let mut game = with_options(3, options(Ending::ShortEnd, None), &[1, 2, 37], |table| meet_goal(table, ME, 15));
    let old = game.table().board.crystal("0,0,n".parse().unwrap()).unwrap();
    let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
    play(&mut game, &[&format!("swap {colour} 0,0,n"), "end"]);
    assert_eq!(game.table().last_round, None);
}

#[test]
fn k8_3_if_nobody_meets_the_goal_any_more_play_goes_on_until_somebody_does_again() {
    let mut game = with_options(3, options(Ending::LastRound, None), &[1, 2, 37], |table| meet_goal(table, ME, 15));
    quiet_turns(&mut game, 3);
    assert_eq!(game.table().last_round, Some(2));
    // In the last round the only one who met the goal pays for a swap.
    let old = game.table().board.crystal("0,0,n".parse().unwrap()).unwrap();
    let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
    play(&mut game, &[&format!("swap {colour} 0,0,n"), "end"]);
    quiet_turns(&mut game, 2);
    assert_eq!((game.table().ended, game.table().last_round, game.table().round), (None, None, 3));
    assert_eq!(quiet_turns(&mut game, 9), 9, "and on, with nobody at the goal");
}

#[test]
fn k8_3_crystals_then_orange_orders_then_a_shared_victory() {
    let ranks = |purses: [(u16, u8); 3]| {
        let mut game = with_options(3, options(Ending::ShortEnd, None), &[1, 2, 37], |table| {
            for (seat, (crystals, orange)) in Seat::all(3).zip(purses) {
                meet_goal(table, seat, crystals);
                table.players[seat].fulfilled[1] = orange;
            }
        });
        quiet_turns(&mut game, 99);
        game.outcome().unwrap().seats.iter().map(|standing| standing.rank).collect::<Vec<u8>>()
    };
    assert_eq!(ranks([(16, 1), (15, 3), (17, 1)]), [2, 3, 1]);
    assert_eq!(ranks([(16, 1), (16, 3), (15, 1)]), [2, 1, 3]);
    assert_eq!(ranks([(16, 2), (16, 2), (15, 9)]), [1, 1, 3]);
    // More crystals without the goal (no orange order) do not win.
    assert_eq!(ranks([(30, 0), (15, 1), (15, 2)]), [3, 2, 1]);
}

#[test]
fn k8_3_the_ending_says_when_orange_orders_had_to_decide() {
    let ending = |limit: Option<u16>, purses: [(u16, u8); 3]| {
        let mut game = with_options(3, options(Ending::ShortEnd, limit), &[1, 2, 37], |table| {
            for (seat, (crystals, orange)) in Seat::all(3).zip(purses) {
                meet_goal(table, seat, crystals);
                table.players[seat].fulfilled[1] = orange;
            }
        });
        quiet_turns(&mut game, 99);
        game.outcome().unwrap().ending
    };
    let decided = |limit, purses| {
        let args = ending(limit, purses).args;
        assert_eq!(args["tie"] == Arg::from("yes"), args.contains_key("next"));
        Some((args.get("most")?.clone(), args.get("next")?.clone()))
    };
    let told = |most: u8, next: u8| Some((Arg::from(most), Arg::from(next)));
    assert_eq!(decided(None, [(18, 2), (15, 3), (18, 5)]), told(5, 2));
    assert_eq!(decided(None, [(18, 2), (18, 1), (18, 5)]), told(5, 2), "what was the nearest");
    assert_eq!(decided(None, [(18, 5), (18, 1), (18, 5)]), told(5, 1), "two share the victory before the third");
    assert_eq!(decided(None, [(18, 1), (15, 3), (17, 5)]), None, "crystals decided");
    assert_eq!(decided(None, [(18, 2), (18, 2), (15, 5)]), None, "nothing decided between those who share the victory");
    // Without an orange order it was the goal that decided, not the number of orders.
    assert_eq!(decided(None, [(18, 0), (18, 1), (15, 1)]), None);
    // K8.4: where nobody met it, they decide all the same.
    assert_eq!(decided(Some(1), [(9, 2), (9, 0), (3, 7)]), told(2, 0));
}

#[test]
fn k8_4_the_limit_ends_the_game_and_without_the_goal_crystals_decide() {
    let mut game = with_options(3, options(Ending::LastRound, Some(2)), &[1, 2, 37], |table| {
        table.players[Seat(1)].crystals = 4;
        table.players[Seat(1)].ledger.orders = 3;
    });
    assert_eq!(quiet_turns(&mut game, 99), 6);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending.id, "kaleidoskop-ended-limit");
    assert_eq!(outcome.seats.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [2, 1, 2]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn k8_4_the_limit_also_cuts_the_last_round() {
    let mut game = with_options(3, options(Ending::LastRound, Some(1)), &[1, 2, 37], |table| {
        meet_goal(table, Seat(2), 15);
    });
    assert_eq!(quiet_turns(&mut game, 99), 3);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(2)]);
}

#[test]
fn the_score_is_explained_down_to_the_last_crystal() {
    let mut game = fresh_match(3);
    let seat = game.state().table().turn.seat;
    let swap = (0..).filter_map(|place| game.state().nth(seat, place)).find(|a| matches!(a, Action::Swap(..)));
    game.play(seat, &swap.unwrap(), Millis(0)).unwrap();
    let edition = game.edition().clone();
    let lines = game.state().table().explain(&edition, seat);
    let points: Vec<i32> = lines.iter().filter_map(|line| line.points).collect();
    assert_eq!(points, [1, 0, -1], "one to start with, no order, one swap");
}

#[test]
fn own_steps_can_be_taken_back_but_never_a_drawn_card_or_the_end_of_a_turn() {
    let mut game = fresh_match(3);
    let seat = game.state().table().turn.seat;
    let before = game.state().clone();
    game.play(seat, &"put red 2,0,n".parse().unwrap(), Millis(5)).unwrap();
    assert!(game.can_undo(seat) && !game.can_undo(seat.next(3)));
    game.undo(seat, Millis(6)).unwrap();
    assert_eq!(*game.state(), before);
    assert!(game.undo(seat, Millis(7)).is_err());
    game.play(seat, &"put red 2,0,n".parse().unwrap(), Millis(8)).unwrap();
    game.play(seat, &Action::End, Millis(9)).unwrap();
    assert!(!game.can_undo(seat), "the turn is over");
}

#[test]
fn a_drawn_card_is_never_put_back() {
    let table = contract::conformance::Table::<Kaleidoskop> {
        options: Options { rounds: Some(30), ..Options::default() },
        seats: 4,
    };
    let mut draws = 0;
    contract::conformance::random_game(&table, Seed::from_number(3), |game: &Match<Kaleidoskop>, _| {
        if let Some(contract::Entry { deed: contract::Deed::Play(seat, Action::Draw(_)), .. }) = game.log().last() {
            assert!(!game.can_undo(*seat));
            draws += 1;
        }
    });
    assert!(draws > 0, "the game had draws");
}
