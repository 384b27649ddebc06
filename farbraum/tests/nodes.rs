//! Several servers as processes on one PostgreSQL and one NATS: one is killed, the others go on.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use e2e::guest::{Guest, Socket, chance, choose, started};
use e2e::{Nats, Postgres, Server};
use kaleidoskop::Kaleidoskop;
use protocol::Ask;
use serde_json::json;

/// The number of moves after which the server is killed.
const MOVES: usize = 25;
const PROGRAM: &str = env!("CARGO_BIN_EXE_farbraum");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_is_not_missed() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let database = postgres.database().unwrap();
    let node = || Server::start_node(PROGRAM, &database, &nats.url(), &["--no-limits"]).unwrap();
    let (first, second) = (node(), node());
    let (code, guests, mut sockets) = started(&first.url(""), "kaleidoskop", json!({}), 3).await;
    let mut watcher = Guest::new(&second.url("")).await.connect(&code).await;
    watcher.view_at(0).await;
    let mut first = Some(first);

    // The server is killed between two moves.
    let (mut chance, mut acknowledged, mut killing) = (chance(1), 0, None);
    while caught_up(&mut sockets[0], acknowledged).await {
        let seat = sockets[0].game.as_ref().unwrap().awaited.iter().next().unwrap();
        let socket = &mut sockets[seat.index()];
        if !caught_up(socket, acknowledged).await {
            break;
        }
        let action = choose::<Kaleidoskop>(socket.view(), seat, &mut chance);
        match socket.try_ask(Ask::Play { action, number: None }).await {
            Ok(answer) => answer.unwrap(),
            Err(_) => break,
        }
        acknowledged += 1;
        if acknowledged == MOVES {
            let mut dying = first.take().unwrap();
            killing = Some(tokio::task::spawn_blocking(move || {
                dying.kill();
                dying
            }));
        }
    }
    let mut first = killing.unwrap().await.unwrap();

    // All players reconnect to the other server and play on.
    watcher.hear_until(|watcher| watcher.number() >= Some(acknowledged)).await;
    // Players are told everything that is in the log: perhaps one move more, which was not acknowledged in time.
    let mut newcomer = guests[0].at(&second.url("")).connect(&code).await;
    newcomer.hear_until(|newcomer| newcomer.number() >= Some(acknowledged)).await;
    let number = newcomer.number().unwrap();
    assert!(number <= acknowledged + 1, "{number} {acknowledged}");
    watcher.view_at(number).await;
    let seat = watcher.game.as_ref().unwrap().awaited.iter().next().unwrap();
    let mut socket = guests[seat.index()].at(&second.url("")).connect(&code).await;
    let view = socket.view_at(number).await;
    socket.play(&choose::<Kaleidoskop>(&view, seat, &mut chance)).await.unwrap();
    watcher.view_at(number + 1).await;

    // The restarted server has the whole log too.
    first.restart().unwrap();
    guests[0].at(&first.url("")).connect(&code).await.view_at(number + 1).await;
    for server in [&first, &second] {
        assert!(!server.log().contains("colour"), "no password in the log");
    }
    println!("{acknowledged} moves acknowledged before the kill");
}

/// Listens until the socket was told of `number` entries. Returns `false` if the connection is closed first.
async fn caught_up(socket: &mut Socket, number: usize) -> bool {
    while socket.number() < Some(number) {
        if socket.hear().await.is_err() {
            return false;
        }
    }
    true
}

#[test]
fn passwords_are_not_repeated() {
    for (database, bus) in [
        ("postgres://anna:secret@127.0.0.1:1/x", "nats://a:secret@127.0.0.1:1"),
        ("postgres://anna:secret@127.0.0.1:port/x", "nats://a:secret@127.0.0.1:1"),
        (":memory:", "http://a:secret@127.0.0.1:1"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = std::process::Command::new(PROGRAM);
        command.current_dir(folder.path()).args(["serve", "--port", "0", "--database", database, "--bus", bus]);
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && !said.is_empty() && !said.contains("secret"), "{said}");
    }
}
