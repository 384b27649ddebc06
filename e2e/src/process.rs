//! What the system reports about a process.

use anyhow::{Context, Result};
use std::time::Duration;

/// Returns the processor time of a process so far, to a hundredth of a second.
///
/// # Errors
/// There is no such process, or the system does not report it.
pub fn processor_time(process: u32) -> Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // After the name in brackets come the state and ten numbers, then the ticks for the program and for the system.
    let (_, numbers) = stat.rsplit_once(')').context("no process")?;
    let ticks: u64 = numbers.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Ok(Duration::from_millis(10 * ticks))
}

/// Returns the memory of a process, in bytes.
///
/// # Errors
/// There is no such process, or the system does not report it.
pub fn memory(process: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no memory")?;
    let kilobytes: u64 = line.trim_end_matches("kB").trim().parse()?;
    Ok(1024 * kilobytes)
}
