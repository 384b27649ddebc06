//! What dice draw and where: C2, C4.2 to C4.6.

use crate::position::*;
use colour_lines::*;
use contract::{Edition as _, Rules, Seat, Seats};
use std::collections::BTreeSet;

/// The walks of the figures, written out from C2.2: facing north, east, south, west, from one end and from the other.
const FIGURES: [(&str, &str); 8] = [
    ("I2", "nn ee ss ww"),
    ("V2", "nw en se ws ne es sw wn"),
    ("I3", "nnn eee sss www"),
    ("L3", "nnw een sse wws nee ess sww wnn"),
    ("J3", "nne ees ssw wwn nww enn see wss"),
    ("U3", "nws enw sen wse nes esw swn wne"),
    ("S3", "nwn ene ses wsw"),
    ("Z3", "nen ese sws wnw"),
];

/// A place from which everything can be drawn, with this face for the left half.
fn showing(face: &str) -> ColourLines {
    paper().dice(&format!("{face} 0 | 0 0 | 0")).game()
}

#[test]
fn c2_1_five_dice_lie_on_the_tray() {
    let game = suggested(2, 1).state().clone();
    assert_eq!(Die::all().filter(|&die| game.table().tray().face(die).is_some()).count(), 5);
}

#[test]
fn c2_2_every_figure_has_these_walks_and_no_others() {
    for (figure, walks) in FIGURES {
        assert_eq!(paths(&showing(figure), "draw 1 left "), words(walks), "{figure}");
    }
}

#[test]
fn c2_2_the_figures_are_all_paths_of_two_and_three_strokes_and_no_path_is_two_figures() {
    let mut all = BTreeSet::new();
    for (figure, walks) in FIGURES {
        for walk in words(walks) {
            assert!(all.insert(walk.clone()), "{figure} {walk}");
        }
    }
    let numbers: BTreeSet<String> =
        ["2", "3"].into_iter().flat_map(|number| paths(&showing(number), "draw 1 left ")).collect();
    assert_eq!(all, numbers);
}

#[test]
fn c4_3_a_figure_is_never_mirrored() {
    for (figure, mirrored) in [("L3", "J3"), ("J3", "L3"), ("S3", "Z3"), ("Z3", "S3")] {
        let game = showing(figure);
        for walk in words(FIGURES.iter().find(|(name, _)| *name == mirrored).unwrap().1) {
            assert_eq!(can(&game, &format!("draw 1 left {walk}")), Err(Illegal::NotTheFigure), "{figure} {walk}");
        }
    }
}

#[test]
fn c4_3_a_figure_is_drawn_from_either_end() {
    // L3 with its long arm first, and with its short arm first.
    for walk in ["nnw", "nee"] {
        assert_eq!(can(&showing("L3"), &format!("draw 1 left {walk}")), Ok(()));
    }
    // J3 likewise, the other way round.
    for walk in ["nne", "nww"] {
        assert_eq!(can(&showing("J3"), &format!("draw 1 left {walk}")), Ok(()));
    }
    // S3 and Z3 are the same from both ends.
    assert_eq!(paths(&showing("S3"), "draw 1 left ").len(), 4);
}

#[test]
fn c4_3_a_number_is_exactly_that_many_strokes_in_any_directions() {
    for (number, walks) in [("1", 4), ("2", 12), ("3", 36)] {
        assert_eq!(paths(&showing(number), "draw 1 left ").len(), walks, "{number}");
    }
    assert_eq!(can(&showing("2"), "draw 1 left n"), Err(Illegal::NotTheNumber { number: 2 }));
    assert_eq!(can(&showing("2"), "draw 1 left nnn"), Err(Illegal::NotTheNumber { number: 2 }));
    assert_eq!(can(&showing("1"), "draw 1 left nn"), Err(Illegal::NotTheNumber { number: 1 }));
}

#[test]
fn c4_3_zero_draws_nothing() {
    let game = showing("0");
    for path in Path::all() {
        assert_eq!(can(&game, &format!("draw 1 left {path}")), Err(Illegal::Zero));
    }
    assert_eq!(paths(&game, "draw "), words(""));
}

