//! How fast random deals are solved or refuted: `cargo run --release -p harmonia --example deals [DEALS]`.
//!
//! For each number of tiles dealt from the 84 of the edition: how many deals have the hexagon, how many have none, how
//! many were not decided within a second; and the median and the longest time.

use contract::{Edition as _, Seed, Solve};
use harmonia::{Edition, Hexagon, Kind, Layout, Tiles, Verdict};
use std::time::{Duration, Instant};

fn deal(count: usize, seed: u64) -> Tiles {
    let edition = Edition::standard();
    let copies = |kind| std::iter::repeat_n(kind, usize::from(edition.copies(kind)));
    let mut tiles: Vec<Kind> = Kind::all().flat_map(copies).collect();
    Seed::from_number(seed).chance(count as u64).shuffle(&mut tiles);
    tiles.into_iter().take(count).collect()
}

fn main() {
    let deals: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(100);
    let edition = Edition::standard();
    for count in [60, 50, 45, 42, 40, 39, 38, 37] {
        let mut times = Vec::new();
        let (mut found, mut impossible) = (0, 0);
        for seed in 0..deals {
            let tiles = deal(count, seed);
            let start = Instant::now();
            let mut hexagon = Hexagon::new(&edition, &Layout::default(), tiles);
            while hexagon.advance() && start.elapsed() < Duration::from_secs(1) {}
            times.push(start.elapsed());
            found += u64::from(hexagon.verdict() == Verdict::Found);
            impossible += u64::from(hexagon.verdict() == Verdict::Impossible);
        }
        times.sort();
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        let open = deals - found - impossible;
        println!(
            "{count} tiles: {found} found, {impossible} impossible, {open} open; median {median:?}, longest {longest:?}"
        );
    }
}
