//! Databases that lose acknowledged entries, as after a failover to a standby that was behind or with a backup restored
//! under running servers; and damaged logs.

use super::house::House;
use super::inside::{house_with_admin, number, numbers};
use e2e::RawLogs;
use e2e::guest::{Guest, Socket, started};
use protocol::{Ask, Stage};
use reqwest::StatusCode;
use serde_json::json;
use server::{Limits, Settings};
use std::time::Duration;

/// Deletes the entries of a log from a number on.
async fn lose(house: &House, code: &str, number: usize) {
    let lost = RawLogs::open(house.database()).await.unwrap().cut(code, number as i64).await.unwrap();
    assert!(!lost.is_empty());
}

/// The number of the entry with which the game began, and how many entries there are.
async fn begun(house: &House, code: &str) -> (usize, usize) {
    let log = house.store().await.load(code).await.unwrap();
    (log.iter().position(|text| text.contains("\"started\"")).unwrap(), log.len())
}

async fn play_is_not_answered(socket: &mut Socket) {
    let answer = socket.try_ask(Ask::Play { action: "take".to_owned(), number: None }).await;
    assert!(answer.is_err(), "{answer:?}");
}

/// Connects, and waits for the game.
async fn back(guest: &Guest, code: &str) -> Socket {
    let mut socket = guest.connect(code).await;
    socket.hear_until(|socket| socket.game.is_some()).await;
    socket
}

/// Two servers know an entry that the database loses. No move builds on it: a client that tries reconnects and finds
/// what is left, the same on both servers (H1).
#[tokio::test]
async fn nobody_builds_on_a_history_that_is_not_there() {
    let house = house_with_admin(Limits::NONE).await;
    let other = house.another_node().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    sockets[0].play("take").await.unwrap();
    sockets[0].play("take").await.unwrap();
    let anna_there = guests[0].at(&other.url);
    let mut elsewhere = back(&anna_there, &code).await;
    assert_eq!(elsewhere.number(), Some(2));

    let (_, length) = begun(&house, &code).await;
    lose(&house, &code, length - 1).await;
    play_is_not_answered(&mut sockets[0]).await;
    let mut anna = back(&guests[0], &code).await;
    assert_eq!(anna.number(), Some(1));
    anna.play("take").await.unwrap();
    // The log is as long as the other server knows it, but it is another one.
    play_is_not_answered(&mut elsewhere).await;
    let mut elsewhere = back(&anna_there, &code).await;
    assert_eq!((elsewhere.number(), elsewhere.view()), (Some(2), anna.view()));
    elsewhere.play("take").await.unwrap();
    assert_eq!(number(&numbers(&house).await, "farbraum_lost_histories_total"), 1.0);

    let house = house.restart().await;
    let anna = back(&guests[0].at(&house.node.url), &code).await;
    assert_eq!((anna.number(), anna.view()), (Some(3), elsewhere.view()));
}

#[tokio::test]
async fn a_start_that_is_lost_is_made_again() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    sockets[0].play("take").await.unwrap();
    let (start, _) = begun(&house, &code).await;
    lose(&house, &code, start).await;
    play_is_not_answered(&mut sockets[0]).await;
    let mut anna = guests[0].connect(&code).await;
    assert!(anna.table().stage == Stage::Gathering && anna.table().host && anna.game.is_none());
    anna.ask(Ask::Start).await.unwrap();
    anna.view_at(0).await;
    anna.play("take").await.unwrap();
}

#[tokio::test]
async fn a_table_that_is_lost_is_gone() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    lose(&house, &code, 0).await;
    let answer = sockets[0].try_ask(Ask::Play { action: "take".to_owned(), number: None }).await;
    assert!(!matches!(answer, Ok(Ok(()))), "{answer:?}");
    let (status, why) = guests[0].try_connect(&code, &[]).await.unwrap_err();
    assert_eq!((status, why.id.as_str()), (StatusCode::NOT_FOUND, "table-unknown"));
}

/// An entry that was changed, even into a legal one, and an impossible one (M8): clients are told that something
/// failed, and the admin how many such tables there are.
#[tokio::test]
async fn a_damaged_log_is_a_failure_and_not_told_to_anybody() {
    let mut house = house_with_admin(Limits::NONE).await;
    let mut damaged = Vec::new();
    // The first is an action at another time: the player has acted after a few milliseconds, perhaps after one.
    for (chained, line) in [(true, "9999 1 take"), (true, "1 1 nonsense"), (false, "1 1 nonsense"), (false, "1 2 end")]
    {
        let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
        sockets[0].play("take").await.unwrap();
        let raw = RawLogs::open(house.database()).await.unwrap();
        let (start, _) = begun(&house, &code).await;
        if !chained {
            raw.unchain(&code).await.unwrap();
        }
        raw.change(&code, start as i64 + 1, &json!({ "line": line }).to_string()).await.unwrap();
        damaged.push((code, guests));
    }
    house = house.restart().await;
    for (code, guests) in &damaged {
        let anna = guests[0].at(&house.node.url);
        for _ in 0..2 {
            let (status, why) = anna.try_connect(code, &[]).await.unwrap_err();
            assert_eq!((status, why.id.as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "server-failed"));
            assert!(why.args.is_empty(), "{why:?}");
            let answer = anna.get(&format!("/api/tables/{code}")).await;
            assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        }
    }
    let text = numbers(&house).await;
    assert_eq!(number(&text, "farbraum_damaged_tables"), damaged.len() as f64);
    assert_eq!(number(&text, "farbraum_lost_histories_total"), 0.0);
}

/// Servers of an earlier version append without a chain while this one runs beside them (rolling upgrade).
#[tokio::test]
async fn a_server_of_an_earlier_version_plays_at_the_same_table() {
    let house = House::open().await;
    let (code, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    sockets[0].play("take").await.unwrap();
    let raw = RawLogs::open(house.database()).await.unwrap();
    raw.unchain(&code).await.unwrap();
    sockets[0].play("take").await.unwrap();
    let (_, length) = begun(&house, &code).await;
    let line = sockets[0].game.as_ref().unwrap().last.clone().unwrap();
    raw.append_unchained(&code, length as i64, &json!({ "line": line }).to_string()).await.unwrap();
    sockets[0].play("end").await.unwrap();
    assert_eq!(sockets[0].number(), Some(4));
    let house = house.restart().await;
    assert_eq!(back(&Guest::new(&house.node.url).await, &code).await.number(), Some(4));
}

/// Two servers on one database without a bus (L2): after one conflict both check the log.
#[tokio::test]
async fn servers_without_a_bus_look_into_the_log_once_they_have_met() {
    let look = Some(Duration::from_millis(50));
    let house = House::without_bus(Settings { limits: Limits::NONE, look, ..Settings::default() }).await;
    let other = house.another_node().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let mut elsewhere = back(&guests[0].at(&other.url), &code).await;
    elsewhere.play("take").await.unwrap();
    // Too late, and again.
    sockets[0].play("take").await.unwrap();
    assert_eq!(sockets[0].number(), Some(2));
    elsewhere.play("take").await.unwrap();
    assert_eq!(elsewhere.number(), Some(3));
    sockets[0].view_at(3).await;
    sockets[0].play("end").await.unwrap();
    elsewhere.view_at(4).await;
}
