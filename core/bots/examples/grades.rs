//! Measures the results of hard bots in the solo tasks of Colour Lines, for the grades in the edition (C7):
//!
//! ```text
//! cargo run --release -p bots --example grades -- --task 3 --games 2000 --threads 16
//! ```
//!
//! Prints the 20th, 40th, 60th and 80th percentile of each task (of all tasks if none is named). In tasks with a goal
//! only the games that met it count, and their share is printed. If no game met a goal in points, the task gets five
//! equal steps from its goal to the median of the best drawings found in hindsight; games without a drawing that meets
//! the goal do not count. The results do not depend on the speed of the machine or on the number of threads.

use bots::{Bot, Budget, LevelBot};
use colour_lines::{ColourLines, Edition, Options, Problem, Solver, Task};
use contract::{Edition as _, Level, Millis, Rules, Seat, Seed, Viewer};
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of sheets that are tried when one game is drawn in hindsight.
const SHEETS: usize = 300_000;

/// The result of a game.
struct Played {
    score: u16,
    met: bool,
    /// The best drawing found in hindsight that meets the goal.
    possible: Option<u16>,
}

/// The arguments of the command line.
struct Asked {
    task: Option<u8>,
    games: u64,
    threads: usize,
}

impl Asked {
    fn read(mut words: impl Iterator<Item = String>) -> Option<Asked> {
        let mut asked = Asked { task: None, games: 1000, threads: 1 };
        while let Some(word) = words.next() {
            let value = words.next()?;
            match word.as_str() {
                "--task" => asked.task = Some(value.parse().ok().filter(|task| (1..=5).contains(task))?),
                "--games" => asked.games = value.parse().ok().filter(|games| *games > 0)?,
                "--threads" => asked.threads = value.parse().ok().filter(|threads| *threads > 0)?,
                _ => return None,
            }
        }
        Some(asked)
    }
}

fn play(number: u8, task: &Task, seed: &Seed) -> Played {
    let edition = Edition::standard();
    let options = Options { task: number, ..Options::default() };
    let mut game = ColourLines::start(edition.clone(), &options, 1, seed).expect("a task is for one");
    let (mut bot, mut chance) = (LevelBot { level: Level::Hard, budget: Budget::NONE }, seed.chance(u64::MAX));
    while let Some(seat) = game.to_act().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let action =
            Bot::<ColourLines>::choose(&mut bot, seat, &edition, &view, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
    }
    let outcome = game.outcome().expect("the game is over");
    let met = outcome.won != Some(false);
    let possible = if task.goal.points.is_some() && !met { hindsight(&game) } else { None };
    Played { score: outcome.seats[0].score.try_into().expect("scores are small"), met, possible }
}

fn hindsight(game: &ColourLines) -> Option<u16> {
    let mut solver = Solver::new(Edition::standard(), Problem::of(game, Seat(0))?);
    while solver.bound().is_none() {
        solver.advance(1);
    }
    solver.advance(SHEETS);
    solver.best()
}

/// Plays all games, by their seeds.
fn play_all(number: u8, task: &Task, asked: &Asked) -> Vec<Played> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= asked.games {
                return played;
            }
            played.push(play(number, task, &Seed::from_number(seed)));
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..asked.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no game panics")).collect()
    })
}

fn percentile(sorted: &[u16], percent: usize) -> Option<u16> {
    sorted.get(sorted.len() * percent / 100).copied()
}

fn main() {
    let Some(asked) = Asked::read(std::env::args().skip(1)) else {
        eprintln!("grades [--task 1..5] [--games N] [--threads N]");
        std::process::exit(2);
    };
    let edition = Edition::standard();
    for number in (1..=5).filter(|number| asked.task.is_none_or(|task| task == *number)) {
        let Some(task) = edition.task(number) else { continue };
        let played = play_all(number, task, &asked);
        let sorted = |mut scores: Vec<u16>| {
            scores.sort_unstable();
            scores
        };
        let met = sorted(played.iter().filter(|played| played.met).map(|played| played.score).collect());
        let possible = sorted(played.iter().filter_map(|played| played.possible).collect());
        print!("task {number}: goal met in {} of {} games; ", met.len(), played.len());
        match (task.goal.points, percentile(&possible, 50)) {
            (Some(goal), Some(median)) if met.is_empty() => {
                let grades = [1, 2, 3, 4].map(|step| goal + step * median.saturating_sub(goal) / 5);
                println!("grades = {grades:?}, from {goal} to {median}, the median of {} in hindsight", possible.len());
            }
            _ => println!("grades = {:?}", [20, 40, 60, 80].map(|percent| percentile(&met, percent).unwrap_or(0))),
        }
    }
}
