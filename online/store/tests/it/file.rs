//! Tests for SQLite files only.

use super::place::{Place, head, texts};
use store::{AppendError, End, Store};

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let store = place.open().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    for file in std::fs::read_dir(place.folder()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.path());
    }
}

#[tokio::test]
async fn a_path_is_an_address_too() {
    let place = Place::new();
    let path = place.folder().join("test.db");
    let store = Store::open(&path).await.unwrap();
    store.open_table("A", "a0".to_owned()).await.unwrap();
    for address in [path.to_str().unwrap(), &place.address] {
        assert_eq!(Store::connect(address).await.unwrap().load("A").await.unwrap(), ["a0"]);
    }
}

/// A file that was created by the first version, whose migration had the same text.
#[tokio::test]
async fn a_file_of_the_first_version_is_still_read() {
    let place = Place::new();
    let path = place.folder().join("test.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let old = sqlx::SqlitePool::connect_with(options).await.unwrap();
    // The checksum of the migration in existing files.
    const CHECKSUM: &str =
        "0876792BD142CB0C98865D4368E56ECD68DEDB0DEFEF431AA30F16B8453F25AAA6BBA05D37A28B2F18D238C716B16194";
    sqlx::raw_sql(include_str!("../../migrations/sqlite/0001_log.sql")).execute(&old).await.unwrap();
    let table = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
        installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, \
        execution_time BIGINT NOT NULL)";
    sqlx::query(table).execute(&old).await.unwrap();
    let row = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (1, 'log', TRUE, unhex($1), 0)";
    sqlx::query(row).bind(CHECKSUM).execute(&old).await.unwrap();
    let entries =
        "INSERT INTO entries VALUES ('B', 0, 'b0', 2), ('A', 0, 'a0', 3), ('B', 1, 'b1', 4), ('C', 0, 'c0', 1)";
    sqlx::query(entries).execute(&old).await.unwrap();
    old.close().await;
    let store = place.open().await;
    assert_eq!(store.load("A").await.unwrap(), ["a0"]);
    assert_eq!(store.load("B").await.unwrap(), ["b0", "b1"]);
    assert_eq!(store.follow("B", head(&["b0"])).await.unwrap(), Some(texts(&["b1"])));
    let ends = store.ends(&["A", "B", "C"]).await.unwrap();
    // Their entries have no chain.
    for (code, length) in [("A", 1), ("B", 2), ("C", 1)] {
        assert!(ends.contains(&(code.to_owned(), End { length, chain: None })), "{ends:?}");
    }
    store.append("A", head(&["a0"]), texts(&["a1"]), None).await.unwrap();
    assert_eq!(store.append("A", head(&["a0"]), texts(&["late"]), None).await, Err(AppendError::Taken));
    store.append("B", head(&["b0", "b1"]), texts(&["b2"]), None).await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1"]);
    assert_eq!(store.load("B").await.unwrap(), ["b0", "b1", "b2"]);
    assert_eq!(store.load("C").await.unwrap(), ["c0"]);
}

/// Another process holds the file for too long: the write is refused, and the next append opens the file again.
#[tokio::test]
async fn a_file_that_was_locked_is_written_to_again() {
    let place = Place::new();
    let store = place.open().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(place.folder().join("test.db"));
    let other = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(store.append("A", head(&["a0"]), texts(&["lost"]), None).await, Err(AppendError::Failed));
    lock.rollback().await.unwrap();
    store.append("A", head(&["a0"]), texts(&["a1"]), None).await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1"]);
    assert_eq!(store.counts().failures, 1);
}
