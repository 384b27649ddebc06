//! Too much of everything.

use super::super::house::House;
use super::refused;
use crate::raw;
use contract::Seat;
use e2e::guest::started;
use protocol::{Ask, NewTable};
use reqwest::header::ACCEPT;
use reqwest::{Client, StatusCode};
use serde_json::json;
use server::{Limits, Settings};
use std::io::Write;
use std::time::Duration;
use tokio::task::spawn_blocking;

#[tokio::test]
async fn a_thousand_tables_from_one_address_are_too_many() {
    let most = 40;
    let house = House::with_limits(Limits { tables_per_address: most, ..Limits::NONE }).await;
    let (client, mut opened) = (Client::new(), 0);
    for _ in 0..1000 {
        // Requests without a cookie: each comes from a new guest.
        let request =
            client.post(format!("{}/api/tables", house.node.url)).json(&NewTable { game: "stones".to_owned() });
        match request.send().await.unwrap().status() {
            StatusCode::CREATED => opened += 1,
            status => assert_eq!(status, StatusCode::TOO_MANY_REQUESTS),
        }
    }
    assert_eq!(opened, most);
}

#[tokio::test]
async fn a_flood_of_fingers_is_dropped_and_then_cut_off() {
    let house = House::with_limits(Limits { fingers_per_second: 5, ..Limits::NONE }).await;
    let (_, _, mut sockets) = started(&house.node.url, "konfetti", json!({}), 2).await;
    for number in 0..500 {
        sockets[0].send(format!(r#"{{"finger":[{number},{number}]}}"#)).await;
    }
    assert_eq!(sockets[0].hear_the_end().await.map(|frame| u16::from(frame.code)), Some(1008));
    sockets[1].ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn nobody_fills_every_processor_with_bots() {
    let house = House::with_limits(Limits { bot_seats_per_guest: 3, ..Limits::NONE }).await;
    let guest = house.guest().await;
    let (first, second) = (guest.open("kaleidoskop").await, guest.open("kaleidoskop").await);
    let bot = |seat| Ask::Bot { seat: Seat(seat), level: Some(contract::Level::Hard) };
    let (mut here, mut there) = (guest.connect(&first).await, guest.connect(&second).await);
    here.ask(bot(0)).await.unwrap();
    here.ask(bot(1)).await.unwrap();
    there.ask(bot(0)).await.unwrap();
    refused(there.ask(bot(1)).await, "server-too-many-bot-seats");
    refused(here.ask(bot(2)).await, "server-too-many-bot-seats");
    // Removing a bot makes room, and so does leaving a table, where its bots then rest.
    here.ask(Ask::Bot { seat: Seat(1), level: None }).await.unwrap();
    there.ask(bot(1)).await.unwrap();
    drop(here);
    let mut tries = 0;
    while there.ask(bot(2)).await.is_err() {
        tries += 1;
        assert!(tries < 500, "no room was made");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.guest().await.connect(&second).await.ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn bots_are_counted_by_address_and_play_with_somebody() {
    let house = House::with_limits(Limits { bot_chairs_per_address: 3, ..Limits::NONE }).await;
    let bot = |seat| Ask::Bot { seat: Seat(seat), level: Some(contract::Level::Easy) };
    let (anna, ben) = (house.guest().await, house.guest().await);
    let mut at_anna = anna.connect(&anna.open("colour-lines").await).await;
    for seat in 0..2 {
        at_anna.ask(bot(seat)).await.unwrap();
    }
    refused(at_anna.ask(Ask::Start).await, "table-only-bots");
    let mut at_ben = ben.connect(&ben.open("colour-lines").await).await;
    at_ben.ask(bot(0)).await.unwrap();
    refused(at_ben.ask(bot(1)).await, "server-too-fast");
    at_anna.sit("Anna", None).await.unwrap();
    at_anna.ask(Ask::Start).await.unwrap();
}

#[tokio::test]
async fn who_never_finishes_a_request_is_not_waited_for() {
    let house = House::with_limits(Limits { headers_within: Duration::from_millis(300), ..Limits::NONE }).await;
    for bytes in ["", "GET / HT", "GET /health HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let answer = raw::send(&house.node.url, bytes).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
}

#[tokio::test]
async fn one_address_cannot_hold_every_connection() {
    let house = House::with_limits(Limits { sockets_per_address: 3, ..Limits::NONE }).await;
    let url = house.node.url.clone();
    let held: Vec<_> = (0..3).map(|_| raw::connect(&url)).collect();
    let request = "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    assert_eq!(raw::send(&url, request).await, "", "hung up without a word");
    drop(held);
    let mut tries = 0;
    while raw::send(&url, request).await.is_empty() {
        tries += 1;
        assert!(tries < 500, "no room was made");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// What is sent stays in the server's memory until the client takes it.
#[tokio::test]
async fn who_takes_nothing_is_given_up() {
    let limits = Limits { taken_within: Duration::from_millis(300), sockets_per_address: 1, ..Limits::NONE };
    let house = House::with_limits(limits).await;
    let url = house.node.url.clone();
    // Far more answers than all buffers hold; none is read.
    let stuck = spawn_blocking({
        let url = url.clone();
        move || {
            let mut stream = raw::connect(&url);
            stream.set_write_timeout(Some(Duration::from_millis(500))).unwrap();
            let request = "GET /api/nothing HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
            for _ in 0..1000 {
                if stream.write_all(request.as_bytes()).is_err() {
                    break;
                }
            }
            stream
        }
    })
    .await
    .unwrap();
    let request = "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let mut tries = 0;
    while raw::send(&url, request).await.is_empty() {
        tries += 1;
        assert!(tries < 500, "the server still waits");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop(stuck);
}

#[tokio::test]
async fn pages_of_tables_are_not_drawn_without_end() {
    let limits = Limits { sights_per_second: 0, sights_at_once: 3, ..Limits::NONE };
    let house = House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await;
    let code = house.guest().await.open("kaleidoskop").await;
    let page = async |path: &str, from: &str| {
        let request = Client::new().get(format!("{}{path}", house.node.url)).header(ACCEPT, "text/html");
        request.header("x-forwarded-for", from).send().await.unwrap().text().await.unwrap()
    };
    let path = format!("/t/{code}");
    let (plain, first) = (page("/me", "192.0.2.1").await, page(&path, "192.0.2.1").await);
    if plain == first {
        // The page has not been built.
        return;
    }
    for _ in 0..2 {
        assert_eq!(page(&path, "192.0.2.1").await, first);
    }
    assert_eq!(page(&path, "192.0.2.1").await, plain, "still a page, but nobody looked for the table");
    assert_eq!(page(&path, "192.0.2.2").await, first);
}

/// Long answers stay in memory until the last byte is taken.
#[tokio::test]
async fn records_of_one_address_do_not_fill_the_memory() {
    let limits = Limits { bytes_per_address: 20, ..Limits::NONE };
    let house = House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await;
    let code = finished(&house).await;
    let path = format!("/api/tables/{code}/record");
    let get = async |from: &str| {
        let request = Client::new().get(format!("{}{path}", house.node.url)).header("x-forwarded-for", from);
        request.send().await.unwrap().status()
    };
    assert_eq!(get("192.0.2.1").await, StatusCode::OK, "one at a time can be had, however long");
    // An upload that never arrives holds memory too.
    let mut held = raw::connect(&house.node.url);
    let brought = "POST /api/tables/brought HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\
        content-type: application/json\r\ncontent-length: 1000\r\n\r\n{";
    held.write_all(brought.as_bytes()).unwrap();
    let mut tries = 0;
    while get("192.0.2.1").await == StatusCode::OK {
        tries += 1;
        assert!(tries < 500, "nothing is counted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(get("192.0.2.1").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(get("192.0.2.2").await, StatusCode::OK);
    drop(held);
    while get("192.0.2.1").await != StatusCode::OK {
        tries += 1;
        assert!(tries < 1000, "what is gone still counts");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn finished(house: &House) -> String {
    let (code, _, mut sockets) = started(&house.node.url, "stones", json!({"stones": 1}), 2).await;
    sockets[0].play("take").await.unwrap();
    sockets[0].play("end").await.unwrap();
    code
}
