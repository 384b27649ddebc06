//! Scoring after five rounds: C5, and three of four (C6.3).

use crate::position::*;
use colour_lines::*;
use contract::{Game, Match, Millis, Rules, Seat, Seed};
use std::collections::BTreeMap;

fn mine(paper: Paper) -> Score {
    score_of(&paper.over().game(), ME)
}

#[test]
fn c5_1_colours_times_strokes_across_the_midline() {
    // Violet, then across and back and across in the grey zone.
    let score = mine(paper().left(ME, "4,4 eeenwne"));
    assert_eq!((score.colours, score.crossings, score.midline), (1, 3, 3));
    // Both lines cross: the right one once from 7 to 6 and once back.
    let score = mine(paper().left(ME, "4,4 eeenwne").right(ME, "9,4 swwwse"));
    assert_eq!((score.colours, score.crossings, score.midline), (2, 5, 10));
}

#[test]
fn c5_1_entering_the_grey_zone_is_no_crossing_and_grey_is_no_colour() {
    let score = mine(paper().left(ME, "5,4 ennnw").right(ME, "8,4 wsss"));
    assert_eq!((score.colours, score.crossings, score.midline), (1, 0, 0), "light blue only");
    let score = mine(paper().left(ME, "5,4 ee").right(ME, "8,3 ww"));
    assert_eq!(
        (score.colours, score.crossings, score.midline),
        (0, 2, 0),
        "without a colour crossings are worth nothing"
    );
}

#[test]
fn c5_1_a_colour_counts_once_for_both_halves_together() {
    // Pink on the left and on the right.
    let paper = paper().left(ME, "4,5 s").right(ME, "9,3 n");
    assert_eq!(mine(paper).colours, 1);
    // All eight, the most there can be: light blue, violet, pink, light green on the left, the others on the right.
    let all = crate::position::paper().left(ME, "2,1 eeesssssssssww").right(ME, "11,1 essssssssss");
    assert_eq!(mine(all).colours, 8);
}

#[test]
fn c1_5_c5_1_a_letter_field_keeps_its_colour() {
    let paper = paper().left(ME, "0,3 nnn").colours(ME, Colour::Pink, Colour::Orange);
    let score = mine(paper);
    assert_eq!((score.colours, score.dots, score.letters), (1, 3, 20), "0,0 is orange");
    let only_the_letter = crate::position::paper().right(ME, "12,11 e").over().game();
    let colours = only_the_letter.table().sheet(ME).tally().all_colours();
    assert_eq!(colours.iter().collect::<Vec<_>>(), [Colour::DarkGreen]);
}

/// Three players who reached A in these rounds, 0 for never.
fn letters(rounds: [u8; 3]) -> [u16; 3] {
    let mut table = paper().seats(3).over();
    for (seat, round) in Seat::all(3).zip(rounds) {
        if round > 0 {
            table = table.left(seat, "0,2 nn").letter(seat, Letter::A, round);
        }
    }
    let game = table.game();
    [0, 1, 2].map(|seat| score_of(&game, Seat(seat)).letters)
}

#[test]
fn c5_2_twenty_for_all_who_reach_a_letter_in_its_first_round_and_ten_later() {
    assert_eq!(letters([1, 0, 0]), [20, 0, 0]);
    assert_eq!(letters([5, 0, 0]), [20, 0, 0], "first is first, however late");
    assert_eq!(letters([2, 2, 0]), [20, 20, 0], "several may");
    assert_eq!(letters([2, 2, 2]), [20, 20, 20]);
    assert_eq!(letters([2, 3, 0]), [20, 10, 0]);
    assert_eq!(letters([3, 2, 4]), [10, 20, 10], "all who come later, each");
    assert_eq!(letters([4, 2, 4]), [10, 20, 10]);
    assert_eq!(letters([0, 0, 0]), [0, 0, 0]);
}

