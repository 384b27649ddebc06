//! Clients that misbehave.

use super::house::House;
use e2e::guest::{Guest, started};
use protocol::{Ask, LONGEST_REQUEST, NewTable, Problem, Tell};
use reqwest::StatusCode;
use serde_json::json;
use server::{Limits, Settings};

#[tokio::test]
async fn what_cannot_be_read_is_refused_by_its_id() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut socket = guest.connect(&code).await;
    for text in [
        r#"{"id":7}"#,
        r#"{"id":7,"ask":"dance"}"#,
        r#"{"id":7,"ask":"play"}"#,
        r#"{"id":7,"ask":"sit","name":5}"#,
        r#"{"id":7,"ask":"sit","name":"x","seat":-1}"#,
    ] {
        socket.send(text).await;
        let Tell::Refused { id: 7, why } = socket.hear().await.unwrap() else { panic!("{text} is refused") };
        assert_eq!(why.id, "server-unreadable");
    }
    socket.ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn what_has_no_id_ends_the_connection_and_harms_nobody_else() {
    let house = House::open().await;
    let (code, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    for text in ["", "{", "null", "[]", r#"{"id":-1,"ask":"ping"}"#, r#"{"ask":"ping"}"#, "\u{0}"] {
        let mut bad = house.guest().await.connect(&code).await;
        bad.send(text).await;
        assert_eq!(bad.hear_the_end().await.map(|frame| u16::from(frame.code)), Some(1007), "{text}");
    }
    let mut bad = house.guest().await.connect(&code).await;
    bad.send_binary(br#"{"id":1,"ask":"ping"}"#).await;
    assert_eq!(bad.hear_the_end().await.map(|frame| u16::from(frame.code)), Some(1003));
    sockets[0].play("take").await.unwrap();
}

#[tokio::test]
async fn what_is_too_long_ends_the_connection() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let padded = |length: usize| {
        let text = r#"{"id":9,"ask":"ping"}"#;
        format!("{text}{}", " ".repeat(length - text.len()))
    };
    let mut socket = guest.connect(&code).await;
    socket.send(padded(LONGEST_REQUEST)).await;
    assert!(matches!(socket.hear().await.unwrap(), Tell::Done { id: 9, .. }));
    for length in [LONGEST_REQUEST + 1, 1 << 20] {
        let mut socket = guest.connect(&code).await;
        socket.send(padded(length)).await;
        socket.hear_the_end().await;
    }
    let deep = "[".repeat(LONGEST_REQUEST);
    socket.send(deep).await;
    socket.hear_the_end().await;

    let long = NewTable { game: "x".repeat(LONGEST_REQUEST) };
    let response = guest.post("/api/tables", &long).await;
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(response.json::<Problem>().await.unwrap().error.id, "server-unreadable");
}

#[tokio::test]
async fn a_page_of_another_site_cannot_connect() {
    let public_url = Some("https://farbraum.example".parse().unwrap());
    let house = House::with(Settings { public_url, limits: Limits::NONE, ..Settings::default() }).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let own = house.node.url.clone();
    for origin in [own.as_str(), "https://farbraum.example", "https://FARBRAUM.example"] {
        guest.try_connect(&code, &[("origin", origin)]).await.unwrap();
    }
    for origin in ["https://evil.example", "http://127.0.0.1:1", "null", "https://farbraum.example.evil.example"] {
        let (status, why) = guest.try_connect(&code, &[("origin", origin)]).await.unwrap_err();
        assert_eq!((status, why.id.as_str()), (StatusCode::FORBIDDEN, "server-origin"), "{origin}");
    }
}

#[tokio::test]
async fn a_flood_is_refused_and_then_cut_off() {
    let house = House::with_limits(Limits { messages_per_second: 1, burst: 5, ..Limits::NONE }).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut socket = guest.connect(&code).await;
    let mut refused = 0;
    let closed = loop {
        match socket.try_ask(Ask::Ping).await {
            Ok(Ok(())) => (),
            Ok(Err(why)) => {
                assert_eq!(why.id, "server-too-fast");
                refused += 1;
            }
            Err(closed) => break closed,
        }
    };
    assert_eq!(closed.map(|frame| u16::from(frame.code)), Some(1008));
    // The client's library has answered a ping meanwhile, which counts too.
    assert!(refused >= 4, "refused {refused} times");
}

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let house = House::with_limits(Limits { tables_per_guest: 2, tables_per_address: 4, ..Limits::NONE }).await;
    let refused = async |guest: &Guest| {
        let response = guest.post("/api/tables", &NewTable { game: "stones".to_owned() }).await;
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.json::<Problem>().await.unwrap().error.id, "server-too-many-tables");
    };
    let (anna, ben) = (house.guest().await, house.guest().await);
    anna.open("stones").await;
    anna.open("stones").await;
    refused(&anna).await;
    ben.open("stones").await;
    refused(&ben).await;
}

