//! Two servers on PostgreSQL with NATS between them, and failures of each of the three.

use super::house::{House, Node};
use contract::{Level, Seat};
use e2e::guest::{Guest, Socket, started};
use e2e::{Nats, Postgres, RawLogs};
use futures::StreamExt;
use protocol::{Ask, Lobby, Tell, Terms};
use serde_json::json;
use sqlx::PgPool;

/// A table of two people who are connected to two servers.
struct Apart {
    house: House,
    other: Node,
    code: String,
    guests: Vec<Guest>,
    anna: Socket,
    ben: Socket,
}

async fn apart(house: House, game: &str) -> Apart {
    let other = house.another_node().await;
    let (code, guests, mut sockets) = started(&house.node.url, game, json!({}), 2).await;
    sockets.pop();
    let ben = guests[1].at(&other.url).connect(&code).await;
    let anna = sockets.remove(0);
    let mut apart = Apart { house, other, code, guests, anna, ben };
    apart.ben.view_at(0).await;
    apart
}

fn here(socket: &Socket) -> Vec<bool> {
    socket.table().chairs.iter().flatten().map(|sitter| sitter.here).collect()
}

/// By the bus: the servers do not check the ends of logs within the hour.
#[tokio::test]
async fn what_happens_on_one_server_is_told_on_the_other() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let house = House::without_look(postgres.database().unwrap(), nats.url()).await;
    let Apart { house: _house, other: _other, mut anna, mut ben, .. } = apart(house, "stones").await;
    for number in 1..=3 {
        anna.play("take").await.unwrap();
        ben.view_at(number).await;
        let last = |socket: &Socket| socket.game.as_ref().and_then(|game| game.last.clone());
        assert_eq!(last(&anna), last(&ben));
    }
    anna.play("end").await.unwrap();
    ben.view_at(4).await;
    ben.play("take").await.unwrap();
    anna.view_at(5).await;
    anna.ask(Ask::Say { words: protocol::Words::Text("Hallo".to_owned()) }).await.unwrap();
    ben.hear_until(|ben| ben.talk.len() == 1).await;
}

/// Messages between servers are short and not secret: they are no use for impersonating a guest.
#[tokio::test]
async fn words_on_the_bus_are_hints_and_no_secrets() {
    let nats = Nats::start().unwrap();
    let (user, password) = ("farbraum".to_owned(), "colour".to_owned());
    let spy = async_nats::ConnectOptions::with_user_and_password(user, password).connect(nats.url()).await.unwrap();
    let mut words = spy.subscribe("farbraum.>").await.unwrap();
    spy.flush().await.unwrap();
    let postgres = Postgres::start().unwrap();
    let Apart { house, other: _other, code, mut anna, .. } =
        apart(House::on(postgres.database().unwrap(), nats.url()).await, "stones").await;
    anna.play("take").await.unwrap();
    let length = house.store().await.load(&code).await.unwrap().len();
    let ends = format!("farbraum.ends.{code}");
    let mut heard = String::new();
    loop {
        let word = words.next().await.unwrap();
        let text = String::from_utf8(word.payload.to_vec()).unwrap();
        heard.push_str(&text);
        if word.subject.as_str() == ends && text.starts_with(&format!("[{length},")) {
            break;
        }
    }
    assert!(heard.contains("guests"), "who is here was told too");
    // The log holds the guests' numbers.
    let log = house.store().await.load(&code).await.unwrap();
    let opened: serde_json::Value = serde_json::from_str(&log[0]).unwrap();
    let guest = opened["opened"]["host"].as_str().unwrap();
    assert!(guest.len() == 32 && !heard.contains(guest));
}

/// Before the start chairs, options and the start itself are told too.
#[tokio::test]
async fn people_gather_on_two_servers() {
    let house = House::open().await;
    let other = house.another_node().await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    let mut anna = host.connect(&code).await;
    let mut ben = Guest::new(&other.url).await.connect(&code).await;
    anna.sit("Anna", None).await.unwrap();
    ben.hear_until(|ben| ben.table().chairs[0].is_some()).await;
    ben.sit("Ben", None).await.unwrap();
    anna.hear_until(|anna| here(anna) == [true, true]).await;
    ben.hear_until(|ben| here(ben) == [true, true]).await;
    assert!(anna.table().host && !ben.table().host);
    anna.ask(Ask::Options { options: json!({"stones": 5}) }).await.unwrap();
    ben.hear_until(|ben| ben.table().options["stones"] == 5).await;
    anna.ask(Ask::Start).await.unwrap();
    ben.view_at(0).await;
}

#[tokio::test]
async fn who_is_here_is_known_on_both_servers() {
    let Apart { house: _house, other, code, guests, mut anna, mut ben } = apart(House::open().await, "stones").await;
    anna.hear_until(|anna| here(anna) == [true, true]).await;
    ben.hear_until(|ben| here(ben) == [true, true]).await;
    let heard = [&anna, &ben].map(|socket| socket.heard.concat());
    ben.goodbye().await;
    anna.hear_until(|anna| here(anna) == [true, false]).await;
    let mut ben = guests[1].at(&other.url).connect(&code).await;
    anna.hear_until(|anna| here(anna) == [true, true]).await;
    ben.hear_until(|ben| here(ben) == [true, true]).await;
    assert!(heard.iter().all(|text| !text.contains("guests")), "what servers tell each other stays there");
}

