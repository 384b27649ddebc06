//! K8: the goal, the two endings, the limit, who wins; and what can be taken back.

use crate::position::*;
use contract::{Arg, Game, Match, Millis, Rules, Seat, Seed};
use kaleidoskop::*;

fn options(ending: Ending, rounds: Option<u16>) -> Options {
    Options { ending, rounds, ..Options::default() }
}

/// Plays the simplest legal turns until the game is over or `most` turns are played, and returns their number.
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
        assert_eq!((game.table().round, game.table().ended), (2, Some(EndReason::Goal)));
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
    // A player who meets the goal at the beginning but spends a crystal in the turn does not trigger the end.
    let mut game = with_options(3, options(Ending::ShortEnd, None), &[1, 2, 37], |table| meet_goal(table, ME, 15));
    let old = game.table().board.crystal("0,0,n".parse().unwrap()).unwrap();
    let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
    play(&mut game, &[&format!("swap {colour} 0,0,n"), "end"]);
    assert_eq!(game.table().last_round, None);
}

#[test]
fn k8_3_the_last_round_is_the_last_and_those_who_had_met_the_goal_are_compared() {
    // Seats 1 and 2 meet the goal in round 1; seat 3 has most crystals, but never an orange order.
    let game = with_options(3, options(Ending::LastRound, None), &[1, 2, 37], |table| {
        meet_goal(table, ME, 15);
        meet_goal(table, Seat(1), 15);
        table.players[Seat(2)].crystals = 40;
    });
    let lose_it = |game: &mut Kaleidoskop| {
        quiet_turns(game, 3);
        assert_eq!(game.table().last_round, Some(2));
        for swaps in ["0,0,n", "0,0,s"] {
            let old = game.table().board.crystal(swaps.parse().unwrap()).unwrap();
            let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
            play(game, &[&format!("swap {colour} {swaps}"), "end"]);
        }
        quiet_turns(game, 1);
    };
    let mut now = game.clone();
    lose_it(&mut now);
    assert_eq!((now.table().ended, now.table().round), (Some(EndReason::Goal), 2));
    let outcome = now.outcome().unwrap();
    assert_eq!((outcome.ending.id.as_str(), outcome.cut_short), ("kaleidoskop-ended-goal-lost", false));
    assert_eq!(outcome.seats.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 1, 3]);
    let told = |seat: usize| outcome.seats[seat].lines.last().unwrap().text.args["met"].clone();
    assert_eq!((told(0), told(2)), (Arg::from("before"), Arg::from("no")));
    // Rules version 1: play goes on, with no player at the goal.
    let mut before = under(1, &game);
    lose_it(&mut before);
    assert_eq!((before.table().ended, before.table().last_round, before.table().round), (None, None, 3));
    assert_eq!(quiet_turns(&mut before, 9), 9);
}

#[test]
fn k8_3_while_anybody_meets_the_goal_those_who_lost_it_come_after() {
    let mut game = with_options(3, options(Ending::ShortEnd, None), &[1, 2, 37], |table| {
        meet_goal(table, ME, 15);
        meet_goal(table, Seat(1), 15);
        table.players[ME].reached = true;
        table.last_round = Some(1);
    });
    let old = game.table().board.crystal("0,0,n".parse().unwrap()).unwrap();
    let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
    play(&mut game, &[&format!("swap {colour} 0,0,n"), "end"]);
    quiet_turns(&mut game, 2);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending.id, "kaleidoskop-ended-goal");
    assert_eq!(outcome.seats.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [2, 1, 3]);
}

