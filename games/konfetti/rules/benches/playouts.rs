//! Random playouts and scores in one thread: `cargo bench -p konfetti`. The answers are asserted, so that what is measured is the
//! game and not a shortcut.

use contract::{Chance, Edition as _, Game, Millis, RealTime, Rules, Seat, Seed, Viewer};
use divan::counter::ItemsCount;
use konfetti::{Edition, Face, Konfetti, Options, Side, explain, tally};
use std::hint::black_box;

fn main() {
    divan::main();
}

fn start(seats: u8, seed: u64) -> (Konfetti, Chance) {
    let seed = Seed::from_number(seed);
    (Konfetti::start(Edition::standard(), &Options::default(), seats, &seed).expect("it can start"), seed.chance(99))
}

/// Plays at random to the end, every player doing something every 400 ms: how many actions, and how many cards were
/// held when rounds ended.
fn playout(seats: u8, seed: u64) -> (usize, usize) {
    let (mut game, mut chance) = start(seats, seed);
    let (mut moves, mut now, mut seat) = (0, Millis(0), Seat(0));
    while game.next_deadline().is_some() {
        now = now.plus(400 / u64::from(seats));
        game.pass_time(now);
        if let Some(action) = game.random(seat, &mut chance) {
            game.play(seat, &action, now).expect("it is legal");
            moves += 1;
        }
        seat = seat.next(seats);
    }
    let held = game.table().results().iter().flatten().map(|result| result.cards.len()).sum();
    (moves, held)
}

/// Seats, then actions and cards held of ten games.
const ANSWERS: [(u8, usize, usize); 3] = [(1, 7540, 286), (3, 13590, 591), (7, 21110, 827)];

#[divan::bench(args = ANSWERS)]
fn random_moves(bencher: divan::Bencher<'_, '_>, (seats, moves, held): (u8, usize, usize)) {
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        let games = (0..10).map(|seed| playout(black_box(seats), seed));
        let sum = games.fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        assert_eq!(sum, (moves, held));
    });
}

/// A thousand random hands.
fn hands(cards: usize) -> Vec<Vec<Face>> {
    let edition = Edition::standard();
    let mut chance = Seed::from_number(1).chance(cards as u64);
    let hand = |_| {
        let mut faces: Vec<Face> = edition.all().iter().map(|card| edition.face(Side::White, card)).collect();
        chance.shuffle(&mut faces);
        faces.truncate(cards);
        faces
    };
    (0..1000).map(hand).collect()
}

/// Cards, then sets and superfluous cards of a thousand hands.
const SCORES: [(usize, u32, u32); 3] = [(3, 164, 2520), (6, 1549, 2723), (9, 3525, 3178)];

#[divan::bench(args = SCORES)]
fn scores(bencher: divan::Bencher<'_, '_>, (cards, sets, penalty): (usize, u32, u32)) {
    let hands = hands(cards);
    bencher.counter(ItemsCount::new(hands.len())).bench_local(|| {
        let tallies = hands.iter().map(|hand| tally(black_box(hand)));
        let sum = tallies.fold((0, 0), |sum, tally| (sum.0 + u32::from(tally.sets), sum.1 + u32::from(tally.penalty)));
        assert_eq!(sum, (sets, penalty));
    });
}

#[divan::bench(args = [6, 9])]
fn scores_explained(bencher: divan::Bencher<'_, '_>, cards: usize) {
    let hands = hands(cards);
    let expected: usize = hands.iter().map(|hand| usize::from(tally(hand).sets)).sum();
    bencher.counter(ItemsCount::new(hands.len())).bench_local(|| {
        let sets: usize = hands.iter().map(|hand| explain(black_box(hand)).sets.len()).sum();
        assert_eq!(sets, expected);
    });
}

#[divan::bench]
fn view_of_a_seat(bencher: divan::Bencher<'_, '_>) {
    let (game, _) = start(7, 7);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat(0))));
}
