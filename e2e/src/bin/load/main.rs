//! How much a server can take: many small tables at once, at increasing rates of moves, each of them durable. Beside it
//! a bare WebSocket echo on the same machine, for the cost of moving messages alone. `cargo xtask load`.
//!
//! `load PROGRAM [--tables N] [--game ID] [--seconds S] [--rates A,B,C] [--threads T]`; `load echo` is the echo server.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on shall panic")]

mod echo;
mod line;
mod player;
mod report;
mod tables;

use anyhow::{Context, Result, bail, ensure};
use e2e::Server;
use player::{Played, play};
use report::Usage;
use std::time::Duration;
use tables::{House, Seated};

/// The rates that are tried, in moves a second, until one is too high.
const RATES: [f64; 8] = [1_000.0, 2_000.0, 4_000.0, 6_000.0, 8_000.0, 10_000.0, 15_000.0, 20_000.0];
/// A rate with this latency is too high.
const BOUND: Duration = Duration::from_millis(100);
/// The spectators that are added to measure the cost of a socket.
const SPECTATORS: usize = 1_000;

/// The measurement.
#[derive(Clone, Debug)]
struct Plan {
    program: String,
    tables: usize,
    game: String,
    length: Duration,
    rates: Vec<f64>,
    /// The threads of all clients; the server needs the cores more.
    threads: usize,
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "echo") {
        return tokio::runtime::Runtime::new()?.block_on(echo::serve());
    }
    let plan = Plan::read(arguments)?;
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.worker_threads(plan.threads).enable_all().build()?.block_on(measure(plan))
}

impl Plan {
    fn read(arguments: Vec<String>) -> Result<Plan> {
        let mut arguments = arguments.into_iter();
        let program = arguments.next().context("usage: load PROGRAM [--tables N] [--game ID] [--seconds S] …")?;
        let (game, length) = ("colour-lines".to_owned(), Duration::from_secs(8));
        let mut plan = Plan { program, tables: 1_000, game, length, rates: RATES.to_vec(), threads: 1 };
        while let Some(name) = arguments.next() {
            let value = arguments.next().with_context(|| format!("{name} needs a value"))?;
            match name.as_str() {
                "--tables" => plan.tables = value.parse()?,
                "--game" => plan.game = value,
                "--seconds" => plan.length = Duration::from_secs(value.parse()?),
                "--rates" => plan.rates = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
                "--threads" => plan.threads = value.parse()?,
                _ => bail!("there is no option {name}"),
            }
        }
        ensure!(plan.tables > 0 && plan.threads > 0, "at least one table and one thread");
        Ok(plan)
    }
}

async fn measure(plan: Plan) -> Result<()> {
    println!("Load average when it began: {}", report::load_average());
    let token = tempfile::NamedTempFile::new()?;
    std::fs::write(token.path(), ADMIN)?;
    let token_file = token.path().to_str().context("a path that is no text")?;
    let mut server = Server::start_with(&plan.program, &["--no-limits", "--admin-token-file", token_file])?;
    let house = House::new(&server.url(""), &plan.game)?;

    let empty = server.memory()?;
    let mut tables = house.seat_all(plan.tables).await?;
    let seats = tables[0].lines.len();
    let full = server.memory()?;
    let spectators = house.watch(&tables, SPECTATORS).await?;
    let watched = server.memory()?;
    drop(spectators);
    let connection = watched.saturating_sub(full) as f64 / SPECTATORS as f64;
    let table = full.saturating_sub(empty) as f64 / plan.tables as f64 - seats as f64 * connection;
    println!("{} tables of {} with {seats} people each.", plan.tables, plan.game);
    println!(
        "Memory: {:.1} MB empty; {:.1} KB a connection, {:.1} KB a table without its connections.\n",
        empty as f64 / 1e6,
        connection / 1e3,
        table / 1e3
    );

    report::head();
    let mut usage = Usage::of(&server, &house).await?;
    for &rate in &plan.rates {
        let played = step(&mut tables, Some(rate), plan.length, &server, &house, &mut usage).await?;
        if played.done_at(0.99) > BOUND || (played.moves() as f64) < 0.9 * rate * plan.length.as_secs_f64() {
            break;
        }
    }
    let most = step(&mut tables, None, plan.length, &server, &house, &mut usage).await?;
    let half = most.moves() as f64 / plan.length.as_secs_f64() / 2.0;
    step(&mut tables, Some(half), plan.length, &server, &house, &mut usage).await?;

    check(&mut server, &house, &tables).await?;
    drop(tables);
    drop(server);
    echo::measure(plan.tables * seats, plan.length).await?;
    println!("Load average when it ended: {}", report::load_average());
    Ok(())
}

/// The admin token of a server that lives for minutes.
const ADMIN: &str = "0123456789abcdef";

/// Plays at all tables for a while, and reports the result.
async fn step(
    tables: &mut Vec<Seated>,
    rate: Option<f64>,
    length: Duration,
    server: &Server,
    house: &House,
    usage: &mut Usage,
) -> Result<Played> {
    let played = play(tables, rate, length).await?;
    let now = Usage::of(server, house).await?;
    report::line(rate, &played, length, &now.since(usage));
    *usage = now;
    ensure!(played.refused * 100 < played.moves().max(1), "{} moves were refused: {:?}", played.refused, played.why);
    Ok(played)
}

/// Checks that everything acknowledged is in the log, at every table; and at one table that it is still there after a
/// crash.
async fn check(server: &mut Server, house: &House, tables: &[Seated]) -> Result<()> {
    for table in tables {
        let expected = table.before + table.acknowledged;
        for line in &table.lines {
            ensure!(line.number == expected, "{} of {expected} entries at table {}", line.number, table.code);
        }
    }
    server.kill();
    server.restart()?;
    let table = &tables[0];
    let mut line = house.at(&server.url("")).connect(&table.code, &table.cookies[0]).await?;
    while line.text.is_empty() {
        line.hear().await?;
    }
    let expected = table.before + table.acknowledged;
    ensure!(line.number == expected, "{} of {expected} entries after a crash", line.number);
    println!("\nEvery acknowledged move is in its table's log, after a kill too.");
    Ok(())
}
