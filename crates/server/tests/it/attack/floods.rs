//! Too much of everything.

use super::super::house::House;
use super::refused;
use crate::raw;
use contract::Seat;
use e2e::guest::started;
use protocol::{Ask, NewTable};
use reqwest::{Client, StatusCode};
use serde_json::json;
use server::Limits;
use std::time::Duration;

#[tokio::test]
async fn a_thousand_tables_from_one_address_are_too_many() {
    let most = 40;
    let house = House::with_limits(Limits { tables_per_address: most, ..Limits::NONE }).await;
    let (client, mut opened) = (Client::new(), 0);
    for _ in 0..1000 {
        // Nobody brings a cookie, so everybody is somebody new.
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
    // Taking one away makes room, and so does leaving a table, where they rest then.
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
