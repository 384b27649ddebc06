//! `cargo xtask test`: set-up, then every check and every test.
//!
//! Tests and doc tests select the same packages, so that dependencies are resolved
//! to the same features and built once.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};

use crate::command::{cargo, run, say};
use crate::page::{self, Mode};
use crate::{fuzz, house, licences, setup};

struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// How `cargo clippy -- -D warnings` hands its arguments on to Clippy.
const LINTS: &str = "CLIPPY_ARGS";
const DENIED: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// Cheap ones first.
const STEPS: &[Step] = &[
    Step { name: "format", run: format },
    Step { name: "set-up", run: setup::setup },
    Step { name: "licences", run: licences::check },
    Step { name: "house", run: house::house },
    Step { name: "compile", run: compile },
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

/// The page beside everything else: each has minutes in which it uses one processor only.
fn compile() -> Result<()> {
    std::thread::scope(|both| {
        let page = both.spawn(|| page::build(Mode::Release));
        let rest = run(&mut linting("test --workspace --all-targets --no-run"));
        page.join().map_err(|_| anyhow!("building the page panicked"))?.and(rest)
    })
}

/// Cargo with Clippy as the compiler of our crates: what is linted is compiled for the tests by the same stroke, and what it depends on
/// is compiled once. Clippy makes the same programs as rustc.
pub(crate) fn linting(arguments: &str) -> Command {
    let mut cargo = cargo(arguments);
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env(LINTS, DENIED);
    // CI compiles only once, so incremental compilation and debug information would only cost time.
    if std::env::var_os("CI").is_some() {
        cargo.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    cargo
}

/// Unit, integration and browser tests; benches run once, as tests. No more tests than processors run at the same time: one may open
/// four browsers, and pages that wait too long for a processor load what comes next before they are measured.
fn tests() -> Result<()> {
    run(&mut linting("test --workspace --all-targets"))
}

/// Apart, because `--all-targets` leaves them out.
fn doc_tests() -> Result<()> {
    run(&mut linting("test --workspace --doc"))
}