#[test]
fn c4_3_the_first_die_starts_at_the_cross_and_each_goes_on_where_the_line_ends() {
    let mut game = paper().dice("2 I2 | 1 0 | 1").game();
    play(&mut game, ME, &["draw 1 left nw"]);
    assert_eq!(end(&game, ME, Half::Left), "3,3");
    play(&mut game, ME, &["draw 2 left nn", "draw 3 right e", "draw 5 right s"]);
    assert_eq!((end(&game, ME, Half::Left), end(&game, ME, Half::Right)), ("3,1".to_owned(), "10,5".to_owned()));
    let fields: Vec<String> =
        game.table().sheet(ME).line(Half::Left).fields().iter().map(ToString::to_string).collect();
    assert_eq!(fields, ["4,3", "3,3", "3,2", "3,1"], "every field entered has a dot, the cross has none");
    assert_eq!(game.table().sheet(ME).line(Half::Left).strokes().map(Compass::letter).collect::<String>(), "nwnn");
}

#[test]
fn c4_2_everybody_draws_at_the_same_time_in_any_order() {
    let mut game = paper().seats(3).dice("1 2 | 1 2 | 1").game();
    assert_eq!(game.to_act(), Seats::all(3));
    play(&mut game, YOU, &["draw 5 left n"]);
    play(&mut game, ME, &["draw 4 right ne", "draw 1 left s"]);
    play(&mut game, YOU, &["draw 3 right s", "draw 1 left n"]);
    play(&mut game, Seat(2), &["draw 2 left nn"]);
    assert_eq!(end(&game, YOU, Half::Left), "4,2");
    assert_eq!(end(&game, ME, Half::Left), "4,5", "the same fields on a sheet of their own");
    assert_eq!(can(&game, "draw 1 left s"), Err(Illegal::DieUsed));
    assert_eq!(check(&game, Seat(2), "draw 1 left e"), Ok(()));
}

#[test]
fn c4_1_a_die_is_drawn_in_its_half_and_the_free_one_in_either() {
    let mut game = paper().dice("1 1 | 1 1 | 1").game();
    for (die, left, right) in [(1, true, false), (2, true, false), (3, false, true), (4, false, true), (5, true, true)]
    {
        for (half, fits) in [("left", left), ("right", right)] {
            let expected = if fits { Ok(()) } else { Err(Illegal::WrongHalf) };
            assert_eq!(can(&game, &format!("draw {die} {half} n")), expected, "{die} {half}");
            assert_eq!(can(&game, &format!("joker {die} {half} n")), expected, "{die} {half}");
        }
    }
    // Each player for themselves.
    play(&mut game, ME, &["draw 5 left n"]);
    play(&mut game, YOU, &["draw 5 right n"]);
    assert_eq!((end(&game, ME, Half::Left), end(&game, YOU, Half::Right)), ("4,3".to_owned(), "9,3".to_owned()));
}

#[test]
fn c4_4_a_field_is_entered_once_by_either_line() {
    // The left line turns back onto itself and onto its cross.
    let game = paper().left(ME, "4,4 nws").dice("2 1 | 0 0 | 0").game();
    assert_eq!(can(&game, "draw 2 left e"), Err(Illegal::Taken), "the cross");
    assert_eq!(can(&game, "draw 2 left n"), Err(Illegal::Taken), "its own dot");
    assert_eq!(can(&game, "draw 1 left se"), Ok(()));
    // Both lines in the grey zone, face to face.
    let game = paper().left(ME, "5,4 e").right(ME, "8,4 w").dice("1 0 | 1 0 | 1").game();
    assert_eq!((end(&game, ME, Half::Left), end(&game, ME, Half::Right)), ("6,4".to_owned(), "7,4".to_owned()));
    for action in ["draw 1 left e", "draw 3 right w", "draw 5 left e", "draw 5 right w", "joker 1 left e"] {
        assert_eq!(can(&game, action), Err(Illegal::Taken), "{action}");
    }
    assert_eq!(can(&game, "draw 1 left n"), Ok(()));
    // What others drew is on their sheets.
    let game = paper().left(YOU, "4,4 nnn").dice("1 0 | 1 0 | 1").game();
    assert_eq!(can(&game, "draw 1 left n"), Ok(()));
}

#[test]
fn c4_4_a_path_may_not_pass_a_taken_field_in_its_middle() {
    let game = paper().left(ME, "2,4 nees").dice("2 3 | 0 0 | 0").game();
    // The end is 4,4; west of it 3,4 is free, then comes the cross at 2,4.
    assert_eq!(can(&game, "draw 1 left ww"), Err(Illegal::Taken));
    assert_eq!(can(&game, "draw 2 left wws"), Err(Illegal::Taken));
    assert_eq!(can(&game, "draw 1 left ws"), Ok(()));
}

