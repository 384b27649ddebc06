//! Random playouts in one thread: `cargo bench -p colour-lines`. The answers are asserted, so that what is measured is
//! the game and not a shortcut.

use colour_lines::{ColourLines, Edition, Options, Problem, Setup, Side, Solver, Stage};
use contract::{Chance, Edition as _, Game, Millis, Rules, Seat, Seed};
use divan::counter::ItemsCount;
use std::hint::black_box;

fn main() {
    divan::main();
}

fn start(seats: u8, side: Side, seed: u64) -> (ColourLines, Chance) {
    let options = Options { side, setup: Setup::Suggested, ..Options::default() };
    let seed = Seed::from_number(seed);
    (ColourLines::start(Edition::standard(), &options, seats, &seed).expect("it can start"), seed.chance(1))
}

/// Plays at random to the end: how many actions, and the points of all players.
fn playout(seats: u8, side: Side, seed: u64) -> (usize, u32) {
    let (mut game, mut chance) = start(seats, side, seed);
    let mut moves = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.random(seat, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
        moves += 1;
    }
    assert_eq!(game.table().stage(), Stage::Over);
    let points = |seat| u32::from(game.table().score(game.edition(), seat).total);
    (moves, Seat::all(seats).map(points).sum())
}

/// Seats and side, then actions and points of a hundred games.
const ANSWERS: [(u8, Side, usize, u32); 3] =
    [(1, Side::A, 2505, 5686), (3, Side::A, 7491, 17694), (5, Side::B, 12516, 26820)];

#[divan::bench(args = ANSWERS)]
fn random_moves(bencher: divan::Bencher<'_, '_>, (seats, side, moves, points): (u8, Side, usize, u32)) {
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        let games = (0..100).map(|seed| playout(black_box(seats), side, seed));
        let sum = games.fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        assert_eq!(sum, (moves, points));
    });
}

/// The third round of a game with four players on side B, before a player has drawn.
fn middle() -> ColourLines {
    let (mut game, mut chance) = start(4, Side::B, 7);
    while game.table().round() < 3 {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = game.random(seat, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
    }
    game
}

#[divan::bench]
fn drawings_listed(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    let mut actions = Vec::new();
    game.legal(Seat(0), &mut actions);
    let count = actions.len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        actions.clear();
        black_box(&game).legal(Seat(0), &mut actions);
        assert_eq!(actions.len(), count);
    });
}

#[divan::bench]
fn score(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    let expected = game.table().score(game.edition(), Seat(1));
    bencher.bench_local(|| assert_eq!(black_box(&game).table().score(game.edition(), Seat(1)), expected));
}

#[divan::bench]
fn view_of_a_seat(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).view(contract::Viewer::Seat(Seat(0))));
}

/// What the solver finds and proves for finished games after this number of sheets, on either side.
const SOLVED: [(Side, u64, usize, u16, u16); 4] = [
    (Side::A, 1, 200_000, 200, 200),
    (Side::A, 2, 200_000, 219, 233),
    (Side::B, 1, 200_000, 218, 227),
    (Side::B, 2, 200_000, 224, 254),
];

#[divan::bench(args = SOLVED, sample_count = 3, sample_size = 1)]
fn solver(bencher: divan::Bencher<'_, '_>, (side, seed, sheets, best, bound): (Side, u64, usize, u16, u16)) {
    let (mut game, mut chance) = start(1, side, seed);
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.random(seat, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
    }
    bencher.bench_local(|| {
        let problem = Problem::of(&game, Seat(0)).expect("the game is over");
        let mut solver = Solver::new(Edition::standard(), problem);
        while solver.best().is_none() {
            solver.advance(1);
        }
        solver.advance(sheets);
        assert_eq!((solver.best(), solver.bound()), (Some(best), Some(bound)));
    });
}
