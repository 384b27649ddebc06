//! Random playouts in one thread: `cargo bench -p harmonia`. The answers are asserted, so that what is measured is the
//! game and not a shortcut.

use contract::{Chance, Edition as _, Game, Millis, Rules, Seed, Solve, Viewer};
use divan::counter::ItemsCount;
use harmonia::{
    Action, Edition, Harmonia, Hexagon, Kind, Layout, Options, Place, PrintedLayout, PrintedTile, Tiles, Variant,
    Verdict, total,
};
use std::hint::black_box;

fn main() {
    divan::main();
}

fn start(seats: u8, seed: u64) -> (Harmonia, Chance) {
    let options = Options { game: Variant::Advanced, ..Options::default() };
    let seed = Seed::from_number(seed);
    (Harmonia::start(Edition::standard(), &options, seats, &seed).expect("it can start"), seed.chance(1))
}

/// One random action of an awaited player.
fn step(game: &mut Harmonia, chance: &mut Chance) -> bool {
    let Some(seat) = game.awaited().iter().next() else { return false };
    let action = game.random(seat, chance).expect("something is legal");
    game.play(seat, &action, Millis(0)).expect("it is legal");
    true
}

/// Plays at random to the end: how many actions, and the points. Words about the end are actions too, so that a game of
/// few ends early.
fn playout(seats: u8, seed: u64) -> (usize, i32) {
    let (mut game, mut chance) = start(seats, seed);
    let mut moves = 0;
    while step(&mut game, &mut chance) {
        moves += 1;
    }
    let table = game.table();
    (moves, total(&game.edition().numbers, table.layout(), table.players(), table.aside().len() as u8))
}

/// Seats, then actions and points of a hundred games.
const ANSWERS: [(u8, usize, i32); 3] = [(2, 4219, -5018), (4, 8892, -432), (6, 14057, 3944)];

#[divan::bench(args = ANSWERS)]
fn random_moves(bencher: divan::Bencher<'_, '_>, (seats, moves, points): (u8, usize, i32)) {
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        let games = (0..100).map(|seed| playout(black_box(seats), seed));
        let sum = games.fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        assert_eq!(sum, (moves, points));
    });
}

/// A game without a word about the end, after this number of tiles, and its actions.
fn laid(tiles: usize, seed: u64) -> (Harmonia, Vec<Action>) {
    let (mut game, mut chance) = start(4, seed);
    let mut actions = Vec::new();
    while game.table().layout().len() < tiles && game.outcome().is_none() {
        let seat = game.table().seat_of(game.table().turn());
        let action = game.random(seat, &mut chance).expect("something is legal");
        if action != Action::Propose {
            game.play(seat, &action, Millis(0)).expect("it is legal");
            actions.push(action);
        }
    }
    (game, actions)
}

fn points(game: &Harmonia) -> i32 {
    let table = game.table();
    total(&game.edition().numbers, table.layout(), table.players(), table.aside().len() as u8)
}

/// All actions of a game that lays 60 tiles, the deal not counted.
#[divan::bench]
fn moves_to_the_last_tile(bencher: divan::Bencher<'_, '_>) {
    let (game, actions) = laid(60, 7);
    let expected = points(&game);
    bencher.counter(ItemsCount::new(actions.len())).with_inputs(|| start(4, 7).0).bench_local_values(|mut game| {
        for action in &actions {
            let seat = game.table().seat_of(game.table().turn());
            game.play(seat, action, Millis(0)).expect("it is legal");
        }
        assert_eq!(points(&game), expected);
        game
    });
}

#[divan::bench(args = [5, 20, 40, 59])]
fn placements_listed(bencher: divan::Bencher<'_, '_>, tiles: usize) {
    let (game, _) = laid(tiles, 7);
    let layout = game.table().layout();
    let count: usize = Kind::all().map(|kind| layout.count_places(kind)).sum();
    let mut places: Vec<Place> = Vec::new();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        places.clear();
        Kind::all().for_each(|kind| places.extend(black_box(layout).places(kind)));
        assert_eq!(places.len(), count);
    });
}

