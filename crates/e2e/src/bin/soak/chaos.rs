//! What goes wrong: servers, database and bus are killed and started again, each in a thread of its own.

use anyhow::{Result, anyhow};
use contract::Chance;
use e2e::guest::chance;
use e2e::{Nats, Postgres, Server};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

/// How often something is tried again that does not start, because what it needs is gone too.
const TRIES: usize = 30;

/// How often what was killed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) nodes: usize,
    pub(crate) gentle: usize,
    pub(crate) hard: usize,
    pub(crate) backends: usize,
    pub(crate) hangs: usize,
    pub(crate) bus: usize,
}

impl Counts {
    pub(crate) fn all(&self) -> usize {
        self.nodes + self.gentle + self.hard + self.backends + self.hangs + self.bus
    }
}

/// The threads that kill.
#[derive(Debug)]
pub(crate) struct Chaos {
    over: Arc<AtomicBool>,
    nodes: Vec<JoinHandle<Result<(Server, usize)>>>,
    database: JoinHandle<Result<(Postgres, Counts)>>,
    bus: JoinHandle<Result<(Nats, usize)>>,
}

/// Everything runs again.
#[derive(Debug)]
pub(crate) struct After {
    pub(crate) counts: Counts,
    pub(crate) nodes: Vec<Server>,
    _postgres: Postgres,
    _nats: Nats,
}

impl Chaos {
    pub(crate) fn begin(nodes: [Server; 2], postgres: Postgres, nats: Nats) -> Chaos {
        let over = Arc::new(AtomicBool::new(false));
        let nodes = nodes.into_iter().zip(1..).map(|(node, number)| {
            let over = over.clone();
            spawn(move || kill_node(node, chance(1000 + number), &over))
        });
        let nodes = nodes.collect();
        let end = over.clone();
        let database = spawn(move || kill_database(postgres, chance(2000), &end));
        let end = over.clone();
        let bus = spawn(move || kill_bus(nats, chance(3000), &end));
        Chaos { over, nodes, database, bus }
    }

    /// Ends it and says how often what was killed.
    pub(crate) fn end(self) -> Result<After> {
        self.over.store(true, Ordering::Relaxed);
        let panicked = |_| anyhow!("a thread that kills has panicked");
        let (postgres, mut counts) = self.database.join().map_err(panicked)??;
        let (nats, bus) = self.bus.join().map_err(panicked)??;
        counts.bus = bus;
        let mut nodes = Vec::new();
        for node in self.nodes {
            let (server, killed) = node.join().map_err(panicked)??;
            nodes.push(server);
            counts.nodes += killed;
        }
        Ok(After { counts, nodes, _postgres: postgres, _nats: nats })
    }
}

/// Kills a server every few seconds; it is soon back.
fn kill_node(mut node: Server, mut chance: Chance, over: &AtomicBool) -> Result<(Server, usize)> {
    let mut killed = 0;
    while wait(&mut chance, 700, 4000, over) {
        node.kill();
        killed += 1;
        pause(&mut chance, 0, 500);
        insist(|| node.restart())?;
    }
    Ok((node, killed))
}

/// Ends the database in one of several ways, and starts it again.
fn kill_database(mut postgres: Postgres, mut chance: Chance, over: &AtomicBool) -> Result<(Postgres, Counts)> {
    let mut counts = Counts::default();
    while wait(&mut chance, 4000, 14000, over) {
        match chance.below(5) {
            0 => {
                postgres.stop()?;
                counts.gentle += 1;
            }
            1 => {
                postgres.kill();
                counts.hard += 1;
            }
            2 => {
                let frozen = postgres.freeze()?;
                pause(&mut chance, 1000, 7000);
                drop(frozen);
                counts.hangs += 1;
                continue;
            }
            _ => {
                // If it crashes in the same moment, there is nothing to kill.
                counts.backends += usize::from(postgres.kill_a_backend().unwrap_or_default());
                continue;
            }
        }
        pause(&mut chance, 0, 1500);
        insist(|| postgres.restart())?;
    }
    Ok((postgres, counts))
}

/// Kills the bus, which stays away for longer than rooms wait before they look into the log themselves.
fn kill_bus(mut nats: Nats, mut chance: Chance, over: &AtomicBool) -> Result<(Nats, usize)> {
    let mut killed = 0;
    while wait(&mut chance, 1500, 8000, over) {
        nats.kill();
        killed += 1;
        pause(&mut chance, 0, 5000);
        insist(|| nats.restart())?;
    }
    Ok((nats, killed))
}

fn insist(mut start: impl FnMut() -> Result<()>) -> Result<()> {
    for _ in 1..TRIES {
        if start().is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(200));
    }
    start()
}

fn pause(chance: &mut Chance, least: u32, most: u32) {
    sleep(Duration::from_millis(u64::from(least + chance.below(most - least))));
}

/// Waits for a while between two lengths in milliseconds; false if everything is over.
fn wait(chance: &mut Chance, least: u32, most: u32, over: &AtomicBool) -> bool {
    let slices = (least + chance.below(most - least)) / 50;
    for _ in 0..slices {
        if over.load(Ordering::Relaxed) {
            return false;
        }
        sleep(Duration::from_millis(50));
    }
    !over.load(Ordering::Relaxed)
}
