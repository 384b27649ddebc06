//! Bots play for minutes on two servers with one PostgreSQL and one NATS while all of these are killed, again and
//! again. Afterwards nothing acknowledged may be missing except what was removed on purpose, no client may have been
//! told what was never in the log, and every table must be playable. `cargo xtask soak`.

#![allow(clippy::unwrap_used, reason = "a check that cannot go on shall panic")]

mod chaos;
mod check;
mod game;
mod notes;
mod player;

use anyhow::{Context, Result, ensure};
use chaos::{Chaos, Cluster};
use check::Findings;
use e2e::guest::{Guest, chance};
use e2e::{Nats, Server};
use game::GAMES;
use notes::Notes;
use player::{Part, World};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::Store;
use tokio::task::JoinSet;

/// How many tables are played at the same time.
const TABLES: usize = 24;
/// How long the game continues after the last kill, to see that everything works.
const CALM: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> ExitCode {
    match soak().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn soak() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().context("usage: soak PROGRAM [MINUTES]")?;
    let minutes: f64 = arguments.next().map_or(Ok(5.0), |text| text.parse())?;

    let (cluster, nats) = (Cluster::start().await?, Nats::start()?);
    let database = cluster.database.clone();
    let node = || Server::start_node(&program, &database, &nats.url(), &["--no-limits"]);
    let nodes = [node()?, node()?];
    let world = Arc::new(World { nodes: nodes.each_ref().map(|node| node.url("")), stopped: AtomicBool::new(false) });

    let mut groups = JoinSet::new();
    for number in 0..TABLES {
        groups.spawn(play_at_tables(number, world.clone()));
    }
    let chaos = Chaos::begin(nodes, cluster, nats);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs_f64(minutes * 60.0) {
        tokio::time::sleep(Duration::from_secs(1)).await;
        // A group never ends by itself, unless it panics.
        if let Some(ended) = groups.try_join_next() {
            ended?;
        }
    }
    let after = tokio::task::spawn_blocking(|| chaos.end()).await??;
    let disturbed = start.elapsed();
    tokio::time::sleep(CALM).await;
    world.stopped.store(true, Ordering::Relaxed);
    let notes: Vec<Notes> = groups.join_all().await.into_iter().flatten().collect();

    let store = Store::connect(&database).await?;
    let findings = check::check(&store, &world.nodes, &notes, &after.cuts).await?;
    report(&after.counts, &notes, &findings, disturbed);
    if findings.lost + findings.divergent + findings.dead > 0 {
        after.nodes.iter().enumerate().for_each(|(node, server)| keep_log(node, server));
    }
    ensure!(findings.tables > 0 && notes.iter().any(|notes| !notes.done.is_empty()), "nobody has played");
    ensure!(findings.lost == 0 && findings.divergent == 0, "what was told is not what is in the log");
    ensure!(findings.dead == 0, "nobody can play on at some table");
    Ok(())
}

/// Some people play one game after the other, each at a new table, with a spectator.
async fn play_at_tables(number: usize, world: Arc<World>) -> Vec<Notes> {
    let mut all = Vec::new();
    let mut chance = chance(number as u64);
    let game = GAMES[number % GAMES.len()];
    let mut guests = Vec::new();
    for _ in 0..=game.people {
        guests.push(newcomer(&world).await);
    }
    while let Some(code) = player::open(&guests[0], game, &world, &mut chance).await {
        let mut playing = JoinSet::new();
        for (person, guest) in guests.iter().enumerate() {
            let part = match person {
                0 => Part::Host,
                person if person == game.people => Part::Spectator,
                _ => Part::Player,
            };
            let chance = e2e::guest::chance(u64::from(chance.below(u32::MAX)));
            let (guest, code, world) = (guest.clone(), code.clone(), world.clone());
            playing.spawn(player::play(guest, code, game, part, world, chance));
        }
        all.extend(playing.join_all().await);
    }
    all
}

/// Creates a guest, however often that has to be tried.
async fn newcomer(world: &World) -> Guest {
    loop {
        for url in &world.nodes {
            if let Some(guest) = player::introduce(url).await {
                return guest;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn report(counts: &chaos::Counts, notes: &[Notes], findings: &Findings, took: Duration) {
    let sum = |count: fn(&Notes) -> usize| notes.iter().map(count).sum::<usize>();
    println!("{:.0} seconds of trouble, then {} seconds of calm", took.as_secs_f64(), CALM.as_secs());
    println!("  servers killed             {:6}", counts.nodes);
    println!("  database ended gently      {:6}", counts.gentle);
    println!("  database ended at once     {:6}", counts.hard);
    println!("  a database process killed  {:6}", counts.backends);
    println!("  database silent for seconds{:6}", counts.hangs);
    println!("  standby put in its place   {:6}", counts.failovers);
    println!("  ends of logs deleted       {:6}", counts.cuts);
    println!("    entries in all of them   {:6}", findings.cut);
    println!("  bus killed                 {:6}", counts.bus);
    println!("  all of these together      {:6}", counts.all());
    println!("  connections made           {:6}", sum(|notes| notes.connections));
    println!("    dropped by the client    {:6}", sum(|notes| notes.dropped));
    println!("    lost                     {:6}", sum(|notes| notes.lost));
    println!(
        "    that were told less than the client knew (a server that had not heard yet) {}",
        sum(|notes| notes.behind)
    );
    println!("  tables                     {:6}", findings.tables);
    println!("  entries in their logs      {:6}", findings.entries);
    println!("  games finished             {:6}", findings.finished);
    println!("  moves acknowledged         {:6}", sum(|notes| notes.done.len()));
    println!("    refused                  {:6}", sum(|notes| notes.refused));
    println!("    refused as the server failed {:2}", sum(|notes| notes.failed));
    println!("    not answered             {:6}", sum(|notes| notes.unanswered));
    println!("      of these in the log nevertheless {}", findings.unanswered_in_log);
    println!("  views told and checked     {:6}", sum(|notes| notes.told.len()));
    println!("  lost                       {:6}", findings.lost);
    println!("  divergent                  {:6}", findings.divergent);
    println!("  dead tables                {:6}", findings.dead);
    for problem in findings.problems.iter().take(40) {
        println!("  ! {problem}");
    }
}

/// Keeps the server's log for later inspection.
fn keep_log(node: usize, server: &Server) {
    let path = std::env::temp_dir().join(format!("farbraum-soak-{node}.log"));
    if std::fs::write(&path, server.log()).is_ok() {
        println!("  the log of server {node} is in {}", path.display());
    }
}
