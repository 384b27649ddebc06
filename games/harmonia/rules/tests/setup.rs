//! Dealing (H2), and who begins (H3.1).

use crate::position::*;
use contract::{Edition as _, Match, Rules, Seat, Seats, Seed, Viewer};
use harmonia::*;
use std::collections::BTreeSet;

/// H2.1: players, tiles each.
const DEALT: [(u8, u8); 5] = [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)];

fn alone(hands: u8, seed: u64) -> Match<Harmonia> {
    start(1, seed, |options| options.hands = hands)
}

#[test]
fn h2_1_everybody_draws_the_same_number_always_60() {
    for (players, each) in DEALT {
        let game = advanced(players, 1);
        let table = game.state().table();
        assert_eq!(table.players(), players);
        for hand in 0..players {
            assert_eq!((table.left(hand), game.state().hand(hand).len()), (each, usize::from(each)));
        }
        assert_eq!(players * each, 60);
        assert!((players..6).all(|hand| game.state().hand(hand).is_empty()));
    }
}

#[test]
fn h2_1_one_person_alone_deals_as_for_two_to_six() {
    for (players, each) in DEALT {
        let game = alone(players, 2);
        let table = game.state().table();
        assert_eq!((game.state().seats(), table.players()), (1, players));
        assert!((0..players).all(|hand| game.state().hand(hand).len() == usize::from(each)));
        assert!((0..players).all(|hand| table.seat_of(hand) == ME), "one person plays them all");
        assert_eq!(table.hands_of(ME).collect::<Vec<_>>(), (0..players).collect::<Vec<_>>());
        let own: Vec<u8> = game.state().view(Viewer::Seat(ME)).own.iter().map(|(hand, _)| *hand).collect();
        assert_eq!(own, (0..players).collect::<Vec<_>>());
        assert_eq!(table.score(game.state().edition()).players, 10 * i32::from(players), "H5.1 counts hands");
    }
}

#[test]
fn h2_1_the_other_24_stay_unseen() {
    for (players, _) in DEALT {
        for game in [advanced(players, 3), alone(players, 3)] {
            assert_eq!(game.state().unseen().len(), 24);
        }
    }
}

#[test]
fn h2_1_hands_and_unseen_tiles_are_the_84() {
    for seed in 0..50 {
        for (players, _) in DEALT {
            let game = advanced(players, seed);
            for kind in Kind::all() {
                let dealt: u8 = (0..players).map(|hand| game.state().hand(hand).of(kind)).sum();
                assert_eq!(dealt + game.state().unseen().of(kind), 6, "{kind}");
            }
        }
    }
}

#[test]
fn h2_1_the_tiles_are_shuffled() {
    let of = |seed| *advanced(4, seed).state().hand(0);
    let different: BTreeSet<String> = (0..50).map(|seed| serde_json::to_string(&of(seed)).unwrap()).collect();
    assert!(different.len() > 45);
    assert_eq!(of(7), of(7), "the seed says how");
    // Every kind is in a hand of 15 about as often: 60 · 6 · 15 / 84 = 64 times in 60 deals.
    for kind in Kind::all() {
        let often: u32 = (0..60).map(|seed| u32::from(of(seed).of(kind))).sum();
        assert!((35..95).contains(&often), "{kind}: {often}");
    }
}

#[test]
fn h2_2_everybody_sees_their_own_tiles_only() {
    let game = advanced(3, 4);
    let state = game.state();
    for seat in Seat::all(3) {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(view.own, [(seat.0, *state.hand(seat.0))]);
        assert_eq!(view.left, [20, 20, 20]);
    }
    assert_eq!(state.view(Viewer::Spectator).own, []);
}

#[test]
fn h2_2_a_view_is_the_same_whatever_others_hold() {
    let mine = "000001 000011 000111";
    let one = hands(&[mine, "000000 000000", "111111 011111"]).game();
    let other = hands(&[mine, "010101 001011", "001101 001101"]).game();
    assert_ne!(one, other);
    for viewer in [Viewer::Seat(ME), Viewer::Spectator] {
        let text = |game: &Harmonia| serde_json::to_string(&game.view(viewer)).unwrap();
        assert_eq!(text(&one), text(&other));
    }
}

#[test]
fn h3_1_who_begins_is_drawn_at_random() {
    for (players, _) in DEALT {
        let mut begins = vec![0; usize::from(players)];
        for seed in 0..40 * u64::from(players) {
            begins[usize::from(advanced(players, seed).state().table().turn())] += 1;
        }
        assert!(begins.iter().all(|times| (20..=65).contains(times)), "{begins:?}");
    }
}

#[test]
fn nothing_lies_and_nothing_is_said_before_the_first_turn() {
    let game = advanced(5, 5);
    let table = game.state().table();
    assert!(table.layout().is_empty() && table.aside().is_empty());
    assert_eq!((table.shown(), table.agreed(), table.ended()), (None, Seats::NONE, None));
    assert_eq!(table.shape(), Shape::Empty);
    assert_eq!(game.state().outcome(), None);
}

#[test]
fn tables_that_cannot_start_are_refused() {
    let start = |seats, hands| {
        let options = Options { hands, ..Options::default() };
        Harmonia::start(Edition::standard(), &options, seats, &Seed::from_number(1)).map_err(|message| message.id)
    };
    for seats in [0, 7, 8, 255] {
        assert_eq!(start(seats, 2).err().as_deref(), Some("start-seats"), "{seats} seats");
    }
    for hands in [0, 1, 7, 255] {
        assert_eq!(start(1, hands).err().as_deref(), Some("harmonia-start-hands"), "{hands} hands");
        assert!(start(2, hands).is_ok(), "hands do not matter when several play");
    }
    assert_eq!(start(3, 6).unwrap().table().players(), 3);
}

#[test]
fn the_basic_game_is_the_usual_one() {
    let options: Options = serde_json::from_str("{}").unwrap();
    assert_eq!(options, Options::default());
    assert_eq!((options.game, options.hands), (Variant::Basic, 2));
    assert_eq!(serde_json::from_str::<Options>(r#"{"game":"advanced"}"#).unwrap().game, Variant::Advanced);
    for bad in [r#"{"game":"Basic"}"#, r#"{"surprise":1}"#, r#"{"hands":-1}"#, r#"{"hints":1}"#] {
        assert!(serde_json::from_str::<Options>(bad).is_err(), "{bad}");
    }
    let keys: Vec<&str> = Harmonia::choices().iter().map(|choice| choice.key).collect();
    assert_eq!(keys, ["game", "hands", "hints"]);
    assert_eq!(Harmonia::choices()[1].seats, Some(1..=1), "hands are chosen by one person alone");
}
