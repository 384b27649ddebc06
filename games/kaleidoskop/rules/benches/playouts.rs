//! Random playouts in one thread: `cargo bench -p kaleidoskop`. The answers are asserted, so that what is measured is
//! the game and not a shortcut.

use contract::{Chance, Edition as _, Game, Millis, Rules, Seat, Seed};
use divan::counter::ItemsCount;
use kaleidoskop::{Edition, Kaleidoskop, Layers, Options};
use std::hint::black_box;

fn main() {
    divan::main();
}

fn start(seats: u8, seed: u64) -> (Kaleidoskop, Chance) {
    let options = Options { rounds: Some(40), ..Options::default() };
    let seed = Seed::from_number(seed);
    (Kaleidoskop::start(Edition::standard(), &options, seats, &seed).expect("it can start"), seed.chance(1))
}

/// Plays at random to the end: how many actions, and what all players own then.
fn playout(seats: u8, seed: u64) -> (usize, u32) {
    let (mut game, mut chance) = start(seats, seed);
    let mut moves = 0;
    while game.table().ended.is_none() {
        let seat = game.table().turn.seat;
        let action = game.random(seat, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
        moves += 1;
    }
    (moves, game.table().players.iter().map(|(_, player)| u32::from(player.crystals)).sum())
}

/// Seats, then actions and crystals of a hundred games.
const ANSWERS: [(u8, usize, u32); 4] = [(3, 29460, 145), (4, 39681, 223), (5, 50700, 316), (6, 62533, 418)];

#[divan::bench(args = ANSWERS)]
fn random_moves(bencher: divan::Bencher<'_, '_>, (seats, moves, crystals): (u8, usize, u32)) {
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        let total = (0..100).map(|seed| playout(black_box(seats), seed)).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        assert_eq!(total, (moves, crystals));
    });
}

/// A position in the middle of a game with four players.
fn middle() -> Kaleidoskop {
    let (mut game, mut chance) = start(4, 7);
    while game.table().round < 12 {
        let seat = game.table().turn.seat;
        let action = game.random(seat, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
    }
    game
}

#[divan::bench]
fn legal_actions_listed(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    let (seat, mut actions) = (game.table().turn.seat, Vec::new());
    let count = game.count(seat);
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        actions.clear();
        black_box(&game).legal(seat, &mut actions);
        assert_eq!(actions.len(), count);
    });
}

#[divan::bench]
fn all_orders_matched(bencher: divan::Bencher<'_, '_>) {
    let (game, edition) = (middle(), Edition::standard());
    let orders: Vec<_> = edition.cards().iter().flat_map(|card| &card.orders).collect();
    let expected = orders.iter().filter(|order| !order.find(&game.table().board).is_empty()).count();
    bencher.counter(ItemsCount::new(orders.len())).bench_local(|| {
        let layers = Layers::of(black_box(&game.table().board));
        assert_eq!(orders.iter().filter(|order| order.is_met(&layers)).count(), expected);
    });
}

#[divan::bench]
fn view_of_a_seat(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).view(contract::Viewer::Seat(Seat(0))));
}
