//! The solo tasks: C7.

use crate::position::*;
use colour_lines::*;
use contract::{Edition as _, Outcome, Rules};

/// A finished task.
fn finished(task: u8, paper: Paper) -> ColourLines {
    paper.seats(1).over().options(|options| options.task = task).game()
}

fn outcome(task: u8, paper: Paper) -> Outcome {
    finished(task, paper).outcome().unwrap()
}

fn ids(outcome: &Outcome) -> Vec<&str> {
    outcome.seats[0].lines.iter().map(|line| line.text.id.as_str()).collect()
}

/// The left line goes up, and down the grey zone, and crosses the midline this number of times (at most eleven).
fn crossings(count: usize) -> Paper {
    let strokes: String = (0..count).map(|at| if at % 2 == 0 { "se" } else { "sw" }).collect();
    paper().left(ME, &format!("5,3 nnne{strokes}"))
}

#[test]
fn c7_the_side_of_a_task() {
    for (task, asked, played) in [
        (1, Side::A, Side::A),
        (1, Side::B, Side::B),
        (2, Side::A, Side::A),
        (2, Side::B, Side::B),
        (3, Side::B, Side::A),
        (4, Side::B, Side::A),
        (5, Side::A, Side::B),
        (5, Side::B, Side::B),
    ] {
        let game = start(1, 1, |options| (options.task, options.side) = (task, asked));
        assert_eq!(game.state().table().side(&Edition::standard()), played, "task {task}");
    }
    // The side is the one that is played on: in task 5 black fields are black though side A was asked for.
    let game = start(1, 1, |options| options.task = 5);
    assert_eq!(can(game.state(), "cross 1,2"), Err(Illegal::NoStart));
    let game = start(1, 1, |options| (options.task, options.side) = (3, Side::B));
    assert_eq!(can(game.state(), "cross 1,2"), Ok(()));
}

#[test]
fn c7_1_in_the_thick_of_it_counts_crossings() {
    for count in [0, 1, 5, 8] {
        let outcome = outcome(1, crossings(count));
        assert_eq!(outcome.seats[0].score, count as i32);
        assert_eq!(outcome.won, None, "there is nothing to lose");
        assert_eq!(ids(&outcome), ["colour-lines-result-crossings", "colour-lines-grade"]);
    }
}

#[test]
fn c7_2_motley_counts_dots_in_the_point_colours() {
    let outcome = outcome(2, paper().left(ME, "4,4 nnnn").right(ME, "9,4 ss"));
    assert_eq!((outcome.seats[0].score, outcome.won), (4, None), "dots, not points");
    assert_eq!(ids(&outcome), ["colour-lines-result-dots", "colour-lines-grade"]);
}

/// A sheet with all four letters, pairs and crossings: left from A to C, right from B to D.
fn all_letters() -> Paper {
    paper().left(ME, "1,1 nwsssssssssss").right(ME, "12,1 nesssssssssss")
}

fn goals(outcome: &Outcome) -> Vec<(String, String, String, String)> {
    let notes = outcome.seats[0].lines.iter().filter(|line| line.text.id == "colour-lines-goal");
    let arg = |line: &contract::Line, name: &str| line.text.args[name].to_string();
    notes.map(|line| (arg(line, "what"), arg(line, "reached"), arg(line, "needed"), arg(line, "met"))).collect()
}

fn goal(what: &str, reached: u16, needed: u16) -> (String, String, String, String) {
    let met = if reached >= needed { "yes" } else { "no" };
    (what.to_owned(), reached.to_string(), needed.to_string(), met.to_owned())
}

