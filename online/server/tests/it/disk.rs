//! Refused writes.

use super::KIND;
use super::house::House;
use crate::Kind;
use e2e::guest::started;
use protocol::Ask;
use reqwest::StatusCode;
use serde_json::json;
use sqlx::{PgPool, SqlitePool};
use std::time::Duration;
use tokio::time::sleep;

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let house = House::open().await;
    let (_, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let [anna, ben] = &mut sockets[..] else { panic!("two play") };
    anna.play("take").await.unwrap();
    let before = ben.view_at(1).await;

    break_it(&house).await;
    for _ in 0..3 {
        assert_eq!(anna.play("take").await.unwrap_err().id, "server-failed");
        assert_eq!(anna.ask(Ask::Undo { number: None }).await.unwrap_err().id, "server-failed");
    }
    ben.ask(Ask::Ping).await.unwrap();
    for socket in [&*anna, &*ben] {
        assert_eq!(socket.number(), Some(1));
        assert!(socket.heard.iter().all(|text| !text.contains("\"number\":2")), "nobody was told");
    }
    assert_eq!(ben.view(), before);

    mend_it(&house).await;
    anna.play("take").await.unwrap();
    ben.view_at(2).await;
}

/// The server is not ready while nothing can be written, and ready again without a write by a client (L3).
#[tokio::test]
async fn it_is_not_ready_while_nothing_can_be_stored() {
    let house = House::open().await;
    let ready = async || reqwest::get(format!("{}/ready", house.node.url)).await.unwrap().status();
    let (_, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    assert_eq!(ready().await, StatusCode::OK);
    break_it(&house).await;
    sockets[0].play("take").await.unwrap_err();
    assert_eq!(ready().await, StatusCode::SERVICE_UNAVAILABLE);
    mend_it(&house).await;
    while ready().await != StatusCode::OK {
        sleep(Duration::from_millis(50)).await;
    }
    sockets[0].play("take").await.unwrap();
}

/// From now on nothing that matters can be written: no entries, and no settings.
async fn break_it(house: &House) {
    let sqlite = "CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'broken'); END; \
        CREATE TRIGGER broken_too BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'broken'); END";
    let postgres = "CREATE FUNCTION broken() RETURNS TRIGGER LANGUAGE plpgsql AS \
        $$ BEGIN RAISE EXCEPTION 'broken'; END $$; \
        CREATE TRIGGER broken BEFORE INSERT ON entries EXECUTE FUNCTION broken(); \
        CREATE TRIGGER broken BEFORE INSERT ON settings EXECUTE FUNCTION broken()";
    run(house, sqlite, postgres).await;
}

async fn mend_it(house: &House) {
    let sqlite = "DROP TRIGGER broken; DROP TRIGGER broken_too";
    run(house, sqlite, "DROP TRIGGER broken ON entries; DROP TRIGGER broken ON settings").await;
}

async fn run(house: &House, sqlite: &'static str, postgres: &'static str) {
    match KIND {
        Kind::Sqlite => {
            let database = SqlitePool::connect(&format!("sqlite:{}", house.database())).await.unwrap();
            sqlx::raw_sql(sqlite).execute(&database).await.unwrap();
        }
        Kind::Postgres => {
            let database = PgPool::connect(house.database()).await.unwrap();
            sqlx::raw_sql(postgres).execute(&database).await.unwrap();
        }
    }
}