#[test]
fn c5_2_each_letter_by_itself() {
    let game = paper()
        .over()
        .left(ME, "0,2 nn")
        .right(ME, "13,2 nn")
        .left(YOU, "0,2 nn")
        .right(YOU, "13,9 ss")
        .letter(ME, Letter::A, 4)
        .letter(ME, Letter::B, 5)
        .letter(YOU, Letter::A, 3)
        .letter(YOU, Letter::D, 1)
        .game();
    assert_eq!(game.table().letter_points(game.edition(), ME), [10, 20, 0, 0]);
    assert_eq!(game.table().letter_points(game.edition(), YOU), [20, 0, 0, 20]);
    assert_eq!((score_of(&game, ME).letters, score_of(&game, YOU).letters), (30, 40));
}

#[test]
fn c5_2_the_round_counts_in_play_and_not_who_drew_first_in_it() {
    let mut game = paper().round(3).left(ME, "0,2 n").left(YOU, "0,2 n").dice("1 0 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left n"]);
    assert_eq!(game.table().sheet(ME).tally().letters, [3, 0, 0, 0]);
    play(&mut game, YOU, &["draw 1 left n"]);
    assert_eq!((score_of(&game, ME).letters, score_of(&game, YOU).letters), (20, 20));
    // A round later it is only ten.
    let mut game =
        paper().round(4).left(ME, "0,2 nn").letter(ME, Letter::A, 3).left(YOU, "0,2 n").dice("1 0 | 0 0 | 0").game();
    play(&mut game, YOU, &["draw 1 left n"]);
    assert_eq!((score_of(&game, ME).letters, score_of(&game, YOU).letters), (20, 10));
}

#[test]
fn c5_2_a_letter_taken_back_is_not_reached() {
    // Play goes on until a player stands on a letter; then that is taken back.
    for seed in 0.. {
        let mut game = suggested(3, seed);
        let mut chance = Seed::from_number(seed).chance(5);
        let reached = |game: &Match<ColourLines>| {
            Seat::all(3).find(|&seat| game.state().table().sheet(seat).tally().letters_reached() > 0)
        };
        while game.state().outcome().is_none() && reached(&game).is_none() {
            let seat = game.state().to_act().iter().last().unwrap();
            let action = game.state().random(seat, &mut chance).unwrap();
            game.play(seat, &action, Millis(0)).unwrap();
        }
        let Some(seat) = reached(&game) else { continue };
        game.undo(seat, Millis(0)).unwrap();
        assert_eq!(reached(&game), None);
        assert!(Seat::all(3).all(|seat| score_of(game.state(), seat).letters == 0));
        break;
    }
}

#[test]
fn c5_3_nine_for_each_colour_with_a_dot_in_both_halves() {
    // Light blue and violet on the left; light green, light blue and violet on the right.
    let both = paper().left(ME, "4,4 nn").right(ME, "9,4 ssssss");
    let score = mine(both);
    assert_eq!((score.pairs, score.pair_points), (2, 18));
    // Two dots in the same half make no pair, nor does a dot and a cross.
    let score = mine(paper().left(ME, "4,4 nn").right(ME, "9,4 s"));
    assert_eq!((score.pairs, score.pair_points), (0, 0));
    let cross = paper().left(ME, "4,6 n").right(ME, "9,9 n").colours(ME, Colour::Yellow, Colour::Orange);
    let score = mine(cross);
    assert_eq!((score.pairs, score.colours), (0, 2), "violet on the left, and only the cross in violet on the right");
}

#[test]
fn c5_4_three_for_each_dot_in_the_point_colours() {
    // Dots on the left: violet 3, light blue 1; on the right: light green 1, light blue 1. The crosses stand on pink and
    // light green.
    let dots = |a, b| {
        let score = mine(paper().left(ME, "4,6 nnnn").right(ME, "9,4 ss").colours(ME, a, b));
        (score.dots, score.dot_points)
    };
    assert_eq!(dots(Colour::LightBlue, Colour::Yellow), (2, 6), "both halves");
    assert_eq!(dots(Colour::LightBlue, Colour::Violet), (5, 15), "both colours");
    assert_eq!(dots(Colour::Yellow, Colour::Orange), (0, 0));
}

