//! The failures: servers, database and bus are killed and started again, each in a thread of its own. The database has
//! a standby that takes its place, and sometimes it loses the last writes.

use anyhow::{Context, Result, anyhow};
use contract::Chance;
use e2e::guest::chance;
use e2e::{Cut, Forwarder, Nats, Postgres, RawLogs, Server};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;
use tokio::runtime::Handle;

/// How often a failed start is repeated: what it needs may be gone too.
const TRIES: usize = 30;

/// The first failures of the database, so that a short run has all of them.
const FIRST: [u32; 6] = [4, 3, 2, 4, 1, 0];

/// How often each was killed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) nodes: usize,
    pub(crate) gentle: usize,
    pub(crate) hard: usize,
    pub(crate) backends: usize,
    pub(crate) hangs: usize,
    pub(crate) bus: usize,
    pub(crate) failovers: usize,
    pub(crate) cuts: usize,
}

impl Counts {
    pub(crate) fn all(&self) -> usize {
        self.nodes + self.gentle + self.hard + self.backends + self.hangs + self.bus + self.failovers + self.cuts
    }
}

/// A database with a standby that has all acknowledged entries, and an address that leads to the one that accepts
/// writes.
#[derive(Debug)]
pub(crate) struct Cluster {
    primary: Postgres,
    standby: Postgres,
    forwarder: Forwarder,
    /// The address of the database.
    pub(crate) database: String,
}

impl Cluster {
    pub(crate) async fn start() -> Result<Cluster> {
        let primary = Postgres::start()?;
        let forwarder = Forwarder::start(primary.port()).await?;
        let database = forwarder.address(&primary.database()?);
        let standby = primary.start_standby()?;
        Ok(Cluster { primary, standby, forwarder, database })
    }

    /// Kills the primary, promotes the standby, and starts another standby.
    fn fail_over(&mut self) -> Result<()> {
        self.primary.kill();
        self.standby.promote()?;
        self.forwarder.turn_to(self.standby.port());
        std::mem::swap(&mut self.primary, &mut self.standby);
        insist(|| self.standby.follow(&self.primary))
    }
}

/// The threads that kill.
#[derive(Debug)]
pub(crate) struct Chaos {
    over: Arc<AtomicBool>,
    nodes: Vec<JoinHandle<Result<(Server, usize)>>>,
    database: JoinHandle<Result<Trouble>>,
    bus: JoinHandle<Result<(Nats, usize)>>,
}

/// The state of the database after the run.
#[derive(Debug)]
struct Trouble {
    cluster: Cluster,
    counts: Counts,
    cuts: Vec<Cut>,
}

/// The state after the run: everything runs again.
#[derive(Debug)]
pub(crate) struct After {
    pub(crate) counts: Counts,
    pub(crate) nodes: Vec<Server>,
    /// What was taken out of logs on purpose, in this order.
    pub(crate) cuts: Vec<Cut>,
    _cluster: Cluster,
    _nats: Nats,
}

impl Chaos {
    pub(crate) fn begin(nodes: [Server; 2], cluster: Cluster, nats: Nats) -> Chaos {
        let over = Arc::new(AtomicBool::new(false));
        let nodes = nodes.into_iter().zip(1..).map(|(node, number)| {
            let over = over.clone();
            spawn(move || kill_node(node, chance(1000 + number), &over))
        });
        let nodes = nodes.collect();
        let end = over.clone();
        let runtime = Handle::current();
        let database = spawn(move || kill_database(cluster, chance(2000), &end, &runtime));
        let end = over.clone();
        let bus = spawn(move || kill_bus(nats, chance(3000), &end));
        Chaos { over, nodes, database, bus }
    }

    /// Ends it and returns how often each was killed.
    pub(crate) fn end(self) -> Result<After> {
        self.over.store(true, Ordering::Relaxed);
        let panicked = |_| anyhow!("a thread that kills has panicked");
        let Trouble { cluster, mut counts, cuts } = self.database.join().map_err(panicked)??;
        let (nats, bus) = self.bus.join().map_err(panicked)??;
        counts.bus = bus;
        let mut nodes = Vec::new();
        for node in self.nodes {
            let (server, killed) = node.join().map_err(panicked)??;
            nodes.push(server);
            counts.nodes += killed;
        }
        Ok(After { counts, nodes, cuts, _cluster: cluster, _nats: nats })
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

/// Ends the database in one of several ways and starts it again, promotes the standby, or removes its last entries.
fn kill_database(mut cluster: Cluster, mut chance: Chance, over: &AtomicBool, runtime: &Handle) -> Result<Trouble> {
    let (mut counts, mut cuts) = (Counts::default(), Vec::new());
    while wait(&mut chance, 4000, 14000, over) {
        let postgres = &mut cluster.primary;
        match FIRST.get(counts.all()).copied().unwrap_or_else(|| chance.below(7)) {
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
            3 => {
                cluster.fail_over()?;
                counts.failovers += 1;
                continue;
            }
            4 => {
                let millis = i64::from(100 + chance.below(900));
                let cut = runtime.block_on(async { RawLogs::open(&cluster.database).await?.cut_all(millis).await });
                cuts.extend(cut.context("nobody knows what was cut")?);
                counts.cuts += 1;
                continue;
            }
            _ => {
                // If it crashes at the same moment, there is nothing to kill.
                counts.backends += usize::from(postgres.kill_a_backend().unwrap_or_default());
                continue;
            }
        }
        pause(&mut chance, 0, 1500);
        insist(|| postgres.restart())?;
    }
    Ok(Trouble { cluster, counts, cuts })
}

/// Kills the bus, which stays away for longer than rooms wait before they check the log themselves.
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

/// Waits for a random time between two lengths in milliseconds; returns false if the run is over.
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
