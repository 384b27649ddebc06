//! `cargo xtask fuzz`: lets libFuzzer make up what strangers could send us.
//!
//! The targets are in `fuzz/`, a workspace of its own, because everything there is compiled with counters at every branch. Our
//! stable compiler can do that; there is nothing to install but a C++ compiler for libFuzzer itself.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::command::{cargo, program, root, run, say, target_directory};

/// What is fuzzed, each a file in `fuzz/src`, and the longest input that makes sense, in bytes.
const TARGETS: &[(&str, u32)] =
    &[("wire", 8192), ("record", 16384), ("edition", 16384), ("notation", 4096), ("play", 2048)];

/// Counters for every edge and every comparison, which guide libFuzzer.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";

/// The timeout for one input, in seconds. Usual inputs take milliseconds.
const PATIENCE: u32 = 20;
/// The memory limit for one input, in MiB.
const MEMORY: u32 = 2048;

/// Builds all targets, then runs one or all of them for some seconds each.
pub(crate) fn fuzz(seconds: u32, only: Option<&str>) -> Result<()> {
    let known = |name: &str| TARGETS.iter().any(|(target, _)| *target == name);
    let names = || TARGETS.iter().map(|(target, _)| *target).collect::<Vec<_>>().join(", ");
    ensure!(only.is_none_or(known), "there is no such target; there are {}", names());
    let folder = target_directory()?.join("fuzz");
    let programs = build(&folder)?;
    for (target, longest) in TARGETS.iter().filter(|(target, _)| only.is_none_or(|only| only == *target)) {
        fuzz_one(&folder, &programs.join(target), target, *longest, seconds)?;
    }
    Ok(())
}

/// The step of `cargo xtask test`: long enough to meet an old find again, not to make new ones.
pub(crate) fn shortly() -> Result<()> {
    fuzz(4, None)
}

/// Builds into a folder of its own, so that nothing else is compiled again. The answer is where the programs are.
fn build(folder: &Path) -> Result<PathBuf> {
    let host = host()?;
    let mut cargo = cargo("build --release --bins --manifest-path fuzz/Cargo.toml");
    // With a target named, the flags are for it alone and not for what runs while compiling.
    cargo.arg("--target").arg(&host).arg("--target-dir").arg(folder).env("RUSTFLAGS", FLAGS);
    run(&mut cargo).context("a C++ compiler is needed, like Debian's g++")?;
    Ok(folder.join(host).join("release"))
}

/// The platform we run on.
fn host() -> Result<String> {
    let output = program(std::env::var_os("RUSTC").unwrap_or("rustc".into())).arg("-vV").output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say where it runs")?.to_owned())
}

/// The most memory that we have had, in MiB. On Linux a process begins with the peak of the one that started it, and so libFuzzer counts
/// ours too: building the page in the same process takes more than it may.
fn our_peak() -> u32 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
    peak.and_then(|peak| peak.parse::<u32>().ok()).unwrap_or_default() / 1024
}

/// What a run finds interesting stays in the target folder, and the next run begins with it.
fn fuzz_one(folder: &Path, binary: &Path, target: &str, longest: u32, seconds: u32) -> Result<()> {
    say(format!("Fuzzing {target} for {seconds} s"));
    let (grown, finds) = (folder.join("corpus").join(target), folder.join("finds"));
    std::fs::create_dir_all(&grown)?;
    std::fs::create_dir_all(&finds)?;
    let mut fuzzer = program(binary);
    fuzzer
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={longest}"))
        .arg(format!("-timeout={PATIENCE}"))
        .arg(format!("-rss_limit_mb={}", MEMORY + our_peak()))
        .arg(format!("-artifact_prefix={}/{target}-", finds.display()))
        .args(["-print_final_stats=1", "-print_funcs=0", "-verbosity=0"])
        .arg(grown)
        .arg(root().join("fuzz").join("corpus").join(target));
    run(&mut fuzzer).with_context(|| {
        let again = format!("{} {}/{target}-…", binary.display(), finds.display());
        format!("`{target}` found something. `{again}` shows it again; mend it and keep it as a test.")
    })
}
