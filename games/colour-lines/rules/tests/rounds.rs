//! Rounds, rolls and taking back: C4.1, C4.8, C4.9, chosen dice (C6.2) and the solo rolls (C7).

use crate::position::*;
use colour_lines::*;
use contract::{Edition as _, Game, Match, Millis, Rejection, Rules, Seat, Seats, Seed, Viewer};
use std::collections::{BTreeMap, BTreeSet};

const NOW: Millis = Millis(0);

fn dice_at(game: &ColourLines, place: Place) -> Vec<String> {
    game.table().tray().at(place).map(|die| die.to_string()).collect()
}

#[test]
fn c4_1_two_dice_at_random_for_each_half_and_one_free() {
    let edition = Edition::standard();
    let mut places: BTreeMap<(usize, &str), u32> = BTreeMap::new();
    let mut faces = BTreeSet::new();
    for seed in 0..200 {
        let game = suggested(2, seed).state().clone();
        let count = |place| dice_at(&game, place).len();
        assert_eq!([Place::Left, Place::Right, Place::Free].map(count), [2, 2, 1]);
        for die in Die::all() {
            let (place, face) = (game.table().tray().place(die).unwrap(), game.table().tray().face(die).unwrap());
            assert!(edition.die(die.index()).contains(&face), "a die shows a face of its own");
            *places.entry((die.index(), place.name())).or_default() += 1;
            faces.insert((die.index(), edition.face(face).name.clone()));
        }
    }
    for die in 0..5 {
        assert!((50..110).contains(&places[&(die, "left")]), "{places:?}");
        assert!((50..110).contains(&places[&(die, "right")]), "{places:?}");
        assert!((20..65).contains(&places[&(die, "free")]), "{places:?}");
    }
    assert_eq!(faces.len(), 30, "every face comes");
}

#[test]
fn c4_1_the_first_is_drawn_at_random_and_the_next_clockwise_follows() {
    let mut firsts = BTreeSet::new();
    for seed in 0..40 {
        let mut game = suggested(3, seed);
        let mut active = game.state().table().active();
        firsts.insert(active);
        for round in 1..=5 {
            assert_eq!((game.state().table().round(), game.state().table().active()), (round, active));
            finish_round(&mut game, seed);
            active = active.next(3);
        }
        assert_eq!(game.state().table().stage(), Stage::Over);
    }
    assert_eq!(firsts.len(), 3);
}

#[test]
fn c4_there_are_five_rounds() {
    for seats in [1, 2, 5] {
        let mut game = suggested(seats, 7);
        for round in 1..=5 {
            assert_eq!(game.state().table().round(), round);
            assert_eq!(game.state().outcome(), None);
            finish_round(&mut game, 7);
        }
        assert_eq!((game.state().table().stage(), game.state().table().round()), (Stage::Over, 5));
        assert!(game.state().outcome().is_some());
        assert_eq!(can(game.state(), "done"), Err(Illegal::Over));
        assert_eq!(game.state().to_act(), Seats::NONE);
    }
}

#[test]
fn c4_1_every_round_is_rolled_anew_and_all_dice_are_to_be_drawn_again() {
    let mut game = paper().dice("0 0 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 1 left n", "done"]);
    play(&mut game, YOU, &["done"]);
    assert_eq!(game.table().round(), 2);
    assert_eq!(view(&game).trays.len(), 2);
    assert!(Die::all().all(|die| !game.table().sheet(ME).has_used(die)));
    assert_eq!(game.table().sheet(ME).line(Half::Left).before(), 1);
    let rolls: BTreeSet<String> =
        (0..20).map(|seed| format!("{:?}", suggested(2, seed).state().table().tray())).collect();
    assert!(rolls.len() > 15);
    let mut game = suggested(2, 5);
    finish_round(&mut game, 5);
    let trays = view(game.state()).trays;
    assert_ne!(trays[0], trays[1]);
}

#[test]
fn c4_8_the_sheets_are_open_and_the_rolls_to_come_are_not() {
    let mut game = suggested(3, 4);
    draw_all_but_last_done(&mut game, 4);
    let seen = game.state().view(Viewer::Spectator);
    for seat in Seat::all(3) {
        assert_eq!(game.state().view(Viewer::Seat(seat)), seen);
    }
    assert_eq!(seen.trays.len(), 1, "only the rolls so far");
    assert!(seen.sheets.iter().any(|sheet| !sheet.left.strokes.is_empty()));
}

