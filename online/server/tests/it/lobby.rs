//! A table before the start.

use super::house::House;
use contract::{Arg, LONGEST_LOG, Message, Seat};
use e2e::guest::{Guest, Socket};
use protocol::{Ask, Problem, Stage, Summary};
use reqwest::StatusCode;
use serde_json::json;
use store::{Head, MOST_ENTRIES};

#[track_caller]
fn refused(result: Result<(), Message>, id: &str) -> Message {
    let why = result.expect_err("it is refused");
    assert_eq!(why.id, id);
    why
}

fn names(socket: &Socket) -> Vec<&str> {
    socket.table().chairs.iter().map(|chair| chair.as_ref().map_or("-", |sitter| sitter.name.as_str())).collect()
}

/// Waits until these people sit on the chairs.
async fn sees(socket: &mut Socket, expected: &[&str]) {
    socket.hear_until(|socket| names(socket) == expected).await;
}

async fn host_and_friend(house: &House) -> (String, Guest, Socket, Guest, Socket) {
    let (host, friend) = (house.guest().await, house.guest().await);
    let code = host.open("stones").await;
    let (at_host, at_friend) = (host.connect(&code).await, friend.connect(&code).await);
    (code, host, at_host, friend, at_friend)
}

#[tokio::test]
async fn people_sit_where_there_is_room() {
    let house = House::open().await;
    let (code, _, mut anna, _, mut ben) = host_and_friend(&house).await;
    assert_eq!((anna.table().code.as_str(), anna.table().game.as_str()), (code.as_str(), "stones"));
    assert_eq!((anna.table().stage, anna.table().you), (Stage::Gathering, None));
    assert!(anna.table().host && !ben.table().host);

    anna.sit(" Anna ", Some(1)).await.unwrap();
    assert_eq!(anna.table().you, Some(Seat(1)), "told before the answer");
    sees(&mut ben, &["-", "Anna", "-", "-"]).await;
    let why = refused(ben.sit("Ben", Some(1)).await, "table-chair-taken");
    assert_eq!(why.args["seat"], Arg::Number(2));
    refused(ben.sit("Ben", Some(4)).await, "table-no-chair");
    refused(ben.sit("Ben", Some(255)).await, "table-no-chair");
    refused(ben.sit("\u{7}", None).await, "server-name-characters");
    refused(ben.ask(Ask::Stand).await, "table-not-sitting");
    ben.sit("Ben", None).await.unwrap();
    sees(&mut anna, &["Ben", "Anna", "-", "-"]).await;

    ben.sit("Benno", Some(3)).await.unwrap();
    sees(&mut anna, &["-", "Anna", "-", "Benno"]).await;
    ben.sit("Ben", None).await.unwrap();
    sees(&mut anna, &["-", "Anna", "-", "Ben"]).await;
    ben.ask(Ask::Stand).await.unwrap();
    sees(&mut anna, &["-", "Anna", "-", "-"]).await;
    assert_eq!(ben.table().you, None);
}

#[tokio::test]
async fn a_full_table_has_no_chair_left() {
    let house = House::open().await;
    let code = house.guest().await.open("stones").await;
    let mut sockets = Vec::new();
    for name in ["a", "b", "c", "d"] {
        let mut socket = house.guest().await.connect(&code).await;
        socket.sit(name, None).await.unwrap();
        sockets.push(socket);
    }
    let mut late = house.guest().await.connect(&code).await;
    assert_eq!(names(&late), ["a", "b", "c", "d"]);
    refused(late.sit("e", None).await, "table-full");
}

#[tokio::test]
async fn a_host_who_leaves_hands_over() {
    let house = House::open().await;
    let (code, host, mut anna, _, mut ben) = host_and_friend(&house).await;
    anna.sit("Anna", None).await.unwrap();
    ben.sit("Ben", None).await.unwrap();
    refused(ben.ask(Ask::Start).await, "table-not-host");
    refused(ben.ask(Ask::Options { options: json!({}) }).await, "table-not-host");

    // A host who is away for a moment keeps the table.
    drop(anna);
    ben.hear_until(|ben| ben.table().owner_away && !ben.table().chairs[0].as_ref().unwrap().here).await;
    assert!(!ben.table().host);
    let mut anna = host.connect(&code).await;
    assert!(anna.table().host);
    ben.hear_until(|ben| !ben.table().owner_away && ben.table().chairs[0].as_ref().unwrap().here).await;

    anna.ask(Ask::Stand).await.unwrap();
    assert!(!anna.table().host);
    ben.hear_until(|ben| ben.table().host).await;
    anna.sit("Anna", Some(0)).await.unwrap();
    assert!(!anna.table().host, "handed over is handed over");
}

#[tokio::test]
async fn the_host_chooses_options() {
    let house = House::open().await;
    let (_, _, mut anna, _, mut ben) = host_and_friend(&house).await;
    assert_eq!(anna.table().options, json!({"stones": 12, "think": 600_000}));
    anna.ask(Ask::Options { options: json!({"stones": 5}) }).await.unwrap();
    ben.hear_until(|ben| ben.table().options == json!({"stones": 5, "think": 600_000})).await;
    refused(anna.ask(Ask::Options { options: json!({"stone": 5}) }).await, "start-options");
    refused(anna.ask(Ask::Options { options: json!(null) }).await, "start-options");
    assert_eq!(anna.table().options["stones"], 5);
}