/// A server that stops says so; its people are away until they connect to the other one.
#[tokio::test]
async fn people_of_a_server_that_stops_come_to_the_other() {
    let Apart { house, other, code, guests, mut anna, mut ben } = apart(House::open().await, "stones").await;
    anna.hear_until(|anna| here(anna) == [true, true]).await;
    anna.play("take").await.unwrap();
    ben.view_at(1).await;
    other.stop().await;
    ben.hear_the_end().await;
    anna.hear_until(|anna| here(anna) == [true, false]).await;
    let mut ben = guests[1].at(&house.node.url).connect(&code).await;
    ben.view_at(1).await;
    anna.hear_until(|anna| here(anna) == [true, true]).await;
    anna.play("end").await.unwrap();
    ben.play("take").await.unwrap();
    anna.view_at(3).await;
}

#[tokio::test]
async fn fingers_are_seen_on_the_other_server() {
    let Apart { house: _house, other: _other, mut anna, mut ben, .. } = apart(House::open().await, "konfetti").await;
    anna.send(r#"{"finger":[120,340]}"#).await;
    ben.hear_until(|ben| ben.fingers == [(Seat(0), 120, 340)]).await;
    ben.send(r#"{"finger":[1,2]}"#).await;
    anna.hear_until(|anna| anna.fingers == [(Seat(0), 120, 340), (Seat(1), 1, 2)]).await;
    anna.send(r#"{"finger":null}"#).await;
    ben.hear_until(|ben| ben.fingers == [(Seat(1), 1, 2)]).await;
}

/// Bots think on one of the servers, and clients of both are told.
#[tokio::test]
async fn a_bot_plays_with_people_on_two_servers() {
    let house = House::open().await;
    let other = house.another_node().await;
    let host = house.guest().await;
    let code = host.open("colour-lines").await;
    let mut anna = host.connect(&code).await;
    anna.sit("Anna", None).await.unwrap();
    anna.ask(Ask::Bot { seat: Seat(1), level: Some(Level::Easy) }).await.unwrap();
    let mut watcher = Guest::new(&other.url).await.connect(&code).await;
    anna.ask(Ask::Options { options: json!({"setup": "suggested"}) }).await.unwrap();
    anna.ask(Ask::Start).await.unwrap();
    for socket in [&mut anna, &mut watcher] {
        socket.hear_until(|socket| bots_lines(socket) > 0).await;
    }
}

/// Returns how many of the log's entries that a socket was told are the bot's.
fn bots_lines(socket: &Socket) -> usize {
    let games = socket.heard.iter().filter_map(|text| match serde_json::from_str(text).unwrap() {
        Tell::Game(game) => game.last,
        _ => None,
    });
    games.filter(|line| line.split(' ').nth(1) == Some("2")).count()
}

/// Without the bus it takes seconds instead of milliseconds; when it is back it is as before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_bus_loses_nothing() {
    let (postgres, mut nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let house = House::on(postgres.database().unwrap(), nats.url()).await;
    let Apart { house, other: _other, mut anna, mut ben, .. } = apart(house, "stones").await;
    nats.kill();
    anna.play("take").await.unwrap();
    ben.view_at(1).await;
    anna.play("end").await.unwrap();
    ben.hear_until(|ben| ben.number() == Some(2)).await;
    ben.play("take").await.unwrap();
    anna.view_at(3).await;
    // A server can even start without it.
    let third = house.another_node().await;
    nats.restart().unwrap();
    ben.play("end").await.unwrap();
    anna.view_at(4).await;
    third.stop().await;
}

/// A new client is told all that is in the log, even if the other server could not report it: the client may have come
/// from there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_from_a_lost_server_is_told_what_was_acknowledged_there() {
    let (postgres, mut nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let house = House::without_look(postgres.database().unwrap(), nats.url()).await;
    let Apart { house: _house, other, code, guests, mut anna, mut ben } = apart(house, "stones").await;
    nats.kill();
    anna.play("take").await.unwrap();
    ben.ask(Ask::Ping).await.unwrap();
    assert_eq!(ben.number(), Some(0), "nobody could tell the other server");
    let mut anna = guests[0].at(&other.url).connect(&code).await;
    anna.hear_until(|anna| anna.game.is_some()).await;
    assert_eq!(anna.number(), Some(1));
    ben.view_at(1).await;
}

/// Without any request, both servers check the log and find that its end is lost (H1).
#[tokio::test]
async fn those_who_only_look_learn_that_something_is_lost() {
    let Apart { house, other: _other, code, guests, mut anna, mut ben } = apart(House::open().await, "stones").await;
    anna.play("take").await.unwrap();
    ben.view_at(1).await;
    lose_the_last(&house, &code).await;
    for socket in [&mut anna, &mut ben] {
        socket.hear_the_end().await;
    }
    let mut anna = guests[0].connect(&code).await;
    anna.view_at(0).await;
    anna.play("take").await.unwrap();
}

/// Servers report more than the length of a log: by the bus alone the other one learns that its history is gone.
#[tokio::test]
async fn a_log_as_long_as_before_may_be_another_one() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let house = House::without_look(postgres.database().unwrap(), nats.url()).await;
    let Apart { house, other, code, guests, mut anna, mut ben } = apart(house, "stones").await;
    anna.play("take").await.unwrap();
    ben.view_at(1).await;
    lose_the_last(&house, &code).await;
    anna.try_ask(Ask::Undo { number: None }).await.unwrap_err();
    let mut anna = guests[0].connect(&code).await;
    anna.view_at(0).await;
    anna.play("take").await.unwrap();
    ben.hear_the_end().await;
    let mut ben = guests[1].at(&other.url).connect(&code).await;
    ben.view_at(1).await;
    anna.play("end").await.unwrap();
    ben.view_at(2).await;
}

async fn lose_the_last(house: &House, code: &str) {
    let length = house.store().await.load(code).await.unwrap().len();
    let lost = RawLogs::open(house.database()).await.unwrap().cut(code, length as i64 - 1).await.unwrap();
    assert_eq!(lost.len(), 1);
}

/// Moves are made all the time while the database dies and comes back: what was acknowledged is there, on both servers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_comes_back_has_every_acknowledged_move() {
    let (mut postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let house = House::on(postgres.database().unwrap(), nats.url()).await;
    let Apart { code, guests, house, other, .. } = apart(house, "stones").await;
    let playing = tokio::spawn(play_on(guests[0].clone(), code.clone()));
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    postgres.kill();
    let acknowledged = playing.await.unwrap();
    postgres.restart().unwrap();
    for url in [&house.node.url, &other.url] {
        let mut socket = come_back(&guests[0].at(url), &code).await;
        socket.hear_until(|socket| socket.number() >= Some(acknowledged)).await;
        assert!(socket.number() <= Some(acknowledged + 1), "{:?} {acknowledged}", socket.number());
    }
    let mut anna = come_back(&guests[0], &code).await;
    let undo = anna.ask(Ask::Undo { number: None }).await;
    assert!(undo.is_ok() || undo.unwrap_err().id != "server-failed", "it can be written again");
}

/// The database takes longer for a commit than the server waits, and then succeeds. No client may be told that nothing
/// has happened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_committed_late_is_not_denied() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let house = House::on(postgres.database().unwrap(), nats.url()).await;
    let Apart { code, guests, house, other: _other, mut anna, .. } = apart(house, "stones").await;
    let database = PgPool::connect(house.database()).await.unwrap();
    sqlx::raw_sql(e2e::SLOW_COMMITS).execute(&database).await.unwrap();
    let answer = anna.try_ask(Ask::Play { action: "take".to_owned(), number: None }).await;
    // Done or unanswered, but never refused.
    assert!(!matches!(answer, Ok(Err(_))), "{answer:?}");
    if answer.is_ok() {
        assert_eq!(come_back(&guests[0], &code).await.number(), Some(1));
    }
}

/// Takes a stone and puts it back until the server refuses. Returns how many moves were acknowledged.
async fn play_on(guest: Guest, code: String) -> usize {
    let mut anna = guest.connect(&code).await;
    let mut acknowledged = 0;
    loop {
        let ask = if acknowledged % 2 == 0 {
            Ask::Play { action: "take".to_owned(), number: None }
        } else {
            Ask::Undo { number: None }
        };
        match anna.try_ask(ask).await {
            Ok(Ok(())) => acknowledged += 1,
            // Refused, or the room has ended with its database.
            _ => return acknowledged,
        }
    }
}

/// Connects, again and again if the server has not reconnected to its database yet.
async fn come_back(guest: &Guest, code: &str) -> Socket {
    for _ in 0..50 {
        if let Ok(mut socket) = guest.try_connect(code, &[]).await {
            socket.hear_until(|socket| socket.game.is_some()).await;
            return socket;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    panic!("the server does not find back");
}

#[tokio::test]
async fn the_lobby_knows_who_is_at_a_table_on_another_server() {
    let house = House::open().await;
    let other = house.another_node().await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    let mut at_host = host.connect(&code).await;
    at_host.sit("Anna", None).await.unwrap();
    at_host.ask(Ask::Terms { terms: Terms { open: true, ..Terms::default() } }).await.unwrap();
    let there = host.at(&other.url);
    let mut tries = 0;
    loop {
        let lobby: Lobby = there.get("/api/lobby").await.json().await.unwrap();
        if lobby.tables.iter().map(|table| &table.code).eq([&code]) {
            break;
        }
        tries += 1;
        assert!(tries < 500, "it is not listed there");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}