#[test]
fn c4_4_the_left_line_stays_within_x_7() {
    let game = paper().left(ME, "5,4 e").dice("1 2 | 0 0 | 0").game();
    assert_eq!(can(&game, "draw 1 left e"), Ok(()), "from 6 to 7");
    assert_eq!(can(&game, "draw 2 left ee"), Err(Illegal::OutOfRange(Half::Left)), "7 to 8");
    let game = paper().left(ME, "5,4 ee").dice("1 2 | 0 0 | 1").game();
    assert_eq!(paths(&game, "draw 1 left "), words("n s"));
    assert_eq!(paths(&game, "draw 2 left "), words("nn nw ss sw"));
    assert_eq!(paths(&game, "draw 5 left "), words("n s"));
    assert_eq!(paths(&game, "joker 1 left "), words("n s"));
}

#[test]
fn c4_4_the_right_line_stays_within_x_6() {
    let game = paper().right(ME, "8,4 w").dice("0 0 | 1 2 | 0").game();
    assert_eq!(can(&game, "draw 3 right w"), Ok(()), "from 7 to 6");
    assert_eq!(can(&game, "draw 4 right ww"), Err(Illegal::OutOfRange(Half::Right)), "6 to 5");
    let game = paper().right(ME, "8,4 ww").dice("0 0 | 1 2 | 1").game();
    assert_eq!(paths(&game, "draw 3 right "), words("n s"));
    assert_eq!(paths(&game, "draw 4 right "), words("nn ne ss se"));
    assert_eq!(paths(&game, "draw 5 right "), words("n s"));
}

#[test]
fn c4_4_the_sheet_ends_at_its_edges() {
    let game = paper().left(ME, "0,1 n").right(ME, "13,10 s").dice("1 2 | 1 2 | 0").game();
    assert_eq!(paths(&game, "draw 1 left "), words("e"));
    assert_eq!(paths(&game, "draw 3 right "), words("w"));
    assert_eq!(can(&game, "draw 1 left n"), Err(Illegal::OutOfRange(Half::Left)));
    assert_eq!(can(&game, "draw 4 right ee"), Err(Illegal::OutOfRange(Half::Right)));
}

#[test]
fn c1_6_a_black_field_is_not_touched() {
    let at = |paper: Paper| paper.dice("1 2 | 1 0 | 0").game();
    let side_b = at(paper().side_b());
    assert_eq!(can(&side_b, "draw 1 left s"), Err(Illegal::Black), "4,5");
    assert_eq!(can(&side_b, "draw 2 left ss"), Err(Illegal::Black), "not even on the way");
    assert_eq!(can(&side_b, "joker 1 left s"), Err(Illegal::Black));
    assert_eq!(paths(&side_b, "draw 1 left "), words("n e w"));
    assert_eq!(can(&at(paper()), "draw 1 left s"), Ok(()), "side A has none");
}

#[test]
fn c4_5_a_die_that_can_be_drawn_must_be() {
    for (dice, die) in [("1 0 | 0 0 | 0", 1), ("0 U3 | 0 0 | 0", 2), ("0 0 | 3 0 | 0", 3), ("0 0 | 0 I2 | 0", 4)] {
        let game = paper().dice(dice).game();
        assert_eq!(can(&game, "done"), Err(Illegal::MustDraw { die }), "{dice}");
        assert!(!listed(&game, ME).contains(&"done".to_owned()));
    }
    let mut game = paper().dice("1 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left n", "done"]);
}

#[test]
fn c4_5_what_can_be_drawn_is_listed_whoever_is_done() {
    let list = |game: &ColourLines, seat| game.drawable(seat).map(|die| die.to_string()).collect::<Vec<_>>().join(" ");
    let game = paper().dice("1 0 | 0 2 | 3").game();
    assert_eq!(list(&game, ME), "1 4 5");
    let mut game = paper().dice("1 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left n", "done"]);
    assert_eq!((list(&game, ME), list(&game, YOU)), (String::new(), "1".to_owned()));
}

#[test]
fn c4_5_zeros_and_jokers_may_be_left() {
    let game = paper().dice("0 0 | 0 0 | 0").game();
    assert_eq!(game.table().sheet(ME).jokers(), 2);
    assert_eq!(can(&game, "joker 1 left n"), Ok(()));
    assert_eq!(can(&game, "done"), Ok(()));
}

