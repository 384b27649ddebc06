//! The highest scores that can be found for six players: `cargo run --release -p harmonia --example highest [DEALS] [SECONDS]`.
//!
//! First with all 84 tiles to choose from, which no deal exceeds; then for random deals of 60.

use contract::{Edition as _, Seed, Solve};
use harmonia::{BestScore, Edition, Kind, Tiles};
use std::time::{Duration, Instant};

fn main() {
    let number =
        |place: usize, usual: u64| std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (deals, seconds) = (number(1, 12), Duration::from_secs(number(2, 5)));
    let edition = Edition::standard();
    let copies = |kind| std::iter::repeat_n(kind, usize::from(edition.copies(kind)));
    let all: Vec<Kind> = Kind::all().flat_map(copies).collect();
    println!("all tiles: {}", look(&all, seconds));
    for seed in 0..deals {
        let mut tiles = all.clone();
        Seed::from_number(seed).chance(60).shuffle(&mut tiles);
        println!("deal {seed}: {}", look(&tiles[..60], seconds));
    }
}

fn look(tiles: &[Kind], seconds: Duration) -> String {
    let tiles: Tiles = tiles.iter().copied().collect();
    let start = Instant::now();
    let mut best = BestScore::new(Edition::standard(), tiles, 6);
    let mut found = (best.best(), start.elapsed());
    while start.elapsed() < seconds && best.advance() {
        if best.best() > found.0 {
            found = (best.best(), start.elapsed());
        }
    }
    format!("{} points with {} tiles after {:.1?}, at most {}", found.0, best.layout().len(), found.1, best.bound())
}