#[test]
fn c5_5_most_points_win_and_a_tie_is_shared() {
    let game = paper()
        .seats(4)
        .over()
        .left(ME, "4,4 nn")
        .left(YOU, "4,4 nnnn")
        .left(Seat(2), "4,4 nn")
        .left(Seat(3), "4,4 n")
        .game();
    let outcome = game.outcome().unwrap();
    let scores: Vec<i32> = outcome.seats.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [3, 9, 3, 0]);
    assert_eq!(outcome.seats.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [2, 1, 2, 4]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [YOU]);
    assert_eq!((outcome.won, outcome.cut_short), (None, false));
    let tie = paper().over().left(ME, "4,4 nn").left(YOU, "4,4 nn").game().outcome().unwrap();
    assert_eq!(tie.winners().collect::<Vec<_>>(), [ME, YOU]);
}

#[test]
fn c5_the_outcome_is_explained_line_by_line_with_its_fields() {
    let game = paper().over().left(ME, "0,2 nn").right(ME, "9,4 wwws").game();
    let standing = &game.outcome().unwrap().seats[0];
    let lines: Vec<(&str, Option<i32>, Option<&str>)> =
        standing.lines.iter().map(|line| (line.text.id.as_str(), line.points, line.text.rule.as_deref())).collect();
    assert_eq!(
        lines,
        [
            ("colour-lines-score-midline", Some(2), Some("C5.1")),
            ("colour-lines-score-letters", Some(20), Some("C5.2")),
            ("colour-lines-score-pairs", Some(0), Some("C5.3")),
            ("colour-lines-score-dots", Some(0), Some("C5.4")),
        ]
    );
    assert_eq!(standing.lines[0].places, ["1:7,4", "1:6,4"], "both ends of the stroke across");
    assert_eq!(standing.lines[1].places, ["1:0,0"]);
    assert_eq!(standing.lines[1].text.args["letters"].to_string(), "A");
}

type LeaveOut = fn(&mut Options);

fn all_scorings() -> [(Scoring, LeaveOut); 4] {
    [
        (Scoring::Midline, |options| options.midline = false),
        (Scoring::Letters, |options| options.letters = false),
        (Scoring::Pairs, |options| options.pairs = false),
        (Scoring::Dots, |options| options.dots = false),
    ]
}

/// A sheet with points in all four scorings: A, light blue on both sides, a crossing.
fn rich() -> Paper {
    paper().over().left(ME, "0,3 nnneee").right(ME, "9,5 swww")
}

#[test]
fn c5_6_any_scoring_can_be_left_out() {
    let all = score_of(&rich().game(), ME);
    assert!(Scoring::ALL.into_iter().all(|scoring| all.points(scoring) > 0), "{all:?}");
    for (out, leave_out) in all_scorings() {
        let scorings = start(2, 1, leave_out).state().table().scorings();
        assert_eq!(scorings.len(), 3);
        assert!(!scorings.has(out));
        let game = rich().change(|view| view.scorings = scorings).game();
        let some = score_of(&game, ME);
        assert_eq!((some.total, some.points(out)), (all.total - all.points(out), 0));
        let standing = &game.outcome().unwrap().seats[0];
        assert_eq!((standing.lines.len(), standing.score), (3, i32::from(some.total)));
    }
}

#[test]
fn c5_6_even_three_can_be_left_out_but_not_all_four() {
    let game = start(2, 1, |options| {
        (options.midline, options.letters, options.pairs) = (false, false, false);
    });
    assert_eq!(game.state().table().scorings().iter().collect::<Vec<_>>(), [Scoring::Dots]);
}

#[test]
fn c6_3_three_of_four_scorings_are_drawn_at_random() {
    let mut left_out: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..200 {
        let game = start(2, seed, |options| options.three_of_four = true);
        let scorings = game.state().table().scorings();
        assert_eq!(scorings.len(), 3);
        let out = Scoring::ALL.into_iter().find(|&scoring| !scorings.has(scoring)).unwrap();
        *left_out.entry(out.name()).or_default() += 1;
        assert_eq!(view(game.state()).scorings, scorings, "everybody knows before the game");
    }
    assert_eq!(left_out.len(), 4);
    assert!(left_out.values().all(|count| (30..75).contains(count)), "{left_out:?}");
    assert_eq!(start(2, 1, |_| ()).state().table().scorings(), Scorings::ALL);
}
