//! The cost of a step, and its presentation.

use crate::player::Played;
use crate::tables::House;
use anyhow::Result;
use e2e::Server;
use std::time::Duration;

/// The resources used so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    server: Duration,
    ours: Duration,
    commits: u64,
    entries: u64,
    told: u64,
}

/// The server's own counters.
const COUNTED: [&str; 3] =
    ["farbraum_store_commits_total", "farbraum_store_entries_total", "farbraum_told_bytes_total"];

impl Usage {
    pub(crate) async fn of(server: &Server, house: &House) -> Result<Usage> {
        let [commits, entries, told] = house.count(COUNTED).await?;
        let ours = e2e::processor_time(std::process::id())?;
        Ok(Usage { server: server.processor_time()?, ours, commits, entries, told })
    }

    pub(crate) fn since(&self, before: &Usage) -> Usage {
        Usage {
            server: self.server - before.server,
            ours: self.ours - before.ours,
            commits: self.commits - before.commits,
            entries: self.entries - before.entries,
            told: self.told - before.told,
        }
    }
}

pub(crate) fn head() {
    println!(
        "| asked | moves/s | done p50 | done p99 | told p50 | told p99 | server CPU a move | cores used by server | by clients | commits/s | moves a commit | told a move | refused |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
}

pub(crate) fn line(rate: Option<f64>, played: &Played, length: Duration, usage: &Usage) {
    let (moves, seconds) = (played.moves() as f64, length.as_secs_f64());
    let millis = |duration: Duration| format!("{:.1} ms", duration.as_secs_f64() * 1e3);
    println!(
        "| {} | {:.0} | {} | {} | {} | {} | {:.0} µs | {:.2} | {:.2} | {:.0} | {:.1} | {:.1} KB | {} |",
        rate.map_or("as many as go".to_owned(), |rate| format!("{rate:.0}/s")),
        moves / seconds,
        millis(played.done_at(0.5)),
        millis(played.done_at(0.99)),
        millis(played.told_at(0.5)),
        millis(played.told_at(0.99)),
        usage.server.as_secs_f64() * 1e6 / moves,
        usage.server.as_secs_f64() / seconds,
        usage.ours.as_secs_f64() / seconds,
        usage.commits as f64 / seconds,
        usage.entries as f64 / usage.commits.max(1) as f64,
        usage.told as f64 / 1e3 / moves,
        played.refused,
    );
}

/// Returns the load of the machine.
pub(crate) fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
