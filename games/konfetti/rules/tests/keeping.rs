//! F4.4, F4.5: which cards stay as point cards, which are given back, and what is done for players who do not choose.

use crate::table::*;
use contract::{Millis, RealTime, Rules, Seat, Seats, Seed};
use konfetti::*;

/// A round of two that is over: seat 1 held these, seat 2 nothing.
fn round(cards: &str) -> Table {
    let mut table = Table::race(2);
    table.grab(1, cards).at(END);
    table
}

#[test]
fn f4_4_as_many_cards_are_kept_as_there_are_points_of_ones_own_choice() {
    let mut table = round("ryb ybr bry gvr"); // three sets, one card too many
    assert_eq!(table.gained(0, 1), 2);
    let hand = sorted("ryb ybr bry gvr");
    assert_eq!(table.listed(1).len(), 6, "two of four");
    for (place, one) in hand.iter().enumerate() {
        for other in &hand[place + 1..] {
            let mut table = table.clone();
            table.play(1, &format!("keep {one} {other}"));
            assert_eq!(table.points(1), [one.as_str(), other.as_str()]);
            assert_eq!(table.held(1), [""; 0]);
            for card in &hand {
                let kept = card == one || card == other;
                assert_eq!(table.whereabouts(card), if kept { "points 1" } else { "middle" });
            }
        }
    }
    table.play(1, "keep ybr gvr");
    assert_eq!(table.whereabouts("gvr"), "points 1", "a card too many can be a point card");
}

#[test]
fn f4_4_exactly_that_many() {
    let mut table = round("ryb ybr bry gvr");
    for action in ["keep", "keep ryb", "keep ryb ybr gvr", "keep ryb ybr gvr bry"] {
        assert_eq!(table.refused(1, action), Illegal::KeepNumber(2), "{action}");
    }
}

#[test]
fn f4_4_only_cards_held_are_kept_and_each_once() {
    let mut table = round("ryb ybr bry gvr");
    assert_eq!(table.refused(1, "keep roy ryb"), Illegal::NotHeld, "it lies in the middle");
    assert_eq!(table.refused(1, "keep rog ryb"), Illegal::NotHeld, "there is no such card");
    let keep = |cards: &str| Action::Keep(faces(cards));
    assert_eq!(table.refused_action(1, &keep("ryb ryb")), Illegal::NotHeld);
    assert_eq!(table.refused_action(1, &keep("ybr ryb")), Illegal::NotHeld, "in one order only");
}

#[test]
fn f4_4_nobody_keeps_what_another_held() {
    let mut table = Table::race(2);
    table.grab(1, "ryb ybr bry").grab(2, "roy oyr yro").at(END);
    assert_eq!(table.refused(1, "keep roy oyr yro"), Illegal::NotHeld);
    table.play(1, "keep ryb ybr bry").play(2, "keep roy oyr yro");
    assert_eq!((table.points(1), table.points(2)), (sorted("ryb ybr bry"), sorted("roy oyr yro")));
}

#[test]
fn f4_4_who_has_nothing_to_choose_says_keep() {
    let mut table = round("ryb");
    for seat in [1, 2] {
        assert_eq!(table.listed(seat), ["keep"]);
    }
    assert_eq!(table.refused(1, "keep ryb"), Illegal::KeepNumber(0));
    table.play(1, "keep");
    assert_eq!(table.whereabouts("ryb"), "middle");
    // No player chooses twice.
    assert_eq!(table.refused(1, "keep"), Illegal::NothingToChoose);
    assert!(table.listed(1).is_empty());
}

#[test]
fn f4_4_nothing_is_chosen_while_the_sand_runs_or_before() {
    let mut table = Table::race(2);
    assert_eq!(table.refused(1, "keep"), Illegal::NothingToChoose);
    table.at(END).play(1, "keep").play(2, "keep");
    assert_eq!(table.round(), 1);
    assert_eq!(table.refused(1, "keep"), Illegal::NothingToChoose, "before the sand of the next round");
}

