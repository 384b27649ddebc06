//! `cargo xtask test`: set-up, then every check and every test.
//!
//! Tests and doc tests select the same packages, so that dependencies are resolved
//! to the same features and built once.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::command::{cargo, run, say};
use crate::page::{self, Mode};
use crate::{fuzz, licences, setup};

struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// Cheap ones first. The page comes before the server, which embeds it.
const STEPS: &[Step] = &[
    Step { name: "format", run: format },
    Step { name: "set-up", run: setup::setup },
    Step { name: "licences", run: licences::check },
    Step { name: "page", run: || page::build(Mode::Release) },
    Step { name: "lint page", run: page::lint },
    Step { name: "lint", run: lint },
    Step { name: "tests", run: tests },
    Step { name: "doc tests", run: doc_tests },
    Step { name: "fuzz", run: fuzz::shortly },
];

/// Runs the steps until one fails, and sums up.
pub(crate) fn test() -> Result<()> {
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for (number, step) in STEPS.iter().enumerate() {
        say(format!("Step {} of {}: {}", number + 1, STEPS.len(), step.name));
        let start = Instant::now();
        outcome = (step.run)();
        times.push(start.elapsed());
        if outcome.is_err() {
            break;
        }
    }
    sum_up(&times, outcome.is_ok());
    let failed = times.len().saturating_sub(1);
    outcome.with_context(|| format!("step `{}` failed", STEPS[failed].name))
}

fn sum_up(times: &[Duration], passed: bool) {
    say(if passed { "Everything passed" } else { "FAILED" });
    for (number, step) in STEPS.iter().enumerate() {
        let mark = match times.get(number) {
            None => "not run".to_owned(),
            Some(_) if !passed && number + 1 == times.len() => "FAILED".to_owned(),
            Some(time) => format!("ok {:6.1} s", time.as_secs_f32()),
        };
        eprintln!("    {:<10} {mark}", step.name);
    }
    let total: Duration = times.iter().sum();
    eprintln!("    {:<10}    {:6.1} s", "together", total.as_secs_f32());
}

fn format() -> Result<()> {
    run(&mut cargo("fmt --all -- --check -l")).context("run `cargo fmt --all`")?;
    let fuzz = "fmt --manifest-path fuzz/Cargo.toml";
    run(&mut cargo(&format!("{fuzz} -- --check -l"))).with_context(|| format!("run `cargo {fuzz}`"))
}

fn lint() -> Result<()> {
    run(&mut cargo("clippy --workspace --exclude web --all-targets -- -D warnings"))
}

/// Unit, integration and browser tests; benches run once, as tests. Browsers mostly wait, so a few more tests than processors run at
/// the same time.
fn tests() -> Result<()> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    run(cargo("test --workspace --all-targets").env("RUST_TEST_THREADS", (processors + 1).to_string()))
}

/// Apart, because `--all-targets` leaves them out.
fn doc_tests() -> Result<()> {
    run(&mut cargo("test --workspace --doc"))
}
