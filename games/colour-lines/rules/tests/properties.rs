//! What holds in every game, whatever is played.

use crate::position::{fields, paper};
use colour_lines::*;
use contract::{Chance, Deed, Edition as _, Game, Match, Millis, Rules, Seat, Seed, Undo, Viewer};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Tables at which a game can start.
fn tables() -> impl Strategy<Value = (Options, u8)> {
    let switches = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), 0..3usize);
    (switches, 1..=5u8, 0..=5u8).prop_map(|((side, three_of_four, chosen_dice, harder, setup), seats, task)| {
        let setups = [Setup::Own, Setup::Suggested, if seats > 1 { Setup::Passed } else { Setup::Own }];
        let options = Options {
            side: Side::BOTH[usize::from(side)],
            setup: setups[setup],
            three_of_four,
            chosen_dice,
            harder: harder && seats == 1,
            task: if seats == 1 { task } else { 0 },
            ..Options::default()
        };
        (options, seats)
    })
}

fn begin(options: &Options, seats: u8, seed: u64) -> (Match<ColourLines>, Chance) {
    let game = Match::start(Edition::standard(), options.clone(), seats, Seed::from_number(seed)).unwrap();
    (game, Seed::from_number(seed).chance(9))
}

/// One random action of a random seat; now and then one is taken back instead.
fn step(game: &mut Match<ColourLines>, chance: &mut Chance) {
    let all: Vec<Seat> = Seat::all(game.state().seats()).collect();
    let anybody = all[chance.below(all.len() as u32) as usize];
    if chance.below(8) == 0 && game.can_undo(anybody) {
        game.undo(anybody, Millis(0)).unwrap();
        return;
    }
    let seats: Vec<Seat> = game.state().to_act().iter().collect();
    let seat = seats[chance.below(seats.len() as u32) as usize];
    let action = game.state().random(seat, chance).unwrap();
    game.play(seat, &action, Millis(0)).unwrap();
}

/// How many strokes each line of each seat should have by the log, without what was taken back.
fn strokes_by_the_log(game: &Match<ColourLines>) -> Vec<[usize; 2]> {
    let seats = usize::from(game.state().seats());
    let mut drawn: Vec<Vec<Action>> = vec![Vec::new(); seats];
    for entry in game.log() {
        match &entry.deed {
            Deed::Play(seat, action) => drawn[seat.index()].push(*action),
            Deed::Undo(seat) => drop(drawn[seat.index()].pop()),
            Deed::Time => {}
        }
    }
    let count = |actions: &Vec<Action>| {
        let (mut strokes, mut last) = ([0, 0], Half::Left);
        for action in actions {
            match *action {
                Action::Draw(_, half, path) => {
                    (strokes[half.index()], last) = (strokes[half.index()] + path.strokes().len(), half)
                }
                Action::Joker(_, half, _) => (strokes[half.index()], last) = (strokes[half.index()] + 1, half),
                // What a circle earned goes on with the line that was drawn last.
                Action::More(_) => strokes[last.index()] += 1,
                _ => {}
            }
        }
        strokes
    };
    drawn.iter().map(count).collect()
}

fn sheet_is_sound(game: &Match<ColourLines>, seat: Seat) {
    let (state, edition) = (game.state(), game.edition());
    let ground = state.table().ground(edition);
    let sheet = state.table().sheet(seat);
    let mut seen = BTreeSet::new();
    let mut crosses = BTreeSet::new();
    for half in Half::BOTH {
        let line = sheet.line(half);
        if let Some(cross) = line.cross() {
            assert_eq!(cross.half(), Some(half));
            assert!(crosses.insert(ground.start(cross).unwrap()), "the crosses have different colours");
            assert!(seen.insert(cross));
        }
        let mut at = line.cross();
        for &field in line.fields() {
            assert!(at.unwrap().towards(field).is_some(), "a stroke joins neighbours");
            assert!(seen.insert(field), "{field} is entered twice");
            assert!(if half == Half::Left { field.x() <= 7 } else { field.x() >= 6 }, "{half} {field}");
            assert_ne!(ground.kind(field), Kind::Black, "{field}");
            at = Some(field);
        }
        assert_eq!(line.end(), at);
        assert!(usize::from(line.before()) <= line.fields().len());
    }
    assert_eq!(sheet.taken().iter().collect::<BTreeSet<_>>(), seen);
    if let Some([a, b]) = sheet.colours() {
        assert!(a != b && !crosses.contains(&a) && !crosses.contains(&b), "the four colours differ");
    }
    assert!(sheet.jokers() <= 2);
}

