//! F4.1–F4.3: sets, superfluous cards, points; and the exchange format.

use crate::table::*;
use contract::{AnyWorkbench, Seed, ShelfGame};
use konfetti::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn tallied(cards: &str) -> Tally {
    tally(&faces(cards))
}

/// Sets, cards needed and points.
fn summed(cards: &str) -> (u8, u8, i8) {
    let tally = tallied(cards);
    (tally.sets, tally.needed, tally.points)
}

/// F4.1–F4.3 and nothing else: try every choice of these cards.
fn naive(hand: &[String]) -> Tally {
    let sets = naive_sets(hand);
    let enough = subsets(hand).filter(|choice| naive_sets(choice) == sets);
    let needed = enough.map(|choice| choice.len()).min().unwrap();
    let penalty = hand.len() - needed;
    Tally {
        held: hand.len() as u8,
        sets: sets as u8,
        needed: needed as u8,
        penalty: penalty as u8,
        points: sets as i8 - penalty as i8,
    }
}

#[test]
fn f4_1_a_small_a_medium_and_a_large_circle_of_one_colour_are_a_set() {
    assert_eq!(summed("rgv yrg vbr"), (1, 3, 1)); // red
    assert_eq!(summed("rgv yrg"), (0, 0, -2));
    assert_eq!(summed("rgv rvg rbv").0, 0, "three small ones are none");
}

#[test]
fn f4_1_the_three_circles_of_one_card_are_no_set() {
    assert_eq!(summed("ryb"), (0, 0, -1));
}

#[test]
fn f4_1_each_circle_counts_once() {
    // One small red, two medium, two large.
    assert_eq!(tallied("rgv yrg vbr brv yor").sets, 1);
    // Two of each are two sets of one colour.
    assert_eq!(summed("rgv rbv yrg brv vbr yor").0, 2);
}

#[test]
fn f4_the_examples_of_the_rulebook() {
    assert_eq!(summed("ryb bry ovr ygo"), (2, 4, 2), "two points with four cards");
    assert_eq!(summed("oyg rbo yor gry ogv"), (4, 5, 4), "four points with five cards");
    assert_eq!(summed("ryb ybr bry"), (3, 3, 3), "three points with three cards, the best there is");
    assert_eq!(summed(SIX), (6, 6, 6), "six points in a usual round");
    assert_eq!(summed(NINE), (9, 9, 9), "nine in the last");
}

#[test]
fn f4_nobody_has_more_points_than_cards() {
    let mut chance = Seed::from_number(1).chance(0);
    for _ in 0..500 {
        let hand = draw(&all_cards(), 9, &mut chance);
        assert!(usize::from(tally(&faces(&hand.join(" "))).sets) <= hand.len());
    }
}

#[test]
fn f4_2_each_card_beyond_the_fewest_costs_a_point() {
    assert_eq!(tallied("ryb ybr bry gvr"), Tally { held: 4, sets: 3, needed: 3, penalty: 1, points: 2 });
    assert_eq!(summed("ryb ybr bry gvr vgb"), (3, 3, 1));
    assert_eq!(summed(NO_SET), (0, 0, -3), "without a set no card is needed");
}

#[test]
fn f4_2_a_card_with_a_circle_in_a_set_can_still_be_superfluous() {
    // rby could give the small red one, but ryb gives that and more.
    assert_eq!(summed("ryb ybr bry rov"), (3, 3, 2));
    assert_eq!(summed("ryb ybr bry rbv"), (3, 3, 2));
}

#[test]
fn f4_2_the_fewest_cards_and_not_only_so_few_that_none_more_can_go() {
    // Without ovg alone four cards are left of which none can go any more; but three are enough.
    assert_eq!(summed("vgb yvb gov obg"), (2, 4, 2));
    assert_eq!(summed("vgb yvb ovg gov obg"), (2, 3, 0));
    assert_eq!(summed("bvg gob rbv vgr vyb gov"), (3, 4, 1));
    assert_eq!(summed("yrg ovr gby rgy yrb rvg"), (2, 4, 0));
}

#[test]
fn f4_2_the_same_number_of_sets_may_be_of_other_circles_but_of_no_fewer() {
    let mut chance = Seed::from_number(2).chance(0);
    for _ in 0..200 {
        let hand = draw(&all_cards(), 7, &mut chance);
        let explained = explain(&faces(&hand.join(" ")));
        let superfluous: Vec<String> = explained.superfluous.iter().map(Face::to_string).collect();
        let needed = hand.iter().filter(|card| !superfluous.contains(card));
        assert_eq!(naive_sets(needed), usize::from(explained.tally.sets));
    }
}

#[test]
fn f4_3_points_are_sets_less_penalty() {
    let mut chance = Seed::from_number(3).chance(0);
    for count in 0..=9 {
        let tally = tally(&faces(&draw(&all_cards(), count, &mut chance).join(" ")));
        assert_eq!(tally.points, tally.sets as i8 - tally.penalty as i8);
        assert_eq!(usize::from(tally.needed + tally.penalty), count);
        assert_eq!(usize::from(tally.held), count);
    }
}

#[test]
fn f4_an_empty_hand_is_worth_nothing() {
    assert_eq!(tally(&[]), Tally::default());
    assert_eq!(explain(&[]), ExplainedTally { tally: Tally::default(), sets: vec![], superfluous: vec![] });
    assert_eq!(sets_of(&[]), 0);
}

#[test]
fn f4_2_against_all_choices_for_hands_of_twelve() {
    let mut chance = Seed::from_number(4).chance(0);
    let all = all_cards();
    let few: Vec<String> = all.iter().filter(|card| !card.contains(['g', 'v'])).cloned().collect();
    for number in 0..24 {
        let hand = draw(if number % 2 == 0 { &few } else { &all }, 12, &mut chance);
        assert_eq!(tally(&faces(&hand.join(" "))), naive(&hand), "{hand:?}");
    }
}