#[test]
fn k8_3_in_rules_version_1_the_goal_could_be_lost() {
    let game = with_options(3, options(Ending::LastRound, None), &[1, 2, 37], |table| meet_goal(table, ME, 15));
    let mut game = under(1, &game);
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
    let ranks = |purses: [(u16, u16); 3]| {
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
    let ending = |limit: Option<u16>, purses: [(u16, u16); 3]| {
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
    let told = |most: u16, next: u16| Some((Arg::from(most), Arg::from(next)));
    assert_eq!(decided(None, [(18, 2), (15, 3), (18, 5)]), told(5, 2));
    assert_eq!(decided(None, [(18, 2), (18, 1), (18, 5)]), told(5, 2), "what was the nearest");
    assert_eq!(decided(None, [(18, 5), (18, 1), (18, 5)]), told(5, 1), "two share the victory before the third");
    assert_eq!(decided(None, [(18, 1), (15, 3), (17, 5)]), None, "crystals decided");
    assert_eq!(decided(None, [(18, 2), (18, 2), (15, 5)]), None, "nothing decided between those who share the victory");
    // Without an orange order it was the goal that decided, not the number of orders.
    assert_eq!(decided(None, [(18, 0), (18, 1), (15, 1)]), None);
    // K8.4: they decide even if no player met it.
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

/// A game of three with empty hands, in which no player can buy a card.
fn at_a_standstill(change: impl FnOnce(&mut Tabletop)) -> Kaleidoskop {
    position(3, &[], |table| {
        for seat in Seat::all(3) {
            for stack in Stack::ALL {
                table.stacks[stack.index()] += table.players[seat].hand[stack.index()];
            }
            table.players[seat].hand = [0, 0];
        }
        meet_goal(table, Seat(1), 1);
        table.players[Seat(2)].crystals = 9;
        table.players[Seat(2)].wide_hand = true;
        change(table);
    })
}

#[test]
fn k8_4_a_game_in_which_nobody_can_gain_any_more_is_over() {
    let mut game = at_a_standstill(|_| ());
    assert_eq!(quiet_turns(&mut game, 9), 1, "it is over when the turn is");
    assert_eq!((game.table().ended, game.table().round), (Some(EndReason::Standstill), 1));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending.id.as_str(), outcome.cut_short), ("kaleidoskop-ended-standstill", false));
    assert_eq!(outcome.seats.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [3, 2, 1], "as at the limit");
    // Rules version 1 did not notice.
    assert_eq!(quiet_turns(&mut under(1, &at_a_standstill(|_| ())), 9), 9);
}

#[test]
fn k8_4_while_anybody_holds_or_can_buy_a_card_play_goes_on() {
    let goes_on = |change: fn(&mut Tabletop)| quiet_turns(&mut at_a_standstill(change), 9) == 9;
    assert!(goes_on(|table| table.players[ME].crystals = 2), "K7.6: two crystals buy a card");
    assert!(goes_on(|table| table.players[Seat(2)].wide_hand = false));
    assert!(goes_on(|table| {
        table.players[Seat(1)].hand = [1, 0];
        table.stacks[0] -= 1;
    }));
    assert!(!goes_on(|table| table.players[ME].wide_hand = true));
}

#[test]
fn k8_4_those_who_meet_the_goal_come_first_at_a_standstill_too() {
    let mut game = at_a_standstill(|table| table.players[Seat(1)].crystals = 15);
    play(&mut game, &["put red 2,0,n", "end"]);
    assert!(game.outcome().is_none(), "they could still buy a card");
    let mut game = at_a_standstill(|table| {
        table.players[Seat(1)].crystals = 15;
        table.players[Seat(1)].wide_hand = true;
        table.players[Seat(2)].crystals = 30;
    });
    play(&mut game, &["put red 2,0,n", "end"]);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(1)]);
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
        if let Some(contract::Entry { deed: contract::Deed::Play(seat, Action::Draw(Some(_))), .. }) = game.log().last()
        {
            assert!(!game.can_undo(*seat));
            draws += 1;
        }
    });
    assert!(draws > 0, "the game had draws");
}

#[test]
fn a_declined_card_can_be_drawn_after_all_until_something_is_final() {
    // K7.4: declining reveals nothing.
    let mut game = fresh_match(3);
    let mut chance = Seed::from_number(1).chance(0);
    let mut declined = 0;
    while declined < 5 {
        let seat = game.state().table().turn.seat;
        if game.state().table().turn.draw {
            let before = game.state().clone();
            game.play(seat, &Action::Draw(None), Millis(0)).unwrap();
            assert!(game.can_undo(seat));
            game.undo(seat, Millis(0)).unwrap();
            assert_eq!(*game.state(), before);
            game.play(seat, &Action::Draw(None), Millis(0)).unwrap();
            game.play(seat, &Action::End, Millis(0)).unwrap();
            assert!(!game.can_undo(seat), "the turn is over");
            declined += 1;
        } else {
            let mut actions = Vec::new();
            game.state().legal(seat, &mut actions);
            let fulfils = actions.iter().find(|action| matches!(action, Action::Fulfil(..)));
            let action = fulfils.copied().or_else(|| game.state().random(seat, &mut chance)).unwrap();
            game.play(seat, &action, Millis(0)).unwrap();
        }
    }
}
