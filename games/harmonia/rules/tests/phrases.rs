//! What bots say and understand (H2.2).

use contract::{Edition as _, Millis, Mind, Phrase, Rules, Seat, Seed};
use harmonia::{Action, Edition, Harmonia, Kind, Options, Variant};

fn start(seed: u64) -> Harmonia {
    let options = Options { game: Variant::Advanced, ..Options::default() };
    Harmonia::start(Edition::standard(), &options, 3, &Seed::from_number(seed)).unwrap()
}

/// The player on turn shows the first tile and lays it where it fits first.
fn lay_one(game: &mut Harmonia) {
    let seat = game.awaited().iter().next().unwrap();
    for _ in 0..2 {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let action = actions.into_iter().find(|action| matches!(action, Action::Show(_) | Action::Lay(..))).unwrap();
        game.play(seat, &action, Millis(0)).unwrap();
    }
}

fn other(seat: Seat) -> Seat {
    Seat((seat.0 + 1) % 3)
}

#[test]
fn a_question_is_answered_truly() {
    let (mut yes, mut no) = (0, 0);
    for seed in 0..20 {
        let game = start(seed);
        for seat in Seat::all(3) {
            let has = game.hand(seat.0).has(Kind::default());
            let answer = game.chat_reply(seat, &[Phrase::new(other(seat), "green")]).unwrap();
            assert_eq!(answer, Phrase::new(seat, if has { "yes" } else { "no" }));
            if has { yes += 1 } else { no += 1 }
        }
    }
    assert!(yes > 0 && no > 0);
}

#[test]
fn a_cell_is_asked_for_by_its_edges() {
    let mut game = start(3);
    lay_one(&mut game);
    for seat in Seat::all(3) {
        for cell in harmonia::neighbours(harmonia::Cell::ORIGIN) {
            let has =
                game.hand(seat.0).iter().any(|kind| game.table().layout().places(kind).any(|place| place.cell == cell));
            let asked = [Phrase::new(other(seat), "who").with("cell", cell)];
            let answer = game.chat_reply(seat, &asked).unwrap();
            assert_eq!(answer.key, if has { "yes" } else { "no" });
        }
        // Not a cell, or not a free one next to a tile.
        for cell in ["0,0", "9,9", "x"] {
            let asked = [Phrase::new(other(seat), "who").with("cell", cell)];
            assert_eq!(game.chat_reply(seat, &asked), None);
        }
    }
}

#[test]
fn nobody_answers_twice_or_themselves() {
    let game = start(1);
    let (seat, asks) = (Seat(0), Phrase::new(Seat(1), "green"));
    let answer = game.chat_reply(seat, std::slice::from_ref(&asks)).unwrap();
    assert_eq!(game.chat_reply(seat, &[asks, answer]), None);
    assert_eq!(game.chat_reply(seat, &[Phrase::new(seat, "green")]), None);
}

/// A cell that a player wants to be left free, or has a tile for, is worth less to all others.
#[test]
fn what_is_asked_for_is_left() {
    let mut game = start(3);
    lay_one(&mut game);
    let seat = game.awaited().iter().next().unwrap();
    let kind = game.hand(seat.0).iter().find(|&kind| game.table().layout().count_places(kind) > 0).unwrap();
    game.play(seat, &Action::Show(kind), Millis(0)).unwrap();
    let place = game.table().layout().places(kind).next().unwrap();
    let worth = |heard: &[Phrase]| {
        let mut game = game.clone();
        game.on_chat(seat, heard);
        game.play(seat, &Action::Lay(place.cell, place.edges), Millis(0)).unwrap();
        game.worth(seat)
    };
    let said = |who: Seat, key: &str| Phrase::new(who, key).with("cell", place.cell);
    let silence = worth(&[]);
    for key in ["leave", "fits", "close"] {
        assert!(worth(&[said(other(seat), key)]) < silence, "{key}");
        assert_eq!(worth(&[said(seat, key)]), silence, "one's own words bind nobody");
    }
    assert_eq!(worth(&[said(other(seat), "bravo")]), silence);
    assert_eq!(worth(&[Phrase::new(other(seat), "leave").with("cell", "9,9")]), silence);
    assert_eq!(worth(&[Phrase::new(other(seat), "leave").with("cell", "nonsense")]), silence);
}

/// With two tiles missing, the player who has one of them says where, once.
#[test]
fn whoever_has_a_tile_for_the_flower_says_so() {
    let mut offers = 0;
    for seed in 0..30 {
        let mut game = start(seed);
        let mut heard: Vec<Phrase> = Vec::new();
        while let Some(seat) = game.awaited().iter().next() {
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            let worth = |action: &Action| {
                let mut after = game.clone();
                after.play(seat, action, Millis(0)).unwrap();
                after.worth(seat)
            };
            let best = actions.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap();
            game.play(seat, best, Millis(0)).unwrap();
            if game.table().layout().len() > 7 {
                break;
            }
            if let Some(phrase) = game.chat_reply(seat, &heard) {
                assert_eq!(phrase.key, "fits");
                let cell: harmonia::Cell = phrase.args["cell"].parse().unwrap();
                let fits = |kind| game.table().layout().places(kind).any(|place| place.cell == cell);
                assert!(game.hand(seat.0).iter().any(fits), "it is true");
                assert!(!heard.contains(&phrase), "it is said once");
                heard.push(phrase);
                offers += 1;
            }
        }
    }
    assert!(offers > 10, "{offers}");
}