#[test]
fn c7_3_letter_hunt_needs_four_letters_four_pairs_three_crossings() {
    // All letters, orange yellow dark green dark blue on both sides, but no crossing.
    let lost = outcome(3, all_letters());
    assert_eq!(lost.won, Some(false));
    assert_eq!(goals(&lost), [goal("letters", 4, 4), goal("pairs", 4, 4), goal("crossings", 0, 3)]);
    assert!(!ids(&lost).contains(&"colour-lines-grade"), "what is lost has no grade");
    // The line goes on from C along the lower edge and crosses thrice.
    for (way, crossings, won) in [("eeeeeeenwn", 2, false), ("eeeeeeenwne", 3, true)] {
        let paper = all_letters().left(ME, &format!("1,1 nwsssssssssss{way}"));
        let outcome = outcome(3, paper);
        assert_eq!((goals(&outcome)[2].clone(), outcome.won), (goal("crossings", crossings, 3), Some(won)));
        assert_eq!(ids(&outcome).contains(&"colour-lines-grade"), won);
    }
    // Three letters are too few.
    let outcome = outcome(3, all_letters().left(ME, "1,1 nwssssssssssseeeeeeenwne").right(ME, "12,1 nessssssssss"));
    assert_eq!((goals(&outcome)[0].clone(), outcome.won), (goal("letters", 3, 4), Some(false)));
}

#[test]
fn c7_3_the_result_is_points_by_all_four_scorings_with_twenty_for_each_letter() {
    let game = finished(3, all_letters().left(ME, "1,1 nwssssssssssseeeeeeenwne"));
    let score = score_of(&game, ME);
    assert_eq!(score.letters, 80);
    assert_eq!(score.total, score.midline + 80 + score.pair_points + score.dot_points);
    assert!(score.midline > 0);
    assert_eq!(game.outcome().unwrap().seats[0].score, i32::from(score.total));
}

#[test]
fn c7_4_all_rounder_needs_five_crossings_five_pairs_two_letters() {
    let lost = outcome(4, all_letters());
    assert_eq!(goals(&lost), [goal("letters", 4, 2), goal("pairs", 4, 5), goal("crossings", 0, 5)]);
    assert_eq!(lost.won, Some(false));
    // Light green is the fifth pair.
    let down = "9,4 eeennnnesssssssssss";
    for (way, right, letters, pairs, crossings) in [
        ("nwne", down, 4, 5, 5),
        ("nwn", down, 4, 5, 4),
        ("nwne", "9,4 eeennnne", 3, 3, 5),
        ("nwne", "12,1 nesssssssssss", 4, 4, 5),
    ] {
        let left = format!("1,1 nwssssssssssseeeeeeenwne{way}");
        let outcome = outcome(4, paper().left(ME, &left).right(ME, right));
        assert_eq!(
            goals(&outcome),
            [goal("letters", letters, 2), goal("pairs", pairs, 5), goal("crossings", crossings, 5)]
        );
        assert_eq!(outcome.won, Some(pairs >= 5 && crossings >= 5), "{way} {right}");
    }
    let one = outcome(4, paper().left(ME, "1,1 nw"));
    assert_eq!(goals(&one)[0], goal("letters", 1, 2));
}

#[test]
fn c7_5_on_to_the_circles_needs_six_circles_four_letters_215_points() {
    let lost = outcome(5, paper());
    assert_eq!(goals(&lost), [goal("circles", 0, 6), goal("letters", 0, 4), goal("points", 0, 215)]);
    assert_eq!(lost.won, Some(false));
    // The left line by 5,1, A, 0,6, C and 3,11, then up the grey zone; the right one by 10,0, B, 13,5, D and 8,10.
    let round = "nnnenwwwwwssssssessswsseeeee";
    let left = format!("4,4 {round}eenwnwnneenwnenwne");
    let right = "9,4 nnenneeessssssssssswwwwwnnnn";
    let all = outcome(5, paper().left(ME, &left).right(ME, right));
    assert_eq!(goals(&all), [goal("circles", 6, 6), goal("letters", 4, 4), goal("points", 244, 215)]);
    assert_eq!((all.won, all.seats[0].score), (Some(true), 244));
    // One circle less.
    let five = outcome(5, paper().left(ME, &left).right(ME, right.strip_suffix("nnnn").unwrap()));
    assert_eq!((goals(&five)[0].clone(), five.won), (goal("circles", 5, 6), Some(false)));
    // Too few points.
    let poor = outcome(5, paper().left(ME, &format!("4,4 {round}")).right(ME, right));
    assert_eq!(goals(&poor), [goal("circles", 6, 6), goal("letters", 4, 4), goal("points", 173, 215)]);
    assert_eq!(poor.won, Some(false));
}

