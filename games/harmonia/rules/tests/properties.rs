//! What holds in every game, whatever is played.

use crate::position::*;
use contract::{Chance, Edition as _, Match, Millis, Mind, Rules, Seat, Seed, Viewer};
use harmonia::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Tables at which a game can start.
fn tables() -> impl Strategy<Value = (Options, u8)> {
    (any::<bool>(), 1..=6u8, 2..=6u8).prop_map(|(advanced, seats, hands)| {
        let game = if advanced { Variant::Advanced } else { Variant::Basic };
        (Options { game, hands, ..Options::default() }, seats)
    })
}

fn begin(options: &Options, seats: u8, seed: u64) -> (Match<Harmonia>, Chance) {
    let game = Match::start(Edition::standard(), options.clone(), seats, Seed::from_number(seed)).unwrap();
    (game, Seed::from_number(seed).chance(9))
}

/// One action of a player who may act; only now and then a word about the end.
fn any_step(game: &mut Match<Harmonia>, chance: &mut Chance) {
    let all: Vec<Seat> = game.state().to_act().iter().collect();
    let anybody = all[chance.below(all.len() as u32) as usize];
    let turn = game.state().table().seat_of(game.state().table().turn());
    let seat = if chance.below(10) == 0 { anybody } else { turn };
    let mut actions = Vec::new();
    game.state().legal(seat, &mut actions);
    if chance.below(20) > 0 {
        let word = |action: &Action| !matches!(action, Action::Show(_) | Action::Lay(..));
        let moves: Vec<Action> = actions.iter().copied().filter(|action| !word(action)).collect();
        actions = if moves.is_empty() { actions } else { moves };
    }
    let action = actions[chance.below(actions.len() as u32) as usize];
    game.play(seat, &action, Millis(0)).unwrap();
}

/// Plays to the end, or so far, and shows every state.
fn played(options: &Options, seats: u8, seed: u64, mut look: impl FnMut(&Match<Harmonia>, &mut Chance)) {
    let (mut game, mut chance) = begin(options, seats, seed);
    look(&game, &mut chance);
    while game.state().outcome().is_none() {
        any_step(&mut game, &mut chance);
        look(&game, &mut chance);
    }
}

/// A layout as a random game leaves it after this number of tiles.
fn random_plan(seed: u64, tiles: usize) -> Plan {
    let (mut game, mut chance) = (advanced(2, seed), Seed::from_number(seed).chance(8));
    while game.state().outcome().is_none() && game.state().table().layout().len() < tiles {
        step(&mut game, &mut chance);
    }
    plan_of(game.state())
}

fn sound(game: &Harmonia) {
    let table = game.table();
    for kind in Kind::all() {
        let laid = table.layout().tiles().filter(|place| place.edges.kind() == kind).count() as u8;
        let held: u8 = (0..table.players()).map(|hand| game.hand(hand).of(kind)).sum();
        let shown = u8::from(table.shown() == Some(kind));
        assert_eq!(laid + held + shown + table.aside().of(kind) + game.unseen().of(kind), 6, "{kind}");
    }
    assert_eq!(game.unseen().len(), 24);
    for hand in 0..table.players() {
        assert_eq!(usize::from(table.left(hand)), game.hand(hand).len());
    }
    let plan = plan_of(game);
    assert_eq!(plan.len(), table.layout().len(), "one tile a cell");
    for (&cell, row) in &plan {
        for edge in 0..6 {
            let other = plan.get(&beside(cell, edge));
            assert!(other.is_none_or(|other| other[(edge + 3) % 6] == row[edge]), "touching edges are alike");
        }
    }
    if let Some(&first) = plan.keys().next() {
        in_order(&plan, first); // It is in one part.
    }
    if table.ended().is_none() {
        assert!(table.shown().is_some() || table.left(table.turn()) > 0, "whose turn it is has a tile");
        assert!(game.to_act().has(table.seat_of(table.turn())));
        assert!(!game.awaited().is_empty() && game.awaited().minus(game.to_act()).is_empty());
    }
}

/// The tiles in a random order in which each lies next to one before.
fn shuffled(plan: &Plan, chance: &mut Chance) -> Vec<Spot> {
    let mut left: BTreeSet<Spot> = plan.keys().copied().collect();
    let mut order: Vec<Spot> = Vec::new();
    while !left.is_empty() {
        let near = |cell: &Spot| order.is_empty() || (0..6).any(|edge| order.contains(&beside(*cell, edge)));
        let next: Vec<Spot> = left.iter().copied().filter(near).collect();
        let next = next[chance.below(next.len() as u32) as usize];
        left.remove(&next);
        order.push(next);
    }
    order
}