#[test]
fn f4_4_the_game_goes_on_when_all_have_chosen() {
    let mut table = Table::race(3);
    table.grab(1, "ryb ybr bry").at(END);
    assert_eq!(table.state().to_act(), Seats::all(3));
    table.wait(1000).play(1, "keep ryb ybr bry").wait(1000).play(3, "keep");
    assert_eq!(table.state().to_act(), Seats::one(Seat(1)));
    assert!(table.choosing());
    table.wait(1000).play(2, "keep");
    assert_eq!((table.round(), table.phase()), (1, Phase::Ready { until: Millis(END + 3000 + 4000) }));
}

/// Seat 1 has three point cards and has lost two points, seat 2 nothing.
fn negative() -> Table {
    let mut table = round("ryb ybr bry");
    table.play(1, "keep ryb ybr bry").play(2, "keep").next_round_of_choices();
    table.grab(1, "gvr vgb").next_end();
    assert_eq!((table.gained(1, 1), table.points(1)), (-2, sorted("ryb ybr bry")));
    table
}

#[test]
fn f4_4_negative_points_give_back_point_cards_of_ones_own_choice_which_go_to_the_middle() {
    for (back, left) in [("ryb ybr", "bry"), ("ryb bry", "ybr"), ("ybr bry", "ryb")] {
        let mut table = negative();
        assert_eq!(table.listed(1), ["return ryb ybr", "return ryb bry", "return ybr bry"]);
        table.play(1, &format!("return {back}"));
        assert_eq!(table.points(1), [left]);
        assert!(back.split(' ').all(|card| table.whereabouts(card) == "middle"));
        assert!(table.listed(1).is_empty(), "chosen once");
    }
    // What was held goes to the middle too, once that is said.
    let mut table = negative();
    table.play(1, "return ryb ybr");
    assert_eq!((table.whereabouts("gvr"), table.whereabouts("vgb")), ("middle".to_owned(), "middle".to_owned()));
    // And all of it can be taken in the next round.
    table.play(2, "keep").next_round_of_choices();
    assert_eq!(table.middle().len(), 83);
}

#[test]
fn f4_4_exactly_as_many_point_cards_are_given_back() {
    let mut table = negative();
    for action in ["keep", "keep ryb ybr", "return", "return ryb", "return ryb ybr bry"] {
        assert_eq!(table.refused(1, action), Illegal::ReturnNumber(2), "{action}");
    }
    assert_eq!(table.refused(1, "return ryb gvr"), Illegal::NotAPointCard, "it is held, and no point card");
    assert_eq!(table.refused(1, "return rog ryb"), Illegal::NotAPointCard, "there is no such card");
    assert_eq!(table.refused(2, "return ryb ybr"), Illegal::KeepNumber(0), "another's point cards");
    let back = |cards: &str| Action::Return(faces(cards));
    assert_eq!(table.refused_action(1, &back("ryb ryb")), Illegal::NotAPointCard);
    assert_eq!(table.refused_action(1, &back("ybr ryb")), Illegal::NotAPointCard, "in one order only");
    table.play(1, "return ryb bry");
    assert_eq!(table.refused(1, "return ybr"), Illegal::NothingToChoose);
}

#[test]
fn f4_4_who_has_points_to_keep_gives_nothing_back() {
    let mut table = round("ryb ybr bry gvr");
    assert_eq!(table.refused(1, "return"), Illegal::KeepNumber(2));
    assert_eq!(table.refused(1, "return ryb ybr"), Illegal::KeepNumber(2));
    assert_eq!(table.refused(2, "return"), Illegal::KeepNumber(0));
}

#[test]
fn f4_5_one_may_choose_what_to_give_back_at_19999_ms_and_at_20000_the_first_cards_go() {
    let mut table = negative();
    let end = table.now;
    let mut late = table.clone();
    table.at(end + 19_999).play(1, "return ryb bry");
    assert_eq!(table.points(1), ["ybr"]);
    late.at(end + 20_000);
    assert_eq!((late.round(), late.points(1)), (2, sorted("bry")), "ryb and ybr come first in the deck");
    assert_eq!(late.refused(1, "return ryb bry"), Illegal::NothingToChoose);
    assert_eq!(late.middle().len(), 83);
}