/// The exchange format without its JSON: the tiles are checked, put in order, laid and scored.
#[divan::bench(args = [(20, false), (60, false), (60, true)])]
fn score_from_scratch(bencher: divan::Bencher<'_, '_>, (tiles, hole): (usize, bool)) {
    let mut games = (0..).map(|seed| laid(tiles, seed).0);
    let game = games.find(|game| game.table().layout().has_hole() == hole).expect("there are both");
    let (edition, table) = (Edition::standard(), game.table());
    let tile =
        |Place { cell, edges }: Place| PrintedTile { q: cell.q.into(), r: cell.r.into(), edges: edges.to_string() };
    let file = PrintedLayout {
        players: 4,
        misfits: table.aside().len() as u8,
        tiles: table.layout().tiles().map(tile).collect(),
    };
    let expected = table.score(&edition);
    bencher.bench_local(|| assert_eq!(harmonia::score(&edition, black_box(&file)).as_ref(), Ok(&expected)));
}

/// One tile more, and the total: what a bot does for every placement it thinks of.
#[divan::bench(args = [5, 20, 40, 59])]
fn score_of_one_tile_more(bencher: divan::Bencher<'_, '_>, tiles: usize) {
    let (mut game, _) = laid(tiles, 7);
    let seat = game.table().seat_of(game.table().turn());
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let show = actions.iter().find(|action| matches!(action, Action::Show(_))).expect("there is a tile");
    game.play(seat, show, Millis(0)).expect("it is legal");
    actions.clear();
    game.legal(seat, &mut actions);
    actions.retain(|action| matches!(action, Action::Lay(..)));
    let one = |action: &Action| {
        let mut game = game.clone();
        game.play(seat, action, Millis(0)).expect("it is legal");
        points(&game)
    };
    let expected: i32 = actions.iter().map(one).sum();
    bencher.counter(ItemsCount::new(actions.len())).bench_local(|| {
        assert_eq!(black_box(&actions).iter().map(one).sum::<i32>(), expected);
    });
}

/// The parts of a score, from a layout that lies.
#[divan::bench(args = [20, 60])]
fn score_in_parts(bencher: divan::Bencher<'_, '_>, tiles: usize) {
    let (game, _) = laid(tiles, 7);
    let expected = game.table().score(game.edition());
    bencher.bench_local(|| assert_eq!(black_box(&game).table().score(game.edition()), expected));
}

#[divan::bench]
fn view_of_a_seat(bencher: divan::Bencher<'_, '_>) {
    let (game, _) = laid(30, 7);
    let seat = game.table().seat_of(0);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}

/// Twenty deals of 60 tiles, all of which have the hexagon; and twenty of 37, of which those with an odd number of purple
/// edges have none.
#[divan::bench(args = [60, 37])]
fn twenty_deals(bencher: divan::Bencher<'_, '_>, count: usize) {
    let deal = |seed: u64| -> Tiles {
        let edition = Edition::standard();
        let copies = |kind| std::iter::repeat_n(kind, usize::from(edition.copies(kind)));
        let mut tiles: Vec<Kind> = Kind::all().flat_map(copies).collect();
        Seed::from_number(seed).chance(count as u64).shuffle(&mut tiles);
        tiles.into_iter().take(count).collect()
    };
    let deals: Vec<Tiles> = (0..20).map(deal).collect();
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        for tiles in &deals {
            let mut hexagon = Hexagon::new(&Edition::standard(), &Layout::default(), *tiles);
            while hexagon.advance() {}
            let odd = tiles.iter().map(|kind| kind.edges().purple()).sum::<u32>() % 2 == 1;
            let none = count == 37 && odd;
            assert_eq!(hexagon.verdict(), if none { Verdict::Impossible } else { Verdict::Found });
        }
    });
}