#[test]
fn c4_8_everybody_takes_back_and_redraws_whatever_others_did_meanwhile() {
    let mut game = suggested(3, 2);
    let before = game.state().clone();
    draw_all_but_last_done(&mut game, 2);
    let after = game.state().clone();
    let actions =
        |seat| game.log().iter().filter(move |entry| matches!(entry.deed, contract::Deed::Play(by, _) if by == seat));
    let count = actions(ME).count();
    assert!(count > 2 && actions(YOU).count() > 2);
    // I acted first; the others acted since, and two of us are done.
    for _ in 0..count {
        assert!(game.can_undo(ME));
        game.undo(ME, NOW).unwrap();
    }
    assert_eq!(game.undo(ME, NOW), Err(Rejection::NothingToUndo));
    assert_eq!(game.state().table().sheet(ME), before.table().sheet(ME));
    for seat in [YOU, Seat(2)] {
        assert_eq!(game.state().table().sheet(seat), after.table().sheet(seat), "others keep what they drew");
    }
    assert!(game.state().to_act().has(ME) && !game.state().to_act().has(YOU));
    // Redrawing another way.
    let redrawn = game.state().random(ME, &mut Seed::from_number(9).chance(0)).unwrap();
    game.play(ME, &redrawn, NOW).unwrap();
}

#[test]
fn c4_8_dots_letters_and_jokers_come_back_with_what_is_taken_back() {
    let mut game = suggested(2, 2);
    let before = game.state().clone();
    let die = Die::all().find(|&die| before.table().tray().place(die) == Some(Place::Left)).unwrap();
    act(&mut game, ME, &format!("joker {die} left n")).unwrap();
    assert_eq!(game.state().table().sheet(ME).jokers(), 1);
    game.undo(ME, NOW).unwrap();
    assert_eq!(game.state(), &before);
}

#[test]
fn c4_8_done_is_taken_back_until_the_last_one_is_done() {
    let mut game = suggested(2, 6);
    draw_all_but_last_done(&mut game, 6);
    assert_eq!(game.state().table().done(), Seats::one(ME));
    assert_eq!(act(&mut game, ME, "done"), Err(Rejection::Illegal(Illegal::AlreadyDone)));
    game.undo(ME, NOW).unwrap();
    assert_eq!(game.state().table().done(), Seats::NONE);
    act(&mut game, ME, "done").unwrap();
    act(&mut game, YOU, "done").unwrap();
    // The dice are rolled: neither a drawing nor being done can be taken back.
    assert_eq!(game.state().table().round(), 2);
    for seat in [ME, YOU] {
        assert!(!game.can_undo(seat));
        assert_eq!(game.undo(seat, NOW), Err(Rejection::NothingToUndo));
    }
}

#[test]
fn c4_9_the_next_roll_comes_when_everybody_is_done() {
    let mut game = paper().seats(3).dice("0 0 | 0 0 | 0").game();
    for (count, seat) in [Seat(2), ME, YOU].into_iter().enumerate() {
        assert_eq!((game.table().round(), game.to_act().len()), (1, 3 - count));
        play(&mut game, seat, &["done"]);
    }
    assert_eq!((game.table().round(), game.to_act()), (2, Seats::all(3)));
}

fn chosen(seats: u8, seed: u64) -> Match<ColourLines> {
    start(seats, seed, |options| {
        options.setup = Setup::Suggested;
        options.chosen_dice = true;
    })
}

#[test]
fn c6_2_the_active_player_rolls_all_five_and_places_them() {
    let mut game = chosen(3, 1).state().clone();
    let active = game.table().active();
    assert_eq!((game.table().stage(), game.to_act()), (Stage::Place, Seats::one(active)));
    assert!(Die::all().all(|die| game.table().tray().face(die).is_some()), "all five are seen");
    assert!(Die::all().all(|die| game.table().tray().place(die).is_none()));
    assert_eq!(listed(&game, active).len(), 30, "two of five, then two of three");
    for seat in Seat::all(3).filter(|&seat| seat != active) {
        assert_eq!(check(&game, seat, "place 13 25 4"), Err(Illegal::NotActive));
        assert_eq!(check(&game, seat, "done"), Err(Illegal::NotNow));
        assert_eq!(check(&game, seat, "draw 1 left n"), Err(Illegal::NotNow));
    }
    play(&mut game, active, &["place 13 25 4"]);
    assert_eq!((game.table().stage(), game.to_act()), (Stage::Draw, Seats::all(3)));
    assert_eq!(dice_at(&game, Place::Left), ["1", "3"]);
    assert_eq!(dice_at(&game, Place::Right), ["2", "5"]);
    assert_eq!(dice_at(&game, Place::Free), ["4"]);
    assert_eq!(check(&game, active, "place 13 25 4"), Err(Illegal::NotNow));
}

