//! Reasons in hints: a player who is done is told what is really left.

use crate::position::*;
use colour_lines::*;
use contract::{Arg, Mind};

/// What is said to be left when I am done.
fn left(game: &ColourLines) -> Arg {
    let why = game.reason(ME, &Action::Done).unwrap();
    assert_eq!(why.id, "colour-lines-because-done");
    why.args["left"].clone()
}

#[test]
fn c3_1_before_the_first_roll_nobody_is_told_of_drawing() {
    let mut game = start(2, 1, |options| options.setup = Setup::Own).state().clone();
    assert_eq!(game.reason(ME, &Action::Done), None, "nobody is ready yet");
    play(&mut game, ME, &["colours pink yellow", "cross 1,3", "cross 12,3"]);
    assert_eq!(left(&game), Arg::from("setup"));
}

#[test]
fn c4_5_whoever_is_done_leaves_no_die_that_can_be_drawn() {
    let mut game = paper().dice("1 0 | 0 0 | 0").sheet(ME, |sheet| sheet.jokers = 0).game();
    assert_eq!(game.reason(ME, &Action::Done), None, "die 1 must be drawn");
    play(&mut game, ME, &["draw 1 left n"]);
    assert_eq!(left(&game), Arg::from("nothing"));
}

#[test]
fn c4_6_jokers_are_kept_for_a_later_round_if_there_is_one() {
    assert_eq!(left(&paper().game()), Arg::from("jokers"));
    assert_eq!(left(&paper().round(4).game()), Arg::from("jokers"));
    assert_eq!(left(&paper().round(5).game()), Arg::from("useless"));
    // Every die is drawn: a joker would have none to stand for.
    let mut game = paper().dice("1 1 | 1 1 | 1").game();
    play(&mut game, ME, &["draw 1 left n", "draw 2 left n", "draw 3 right n", "draw 4 right n", "draw 5 left n"]);
    assert_eq!(left(&game), Arg::from("nothing"));
}

#[test]
fn c4_7_strokes_of_a_circle_are_not_called_jokers() {
    let mut game = paper().side_b().left(ME, "4,4 nn").dice("2 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left ne"]);
    assert_eq!(left(&game), Arg::from("useless"));
}
