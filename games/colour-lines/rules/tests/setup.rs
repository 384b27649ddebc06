//! Setting up: C3, passed sheets (C6.1), and what a table may be started with.

use crate::position::*;
use colour_lines::*;
use contract::{Edition as _, Match, Refusal, Rejection, Rules, Seat, Seats, Seed};
use std::collections::BTreeSet;

#[test]
fn c3_1_everybody_ticks_two_colours_and_sets_two_crosses_in_any_order() {
    let mut game = start(3, 1, |_| ()).state().clone();
    assert_eq!(game.table().stage(), Stage::Setup);
    assert_eq!(game.to_act(), Seats::all(3));
    play(&mut game, ME, &["colours pink light-blue", "cross 4,4", "cross 9,4", "done"]);
    play(&mut game, YOU, &["cross 9,4", "colours pink light-blue", "cross 4,4", "done"]);
    assert_eq!(game.to_act(), Seats::one(Seat(2)));
    play(&mut game, Seat(2), &["cross 1,10", "cross 12,10", "colours light-green yellow"]);
    assert_eq!((game.table().round(), game.table().stage()), (0, Stage::Setup));
    play(&mut game, Seat(2), &["done"]);
    assert_eq!((game.table().round(), game.table().stage()), (1, Stage::Draw));
    assert!(game.table().sheets().iter().all(Sheet::is_ready));
    assert_eq!(game.table().sheet(Seat(2)).colours(), Some([Colour::LightGreen, Colour::Yellow]));
    assert_eq!(game.table().sheet(Seat(2)).line(Half::Left).cross(), Some(field("1,10")));
    assert_eq!(game.table().sheet(Seat(2)).line(Half::Right).cross(), Some(field("12,10")));
}

#[test]
fn c3_1_nobody_is_done_before_everything_is_set() {
    let mut game = start(2, 1, |_| ()).state().clone();
    for action in ["cross 4,4", "colours pink light-blue", "cross 9,4"] {
        assert_eq!(can(&game, "done"), Err(Illegal::NotReady));
        assert!(!listed(&game, ME).contains(&"done".to_owned()));
        play(&mut game, ME, &[action]);
    }
    assert_eq!(listed(&game, ME), ["done"]);
    play(&mut game, ME, &["done"]);
    assert_eq!(can(&game, "done"), Err(Illegal::AlreadyDone));
    assert_eq!(check(&game, YOU, "draw 1 left n"), Err(Illegal::NotNow));
}

#[test]
fn c3_1_two_colours_once_and_one_cross_in_each_half() {
    let mut game = start(2, 1, |_| ()).state().clone();
    assert_eq!(paths(&game, "colours ").len(), 28, "any two of eight");
    assert!(can(&game, "colours pink pink").is_err());
    play(&mut game, ME, &["colours pink light-blue", "cross 4,4"]);
    assert_eq!(can(&game, "colours yellow orange"), Err(Illegal::ColoursTicked));
    assert_eq!(can(&game, "cross 1,10"), Err(Illegal::CrossSet(Half::Left)));
    assert_eq!(can(&game, "cross 9,4"), Ok(()));
    assert_eq!(check(&game, YOU, "cross 4,4"), Ok(()), "everybody has a sheet of their own");
}

#[test]
fn c3_1_the_four_colours_differ() {
    let start = || start(2, 1, |_| ()).state().clone();
    // Point colours first.
    let mut game = start();
    play(&mut game, ME, &["colours violet light-green"]);
    assert_eq!(can(&game, "cross 4,4"), Err(Illegal::ColourTaken(Colour::Violet)));
    assert_eq!(can(&game, "cross 9,4"), Err(Illegal::ColourTaken(Colour::LightGreen)));
    let crosses = paths(&game, "cross ");
    assert_eq!(crosses.len(), 2 * 6 * 9 - 4, "six colours in each half, without the letters");
    // Crosses first.
    let mut game = start();
    play(&mut game, ME, &["cross 4,4"]);
    assert_eq!(can(&game, "cross 9,10"), Err(Illegal::ColourTaken(Colour::Violet)), "violet on the right too");
    play(&mut game, ME, &["cross 9,4"]);
    assert_eq!(can(&game, "colours pink violet"), Err(Illegal::ColourTaken(Colour::Violet)));
    assert_eq!(can(&game, "colours light-green yellow"), Err(Illegal::ColourTaken(Colour::LightGreen)));
    assert_eq!(paths(&game, "colours ").len(), 15, "any two of six");
}