/// Hands of any cards, and hands of few colours, which make more sets.
fn hands() -> impl Strategy<Value = Vec<String>> {
    let all = all_cards();
    let few: Vec<String> = all.iter().filter(|card| !card.contains(['g', 'v'])).cloned().collect();
    let some: Vec<String> = all.iter().filter(|card| !card.contains('o')).cloned().collect();
    let pools = prop_oneof![Just(all), Just(few), Just(some)];
    pools.prop_flat_map(|pool| proptest::sample::subsequence(pool, 0..=9)).prop_shuffle()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn f4_the_tally_is_that_of_all_choices(hand in hands()) {
        let faces = faces(&hand.join(" "));
        prop_assert_eq!(tally(&faces), naive(&hand));
        prop_assert_eq!(usize::from(sets_of(&faces)), naive_sets(&hand));
    }

    #[test]
    fn f4_every_explained_set_uses_three_circles_that_no_other_uses(hand in hands()) {
        let faces = faces(&hand.join(" "));
        let explained = explain(&faces);
        prop_assert_eq!(explained.tally, tally(&faces));
        prop_assert_eq!(explained.sets.len(), usize::from(explained.tally.sets));
        prop_assert_eq!(explained.superfluous.len(), usize::from(explained.tally.penalty));
        let mut used: BTreeSet<(Face, Size)> = BTreeSet::new();
        for (colour, cards) in &explained.sets {
            for (size, card) in Size::ALL.into_iter().zip(cards) {
                prop_assert!(faces.contains(card) && !explained.superfluous.contains(card));
                prop_assert_eq!(card.colour(size), *colour);
                prop_assert!(used.insert((*card, size)), "{} is in two sets", card);
            }
        }
        let needed: Vec<Face> = faces.iter().copied().filter(|face| !explained.superfluous.contains(face)).collect();
        prop_assert_eq!(needed.len(), usize::from(explained.tally.needed));
        prop_assert_eq!(sets_of(&needed), explained.tally.sets);
        // Each card that was needed is in a set.
        prop_assert!(needed.iter().all(|face| used.iter().any(|(card, _)| card == face)));
    }

    #[test]
    fn f4_the_order_of_a_hand_makes_no_difference(hand in hands(), by in 0..9usize) {
        let mut turned = faces(&hand.join(" "));
        let expected = tally(&turned);
        if !turned.is_empty() {
            let by = by % turned.len();
            turned.rotate_left(by);
        }
        turned.reverse();
        prop_assert_eq!(tally(&turned), expected);
    }

    /// `farbraum score` says what the rules say.
    #[test]
    fn the_exchange_format_scores_alike(hand in hands()) {
        let text = serde_json::json!({ "cards": hand }).to_string();
        let scored: Tally = serde_json::from_str(&ShelfGame::<Konfetti>::NEW.score(&text).unwrap()).unwrap();
        prop_assert_eq!(scored, naive(&hand));
    }
}

/// The error for a text, or `None` if it is fine.
fn said(text: &str) -> String {
    ShelfGame::<Konfetti>::NEW.score(text).err().map(|message| message.to_string()).unwrap_or_default()
}

#[test]
fn the_exchange_format_is_that_of_the_law() {
    let score = |text: &str| ShelfGame::<Konfetti>::NEW.score(text).unwrap();
    assert_eq!(
        score(r#"{"cards":["ryb","ybr","bry","gvr"]}"#),
        r#"{"held":4,"sets":3,"needed":3,"penalty":1,"points":2}"#
    );
    assert_eq!(score(r#"{"cards":[]}"#), r#"{"held":0,"sets":0,"needed":0,"penalty":0,"points":0}"#);
}

#[test]
fn a_hand_that_nobody_can_hold_is_refused_with_its_rule() {
    let hand = |cards: &str| {
        let cards: Vec<&str> = cards.split(' ').collect();
        serde_json::json!({ "cards": cards }).to_string()
    };
    for (cards, expected) in [
        (NINE, ""),
        ("ryb ybr rog", "konfetti-hand-unknown card=rog (F1.2)"),
        ("ryb ybr ryb", "konfetti-hand-twice card=ryb (F1.2)"),
        ("ryb rrb", "konfetti-hand-card card=rrb (F1.1)"),
        ("ryb RYB", "konfetti-hand-card card=RYB (F1.1)"),
        ("ryb rybv", "konfetti-hand-card card=rybv (F1.1)"),
        ("ryb ö", "konfetti-hand-card card=ö (F1.1)"),
        ("", "konfetti-hand-card card= (F1.1)"),
        ("ryb ybr bry roy oyr yro rgv gvr vrg gbv", "konfetti-hand-many most=9 (F2)"),
    ] {
        assert_eq!(said(&hand(cards)), expected, "{cards}");
    }
}

#[test]
fn a_text_that_is_no_hand_is_refused() {
    for text in [
        "",
        "{}",
        "[]",
        "null",
        r#"["ryb"]"#,
        r#"{"cards":"ryb"}"#,
        r#"{"cards":[1]}"#,
        r#"{"cards":["ryb"]"#,
        r#"{"cards":["ryb"],"more":1}"#,
        r#"{"cards":["ryb"],"cards":["ybr"]}"#,
        r#"{"card":["ryb"]}"#,
        r#"{"cards":["ryb"]} {}"#,
    ] {
        assert!(said(text).starts_with("score-json"), "{text}: {}", said(text));
    }
}