#[test]
fn c6_2_the_next_player_places_in_the_next_round() {
    let mut game = chosen(4, 3);
    let mut placed = Vec::new();
    for _ in 1..=5 {
        let active = game.state().table().active();
        placed.push(active);
        act(&mut game, active, "place 12 34 5").unwrap();
        finish_round(&mut game, 3);
    }
    assert!(placed.windows(2).all(|pair| pair[1] == pair[0].next(4)), "{placed:?}");
}

#[test]
fn c6_2_without_the_variant_nobody_places() {
    let game = suggested(2, 1).state().clone();
    assert_eq!(check(&game, game.table().active(), "place 12 34 5"), Err(Illegal::NotNow));
}

fn task(number: u8, harder: bool, seed: u64) -> Match<ColourLines> {
    start(1, seed, |options| {
        options.setup = Setup::Suggested;
        options.task = number;
        options.harder = harder;
    })
}

#[test]
fn c7_in_every_task_all_dice_are_rolled_at_once_and_placed_as_one_likes() {
    for number in 1..=5 {
        let mut game = task(number, false, 1);
        for round in 1..=5 {
            assert_eq!((game.state().table().round(), game.state().table().stage()), (round, Stage::Place));
            assert_eq!(listed(game.state(), ME).len(), 30);
            act(&mut game, ME, "place 45 12 3").unwrap();
            assert_eq!(dice_at(game.state(), Place::Left), ["4", "5"]);
            finish_round(&mut game, u64::from(number));
        }
        assert_eq!(game.state().table().stage(), Stage::Over);
    }
}

#[test]
fn c7_harder_two_random_dice_go_to_one_half_then_the_other_three_are_rolled() {
    let mut pairs = BTreeSet::new();
    for seed in 0..60 {
        for half in Half::BOTH {
            let mut game = task(3, true, seed).state().clone();
            assert_eq!(game.table().stage(), Stage::Pair);
            let shown = |game: &ColourLines| -> Vec<Die> {
                Die::all().filter(|&die| game.table().tray().face(die).is_some()).collect()
            };
            let first = shown(&game);
            assert_eq!(first.len(), 2, "the other three are not rolled yet");
            assert!(view(&game).trays[0].iter().filter(|die| die.face.is_none()).count() == 3);
            pairs.insert(first.clone());
            assert_eq!(listed(&game, ME), ["pair left", "pair right"]);
            assert_eq!(can(&game, "free 1"), Err(Illegal::NotNow));
            assert_eq!(can(&game, "place 12 34 5"), Err(Illegal::NotNow));
            play(&mut game, ME, &[&format!("pair {half}")]);
            assert_eq!((game.table().stage(), shown(&game).len()), (Stage::Free, 5));
            assert_eq!(game.table().tray().at(half.into()).collect::<Vec<_>>(), first);
            let rest: Vec<Die> = Die::all().filter(|die| !first.contains(die)).collect();
            assert_eq!(listed(&game, ME), rest.iter().map(|die| format!("free {die}")).collect::<Vec<_>>());
            assert_eq!(can(&game, &format!("free {}", first[0])), Err(Illegal::NotInRoll));
            let free = rest[seed as usize % 3];
            play(&mut game, ME, &[&format!("free {free}")]);
            assert_eq!(game.table().stage(), Stage::Draw);
            assert_eq!(game.table().tray().at(Place::Free).collect::<Vec<_>>(), [free]);
            let others: Vec<Die> = rest.into_iter().filter(|&die| die != free).collect();
            assert_eq!(game.table().tray().at(half.other().into()).collect::<Vec<_>>(), others);
        }
    }
    assert_eq!(pairs.len(), 10, "any two dice come first");
}

#[test]
fn c7_harder_the_second_roll_is_not_taken_back() {
    let mut game = task(1, true, 1);
    act(&mut game, ME, "pair left").unwrap();
    assert_eq!(game.undo(ME, NOW), Err(Rejection::NothingToUndo));
}

#[test]
fn c7_harder_can_be_played_without_a_task_and_goes_over_five_rounds() {
    let mut game = start(1, 3, |options| {
        options.setup = Setup::Suggested;
        options.harder = true;
    });
    for round in 1..=5 {
        assert_eq!((game.state().table().round(), game.state().table().stage()), (round, Stage::Pair));
        finish_round(&mut game, 3);
    }
    assert_eq!(game.state().table().stage(), Stage::Over);
}