#[test]
fn c3_1_crosses_stand_on_coloured_fields_without_letter_circle_or_black() {
    for side in Side::BOTH {
        let game = start(2, 1, |options| options.side = side).state().clone();
        let letters = [(0, 0), (13, 0), (0, 11), (13, 11)];
        let black = [(1, 2), (4, 5), (2, 8), (4, 10), (12, 9), (9, 6), (11, 3), (9, 1)];
        let circles = [(5, 1), (0, 6), (3, 11), (8, 10), (13, 5), (10, 0)];
        let crosses = paths(&game, "cross ");
        for field in Field::all() {
            let place = (field.x(), field.y());
            let no_start = (6..=7).contains(&place.0)
                || letters.contains(&place)
                || side == Side::B && (black.contains(&place) || circles.contains(&place));
            let expected = if no_start { Err(Illegal::NoStart) } else { Ok(()) };
            assert_eq!(can(&game, &format!("cross {field}")), expected, "{side} {field}");
            assert_eq!(crosses.contains(&field.to_string()), !no_start, "{side} {field}");
        }
    }
}

#[test]
fn c3_2_the_suggestion_for_a_first_game() {
    for seats in 1..=5 {
        let game = suggested(seats, 3).state().clone();
        assert_eq!((game.table().stage(), game.table().round()), (Stage::Draw, 1));
        for sheet in game.table().sheets() {
            assert_eq!(sheet.colours(), Some([Colour::Pink, Colour::LightBlue]));
            assert_eq!(sheet.line(Half::Left).cross(), Some(field("4,4")));
            assert_eq!(sheet.line(Half::Right).cross(), Some(field("9,4")));
        }
        let scorings: Vec<Scoring> = game.table().scorings().iter().collect();
        assert_eq!(scorings, [Scoring::Letters, Scoring::Pairs, Scoring::Dots], "scoring 1 is left out");
    }
}

/// C3.2: what is chosen before the start shows the first scoring as off just where the rules leave it out.
#[test]
fn c3_2_the_first_scoring_is_shown_as_it_counts() {
    let choices = ColourLines::choices();
    let midline = choices.iter().find(|choice| choice.key == "midline").unwrap();
    for setup in [Setup::Own, Setup::Suggested] {
        for task in [0, 1] {
            let mut chosen = serde_json::Value::Null;
            let game = start(1, 1, |options| {
                (options.setup, options.task) = (setup, task);
                chosen = serde_json::to_value(&*options).unwrap();
            });
            let counts = game.state().table().scorings().iter().any(|scoring| scoring == Scoring::Midline);
            assert_eq!(midline.is_overruled(&chosen), !counts, "{setup:?}, task {task}");
        }
    }
}

#[test]
fn c3_3_a_start_cross_occupies_its_field_but_is_no_dot() {
    // Both crosses are alone in their colours; the left line goes round its own and off the colour.
    let game = paper().left(ME, "3,5 s").right(ME, "9,4").dice("1 0 | 0 0 | 0").game();
    assert_eq!(can(&game, "draw 1 left n"), Err(Illegal::Taken), "the cross occupies its field");
    let tally = game.table().sheet(ME).tally();
    assert_eq!(tally.all_colours().iter().collect::<Vec<_>>(), [Colour::Pink], "no violet, no light green");
    assert_eq!(game.table().sheet(ME).line(Half::Right).fields(), []);
    // A cross makes no pair either: violet dots on the right only.
    let game = paper().left(ME, "4,4").right(ME, "11,9 w").over().game();
    assert_eq!(score_of(&game, ME), Score { colours: 1, ..Score::default() });
}

fn passed(seats: u8) -> ColourLines {
    start(seats, 1, |options| options.setup = Setup::Passed).state().clone()
}