/// A player alone can have up to 18 point cards by then, and all of them can be chosen.
#[test]
fn f4_4_any_of_18_point_cards_is_given_back() {
    let points = "roy oyr yro ryb ybr bry rgv gvr vrg rbv bvr vrb oyg ygo goy ogb gbo bog";
    let all: Vec<&str> = points.split(' ').collect();
    let mut table = Table::race(1);
    for six in all.chunks(6) {
        table.grab(1, &six.join(" ")).next_round();
    }
    assert_eq!(table.points(1), sorted(points));
    table.grab(1, "ryg gbv vyb").next_end();
    assert_eq!((table.gained(3, 1), table.listed(1).len()), (-3, 816));
    let last = sorted(points)[15..].join(" ");
    table.play(1, &format!("return {last}"));
    assert_eq!(table.points(1), sorted(points)[..15]);
}

#[test]
fn f4_4_point_cards_are_given_back_as_far_as_there_are_any() {
    let mut table = round("ryb ybr bry gvr");
    table.play(1, "keep ryb ybr").play(2, "keep").next_round_of_choices();
    table.grab(1, "gvr vgb oyr gbo").grab(2, "yro").next_end();
    assert_eq!(table.state().table().results()[1].map(|seat| seat.tally.points)[..2], [-4, -1]);
    assert_eq!((table.gained(1, 1), table.gained(1, 2)), (-2, 0), "two were all there were, and none");
    assert_eq!((table.listed(1), table.listed(2)), (vec!["return ryb ybr".to_owned()], vec!["keep".to_owned()]));
    table.play(1, "return ryb ybr").play(2, "keep");
    assert_eq!((table.points(1), table.points(2)), (vec![], vec![]));
    // What could not be given back is forgotten.
    table.next_round_of_choices().grab(1, "ryb ybr bry").finish();
    assert_eq!(table.points(1).len(), 3);
}

/// With an edition that brings more point cards than the usual one, some of the first are given back: all ways to choose from all of
/// them could not be listed.
#[test]
fn f4_4_of_very_many_point_cards_one_of_the_first_is_given_back() {
    let edition = edition_with(&[("share = 2, hold = 6", "share = 1, hold = 12")]);
    let mut table = Table::with(edition, Options::default(), 1, 1);
    let points = "roy oyr yro ryb ybr bry rgv gvr vrg rbv bvr vrb oyg ygo goy ogb gbo bog ovy vyo yov gvb vbg bgv";
    let all: Vec<&str> = points.split(' ').collect();
    table.at(START).grab(1, &all[..12].join(" ")).next_round();
    table.grab(1, &all[12..18].join(" ")).next_round().grab(1, &all[18..].join(" ")).next_round();
    assert_eq!(table.points(1).len(), 24);
    table.grab(1, "ryg gbv vyb").next_end();
    assert_eq!(table.listed(1).len(), 816, "three of 18");
    let last = sorted(points)[21..].join(" ");
    assert_eq!(table.refused(1, &format!("return {last}")), Illegal::NotAPointCard);
    let first = sorted(points)[15..18].join(" ");
    table.play(1, &format!("return {first}"));
    assert_eq!(table.points(1).len(), 21);
}

#[test]
fn f4_4_no_points_change_nothing() {
    let mut table = round("ryb ybr bry");
    table.play(1, "keep ryb ybr bry").play(2, "keep").next_round_of_choices().next_end();
    assert_eq!(table.gained(1, 1), 0);
    assert_eq!(table.points(1), sorted("ryb ybr bry"));
}

#[test]
fn f4_5_one_may_choose_at_19999_ms_and_at_20000_it_is_done_for_one() {
    let mut table = round("ryb ybr bry gvr");
    let mut late = table.clone();
    table.at(END + 19_999);
    assert!(table.choosing());
    table.play(1, "keep gvr bry");
    assert_eq!(table.points(1), sorted("bry gvr"));
    late.at(END + 20_000);
    assert_eq!((late.round(), late.phase()), (1, Phase::Ready { until: Millis(END + 24_000) }));
    assert_eq!(late.refused(1, "keep gvr bry"), Illegal::NothingToChoose);
    assert_eq!(late.points(1).len(), 2);
}

