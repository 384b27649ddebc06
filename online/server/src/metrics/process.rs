//! What the system knows of this process. Only on Linux.

use std::time::Duration;

/// Resources of the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Process {
    /// In bytes.
    pub(super) memory: u64,
    /// The time it has had a processor.
    pub(super) processor: Duration,
}

pub(super) fn read() -> Option<Process> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    Some(Process { memory: memory(&status)?, processor: processor(&stat)? })
}

/// The line `VmRSS:     1234 kB`.
fn memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
}

/// After the name in brackets come the state and ten numbers, then the hundredths of a second for the program and for
/// the system.
fn processor(stat: &str) -> Option<Duration> {
    let (_, numbers) = stat.rsplit_once(')')?;
    let ticks: Vec<u64> = numbers.split_whitespace().skip(11).take(2).filter_map(|tick| tick.parse().ok()).collect();
    (ticks.len() == 2).then(|| Duration::from_millis(10 * ticks.iter().sum::<u64>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linux_is_understood() {
        assert_eq!(memory("Name:\tx\nVmRSS:\t   12 kB\n"), Some(12 * 1024));
        assert_eq!(memory("VmRSS:"), None);
        let stat = "7 (a ) b) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0";
        assert_eq!(processor(stat), Some(Duration::from_secs(2)));
        assert_eq!(processor("7 (x) S 1"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn we_run_and_need_memory() {
        assert!(read().unwrap().memory > 100_000);
    }
}