#[test]
fn c4_5_a_die_is_drawn_whole_or_not_at_all() {
    // The end is in the corner 0,0; only 0,1 is free there, the cross being at 0,2.
    let corner = |dice: &str| paper().left(ME, "0,2 ennw").dice(dice).game();
    for face in ["2", "3", "I2", "V2", "I3", "L3", "J3", "U3", "S3", "Z3"] {
        let game = corner(&format!("{face} 0 | 0 0 | 0"));
        assert_eq!(paths(&game, "draw 1 left "), words(""), "{face}");
        assert!(can(&game, "draw 1 left s").is_err(), "{face} is not drawn in part");
        assert_eq!(can(&game, "done"), Ok(()), "{face}: there is no need to draw what cannot be drawn whole");
        assert_eq!(can(&game, "joker 1 left s"), Ok(()), "{face}: a joker would fit but is never a must");
    }
    assert_eq!(can(&corner("1 0 | 0 0 | 0"), "done"), Err(Illegal::MustDraw { die: 1 }));
}

#[test]
fn c4_5_dice_are_left_only_when_none_of_them_can_be_drawn() {
    // Die 1 does not fit, die 2 does: it has to be drawn, after which both lines may rest.
    let mut game = paper().left(ME, "0,2 ennw").dice("2 1 | 0 0 | 0").game();
    assert_eq!(can(&game, "done"), Err(Illegal::MustDraw { die: 2 }));
    play(&mut game, ME, &["draw 2 left s"]);
    assert!(!listed(&game, ME).iter().any(|action| action.contains("left")), "stuck: not even a joker fits");
    play(&mut game, ME, &["done"]);
}

#[test]
fn c4_5_an_order_that_spoils_a_later_die_is_allowed() {
    // At 1,0 the 2 could go east; the 1 goes into the corner first, and the 2 is left.
    let mut game = paper().left(ME, "0,1 en").dice("1 2 | 0 0 | 0").game();
    assert!(!paths(&game, "draw 2 left ").is_empty());
    play(&mut game, ME, &["draw 1 left w"]);
    assert_eq!(paths(&game, "draw 2 left "), words(""));
    play(&mut game, ME, &["done"]);
}

#[test]
fn c4_5_the_free_die_must_be_drawn_if_it_fits_in_either_half() {
    let left_stuck = "0,1 enw";
    let right_stuck = "13,1 wne";
    let game = |left: &str, right: &str| paper().left(ME, left).right(ME, right).dice("2 I2 | 3 V2 | 1").game();
    assert_eq!(can(&game(left_stuck, right_stuck), "done"), Ok(()));
    let only_free = |left: &str, right: &str| paper().left(ME, left).right(ME, right).dice("0 0 | 0 0 | 1").game();
    assert_eq!(can(&only_free(left_stuck, "9,4"), "done"), Err(Illegal::MustDraw { die: 5 }));
    assert_eq!(can(&only_free("4,4", right_stuck), "done"), Err(Illegal::MustDraw { die: 5 }));
    assert_eq!(can(&only_free(left_stuck, right_stuck), "done"), Ok(()));
}

#[test]
fn c4_6_a_joker_draws_a_single_stroke_instead_of_any_die_of_its_half() {
    for face in ["0", "1", "3", "U3"] {
        let mut game = paper().dice(&format!("{face} 0 | 0 0 | 0")).game();
        assert_eq!(paths(&game, "joker 1 left "), words("n e s w"), "{face}");
        assert_eq!(can(&game, "joker 1 right n"), Err(Illegal::WrongHalf), "{face}");
        play(&mut game, ME, &["joker 1 left w"]);
        assert_eq!(end(&game, ME, Half::Left), "3,4");
        assert_eq!(game.table().sheet(ME).jokers(), 1);
        assert!(can(&game, "draw 1 left n").is_err(), "{face}: the die is gone");
        assert_eq!(can(&game, "joker 1 left n"), Err(Illegal::DieUsed));
        assert_eq!(can(&game, "done"), Ok(()), "{face} is not left undrawn");
    }
}

#[test]
fn c4_6_a_joker_for_the_free_die_draws_in_either_half() {
    let game = paper().dice("0 0 | 0 0 | 0").game();
    for (half, at) in [("left", "4,3"), ("right", "9,3")] {
        let mut game = game.clone();
        play(&mut game, ME, &[&format!("joker 5 {half} n")]);
        let half = if half == "left" { Half::Left } else { Half::Right };
        assert_eq!(end(&game, ME, half), at);
    }
}

