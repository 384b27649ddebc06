//! Games through the whole lab, in one thread: `cargo bench -p lab`. `plain` plays the same games and looks at nothing, so that
//! the difference is what rows and statistics cost. The answers are asserted.

use contract::{Edition as _, Game, Millis, Rules, Seed};
use divan::counter::ItemsCount;
use kaleidoskop::{Edition, Kaleidoskop, Options};
use lab::{Block, Study, StudyRequest, Summary, study};

fn main() {
    divan::main();
}

const GAMES: u64 = 100;
const SEATS: u8 = 4;
/// Actions of all games.
const MOVES: u64 = 39_683;

fn asked() -> StudyRequest {
    StudyRequest {
        games: GAMES,
        seats: vec!["random".to_owned(); usize::from(SEATS)],
        options: Vec::new(),
        rounds: 40,
        reaction: 700,
        seed: 0,
        replays: Some(1),
        edition: None,
        events: false,
    }
}

/// The same games, nothing seen.
#[divan::bench]
fn plain(bencher: divan::Bencher<'_, '_>) {
    let options = Options { rounds: Some(40), ..Options::default() };
    bencher.counter(ItemsCount::new(MOVES)).bench(|| {
        let mut moves = 0u64;
        for number in 0..GAMES {
            let seed = Seed::from_number(number);
            let mut chance = seed.chance(u64::MAX);
            let mut game = Kaleidoskop::start(Edition::standard(), &options, SEATS, &seed).expect("it can start");
            while let Some(seat) = game.awaited().iter().next() {
                let action = game.random(seat, &mut chance).expect("something is legal");
                game.play(seat, &action, Millis(0)).expect("it is legal");
                moves += 1;
            }
        }
        assert_eq!(moves, MOVES);
    });
}

/// Games, rows, rows as text, and what they say.
#[divan::bench]
fn through_the_lab(bencher: divan::Bencher<'_, '_>) {
    let study: Box<dyn Study> = study::<Kaleidoskop>(&asked()).expect("it can be studied");
    bencher.counter(ItemsCount::new(MOVES)).bench_local(|| {
        let mut bench = study.bench();
        let mut block = Block::default();
        for game in 0..GAMES {
            block.rows.push(bench.play(game).expect("it ends").0);
        }
        let summary = Summary::of(study.plan(), &block.rows);
        assert_eq!(summary.moves, MOVES);
        assert!(block.rows_text().lines().count() == GAMES as usize);
    });
}
