//! F2: rounds, what each brings, what can be chosen; F3.1: where the cards lie.

use crate::table::*;
use contract::{Edition as _, Match, Millis, RealTime, Rules, Seed, Viewer};
use konfetti::*;
use std::collections::BTreeSet;

/// What each round puts on the table, in a game without actions.
fn dealt(seats: u8) -> Vec<usize> {
    let mut table = Table::standard(Options::default(), seats, 5);
    let mut dealt = vec![84 - table.state().deck().len()];
    while table.state().outcome().is_none() {
        let before = table.state();
        table.at(before.next_deadline().unwrap().0);
        if table.round() != before.table().round() {
            dealt.push(before.deck().len() - table.state().deck().len());
        }
        assert_eq!(table.middle().len(), dealt.iter().sum::<usize>());
    }
    dealt
}

#[test]
fn f2_three_rounds_for_two_to_four_put_half_then_half_the_rest_then_the_rest_on_the_table() {
    for seats in 2..=4 {
        assert_eq!(dealt(seats), [42, 21, 21]);
    }
}

#[test]
fn f2_two_rounds_for_five_to_seven() {
    for seats in 5..=7 {
        assert_eq!(dealt(seats), [42, 42]);
    }
}

#[test]
fn f2_five_rounds_alone_half_the_deck_and_the_other_half_in_four_parts() {
    assert_eq!(dealt(1), [42, 11, 11, 10, 10], "no card stays in the deck, and odd numbers round up");
}

#[test]
fn f2_the_most_cards_held() {
    let most = |seats: u8| Edition::standard().rounds(seats).iter().map(|round| round.hold).collect::<Vec<_>>();
    assert_eq!(most(1), [6, 6, 6, 6, 6]);
    assert!((2..=4).all(|seats| most(seats) == [6, 6, 9]));
    assert!((5..=7).all(|seats| most(seats) == [6, 9]));
    assert_eq!(Edition::standard().most_held(), 9);
}

/// How many cards a player can hold in a round, tried with more than enough.
fn tried(seats: u8, round: u8) -> usize {
    let mut table = Table::standard(Options::default(), seats, 8);
    table.at(START);
    while table.round() < round {
        table.next_round();
    }
    let cards = table.middle();
    table.grab(1, &cards[..11].join(" "));
    table.held(1).len()
}

#[test]
fn f2_nobody_holds_more_in_play() {
    assert_eq!([0, 1, 2].map(|round| tried(3, round)), [6, 6, 9]);
    assert_eq!([0, 1].map(|round| tried(6, round)), [6, 9]);
    assert_eq!([0, 1, 2, 3, 4].map(|round| tried(1, round)), [6; 5]);
}

#[test]
fn f2_the_sand_runs_60_seconds_or_what_the_table_chose() {
    assert_eq!(Options::default().sand, 60);
    for sand in [30, 60, 90, 120] {
        let mut table = Table::standard(Options { sand, ..Options::default() }, 2, 1);
        table.at(START);
        assert_eq!(table.phase(), Phase::Sand { until: Millis(START + 1000 * u64::from(sand)) });
    }
}

#[test]
fn f2_other_sands_are_refused() {
    for sand in [0, 1, 29, 31, 45, 61, 119, 121, 255] {
        let options = Options { sand, ..Options::default() };
        let refused = Konfetti::start(Edition::standard(), &options, 2, &Seed::from_number(0)).unwrap_err();
        assert_eq!((refused.id.as_str(), refused.rule.as_deref()), ("konfetti-start-sand", Some("F2")));
    }
}

#[test]
fn one_to_seven_play() {
    let start = |seats| Match::<Konfetti>::start(Edition::standard(), Options::default(), seats, Seed::from_number(0));
    assert!((1..=7).all(|seats| start(seats).is_ok()));
    for seats in [0, 8, 255] {
        assert_eq!(start(seats).unwrap_err().id, "start-seats");
        let refused = Konfetti::start(Edition::standard(), &Options::default(), seats, &Seed::from_number(0));
        assert_eq!(refused.unwrap_err().id, "start-seats");
    }
}

