//! Seven clients play one real-time game on a real server: how fast all of them see what one does, how much the table
//! can take, and what it costs. `cargo xtask race`.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on shall panic")]

use anyhow::{Context, Result, ensure};
use contract::{Edition as _, Match, Record};
use e2e::Server;
use e2e::guest::{Guest, Socket, chance, started};
use konfetti::{Edition, Face, Konfetti, Phase, View};
use protocol::{Ask, Finger, Tell};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

const PLAYERS: u8 = 7;
/// How long is measured, within the sand.
const LENGTH: Duration = Duration::from_secs(20);

/// What one client noticed.
#[derive(Default)]
struct Notes {
    /// When it first knew of this many entries of the log.
    known: Vec<(usize, Instant)>,
    /// When it sent the request that became at most this entry.
    asked: Vec<(usize, Instant)>,
    refused: usize,
    told: usize,
}

#[tokio::main]
async fn main() -> Result<()> {
    let program = std::env::args().nth(1).context("usage: race PROGRAM")?;
    println!("Seven players, each with three actions and twenty positions of a finger a second:");
    measure(&program, &[], Some(Duration::from_millis(330))).await?;
    println!("Seven players without a pause, and without limits:");
    measure(&program, &["--no-limits"], None).await
}

async fn measure(program: &str, arguments: &[&'static str], pause: Option<Duration>) -> Result<()> {
    let server = Server::start_with(program, arguments)?;
    let (code, guests, mut sockets) = started(&server.url(""), "konfetti", json!({"sand": 30}), PLAYERS).await;
    for socket in &mut sockets {
        socket.hear_until(|socket| matches!(view(socket).phase, Phase::Sand { .. })).await;
    }
    let before = server.processor_time()?;
    let start = Instant::now();
    let (stop, stopped) = watch::channel(false);
    let players = sockets.into_iter().enumerate();
    let players: Vec<_> =
        players.map(|(seat, socket)| tokio::spawn(play(seat as u8, socket, pause, stopped.clone()))).collect();
    sleep(LENGTH).await;
    stop.send(true)?;
    let mut notes = Vec::new();
    let mut views = Vec::new();
    for player in players {
        let (note, view) = player.await?;
        notes.push(note);
        views.push(view);
    }
    let took = start.elapsed();
    let spent = server.processor_time()? - before;
    ensure!(views.windows(2).all(|pair| pair[0] == pair[1]), "everybody sees the same table in the end");
    report(&notes, took, spent);
    check_record(&guests[0], &code).await
}

/// Touches a card of its own share and lets it go again, as fast as allowed, and notes when it learns what.
async fn play(seat: u8, mut socket: Socket, pause: Option<Duration>, stopped: watch::Receiver<bool>) -> (Notes, View) {
    let (mut notes, mut chance) = (Notes::default(), chance(u64::from(seat)));
    let (mut x, mut id) = (0, 1_000);
    while !*stopped.borrow() {
        let seen = view(&socket);
        let action = match seen.seats[usize::from(seat)].finger {
            Some(_) => "let-go".to_owned(),
            None => {
                let cards: Vec<Face> = seen.middle().map(|(face, _)| face).collect();
                let mine: Vec<&Face> = cards.iter().skip(usize::from(seat)).step_by(usize::from(PLAYERS)).collect();
                format!("touch {}", mine[chance.below(mine.len() as u32) as usize])
            }
        };
        id += 1;
        let asked = Instant::now();
        socket.send(json!({"id": id, "ask": "play", "action": action}).to_string()).await;
        loop {
            match hear(&mut socket, &mut notes).await {
                Some(Tell::Done { id: answered, .. }) if answered == id => {
                    notes.asked.push((socket.number().unwrap_or(0), asked));
                    break;
                }
                Some(Tell::Refused { id: answered, .. }) if answered == id => {
                    notes.refused += 1;
                    break;
                }
                _ => (),
            }
        }
        let until = Instant::now() + pause.unwrap_or_default();
        while let Some(left) = until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero()) {
            x = (x + 7) % 1000;
            socket.send(serde_json::to_string(&Finger { finger: Some((x, 500)) }).unwrap()).await;
            let _ = timeout(left.min(Duration::from_millis(50)), async {
                loop {
                    hear(&mut socket, &mut notes).await;
                }
            })
            .await;
        }
    }
    // Wait until all fingers are up and nothing new comes.
    let _ = socket.play("let-go").await;
    while timeout(Duration::from_millis(700), hear(&mut socket, &mut notes)).await.is_ok() {}
    socket.ask(Ask::Ping).await.unwrap();
    let view = view(&socket);
    (notes, view)
}

async fn hear(socket: &mut Socket, notes: &mut Notes) -> Option<Tell> {
    let tell = socket.hear().await.ok()?;
    notes.told += 1;
    if let Tell::Game(game) = &tell {
        notes.known.push((game.number, Instant::now()));
    }
    Some(tell)
}

fn view(socket: &Socket) -> View {
    serde_json::from_str(socket.view()).unwrap()
}

/// From one client's message to every other client's knowledge.
fn report(notes: &[Notes], took: Duration, spent: Duration) {
    let mut ways: Vec<Duration> = Vec::new();
    for (seat, note) in notes.iter().enumerate() {
        for &(number, asked) in &note.asked {
            for other in notes.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, other)| other) {
                let first = other.known.partition_point(|(known, _)| *known < number);
                if let Some((_, known)) = other.known.get(first) {
                    ways.push(known.saturating_duration_since(asked));
                }
            }
        }
    }
    ways.sort_unstable();
    let at = |part: f64| ways[((ways.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    let asked: usize = notes.iter().map(|note| note.asked.len()).sum();
    let refused: usize = notes.iter().map(|note| note.refused).sum();
    let told: usize = notes.iter().map(|note| note.told).sum();
    let entries = notes.iter().filter_map(|note| note.known.last()).map(|(number, _)| *number).max().unwrap_or(0);
    println!(
        "  {asked} actions ({:.0} a second), {refused} refused, {entries} entries of the log, {told} messages told",
        asked as f64 / took.as_secs_f64()
    );
    println!(
        "  from one client to the six others: p50 {:.2} ms, p99 {:.2} ms, longest {:.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!(
        "  server: {:.0} µs of a processor for each action, fingers and deadlines among it",
        spent.as_secs_f64() * 1e6 / asked as f64
    );
}

/// Waits for the game's end and replays its record: what was measured was a game.
async fn check_record(guest: &Guest, code: &str) -> Result<()> {
    let mut socket = guest.connect(code).await;
    while !socket.is_over() {
        sleep(Duration::from_secs(1)).await;
        socket.ask(Ask::Ping).await.ok();
    }
    let record: Record = guest.get(&format!("/api/tables/{code}/record")).await.json().await?;
    let replayed = Match::<Konfetti>::replay(&record, Edition::standard())?;
    ensure!(replayed.log().len() == record.log.len(), "the record replays");
    println!("  the record of {} entries replays", record.log.len());
    Ok(())
}