/// Turned by 60 degrees counter-clockwise: E goes to NE, NE to NW.
fn turned(plan: &Plan) -> Plan {
    let turn = |(&(q, r), row): (&Spot, &[bool; 6])| {
        let mut row = *row;
        row.rotate_right(1);
        ((q + r, -q), row)
    };
    plan.iter().map(turn).collect()
}

/// Seen in a mirror that runs from west to east: NE and SE change places. No tile can be turned like this, but there
/// are as many of each kind as of its mirror image.
fn mirrored(plan: &Plan) -> Plan {
    let mirror = |(&(q, r), row): (&Spot, &[bool; 6])| ((q + r, -r), [0, 5, 4, 3, 2, 1].map(|edge| row[edge]));
    plan.iter().map(mirror).collect()
}

fn moved(plan: &Plan, (q, r): Spot) -> Plan {
    plan.iter().map(|(cell, row)| ((cell.0 + q, cell.1 + r), *row)).collect()
}

/// The same table with other tiles in the hands that a viewer does not know, and in those not dealt.
fn dealt_anew(game: &Harmonia, viewer: Viewer, chance: &mut Chance) -> Harmonia {
    let known: Vec<u8> = viewer.seat().into_iter().flat_map(|seat| game.table().hands_of(seat)).collect();
    let hidden: Vec<u8> = (0..game.table().players()).filter(|hand| !known.contains(hand)).collect();
    let hands = hidden.iter().flat_map(|&hand| game.hand(hand).iter());
    let mut tiles: Vec<Kind> = hands.chain(game.unseen().iter()).collect();
    chance.shuffle(&mut tiles);
    let mut view = game.view(Viewer::Spectator);
    view.own = known.iter().map(|&hand| (hand, *game.hand(hand))).collect();
    for hand in hidden {
        let rest = tiles.split_off(game.hand(hand).len());
        view.own.push((hand, tiles.into_iter().collect()));
        tiles = rest;
    }
    let game = Harmonia::imagine(&Edition::standard(), &view, chance).unwrap();
    assert_eq!(*game.unseen(), tiles.into_iter().collect());
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn the_84_tiles_are_kept_and_the_layout_is_sound((options, seats) in tables(), seed: u64) {
        let mut before = Vec::new();
        played(&options, seats, seed, |game, _| {
            sound(game.state());
            let now: Vec<Place> = game.state().table().layout().tiles().collect();
            assert!(now.starts_with(&before) && now.len() <= before.len() + 1, "laid tiles stay");
            before = now;
        });
    }

    #[test]
    fn a_layout_is_the_same_in_whatever_order_it_was_laid(seed: u64, tiles in 1..=60usize) {
        let plan = random_plan(seed, tiles);
        let mut chance = Seed::from_number(seed).chance(10);
        let game = hands(&["", ""]).change(|view| view.layout = views(&plan, &shuffled(&plan, &mut chance))).game();
        let order = shuffled(&plan, &mut chance);
        let other = hands(&["", ""]).change(|view| view.layout = views(&plan, &order)).game();
        prop_assert_eq!(game.table().score(game.edition()), other.table().score(other.edition()));
        prop_assert_eq!(game.table().shape(), other.table().shape());
        let (one, two) = (game.table().layout(), other.table().layout());
        prop_assert_eq!(one.has_hole(), two.has_hole());
        prop_assert_eq!(one.is_green(), two.is_green());
        for kind in Kind::all() {
            prop_assert_eq!(one.count_places(kind), two.count_places(kind));
        }
    }

    #[test]
    fn a_layout_grown_in_play_is_the_layout_rebuilt((options, seats) in tables(), seed: u64) {
        played(&options, seats, seed, |game, chance| {
            let table = game.state().table();
            if table.layout().is_empty() || chance.below(8) > 0 {
                return;
            }
            let plan = plan_of(game.state());
            let order = shuffled(&plan, chance);
            let other = hands(&["", ""]).change(|view| view.layout = views(&plan, &order)).game();
            let (edition, misfits) = (game.state().edition(), table.aside().len() as u8);
            let expected = Score::of(&edition.numbers, other.table().layout(), table.players(), misfits);
            assert_eq!(table.score(edition), expected);
            // Where something fits, seen from the tile that was laid first here.
            let (q, r) = order[0];
            for kind in Kind::all() {
                let named = |layout: &Layout, q: i64, r: i64| {
                    let name = |place: Place| (i64::from(place.cell.q) + q, i64::from(place.cell.r) + r, place.edges);
                    layout.places(kind).map(name).collect::<BTreeSet<_>>()
                };
                assert_eq!(named(table.layout(), 0, 0), named(other.table().layout(), q, r));
            }
        });
    }

    #[test]
    fn a_view_imagined_is_the_same_view((options, seats) in tables(), seed: u64) {
        played(&options, seats, seed, |game, chance| {
            if chance.below(6) > 0 && game.state().outcome().is_none() {
                return;
            }
            for viewer in Viewer::all(seats) {
                let view = game.state().view(viewer);
                let imagined = Harmonia::imagine(game.edition(), &view, chance).unwrap();
                assert_eq!(imagined.view(viewer), view);
                assert_eq!(imagined.table(), game.state().table());
                sound(&imagined);
                let text = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
            }
        });
    }

    #[test]
    fn what_others_hold_changes_nothing_that_one_can_see((options, seats) in tables(), seed: u64) {
        played(&options, seats, seed, |game, chance| {
            if chance.below(6) > 0 || game.state().outcome().is_some() {
                return;
            }
            for viewer in Viewer::all(seats) {
                let (here, there) = (game.state(), dealt_anew(game.state(), viewer, chance));
                let text = |game: &Harmonia| serde_json::to_string(&game.view(viewer)).unwrap();
                assert_eq!(text(here), text(&there));
                assert_eq!((here.to_act(), here.awaited()), (there.to_act(), there.awaited()));
                assert_eq!(here.table(), there.table());
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(listed(here, seat), listed(&there, seat));
                    assert_eq!(here.worth(seat), there.worth(seat));
                }
                // Only the own hand is written in it.
                let own = here.view(viewer).own;
                assert!(own.iter().all(|(hand, _)| viewer == Viewer::Seat(here.table().seat_of(*hand))));
            }
        });
    }

    /// Hands are opened then; tiles not dealt are not, and do not change a view.
    #[test]
    fn once_the_game_is_over_every_view_is_the_same((options, seats) in tables(), seed: u64) {
        played(&options, seats, seed, |game, _| {
            let state = game.state();
            if state.outcome().is_some() {
                let view = state.view(Viewer::Spectator);
                assert!(Viewer::all(seats).all(|viewer| state.view(viewer) == view));
                let hands: Vec<(u8, Tiles)> =
                    (0..state.table().players()).map(|hand| (hand, *state.hand(hand))).collect();
                assert_eq!(view.own, hands);
            }
        });
    }

    #[test]
    fn a_score_does_not_depend_on_where_from_one_looks(
        seed: u64,
        tiles in 0..=60usize,
        by in (-1000..1000i64, -1000..1000i64),
    ) {
        let plan = random_plan(seed, tiles);
        let score = score_for(4, 0, &plan);
        let mut turn = plan.clone();
        for _ in 0..6 {
            turn = turned(&turn);
            prop_assert_eq!(&score_for(4, 0, &turn), &score);
            prop_assert_eq!(&score_for(4, 0, &mirrored(&turn)), &score);
            prop_assert_eq!(&score_for(4, 0, &moved(&turn, by)), &score);
        }
        prop_assert_eq!(turn, plan);
    }

    #[test]
    fn mirroring_exchanges_the_two_kinds_that_are_no_mirror_images_of_themselves(seed: u64) {
        let plan = random_plan(seed, 60);
        let count = |plan: &Plan, kind: &str| plan.values().filter(|row| kind_of(**row) == kind).count();
        let mirror = mirrored(&plan);
        for kind in Kind::all().map(|kind| kind.to_string()) {
            let image = match kind.as_str() {
                "001011" => "001101",
                "001101" => "001011",
                other => other,
            };
            prop_assert_eq!(count(&plan, &kind), count(&mirror, image));
        }
        prop_assert_eq!(mirrored(&mirror), plan);
    }

    /// Whatever is typed, the answer is a refusal and no panic, and what is accepted is listed.
    #[test]
    fn any_action_is_listed_or_refused(
        seed: u64,
        (q, r) in (-63..=63i8, -63..=63i8),
        near: bool,
        bits in 0..64u8,
        kind in 0..14usize,
    ) {
        let (mut game, mut chance) = (advanced(3, seed), Seed::from_number(seed).chance(8));
        for _ in 0..chance.below(100) {
            step(&mut game, &mut chance);
        }
        let edges = digits(std::array::from_fn(|edge| bits >> edge & 1 == 1));
        let (q, r) = if near { (q % 5, r % 5) } else { (q, r) };
        let kind = Kind::all().nth(kind).unwrap();
        for text in [format!("lay {q},{r} {edges}"), format!("show {kind}"), "accept".to_owned()] {
            for seat in Seat::all(4) {
                let action: Action = text.parse().unwrap();
                let accepted = game.state().check(seat, &action).is_ok();
                prop_assert_eq!(accepted, listed(game.state(), seat).contains(&text), "{} {}", seat, text);
            }
        }
    }
}
