//! What the planner reaches in the solo tasks of Colour Lines, for the grades in the edition (C7):
//! `cargo run --release -p bots --example grades`. Prints the 20th, 40th, 60th and 80th percentile of each task, and how
//! often its goal was met.

use bots::{Bot, Planner};
use colour_lines::{ColourLines, Edition, Options};
use contract::{Edition as _, Game, Millis, Outcome, Seed, Viewer};

const GAMES: u64 = 1000;

fn play(task: u8, seed: &Seed) -> Outcome {
    let edition = Edition::standard();
    let options = Options { task, ..Options::default() };
    let mut game = ColourLines::start(edition.clone(), &options, 1, seed).expect("a task is for one");
    let (mut planner, mut chance) = (Planner::default(), seed.chance(u64::MAX));
    while let Some(seat) = game.to_act().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let action =
            Bot::<ColourLines>::choose(&mut planner, seat, &edition, &view, &mut chance).expect("something is legal");
        game.play(seat, &action, Millis(0)).expect("it is legal");
    }
    game.outcome().expect("the game is over")
}

fn main() {
    for task in 1..=5 {
        let outcomes: Vec<Outcome> = (0..GAMES).map(|seed| play(task, &Seed::from_number(seed))).collect();
        let met = outcomes.iter().filter(|outcome| outcome.won == Some(true)).count();
        let mut results: Vec<i32> = outcomes.iter().map(|outcome| outcome.seats[0].score).collect();
        results.sort();
        let grades = [20, 40, 60, 80].map(|percent| results[results.len() * percent / 100]);
        println!("task {task}: grades = {grades:?}, goal met in {met} of {GAMES} games");
    }
}
