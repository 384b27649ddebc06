//! Acting on other people's seats, and markup in what they read.

use super::super::house::House;
use super::{problem, refused};
use contract::Seat;
use e2e::guest::started;
use protocol::{Ask, Tell, Words};
use reqwest::header::CONTENT_TYPE;
use serde_json::json;

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let house = House::open().await;
    let (code, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let before = sockets[0].view().to_owned();
    assert!(sockets[1].play("take").await.is_err(), "it is the other's turn");
    // More fields do not change who asks.
    for text in [
        r#"{"id":900,"ask":"play","action":"take","seat":1}"#,
        r#"{"id":900,"ask":"play","action":"take","guest":"0","you":1}"#,
    ] {
        sockets[1].send(text).await;
        while !matches!(sockets[1].hear().await.unwrap(), Tell::Refused { id: 900, .. }) {}
    }
    let mut stranger = house.guest().await.connect(&code).await;
    refused(stranger.play("take").await, "table-spectator");
    refused(stranger.ask(Ask::Undo { number: None }).await, "table-spectator");
    refused(stranger.ask(Ask::Say { words: Words::Text("hi".to_owned()) }).await, "table-spectator");
    refused(stranger.ask(Ask::Bot { seat: Seat(0), level: None }).await, "table-not-host");
    assert_eq!(sockets[0].view(), before);
    assert_eq!(sockets[0].number(), Some(0));
}

#[tokio::test]
async fn only_the_host_chooses_and_starts() {
    let house = House::open().await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    let mut anna = host.connect(&code).await;
    anna.sit("Anna", None).await.unwrap();
    let mut ben = house.guest().await.connect(&code).await;
    ben.sit("Ben", None).await.unwrap();
    for ask in [
        Ask::Options { options: json!({"stones": 7}) },
        Ask::Start,
        Ask::Hints { allowed: true },
        Ask::Bot { seat: Seat(3), level: Some(contract::Level::Easy) },
    ] {
        refused(ben.ask(ask).await, "table-not-host");
    }
    refused(ben.sit("Anna", Some(0)).await, "table-chair-taken");
}

#[tokio::test]
async fn names_and_chat_are_text_and_never_markup() {
    let house = House::open().await;
    let (_, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let markup = "<img src=x onerror=alert(1)></script>'\"&amp;{{7*7}}";
    sockets[0].ask(Ask::Say { words: Words::Text(markup.to_owned()) }).await.unwrap();
    sockets[1].hear_until(|socket| !socket.talk.is_empty()).await;
    assert_eq!(sockets[1].talk[0].words, Words::Text(markup.to_owned()), "as it was typed, in JSON");
    let response = guests[0].rename("<b onclick=x>hi</b>").await;
    assert_eq!(response.headers()[CONTENT_TYPE], "application/json");
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    for bad in ["\u{202e}evil", "a\u{0}b", "a\u{1b}[31m", "a\u{2066}b", "a\r\nSet-Cookie: x=1", "\u{feff}", "a\u{85}b"]
    {
        let said = sockets[0].ask(Ask::Say { words: Words::Text(bad.to_owned()) }).await;
        refused(said, "table-words");
        assert_eq!(problem(guests[0].rename(bad).await).await.1, "server-name-characters", "{bad:?}");
    }
    for words in [
        Words::Point("<b>".to_owned()),
        Words::Point("x".repeat(33)),
        Words::Phrase { key: "../x".to_owned(), args: Default::default() },
        Words::Text("x".repeat(201)),
    ] {
        refused(sockets[0].ask(Ask::Say { words }).await, "table-words");
    }
}
