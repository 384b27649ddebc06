//! K6: the examples of the rule, and more where they could be read the other way.

use crate::position::empty;
use kaleidoskop::{Board, Colour, Hex, Pit};

use Colour::*;

/// Crystals at the corners of the centre hex, clockwise from the north; mirrors and frosted glass toward it by corner.
fn check(crystals: &[Colour], mirrors: &[usize], frosted: &[usize], expected: Option<Colour>) {
    let corners = Hex::CENTRE.corners();
    let mut board = empty(6);
    for (&pit, &colour) in corners.iter().zip(crystals) {
        board.put(pit, colour);
    }
    for &corner in mirrors {
        board.set_mirror(corners[corner], Hex::CENTRE, true);
    }
    for &corner in frosted {
        board.set_frosted(corners[corner], Hex::CENTRE, true);
    }
    assert_eq!(board.colour(Hex::CENTRE), expected, "{crystals:?} mirrors {mirrors:?} frosted {frosted:?}");
}

#[test]
fn k6_2_equal_counts_cancel_each_other_and_the_next_unique_count_wins() {
    check(&[Red, Red, Yellow, Yellow, Green], &[], &[], Some(Green));
    check(&[Red, Yellow, Green, Blue, Pink, Purple], &[], &[], None);
    check(&[Red, Red, Yellow, Yellow], &[], &[], None);
    check(&[Red, Red, Yellow, Yellow, Green, Blue], &[], &[], None);
    check(&[Red], &[], &[], Some(Red));
    check(&[], &[], &[], None);
    check(&[Red, Red, Red, Yellow, Yellow, Green], &[], &[], Some(Red));
    check(&[Red, Red, Red, Yellow, Yellow, Yellow], &[], &[], None);
    // Three colours with two each cancel as two do.
    check(&[Red, Red, Yellow, Yellow, Green, Green], &[], &[], None);
}

#[test]
fn k6_1_a_mirror_counts_twice_and_frosted_glass_not_at_all() {
    check(&[Red, Red, Yellow, Yellow, Green], &[0], &[], Some(Red));
    check(&[Blue, Blue, Pink, Pink], &[], &[2], Some(Blue));
    // Two mirrors on one colour: 1 + 2 + 2.
    check(&[Red, Red, Red, Yellow, Yellow, Yellow], &[0, 1], &[3], Some(Red));
    // A colour wholly behind frosted glass is as good as absent: it neither wins nor cancels.
    check(&[Red], &[], &[0], None);
    check(&[Red, Blue], &[], &[0], Some(Blue));
    check(&[Red, Yellow, Blue, Blue], &[], &[0], Some(Blue));
}

#[test]
fn k4_4_only_what_touches_the_change_is_coloured_anew_and_the_rest_stays_right() {
    let mut board: Board = empty(6);
    let pit: Pit = "0,0,n".parse().unwrap();
    board.put(pit, Red);
    assert_eq!(board.hexes(Red).iter().collect::<Vec<_>>().len(), 3);
    board.swap(pit, Blue);
    assert!(board.hexes(Red).is_empty());
    assert_eq!(board.hexes(Blue).len(), 3);
}

/// The first example of the worked turns: a third colour profits when the two strongest become equal.
#[test]
fn k6_2_losing_a_majority_can_give_it_to_a_weaker_colour() {
    let corners = Hex::CENTRE.corners();
    let mut board = empty(6);
    for (&pit, colour) in corners.iter().zip([Green, Green, Red, Pink]) {
        board.put(pit, colour);
    }
    assert_eq!(board.colour(Hex::CENTRE), Some(Green));
    // Swap one green for red: green 1, red 2, pink 1.
    board.swap(corners[0], Red);
    assert_eq!(board.colour(Hex::CENTRE), Some(Red));
    // And another green comes in: green 2, red 2, pink 1.
    board.put(corners[4], Green);
    assert_eq!(board.colour(Hex::CENTRE), Some(Pink));
}
