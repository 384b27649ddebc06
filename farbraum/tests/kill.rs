//! Acknowledged means durable: the server is killed during games, repeatedly, and nothing that a client was told is
//! lost.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod process;

use contract::{Chance, Seat};
use e2e::guest::{Guest, Socket, chance, choose, started};
use kaleidoskop::Kaleidoskop;
use process::Process;
use protocol::{Ask, Tell};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use store::Store;
use tokio::task::JoinSet;

const TABLES: u64 = 6;
const KILLS: u32 = 6;

/// A table, its players, and everything that the server told them.
struct Played {
    code: String,
    guests: Vec<Guest>,
    chance: Chance,
    /// The lines of the log, by number.
    lines: BTreeMap<usize, String>,
    /// The views, by number and seat.
    views: BTreeMap<(usize, usize), String>,
    /// How many moves were answered with `Done`.
    acknowledged: usize,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("test.db");
    let mut process = Process::start(&database);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let (code, guests, _) = started(&process.url, "kaleidoskop", json!({}), 3).await;
        let (lines, views) = (BTreeMap::new(), BTreeMap::new());
        tables.push(Played { code, guests, chance: chance(number), lines, views, acknowledged: 0 });
    }
    let mut moments = chance(99);
    for _ in 0..KILLS {
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(play_until_killed(table, process.url.clone()));
        }
        tokio::time::sleep(Duration::from_millis(u64::from(150 + moments.below(350)))).await;
        drop(process);
        tables = playing.join_all().await;
        process = Process::start(&database);
    }
    for table in &mut tables {
        comes_back(table, &process.url).await;
    }
    drop(process);
    let mut acknowledged = 0;
    for table in &tables {
        check_log(table, &database).await;
        acknowledged += table.acknowledged;
    }
    println!("{acknowledged} moves acknowledged at {TABLES} tables through {KILLS} kills");
    assert!(acknowledged > 30, "too few moves to say anything: {acknowledged}");
}

/// All players reconnect, find the same state, and play on until the server is killed.
async fn play_until_killed(mut table: Played, url: String) -> Played {
    let mut sockets = comes_back(&mut table, &url).await;
    let mut number = sockets[0].number().unwrap();
    while let Ok(()) = one_move(&mut table, &mut sockets, number).await {
        number += 1;
    }
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.hear_the_end().await;
        remember(&mut table, seat, socket);
    }
    table
}

/// Checks that the state is never behind what a client was told, and equals it where both are known.
async fn comes_back(table: &mut Played, url: &str) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for (seat, guest) in table.guests.clone().iter().enumerate() {
        let mut socket = guest.at(url).connect(&table.code).await;
        socket.hear_until(|socket| socket.game.is_some()).await;
        let number = socket.number().unwrap();
        let told = table.lines.keys().last().copied().unwrap_or_default();
        assert!(number >= told.max(table.acknowledged), "{number} entries left of {told}");
        remember(table, seat, &socket);
        sockets.push(socket);
    }
    sockets
}

async fn one_move(table: &mut Played, sockets: &mut [Socket], number: usize) -> Result<(), ()> {
    let seat = next_to_act(&mut sockets[0], number).await?;
    let socket = &mut sockets[seat.index()];
    next_to_act(socket, number).await?;
    let action = choose::<Kaleidoskop>(socket.view(), seat, &mut table.chance);
    let answer = socket.try_ask(Ask::Play { action, number: Some(number) }).await.map_err(|_| ())?;
    answer.expect("a legal action is accepted");
    table.acknowledged = number + 1;
    Ok(())
}

/// Waits for the state after `number` entries. Fails if the connection is closed first.
async fn next_to_act(socket: &mut Socket, number: usize) -> Result<Seat, ()> {
    while socket.number() < Some(number) {
        socket.hear().await.map_err(|_| ())?;
    }
    socket.game.as_ref().and_then(|game| game.to_act.iter().next()).ok_or(())
}

/// Stores what a socket was told, and compares it with what was told before.
fn remember(table: &mut Played, seat: usize, socket: &Socket) {
    for text in &socket.heard {
        let Tell::Game(game) = serde_json::from_str(text).unwrap() else { continue };
        if let Some(last) = game.last {
            let line = table.lines.entry(game.number).or_insert_with(|| last.clone());
            assert_eq!(*line, last, "entry {} has changed", game.number);
        }
        let view = table.views.entry((game.number, seat)).or_insert_with(|| game.view.get().to_owned());
        assert_eq!(view, game.view.get(), "the view of seat {seat} at {} has changed", game.number);
    }
}

/// Checks that every line that a client was told is in the file, under its number.
async fn check_log(table: &Played, database: &Path) {
    let log = Store::open(database).await.unwrap().load(&table.code).await.unwrap();
    let lines = log.iter().filter_map(|text| {
        let event: Value = serde_json::from_str(text).unwrap();
        event["line"].as_str().map(str::to_owned)
    });
    let lines: Vec<String> = lines.collect();
    assert!(lines.len() >= table.acknowledged);
    for (&number, told) in &table.lines {
        assert_eq!(lines.get(number - 1), Some(told), "entry {number} of {}", table.code);
    }
}
