//! What happens when the disk says no.

use crate::house::House;
use e2e::guest::started;
use protocol::Ask;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let house = House::open().await;
    let (_, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let [anna, ben] = &mut sockets[..] else { panic!("two play") };
    anna.play("take").await.unwrap();
    let before = ben.view_at(1).await;

    let database = SqlitePool::connect_with(SqliteConnectOptions::new().filename(house.database())).await.unwrap();
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'broken'); END";
    sqlx::query(broken).execute(&database).await.unwrap();
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

    sqlx::query("DROP TRIGGER broken").execute(&database).await.unwrap();
    anna.play("take").await.unwrap();
    ben.view_at(2).await;
}