#[test]
fn options_have_usual_values_and_nothing_else() {
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    let chosen = serde_json::from_str::<Options>(r#"{"side":"black","sand":30,"calm":true}"#).unwrap();
    assert_eq!(chosen, Options { side: Side::Black, sand: 30, calm: true });
    for text in [r#"{"side":"green"}"#, r#"{"sand":300}"#, r#"{"sand":"60"}"#, r#"{"calm":1}"#, r#"{"more":1}"#] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
    let choices = Konfetti::choices();
    assert_eq!(choices.iter().map(|choice| choice.key).collect::<Vec<_>>(), ["side", "sand", "calm"]);
    let usual = serde_json::to_value(Options::default()).unwrap();
    assert!(choices.iter().all(|choice| choice.values[0] == usual[choice.key]), "the usual value comes first");
}

#[test]
fn the_cards_dealt_depend_on_the_seed_and_on_nothing_else() {
    let middle = |seed: u64, options: Options| Table::standard(options, 3, seed).middle();
    assert_eq!(middle(1, Options::default()), middle(1, calm()));
    assert_ne!(middle(1, Options::default()), middle(2, Options::default()));
}

#[test]
fn f3_1_every_card_in_the_middle_has_a_place_of_its_own_and_a_turn() {
    for (seats, seed) in [(1, 1), (3, 2), (7, 3), (2, 4)] {
        let mut table = Table::standard(Options::default(), seats, seed);
        table.at(START);
        loop {
            let view = table.state().view(Viewer::Spectator);
            let spots: Vec<Spot> = view.middle().map(|(_, spot)| spot).collect();
            assert_eq!(spots.len(), table.middle().len());
            let places: BTreeSet<(u16, u16)> = spots.iter().map(|spot| (spot.x, spot.y)).collect();
            assert_eq!(places.len(), spots.len());
            assert!(spots.iter().all(|spot| (1..1000).contains(&spot.x) && (1..1000).contains(&spot.y)), "inside");
            assert!(spots.iter().all(|spot| spot.turn < 360));
            let turns: BTreeSet<u16> = spots.iter().map(|spot| spot.turn).collect();
            assert!(turns.len() > spots.len() / 2, "scattered, not laid out");
            if usize::from(table.round()) + 1 == table.state().edition().rounds(seats).len() {
                break;
            }
            table.next_round();
        }
    }
}

#[test]
fn f3_1_no_card_hides_another() {
    // The middles of two cards are never so near that one could not be told from the other.
    for seed in 0..20 {
        let view = Table::standard(Options::default(), 2, seed).state().view(Viewer::Spectator);
        for (number, (_, one)) in view.spots.iter().enumerate() {
            for (_, other) in &view.spots[..number] {
                assert!(one.x.abs_diff(other.x).max(one.y.abs_diff(other.y)) > 40, "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn f3_1_everybody_sees_the_same_table() {
    let mut table = Table::standard(Options::default(), 3, 9);
    table.at(START);
    let cards = table.middle();
    table.grab(2, &cards[..3].join(" ")).lay(3, &cards[4]).play(1, &format!("touch {}", cards[5]));
    let view = table.state().view(Viewer::Spectator);
    assert!(Viewer::all(3).all(|viewer| table.state().view(viewer) == view));
    assert_eq!(view.seats[1].held.len(), 3, "what is held lies open too");
    assert!(!view.middle().any(|(face, _)| view.seats[1].held.contains(&face)));
}

#[test]
fn f3_1_cards_are_thrown_anew_each_round() {
    let mut table = Table::standard(Options::default(), 2, 6);
    table.at(START);
    let before = table.state().view(Viewer::Spectator);
    table.next_round();
    let after = table.state().view(Viewer::Spectator);
    let spot = |view: &View, face: Face| view.spots.iter().find(|(other, _)| *other == face).map(|(_, spot)| *spot);
    let stayed = before.spots.iter().filter(|(face, there)| spot(&after, *face) == Some(*there)).count();
    assert!(stayed < 3, "{stayed} of 42 lie as before");
}

/// The cards that the next round brings.
fn brought(state: &Konfetti) -> Vec<String> {
    let (deck, mut later) = (state.deck(), state.clone());
    while later.table().round() == state.table().round() {
        later.pass_time(later.next_deadline().unwrap());
    }
    names(state, deck.minus(later.deck()))
}

#[test]
fn f2_which_cards_a_later_round_brings_is_in_no_view() {
    let table = Table::standard(Options::default(), 3, 11);
    let (state, mut chance) = (table.state(), Seed::from_number(4).chance(0));
    let deck = names(&state, state.deck());
    for viewer in Viewer::all(3) {
        let view = state.view(viewer);
        let text = serde_json::to_string(&view).unwrap();
        assert!(deck.iter().all(|card| !text.contains(card.as_str())));
        let mut futures = BTreeSet::from([brought(&state)]);
        for _ in 0..5 {
            let imagined = Konfetti::imagine(table.game.edition(), &view, &mut chance).unwrap();
            assert_eq!((imagined.deck(), imagined.table()), (state.deck(), state.table()));
            assert_eq!(imagined.view(viewer), view);
            futures.insert(brought(&imagined));
        }
        assert_eq!(futures.len(), 6, "what will come differs from one imagined state to the next");
    }
}