#[test]
fn c4_6_there_are_two_jokers_in_a_game() {
    let mut game = paper().dice("0 0 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 1 left n", "joker 3 right n"]);
    assert_eq!(can(&game, "joker 2 left n"), Err(Illegal::NoJoker));
    assert_eq!(paths(&game, "joker "), words(""));
    play(&mut game, ME, &["done"]);
    play(&mut game, YOU, &["joker 1 left n", "done"]);
    assert_eq!(game.table().round(), 2);
    assert_eq!((game.table().sheet(ME).jokers(), game.table().sheet(YOU).jokers()), (0, 1), "none comes back");
    assert_eq!(Edition::standard().numbers.jokers, 2);
}

#[test]
fn c4_6_a_joker_obeys_c4_4() {
    let game = paper().left(ME, "4,4 nws").dice("0 0 | 0 0 | 0").game();
    assert_eq!(paths(&game, "joker 1 left "), words("s w"));
    assert_eq!(can(&game, "joker 1 left e"), Err(Illegal::Taken));
}

#[test]
fn c4_6_a_joker_may_draw_nothing() {
    for face in ["0", "1", "3", "U3"] {
        let mut game = paper().dice(&format!("{face} 0 | 0 0 | 0")).game();
        assert!(listed(&game, ME).contains(&"joker 1".to_owned()), "{face}");
        let before = *game.table().sheet(ME);
        play(&mut game, ME, &["joker 1"]);
        let after = game.table().sheet(ME);
        assert_eq!(Half::BOTH.map(|half| after.line(half)), Half::BOTH.map(|half| before.line(half)), "{face}");
        assert_eq!((after.tally(), after.jokers()), (before.tally(), 1), "{face}");
        assert_eq!(can(&game, "joker 1"), Err(Illegal::DieUsed));
        assert_eq!(can(&game, "done"), Ok(()), "{face} is not left undrawn");
    }
    // For the free die it is one action for both halves.
    let game = paper().dice("0 0 | 0 0 | 1").game();
    assert_eq!(listed(&game, ME).iter().filter(|action| *action == "joker 5").count(), 1);
}

#[test]
fn c4_6_a_joker_that_draws_nothing_is_one_of_the_two() {
    let mut game = paper().dice("1 1 | 1 0 | 0").game();
    play(&mut game, ME, &["joker 1", "joker 2 left n"]);
    assert_eq!(can(&game, "joker 3"), Err(Illegal::NoJoker));
    assert!(!listed(&game, ME).iter().any(|action| action.starts_with("joker")));
    assert_eq!(can(&game, "done"), Err(Illegal::MustDraw { die: 3 }));
}

#[test]
fn c4_6_a_joker_that_draws_nothing_is_there_where_no_stroke_is() {
    // Stuck in the corner: a single stroke is impossible, nothing is not.
    let game = paper().left(ME, "0,1 enw").dice("2 0 | 0 0 | 0").game();
    assert_eq!(paths(&game, "joker 1 left "), words(""));
    assert_eq!(can(&game, "joker 1"), Ok(()));
}

#[test]
fn c4_6_a_joker_that_draws_nothing_earns_no_circle() {
    // The circle at 5,1 was entered with the first die, and its strokes are gone with the next.
    let mut game = paper().side_b().left(ME, "4,4 nn").dice("2 1 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 2"]);
    assert_eq!(game.table().sheet(ME).bonus(), None);
    play(&mut game, ME, &["draw 1 left ne"]);
    assert!(game.table().sheet(ME).bonus().is_some());
    play(&mut game, ME, &["joker 3"]);
    assert_eq!((game.table().sheet(ME).bonus(), game.table().sheet(ME).tally().circles), (None, 1));
}

#[test]
fn c4_6_the_notation_of_a_joker_that_draws_nothing() {
    let die = Die::new(2).unwrap();
    assert_eq!("joker 3".parse(), Ok(Action::Waive(die)));
    assert_eq!(Action::Waive(die).to_string(), "joker 3");
    assert_eq!("mend".parse(), Ok(Action::Mend));
    for text in ["joker", "joker 6", "joker 3 left", "joker 3 w", "joker 3 ", "mend 1"] {
        assert_eq!(text.parse::<Action>(), Err(ParseAction), "{text}");
    }
}