#[tokio::test]
async fn a_game_starts_with_those_who_sit() {
    let house = House::open().await;
    let (code, host, mut anna, _, mut ben) = host_and_friend(&house).await;
    refused(anna.play("take").await, "table-not-started");
    anna.sit("Anna", Some(3)).await.unwrap();
    let why = refused(anna.ask(Ask::Start).await, "start-seats");
    let numbers = ["least", "most", "seats"].map(|name| why.args[name].clone());
    assert_eq!(numbers, [Arg::Number(2), Arg::Number(4), Arg::Number(1)]);
    assert!(anna.table().start.is_none());

    ben.sit("Ben", Some(1)).await.unwrap();
    anna.ask(Ask::Start).await.unwrap();
    assert_eq!(anna.table().stage, Stage::Playing);
    assert_eq!(names(&anna), ["Ben", "Anna"], "the chairs close up in order");
    assert_eq!(anna.table().you, Some(Seat(1)));
    let start = anna.table().start.clone().unwrap();
    assert_eq!((start.rules, start.seed_hash.len()), (1, 64));
    assert_eq!(anna.game.as_ref().unwrap().seed, None);

    ben.view_at(0).await;
    refused(ben.ask(Ask::Stand).await, "table-started");
    refused(ben.sit("Ben", None).await, "table-started");
    refused(anna.ask(Ask::Start).await, "table-started");
    refused(anna.ask(Ask::Options { options: json!({}) }).await, "table-started");

    let mut late = house.guest().await.connect(&code).await;
    refused(late.sit("Late", None).await, "table-started");
    refused(late.play("take").await, "table-spectator");
    let summary: Summary = host.get(&format!("/api/tables/{}", code.to_lowercase())).await.json().await.unwrap();
    assert_eq!(summary, Summary { code, game: "stones".to_owned(), stage: Stage::Playing });
}

#[tokio::test]
async fn a_table_that_is_not_there_is_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    for code in ["AAAAAA", "x", "K7M2Q1"] {
        for path in ["", "/record"] {
            let response = guest.get(&format!("/api/tables/{code}{path}")).await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND);
            assert_eq!(response.json::<Problem>().await.unwrap().error.id, "table-unknown");
        }
        let (status, why) = guest.try_connect(code, &[]).await.unwrap_err();
        assert_eq!((status, why.id.as_str()), (StatusCode::NOT_FOUND, "table-unknown"));
    }
    let response = guest.post("/api/tables", &json!({"game": "chess"})).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(response.json::<Problem>().await.unwrap().error.id, "server-unknown-game");
}

#[tokio::test]
async fn a_table_outlives_its_server() {
    let house = House::open().await;
    let (code, host, mut anna, _, _ben) = host_and_friend(&house).await;
    anna.sit("Anna", Some(2)).await.unwrap();
    anna.ask(Ask::Options { options: json!({"stones": 7}) }).await.unwrap();
    let before = anna.table().clone();
    let house = house.restart().await;
    assert_eq!(anna.hear_the_end().await.map(|frame| u16::from(frame.code)), Some(1012));
    let after = host.at(&house.node.url).connect(&code).await;
    assert_eq!(after.table(), &before);
}

/// However often people change chairs, the log keeps room for the longest game.
#[tokio::test]
async fn gathering_cannot_use_up_the_log() {
    let house = House::open().await;
    let (code, host, mut anna, friend, mut ben) = host_and_friend(&house).await;
    anna.sit("Anna", None).await.unwrap();
    ben.sit("Ben", None).await.unwrap();
    let store = house.store().await;
    let mut log = store.load(&code).await.unwrap();
    let sat = log.last().unwrap().clone();
    log.resize(MOST_ENTRIES - LONGEST_LOG, sat);
    store.append("FVKKFV", Head::START, log, None).await.unwrap();

    let (mut anna, mut ben) = (host.connect("FVKKFV").await, friend.connect("FVKKFV").await);
    refused(ben.ask(Ask::Stand).await, "table-log-full");
    refused(ben.sit("Benno", None).await, "table-log-full");
    anna.ask(Ask::Ping).await.unwrap();
    anna.ask(Ask::Start).await.unwrap();
    anna.play("take").await.unwrap();
}

/// Changing chairs before the start is cheap, but limited: all of it stays on disk.
#[tokio::test]
async fn gathering_writes_no_long_log() {
    let house = House::open().await;
    let (code, host, mut anna, _, mut ben) = host_and_friend(&house).await;
    anna.sit("Anna", None).await.unwrap();
    ben.sit("Ben", None).await.unwrap();
    let store = house.store().await;
    let mut log = store.load(&code).await.unwrap();
    let sat = log.last().unwrap().clone();
    log.resize(3_000, sat);
    store.append("FVKKFW", Head::START, log, None).await.unwrap();
    let mut anna = host.connect("FVKKFW").await;
    refused(anna.sit("Ada", None).await, "table-log-full");
    anna.ask(Ask::Start).await.unwrap();
    anna.play("take").await.unwrap();
}