#[test]
fn f4_5_who_has_chosen_is_not_chosen_for() {
    let mut table = round("ryb ybr bry gvr");
    table.play(1, "keep gvr bry").at(CHOSEN);
    assert_eq!((table.round(), table.points(1)), (1, sorted("bry gvr")));
}

#[test]
fn f4_5_the_usual_choice_breaks_up_fewest_sets() {
    // Three cards make three sets, the two others none: one of those is kept, and not the first card there is.
    let mut table = round("ryb ybr bry gvr vgb");
    assert_eq!(table.gained(0, 1), 1);
    table.at(CHOSEN);
    assert!(["gvr", "vgb"].contains(&table.points(1)[0].as_str()), "that costs no set: {:?}", table.points(1));
}

#[test]
fn f4_5_the_usual_choice_against_all_choices() {
    // Four colours only, so that there are points; every hand of three to six.
    let pool: Vec<String> = all_cards().into_iter().filter(|card| !card.contains(['g', 'v'])).collect();
    let mut chance = Seed::from_number(5).chance(0);
    let (mut positive, mut matters) = (0, 0);
    for number in 0..150 {
        let hand = draw(&pool, 3 + number % 4, &mut chance);
        let mut table = round(&hand.join(" "));
        let gained = table.gained(0, 1);
        table.at(CHOSEN);
        let kept = table.points(1);
        assert_eq!(kept.len(), usize::try_from(gained).unwrap_or(0));
        assert!(kept.iter().all(|card| hand.contains(card)));
        let left = |kept: &[String]| naive_sets(hand.iter().filter(|card| !kept.contains(card)));
        let choices: Vec<usize> =
            subsets(&hand).filter(|choice| choice.len() == kept.len()).map(|choice| left(&choice)).collect();
        assert_eq!(left(&kept), *choices.iter().max().unwrap(), "{hand:?} {kept:?}");
        positive += usize::from(gained > 0);
        matters += usize::from(choices.iter().min() < choices.iter().max());
    }
    assert!(positive > 30 && matters > 10, "{positive} with something to choose, {matters} where it matters");
}

#[test]
fn f4_4_after_the_last_round_nobody_is_asked() {
    let mut table = Table::race(5); // two rounds
    table.next_round().grab(1, "ryb ybr bry").at(CHOSEN + 4000 + 60_000);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!((table.state().to_act(), table.state().next_deadline()), (Seats::NONE, None));
    assert_eq!(table.points(1), sorted("ryb ybr bry"));
    assert_eq!(table.refused(1, "keep"), Illegal::Over);
    assert!(Seat::all(5).all(|seat| table.state().table().place(seat).held.is_empty()));
}

#[test]
fn f4_4_what_is_kept_does_not_come_back() {
    let mut table = round(SIX);
    table.at(CHOSEN);
    assert_eq!(table.points(1), sorted(SIX));
    table.next_round_of_choices();
    assert_eq!(table.middle().len(), 78);
    assert_eq!(table.refused(2, "touch ryb"), Illegal::OutOfReach);
}

/// Short ways from one round to the next, without anything being chosen meanwhile.
trait Rounds {
    fn next_round_of_choices(&mut self) -> &mut Table;
    fn next_end(&mut self) -> &mut Table;
}

impl Rounds for Table {
    /// All have chosen: the sand of the next round begins to run.
    fn next_round_of_choices(&mut self) -> &mut Table {
        let Phase::Ready { until } = self.phase() else { panic!("{:?}", self.phase()) };
        self.at(until.0)
    }

    /// The sand runs out.
    fn next_end(&mut self) -> &mut Table {
        let Phase::Sand { until } = self.phase() else { panic!("{:?}", self.phase()) };
        self.at(until.0)
    }
}
