//! What the admin can see: whether the server lives, whether it is ready, and its metrics.

use super::house::House;
use crate::Kind;
use e2e::guest::started;
use protocol::{Ask, Problem, Words};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, WWW_AUTHENTICATE};
use reqwest::{Client, Response, StatusCode};
use serde_json::json;
use server::{Limits, Settings};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};

pub(crate) const TOKEN: &str = "an-admin-token-for-tests";

/// A server whose admin has the token.
pub(crate) async fn house_with_admin(limits: Limits) -> House {
    House::with(Settings { limits, admin: Some(TOKEN.parse().unwrap()), ..Settings::default() }).await
}

async fn metrics(house: &House, authorization: Option<&str>) -> Response {
    let mut request = Client::new().get(format!("{}/metrics", house.node.url));
    if let Some(authorization) = authorization {
        request = request.header(AUTHORIZATION, authorization);
    }
    request.send().await.unwrap()
}

pub(crate) async fn numbers(house: &House) -> String {
    let response = metrics(house, Some(&format!("Bearer {TOKEN}"))).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert!(response.headers()[CONTENT_TYPE].to_str().unwrap().starts_with("application/openmetrics-text"));
    response.text().await.unwrap()
}

/// Returns the number on the line that begins with a name and labels.
pub(crate) fn number(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("there is no {name} in\n{text}")).parse().unwrap()
}

#[tokio::test]
async fn a_game_shows_in_the_numbers_and_nobody_does() {
    let house = house_with_admin(Limits::NONE).await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    sockets[0].play("take").await.unwrap();
    sockets[0].play("nonsense").await.unwrap_err();
    sockets[0].ask(Ask::Say { words: Words::Text("hello".to_owned()) }).await.unwrap();
    let text = numbers(&house).await;
    for (name, expected) in [
        ("farbraum_connections", 2.0),
        ("farbraum_rooms", 1.0),
        ("farbraum_tables_opened_total{game=\"stones\"}", 1.0),
        ("farbraum_moves_total{game=\"stones\"}", 1.0),
        ("farbraum_asks_total{kind=\"play\",result=\"done\"}", 1.0),
        ("farbraum_asks_total{kind=\"play\",result=\"refused\"}", 1.0),
        ("farbraum_asks_total{kind=\"sit\",result=\"done\"}", 2.0),
        // Opened, sat twice, started, moved, said; the options did not change.
        ("farbraum_store_entries_total", 6.0),
        ("farbraum_store_failures_total", 0.0),
        ("farbraum_bots_thinking", 0.0),
    ] {
        assert_eq!(number(&text, name), expected, "{name}");
    }
    assert!(number(&text, "farbraum_ask_seconds_count") >= 5.0);
    assert!(number(&text, "farbraum_told_bytes_total") > 100.0);
    assert!(text.contains(&format!("farbraum_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"))));
    if cfg!(target_os = "linux") {
        assert!(number(&text, "farbraum_process_resident_memory_bytes") > 1e6);
        number(&text, "farbraum_process_cpu_seconds_total");
    }
    for secret in [code.as_str(), "Person", "hello", TOKEN, &guests[0].cookie] {
        assert!(!text.contains(secret), "{secret} is nobody's business");
    }
}

#[tokio::test]
async fn what_was_too_much_is_counted() {
    let limits = Limits { tables_per_guest: 1, messages_per_second: 1, burst: 3, ..Limits::NONE };
    let house = house_with_admin(limits).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    assert_eq!(guest.post("/api/tables", &json!({"game": "stones"})).await.status(), StatusCode::TOO_MANY_REQUESTS);
    let mut socket = guest.connect(&code).await;
    while socket.try_ask(Ask::Ping).await.is_ok() {}
    let text = numbers(&house).await;
    assert_eq!(number(&text, "farbraum_refused_total{limit=\"tables\"}"), 1.0);
    assert!(number(&text, "farbraum_refused_total{limit=\"messages\"}") >= 3.0);
}

#[tokio::test]
async fn without_a_token_there_is_nothing_to_see() {
    let house = House::open().await;
    let response = metrics(&house, Some(&format!("Bearer {TOKEN}"))).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(response.json::<Problem>().await.unwrap().error.id, "server-not-found");
}

#[tokio::test]
async fn wrong_tokens_are_refused_and_then_even_the_right_one() {
    let house = house_with_admin(Limits { tries_per_address: 3, ..Limits::NONE }).await;
    for missing in [None, Some("Bearer"), Some("Basic eDp5"), Some(TOKEN)] {
        let response = metrics(&house, missing).await;
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(response.headers()[WWW_AUTHENTICATE], "Bearer");
    }
    numbers(&house).await;
    for wrong in ["Bearer x", "Bearer an-admin-token-for-test", "bearer an-admin-token-for-testsx"] {
        let response = metrics(&house, Some(wrong)).await;
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(response.json::<Problem>().await.unwrap().error.id, "admin-wrong-token");
    }
    let response = metrics(&house, Some(&format!("Bearer {TOKEN}"))).await;
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS, "who has guessed so often waits");
    assert_eq!(response.json::<Problem>().await.unwrap().error.id, "admin-too-many-tries");
}

async fn alter(database: &str, sql: &'static str) {
    match super::KIND {
        Kind::Sqlite => {
            let options = SqliteConnectOptions::new().filename(database);
            let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
            connection.execute(sql).await.unwrap();
        }
        Kind::Postgres => {
            let mut connection = PgConnection::connect(database).await.unwrap();
            connection.execute(sql).await.unwrap();
        }
    }
}

#[tokio::test]
async fn it_is_ready_while_the_store_answers() {
    let house = House::open().await;
    let ask = async |path: &str| {
        let response = reqwest::get(format!("{}{path}", house.node.url)).await.unwrap();
        (response.status(), response.text().await.unwrap())
    };
    assert_eq!(ask("/ready").await, (StatusCode::OK, "ready\n".to_owned()));
    alter(house.database(), "ALTER TABLE entries RENAME TO lost").await;
    let (status, why) = ask("/ready").await;
    assert_eq!((status, why.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"));
    assert_eq!(ask("/health").await, (StatusCode::OK, "ok\n".to_owned()), "it lives all the same");
    alter(house.database(), "ALTER TABLE lost RENAME TO entries").await;
    assert_eq!(ask("/ready").await.0, StatusCode::OK);
}