#[test]
fn c7_in_every_task_each_letter_counts_20_in_whatever_round() {
    for task in 1..=5 {
        for round in 1..=5 {
            let mut paper = all_letters();
            if task == 5 {
                paper = paper.left(ME, "1,1 nw").right(ME, "12,1 ne");
            }
            let letters = if task == 5 { vec![Letter::A, Letter::B] } else { Letter::ALL.to_vec() };
            for &letter in &letters {
                paper = paper.letter(ME, letter, round);
            }
            assert_eq!(score_of(&finished(task, paper), ME).letters, 20 * letters.len() as u16, "task {task}");
        }
    }
}

#[test]
fn c7_tasks_count_by_all_four_scorings_whatever_was_left_out() {
    for setup in [Setup::Own, Setup::Suggested] {
        let game = start(1, 1, |options| {
            (options.task, options.setup, options.midline, options.dots) = (4, setup, false, false);
            options.three_of_four = true;
        });
        assert_eq!(game.state().table().scorings(), Scorings::ALL);
    }
}

#[test]
fn c7_there_are_five_grades() {
    let edition = Edition::standard();
    for number in 1..=5 {
        let task = edition.task(number).unwrap();
        assert_eq!(task.grade(0), 1);
        for (place, &begin) in task.grades.iter().enumerate() {
            assert_eq!(task.grade(begin), place as u8 + 2, "task {number}");
            assert_eq!(task.grade(begin - 1), place as u8 + 1, "task {number}");
        }
        assert_eq!(task.grade(u16::MAX), 5);
    }
    let grade = |count: u16| {
        let outcome = outcome(1, crossings(usize::from(count)));
        outcome.seats[0].lines.last().unwrap().text.args["grade"].to_string()
    };
    let first = edition.task(1).unwrap().grades[0];
    assert_eq!((grade(first - 1), grade(first)), ("1".to_owned(), "2".to_owned()));
}

#[test]
fn c7_without_a_task_alone_it_is_the_usual_game() {
    let game = start(1, 1, |options| options.setup = Setup::Suggested);
    assert_eq!(game.state().table().task(&Edition::standard()), None);
    assert_eq!(game.state().table().active(), ME);
    let alone = paper().seats(1).over().left(ME, "4,4 nn").game().outcome().unwrap();
    assert_eq!((alone.seats[0].rank, alone.seats[0].score, alone.won), (1, 3, None));
}

#[test]
fn c7_1_asks_for_no_point_colours() {
    for setup in [Setup::Own, Setup::Suggested] {
        let mut game = start(1, 1, |options| (options.task, options.setup) = (1, setup)).state().clone();
        if setup == Setup::Own {
            assert_eq!(can(&game, "colours pink yellow"), Err(Illegal::NotNow));
            assert!(!listed(&game, ME).iter().any(|action| action.starts_with("colours")));
            play(&mut game, ME, &["cross 4,4"]);
            assert_eq!(can(&game, "done"), Err(Illegal::NotReady), "both crosses are set first");
            assert_eq!(can(&game, "cross 8,10"), Err(Illegal::ColourTaken(Colour::Violet)), "on another colour (C3.1)");
            play(&mut game, ME, &["cross 9,4", "done"]);
        }
        assert_eq!((game.table().round(), game.table().sheet(ME).colours()), (1, None));
    }
    // The other tasks count dots.
    for task in 2..=5 {
        let game = start(1, 1, |options| options.task = task);
        assert_eq!(can(game.state(), "colours pink yellow"), Ok(()), "task {task}");
    }
    // What could have been drawn is looked for all the same.
    let game = finished(1, crossings(3).sheet(ME, |sheet| sheet.colours = None));
    assert_eq!(Problem::of(&game, ME).unwrap().aim, Aim::Crossings);
}

#[test]
fn c7_grades_begin_at_or_above_the_goal() {
    let edition = Edition::standard();
    for number in 1..=5 {
        let task = edition.task(number).unwrap();
        let goal = task.goal.points.unwrap_or(0);
        assert!(task.grades[0] > goal, "task {number}: the second grade begins above {goal}, where the first does");
        assert!(task.grades.windows(2).all(|pair| pair[0] < pair[1]), "task {number}");
    }
}