fn jokers_by_the_log(game: &Match<ColourLines>, seat: Seat) -> usize {
    let mut mine = Vec::new();
    for entry in game.log() {
        match &entry.deed {
            Deed::Play(by, action) if *by == seat => mine.push(matches!(action, Action::Joker(..) | Action::Waive(_))),
            Deed::Undo(by) if *by == seat => drop(mine.pop()),
            _ => {}
        }
    }
    mine.into_iter().filter(|&joker| joker).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn sheets_stay_sound_and_lines_are_as_long_as_the_log_says((options, seats) in tables(), seed: u64) {
        let (mut game, mut chance) = begin(&options, seats, seed);
        while game.state().outcome().is_none() {
            step(&mut game, &mut chance);
            if let Some(Deed::Play(seat, _) | Deed::Undo(seat)) = game.log().last().map(|entry| &entry.deed) {
                sheet_is_sound(&game, game.state().table().target(*seat));
            }
        }
        for (seat, strokes) in Seat::all(seats).zip(strokes_by_the_log(&game)) {
            sheet_is_sound(&game, seat);
            let sheet = game.state().table().sheet(seat);
            prop_assert_eq!(Half::BOTH.map(|half| sheet.line(half).fields().len()), strokes);
            prop_assert_eq!(usize::from(sheet.jokers()), 2 - jokers_by_the_log(&game, seat));
        }
    }

    #[test]
    fn a_view_imagined_is_the_same_view((options, seats) in tables(), seed: u64) {
        let (mut game, mut chance) = begin(&options, seats, seed);
        let mut number = 0;
        loop {
            let view = game.state().view(Viewer::Spectator);
            if number % 5 == 0 || game.state().outcome().is_some() {
                let imagined = ColourLines::imagine(game.edition(), &view, &mut chance).unwrap();
                prop_assert_eq!(&imagined.view(Viewer::Spectator), &view);
                prop_assert_eq!(imagined.table(), game.state().table(), "everything on the table lies open");
                prop_assert_eq!(imagined.outcome(), game.state().outcome());
                // JSON keeps it, too.
                let read: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
                prop_assert_eq!(read, view);
            }
            if game.state().outcome().is_some() {
                break;
            }
            step(&mut game, &mut chance);
            number += 1;
        }
    }

    #[test]
    fn scores_add_up_and_never_fall_but_for_letters((options, seats) in tables(), seed: u64) {
        let (mut game, mut chance) = begin(&options, seats, seed);
        let standing = |game: &Match<ColourLines>, seat| {
            let lines = game.state().table().explain(game.edition(), seat);
            (game.state().table().score(game.edition(), seat), lines)
        };
        while game.state().outcome().is_none() {
            let seat = game.state().to_act().iter().next().unwrap();
            let (before, _) = standing(&game, seat);
            let action = game.state().random(seat, &mut chance).unwrap();
            game.play(seat, &action, Millis(0)).unwrap();
            let (after, lines) = standing(&game, seat);
            let only = |scoring, points: u16| if game.state().table().scorings().has(scoring) { points } else { 0 };
            prop_assert_eq!(after.midline, only(Scoring::Midline, after.colours * after.crossings));
            prop_assert_eq!(after.pair_points, only(Scoring::Pairs, 9 * after.pairs));
            prop_assert_eq!(after.dot_points, only(Scoring::Dots, 3 * after.dots));
            prop_assert_eq!(after.letters % 10, 0);
            prop_assert_eq!(after.total, after.midline + after.letters + after.pair_points + after.dot_points);
            prop_assert!(after.colours <= 8 && after.pairs <= 8 && after.letters <= 80 && after.pairs <= after.colours);
            // A dot more is never worth less; what others reach earlier cannot come later.
            prop_assert!(after.total >= before.total, "{} {:?} {:?}", action, before, after);
            if options.task == 0 {
                let sum: i32 = lines.iter().filter_map(|line| line.points).sum();
                prop_assert_eq!(sum, i32::from(after.total));
            }
        }
        for standing in game.state().outcome().unwrap().seats {
            prop_assert_eq!(standing.lines.iter().filter_map(|line| line.points).sum::<i32>(), standing.score);
        }
    }

    #[test]
    fn taking_back_in_any_interleaving_leads_back_and_redoing_leads_there_again(
        (options, seats) in tables(), seed: u64, rounds in 0..4u8,
    ) {
        let (mut game, mut chance) = begin(&options, seats, seed);
        let placing = |stage| matches!(stage, Stage::Place | Stage::Pair | Stage::Free);
        while game.state().table().round() < rounds || placing(game.state().table().stage()) {
            let seat = game.state().to_act().iter().next().unwrap();
            let action = game.state().random(seat, &mut chance).unwrap();
            game.play(seat, &action, Millis(0)).unwrap();
        }
        let start = game.state().clone();
        let mut played: Vec<Vec<Action>> = vec![Vec::new(); usize::from(seats)];
        for _ in 0..30 {
            let all: Vec<Seat> = game.state().to_act().iter().collect();
            let seat = all[chance.below(all.len() as u32) as usize];
            let action = game.state().random(seat, &mut chance).unwrap();
            let mut tried = game.state().clone();
            if tried.play(seat, &action, Millis(0)) == Ok(Undo::Final) {
                continue;
            }
            game.play(seat, &action, Millis(0)).unwrap();
            played[seat.index()].push(action);
        }
        let there = game.state().clone();
        let random_seat = |chance: &mut Chance, left: &[usize]| {
            let seats: Vec<usize> = (0..left.len()).filter(|&seat| left[seat] > 0).collect();
            seats.get(chance.below(seats.len().max(1) as u32) as usize).copied()
        };
        for _ in 0..2 {
            let mut left: Vec<usize> = played.iter().map(Vec::len).collect();
            while let Some(seat) = random_seat(&mut chance, &left) {
                prop_assert!(game.can_undo(Seat(seat as u8)));
                game.undo(Seat(seat as u8), Millis(0)).unwrap();
                left[seat] -= 1;
            }
            prop_assert_eq!(game.state(), &start);
            let mut left: Vec<usize> = played.iter().map(Vec::len).collect();
            while let Some(seat) = random_seat(&mut chance, &left) {
                let action = played[seat][played[seat].len() - left[seat]];
                game.play(Seat(seat as u8), &action, Millis(0)).unwrap();
                left[seat] -= 1;
            }
            prop_assert_eq!(game.state(), &there);
        }
    }
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let refused = |change: &dyn Fn(&mut View)| {
        let mut view = paper().left(Seat(0), "4,4 nn").view;
        change(&mut view);
        let imagined = ColourLines::imagine(&Edition::standard(), &view, &mut Seed::from_number(1).chance(0));
        imagined.err().map(|message| message.id)
    };
    assert_eq!(refused(&|_| ()), None);
    let contradictions: [&dyn Fn(&mut View); 20] = [
        &|view| view.sheets.clear(),
        &|view| view.sheets = vec![view.sheets[0].clone(); 6],
        &|view| view.first = Seat(2),
        &|view| view.round = 6,
        &|view| view.round = 2,
        &|view| view.trays.clear(),
        &|view| view.stage = Stage::Setup,
        &|view| (view.round, view.trays) = (0, Vec::new()),
        &|view| view.options.task = 6,
        &|view| view.trays[0][0].face = Some("W4".to_owned()),
        &|view| view.sheets[0].left.strokes = "ns".to_owned(),
        &|view| view.sheets[0].left.strokes = "x".to_owned(),
        &|view| view.sheets[0].left.strokes = "eeee".to_owned(),
        &|view| view.sheets[0].left.before = 3,
        &|view| view.sheets[0].left.cross = Some("0,0".parse().unwrap()),
        &|view| view.sheets[0].left.cross = Some("9,4".parse().unwrap()),
        &|view| view.sheets[0].jokers = 3,
        &|view| view.sheets[0].used = vec![6],
        &|view| view.sheets[0].letters[0] = 1,
        &|view| view.sheets[0].colours = Some([Colour::Violet, Colour::Pink]),
    ];
    for (number, change) in contradictions.into_iter().enumerate() {
        assert_eq!(refused(change).as_deref(), Some("view-contradiction"), "{number}");
    }
    // A letter that was reached has a round, and none that is still to come.
    let reached = |round| {
        let mut view = paper().left(Seat(0), "0,2 nn").view;
        view.sheets[0].letters[0] = round;
        ColourLines::imagine(&Edition::standard(), &view, &mut Seed::from_number(1).chance(0)).is_ok()
    };
    assert_eq!([0, 1, 2].map(reached), [false, true, false]);
    // The helper of these tests walks as the game does.
    let line = paper().left(Seat(0), "0,2 nn").view.sheets[0].left.clone();
    assert_eq!(fields(&line), [(0, 1), (0, 0)]);
}