#[test]
fn c6_1_the_left_neighbour_ticks_the_colours_then_the_right_one_sets_the_crosses() {
    // Clockwise 1, 2, 3, 4: the left neighbour of a seat is the next one.
    let mut game = passed(4);
    assert_eq!((game.table().stage(), game.to_act()), (Stage::Colours, Seats::all(4)));
    let colours = ["pink light-blue", "violet light-green", "yellow dark-green", "orange dark-blue"];
    for (seat, colours) in Seat::all(4).zip(colours) {
        assert_eq!(game.table().target(seat.next(4)), seat);
        play(&mut game, seat, &[&format!("colours {colours}")]);
    }
    let ticked = |game: &ColourLines| -> Vec<String> {
        let sheets = game.table().sheets().iter();
        sheets.map(|sheet| sheet.colours().unwrap().map(|colour| colour.to_string()).join(" ")).collect()
    };
    assert_eq!(ticked(&game), [colours[1], colours[2], colours[3], colours[0]]);
    for seat in Seat::all(4) {
        assert_eq!(game.table().stage(), Stage::Colours, "crosses come once all colours are ticked");
        assert_eq!(check(&game, seat, "cross 1,1"), Err(Illegal::NotNow));
        play(&mut game, seat, &["done"]);
    }
    assert_eq!((game.table().stage(), game.to_act()), (Stage::Crosses, Seats::all(4)));
    // Seat 1, the right neighbour of seat 2, sets its crosses; yellow and dark green are ticked there.
    assert_eq!(check(&game, ME, "cross 1,4"), Err(Illegal::ColourTaken(Colour::DarkGreen)));
    assert_eq!(check(&game, ME, "cross 4,4"), Ok(()), "violet is ticked on the own sheet only");
    assert_eq!(check(&game, ME, "colours pink violet"), Err(Illegal::NotNow));
    play(&mut game, ME, &["cross 4,4"]);
    assert_eq!(check(&game, ME, "cross 9,10"), Err(Illegal::ColourTaken(Colour::Violet)));
    assert_eq!(check(&game, ME, "done"), Err(Illegal::NotReady));
    play(&mut game, ME, &["cross 9,4", "done"]);
    assert_eq!(game.table().sheet(YOU).line(Half::Left).cross(), Some(field("4,4")));
    assert_eq!(game.table().sheet(ME).line(Half::Left).cross(), None);
    let rest = [("cross 4,7", "cross 9,4"), ("cross 1,7", "cross 9,4"), ("cross 1,1", "cross 9,1")];
    for (seat, (left, right)) in (1..4).map(Seat).zip(rest) {
        play(&mut game, seat, &[left, right, "done"]);
    }
    assert_eq!((game.table().stage(), game.table().round()), (Stage::Draw, 1));
    assert_eq!(game.table().sheet(ME).line(Half::Left).cross(), Some(field("1,1")));
    assert_eq!(game.table().target(ME), ME, "the sheets go back");
}

#[test]
fn c6_1_with_two_players_the_other_one_does_both() {
    let mut game = passed(2);
    play(&mut game, ME, &["colours pink light-blue"]);
    assert_eq!(game.table().sheet(YOU).colours(), Some([Colour::Pink, Colour::LightBlue]));
    assert_eq!(game.table().sheet(ME).colours(), None);
    play(&mut game, YOU, &["colours yellow orange", "done"]);
    play(&mut game, ME, &["done"]);
    assert_eq!(check(&game, ME, "cross 4,7"), Err(Illegal::ColourTaken(Colour::Pink)));
    play(&mut game, ME, &["cross 1,7"]);
    assert_eq!(game.table().sheet(YOU).line(Half::Left).cross(), Some(field("1,7")));
}

#[test]
fn c4_8_ticks_and_crosses_can_be_taken_back_until_all_are_done() {
    let mut game = start(2, 1, |_| ());
    act(&mut game, ME, "colours pink light-blue").unwrap();
    act(&mut game, YOU, "cross 4,4").unwrap();
    act(&mut game, ME, "cross 4,4").unwrap();
    game.undo(ME, contract::Millis(0)).unwrap();
    game.undo(ME, contract::Millis(0)).unwrap();
    assert_eq!(game.undo(ME, contract::Millis(0)), Err(Rejection::NothingToUndo));
    assert_eq!(game.state().table().sheet(ME).colours(), None);
    assert_eq!(game.state().table().sheet(YOU).line(Half::Left).cross(), Some(field("4,4")));
}

fn refused(seats: u8, change: impl FnOnce(&mut Options)) -> String {
    let mut options = Options::default();
    change(&mut options);
    Match::<ColourLines>::start(Edition::standard(), options, seats, Seed::from_number(1)).unwrap_err().id
}