#[tokio::test]
async fn connections_are_limited() {
    let house =
        House::with_limits(Limits { connections_per_table: 2, connections_per_address: 3, ..Limits::NONE }).await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let (code, other) = (host.open("stones").await, host.open("stones").await);
    let first = guest.connect(&code).await;
    let mut second = house.guest().await.connect(&code).await;
    let (status, why) = guest.try_connect(&code, &[]).await.unwrap_err();
    assert_eq!((status, why.id.as_str()), (StatusCode::TOO_MANY_REQUESTS, "table-crowded"));
    let _third = guest.connect(&other).await;
    let (status, why) = guest.try_connect(&other, &[]).await.unwrap_err();
    assert_eq!((status, why.id.as_str()), (StatusCode::TOO_MANY_REQUESTS, "server-too-many-connections"));

    // A client that leaves makes room.
    second.sit("x", None).await.unwrap();
    drop(first);
    let mut tries = 0;
    while guest.try_connect(&code, &[]).await.is_err() {
        tries += 1;
        assert!(tries < 200, "no room was made");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn strangers_who_watch_shut_nobody_out_of_their_table() {
    let limits = Limits { connections_per_table: 4, connections_of_guest_per_table: 3, ..Limits::NONE };
    let house = House::with_limits(limits).await;
    let (host, friend, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let code = host.open("stones").await;
    let mut at_friend = friend.connect(&code).await;
    at_friend.sit("Ben", None).await.unwrap();
    drop(at_friend);
    let mut crowd = Vec::new();
    for _ in 0..3 {
        crowd.push(stranger.connect(&code).await);
    }
    let (status, why) = stranger.try_connect(&code, &[]).await.unwrap_err();
    assert_eq!((status, why.id.as_str()), (StatusCode::TOO_MANY_REQUESTS, "server-too-many-connections"));
    crowd.push(house.guest().await.connect(&code).await);
    let (_, why) = house.guest().await.try_connect(&code, &[]).await.unwrap_err();
    assert_eq!(why.id, "table-crowded");
    assert!(host.connect(&code).await.table().host);
    assert_eq!(friend.connect(&code).await.table().you, Some(contract::Seat(0)));
}

#[tokio::test]
async fn from_one_address_only_so_many_watch_a_table() {
    let limits = Limits { watchers_of_address_per_table: 2, ..Limits::NONE };
    let house = House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let mut crowd = Vec::new();
    for _ in 0..2 {
        crowd.push(house.guest().await.try_connect(&code, &from("192.0.2.1")).await.unwrap());
    }
    let (_, why) = house.guest().await.try_connect(&code, &from("192.0.2.1")).await.unwrap_err();
    assert_eq!(why.id, "table-crowded");
    house.guest().await.try_connect(&code, &from("192.0.2.2")).await.unwrap();
    host.try_connect(&code, &from("192.0.2.1")).await.unwrap();
}

#[tokio::test]
async fn many_connections_of_one_guest_have_one_pace() {
    let house = House::with_limits(Limits { messages_per_second: 0, burst: 6, ..Limits::NONE }).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut sockets = [guest.connect(&code).await, guest.connect(&code).await, guest.connect(&code).await];
    for number in 0..6 {
        sockets[number % 3].sit(&format!("Anna {number}"), None).await.unwrap();
    }
    for socket in &mut sockets {
        assert_eq!(socket.sit("Anna", None).await.unwrap_err().id, "server-too-fast");
    }
    // Other guests are not affected, and pings are always answered.
    sockets[0].ask(Ask::Ping).await.unwrap();
    house.guest().await.connect(&code).await.sit("Ben", None).await.unwrap();
}

#[tokio::test]
async fn requests_from_one_address_have_a_pace() {
    let limits = Limits { requests_per_second: 0, requests_at_once: 5, ..Limits::NONE };
    let house = House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await;
    let get = async |path: &str, address: &str| {
        let request = reqwest::Client::new().get(format!("{}{path}", house.node.url));
        request.header("x-forwarded-for", address).send().await.unwrap()
    };
    for path in ["/api/lobby", "/api/daily", "/api/ratings/stones", "/ready", "/api/me"] {
        assert_eq!(get(path, "192.0.2.1").await.status(), StatusCode::OK, "{path}");
    }
    let refused = get("/api/lobby", "192.0.2.1").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.json::<Problem>().await.unwrap().error.id, "server-too-fast");
    assert_eq!(get("/ready", "192.0.2.1").await.status(), StatusCode::TOO_MANY_REQUESTS);
    for (path, address) in [("/health", "192.0.2.1"), ("/api/lobby", "192.0.2.2")] {
        assert_eq!(get(path, address).await.status(), StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_their_own_address() {
    let limits = Limits { connections_per_address: 1, ..Limits::NONE };
    let house = House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let _one = guest.try_connect(&code, &from("192.0.2.1")).await.unwrap();
    let _other = guest.try_connect(&code, &from("192.0.2.2")).await.unwrap();
    guest.try_connect(&code, &from("192.0.2.9, 192.0.2.1")).await.unwrap_err();
}

#[tokio::test]
async fn some_proxies_name_the_port_too() {
    let limits = Limits { connections_per_address: 1, ..Limits::NONE };
    let house = House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let _one = guest.try_connect(&code, &from("192.0.2.1:5555")).await.unwrap();
    let _other = guest.try_connect(&code, &from("[2001:db8::1]:443")).await.unwrap();
    guest.try_connect(&code, &from("192.0.2.1:7777")).await.unwrap_err();
}
