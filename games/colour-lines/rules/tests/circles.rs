//! Circles on side B: C4.7.

use crate::position::*;
use colour_lines::*;
use contract::Edition as _;
use std::sync::Arc;

fn bonus(game: &ColourLines) -> Option<(Half, u8)> {
    game.table().sheet(ME).bonus()
}

/// The left line ends at 4,2, below and left of the circle 5,1.
fn below_a_circle() -> Paper {
    paper().side_b().left(ME, "4,4 nn")
}

/// An edition whose side B has a row of three circles: 3,1, 4,1 and 5,1.
fn row_of_circles() -> Arc<Edition> {
    edition_with(&[("\"OOOBBo..P#PYYY\"", "\"OOOooo..P#PYYY\"")])
}

#[test]
fn c4_7_a_circle_entered_earns_up_to_two_strokes_of_the_same_line() {
    let mut game = below_a_circle().dice("2 0 | 0 0 | 0").game();
    assert_eq!(can(&game, "more n"), Err(Illegal::NoBonus));
    play(&mut game, ME, &["draw 1 left ne"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("5,1".to_owned(), Some((Half::Left, 2))));
    assert_eq!(paths(&game, "more "), words("n e s"), "4,1 is taken");
    play(&mut game, ME, &["more e"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("6,1".to_owned(), Some((Half::Left, 1))));
    play(&mut game, ME, &["more e"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("7,1".to_owned(), None));
    assert_eq!(can(&game, "more s"), Err(Illegal::NoBonus));
    assert_eq!(game.table().sheet(ME).tally().crossings, 1, "a stroke is a stroke");
    assert_eq!(game.table().sheet(ME).jokers(), 2);
}

#[test]
fn c4_7_nobody_has_to_add_strokes() {
    for strokes in [&[][..], &["more n"]] {
        let mut game = below_a_circle().dice("2 0 | 0 0 | 0").game();
        play(&mut game, ME, &["draw 1 left ne"]);
        play(&mut game, ME, strokes);
        assert!(bonus(&game).is_some());
        assert_eq!(can(&game, "done"), Ok(()));
    }
}

#[test]
fn c4_7_the_die_is_drawn_whole_before_strokes_are_added() {
    // The circle is the second of three fields: the strokes go on from the third.
    let mut game = below_a_circle().dice("3 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left nee"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("6,1".to_owned(), Some((Half::Left, 2))));
    play(&mut game, ME, &["more n", "more w"]);
    assert_eq!(end(&game, ME, Half::Left), "5,0");
    // A die that is too short to be whole is no reason to enter the circle.
    let game = below_a_circle().dice("3 0 | 0 0 | 0").game();
    assert_eq!(can(&game, "draw 1 left ne"), Err(Illegal::NotTheNumber { number: 3 }));
}

#[test]
fn c4_7_a_joker_earns_it_too() {
    let mut game = paper().side_b().left(ME, "4,4 nnn").dice("0 0 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 1 left e"]);
    assert_eq!(bonus(&game), Some((Half::Left, 2)));
    play(&mut game, ME, &["more n", "more e"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("6,0".to_owned(), None));
    assert_eq!(game.table().sheet(ME).jokers(), 1, "strokes that a circle earned cost no joker");
}

#[test]
fn c4_7_the_strokes_belong_to_the_line_that_entered() {
    let mut game = paper().side_b().right(ME, "9,4 nnee").left(ME, "4,4").dice("0 0 | 2 0 | I2").game();
    // From 11,2 the free die goes to 11,0 and a die of the right half to the circle 10,0.
    play(&mut game, ME, &["draw 5 right nn"]);
    play(&mut game, ME, &["joker 3 right w"]);
    assert_eq!(bonus(&game), Some((Half::Right, 2)));
    play(&mut game, ME, &["more w"]);
    assert_eq!((end(&game, ME, Half::Right), end(&game, ME, Half::Left)), ("9,0".to_owned(), "4,4".to_owned()));
    assert_eq!(can(&game, "more s"), Err(Illegal::Black), "the strokes obey the sheet");
    assert_eq!(can(&game, "more e"), Err(Illegal::Taken));
    assert_eq!(can(&game, "more n"), Err(Illegal::OutOfRange(Half::Right)));
    assert_eq!(paths(&game, "more "), words("w"));
}

#[test]
fn c4_7_drawing_another_die_gives_the_strokes_up() {
    for (dice, next) in [
        ("2 1 | 0 0 | 0", "draw 2 left n"),
        ("2 0 | 1 0 | 0", "draw 3 right n"),
        ("2 0 | 0 0 | 1", "draw 5 right n"),
        ("2 0 | 0 0 | 0", "joker 2 left n"),
        ("2 0 | 0 0 | 0", "joker 3 right n"),
    ] {
        let mut game = below_a_circle().dice(dice).game();
        play(&mut game, ME, &["draw 1 left ne", next]);
        assert_eq!(bonus(&game), None, "{next}");
        assert_eq!(can(&game, "more e"), Err(Illegal::NoBonus), "{next}");
    }
}

#[test]
fn c4_7_strokes_that_are_left_do_not_outlast_the_round() {
    let mut game = below_a_circle().dice("2 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left ne", "done"]);
    assert_eq!(can(&game, "more n"), Err(Illegal::AlreadyDone));
    play(&mut game, YOU, &["draw 1 left nn", "done"]);
    assert_eq!((game.table().round(), bonus(&game)), (2, None));
    assert_eq!(can(&game, "more n"), Err(Illegal::NoBonus));
}

#[test]
fn c4_7_a_further_circle_earns_two_more() {
    let mut game = below_a_circle().edition(row_of_circles()).dice("1 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left n"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("4,1".to_owned(), Some((Half::Left, 2))));
    play(&mut game, ME, &["more e"]);
    assert_eq!(bonus(&game), Some((Half::Left, 3)), "one left and two more");
    play(&mut game, ME, &["more e", "more e", "more s"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("7,2".to_owned(), None));
    assert_eq!(game.table().sheet(ME).tally().circles, 2);
}

#[test]
fn c4_7_the_last_added_stroke_can_earn_two_more() {
    // Circles at 3,1 and 5,1: the second of two added strokes enters the other one.
    let edition = edition_with(&[("\"OOOBBo..P#PYYY\"", "\"OOOoBo..P#PYYY\"")]);
    let mut game = paper().side_b().edition(edition).left(ME, "4,4 nnw").dice("1 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left n", "more e"]);
    assert_eq!(bonus(&game), Some((Half::Left, 1)));
    play(&mut game, ME, &["more e"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("5,1".to_owned(), Some((Half::Left, 2))));
    play(&mut game, ME, &["more e", "more e"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("7,1".to_owned(), None));
}

#[test]
fn c4_7_two_circles_by_one_die_earn_four() {
    let mut game = below_a_circle().edition(row_of_circles()).dice("2 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left ne"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("5,1".to_owned(), Some((Half::Left, 4))));
    play(&mut game, ME, &["more e", "more e", "more s", "more w"]);
    assert_eq!((end(&game, ME, Half::Left), bonus(&game)), ("6,2".to_owned(), None));
    // Three circles by one die earn six.
    let at_the_left = || paper().side_b().edition(row_of_circles()).left(ME, "4,4 nnw");
    let mut game = at_the_left().dice("3 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left nee"]);
    assert_eq!(bonus(&game), Some((Half::Left, 6)));
    // What a joker had earned is given up with the next die, which earns its own.
    let mut game = at_the_left().dice("0 2 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 1 left n", "draw 2 left ee"]);
    assert_eq!(bonus(&game), Some((Half::Left, 4)));
}

#[test]
fn c4_7_a_circle_of_an_earlier_round_earns_nothing_now() {
    let mut game = paper().side_b().round(2).left(ME, "4,4 nnne").dice("1 0 | 0 0 | 0").game();
    assert_eq!(bonus(&game), None);
    play(&mut game, ME, &["draw 1 left n"]);
    assert_eq!(bonus(&game), None);
}

#[test]
fn c4_7_side_a_has_no_circles() {
    let mut game = paper().left(ME, "4,4 nn").dice("2 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left ne"]);
    assert_eq!(bonus(&game), None);
    assert!(Edition::standard().ground(Side::A).circles().is_empty());
}

#[test]
fn c4_5_and_c4_7_strokes_to_add_are_never_a_must_and_a_die_still_is() {
    let mut game = below_a_circle().dice("2 1 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left ne"]);
    assert_eq!(can(&game, "done"), Err(Illegal::MustDraw { die: 2 }));
    play(&mut game, ME, &["more n", "draw 2 left e", "done"]);
}

#[test]
fn c5_1_a_circle_has_no_colour() {
    // 5,1 lies in the light blue block on the left.
    let mut game = paper().side_b().left(ME, "5,4 enn").dice("2 0 | 0 0 | 0").game();
    let before = score_of(&game, ME);
    play(&mut game, ME, &["draw 1 left nw"]);
    assert_eq!(end(&game, ME, Half::Left), "5,1");
    assert_eq!((score_of(&game, ME).colours, score_of(&game, ME).dots), (before.colours, before.dots));
    assert_eq!(game.table().sheet(ME).tally().circles, 1);
    let mut game = paper().left(ME, "5,4 enn").dice("2 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left nw"]);
    assert_eq!(
        (score_of(&game, ME).colours, score_of(&game, ME).dots),
        (before.colours + 1, before.dots + 1),
        "side A"
    );
}