#[test]
fn a_table_that_cannot_start_says_why() {
    assert_eq!(refused(0, |_| ()), "start-seats");
    assert_eq!(refused(6, |_| ()), "start-seats");
    assert_eq!(refused(1, |options| options.task = 6), "colour-lines-start-unknown-task");
    assert_eq!(refused(2, |options| options.task = 6), "colour-lines-start-unknown-task");
    assert_eq!(refused(2, |options| options.task = 1), "colour-lines-start-task-alone");
    assert_eq!(refused(2, |options| options.harder = true), "colour-lines-start-harder-alone");
    assert_eq!(refused(1, |options| options.setup = Setup::Passed), "colour-lines-start-passed-together");
    let none = |options: &mut Options| {
        (options.midline, options.letters, options.pairs, options.dots) = (false, false, false, false);
    };
    assert_eq!(refused(3, none), "colour-lines-start-no-scoring");
    let only_the_midline_which_is_left_out = |options: &mut Options| {
        (options.letters, options.pairs, options.dots) = (false, false, false);
        options.setup = Setup::Suggested;
    };
    assert_eq!(refused(3, only_the_midline_which_is_left_out), "colour-lines-start-no-scoring");
}

#[test]
fn one_to_five_can_start() {
    assert_eq!(ColourLines::SEATS, 1..=5);
    for seats in 1..=5 {
        assert_eq!(start(seats, 1, |_| ()).state().seats(), seats);
    }
    for seats in 2..=5 {
        assert_eq!(start(seats, 1, |options| options.setup = Setup::Passed).state().seats(), seats);
    }
}

#[test]
fn every_refusal_names_its_rule() {
    let all = [
        (Illegal::Over, "C5"),
        (Illegal::NotNow, "C4.2"),
        (Illegal::NotActive, "C6.2"),
        (Illegal::AlreadyDone, "C4.9"),
        (Illegal::ColoursTicked, "C3.1"),
        (Illegal::CrossSet(Half::Left), "C3.1"),
        (Illegal::NoStart, "C3.1"),
        (Illegal::ColourTaken(Colour::Pink), "C3.1"),
        (Illegal::NotReady, "C3.1"),
        (Illegal::NotInRoll, "C7"),
        (Illegal::DieUsed, "C4.2"),
        (Illegal::WrongHalf, "C4.1"),
        (Illegal::Zero, "C4.3"),
        (Illegal::NotTheFigure, "C4.3"),
        (Illegal::NotTheNumber { number: 2 }, "C4.3"),
        (Illegal::Taken, "C4.4"),
        (Illegal::OutOfRange(Half::Right), "C4.4"),
        (Illegal::Black, "C1.6"),
        (Illegal::NoJoker, "C4.6"),
        (Illegal::NoBonus, "C4.7"),
        (Illegal::MustDraw { die: 1 }, "C4.5"),
    ];
    let ids: BTreeSet<String> = all.iter().map(|(illegal, _)| illegal.message().id).collect();
    assert_eq!(ids.len(), all.len());
    for (illegal, rule) in all {
        assert_eq!(illegal.message().rule.as_deref(), Some(rule), "{illegal:?}");
    }
}

#[test]
fn what_is_no_action_is_not_read() {
    for text in [
        "",
        "done ",
        " done",
        "Done",
        "done done",
        "colours pink",
        "colours pink blue",
        "cross 14,0",
        "cross 4",
        "cross 04,4",
    ] {
        assert_eq!(text.parse::<Action>(), Err(ParseAction), "{text}");
    }
    for text in [
        "place 12 34",
        "place 12 34 4",
        "place 21 34 5",
        "place 12 23 5",
        "place 11 34 5",
        "place 123 4 5",
        "place 12 36 4",
    ] {
        assert_eq!(text.parse::<Action>(), Err(ParseAction), "{text}");
    }
    for text in [
        "pair up",
        "free 0",
        "free 6",
        "draw 1 left",
        "draw 1 left ns",
        "draw 1 middle n",
        "draw 1 left nnnn",
        "joker 1 left nn",
        "more",
        "more nn",
    ] {
        assert_eq!(text.parse::<Action>(), Err(ParseAction), "{text}");
    }
}
