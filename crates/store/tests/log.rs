//! The promises of the store, against a real file.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;
use store::{AppendError, MOST_ENTRIES, Store};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// A folder that is removed at the end, and a store in it.
async fn store() -> (TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let store = Store::open(&path).await.unwrap();
    (folder, path, store)
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[tokio::test]
async fn what_is_appended_is_loaded_in_order() {
    let (_folder, _, store) = store().await;
    assert!(store.load("A").await.unwrap().is_empty());
    store.open_table("A", "a0".to_owned()).await.unwrap();
    store.append("A", 1, texts(&["a1", "a2"])).await.unwrap();
    store.open_table("B", "b0".to_owned()).await.unwrap();
    store.append("A", 3, texts(&["a3"])).await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1", "a2", "a3"]);
    assert_eq!(store.load("B").await.unwrap(), ["b0"]);
}

#[tokio::test]
async fn a_number_that_is_not_next_is_refused_and_changes_nothing() {
    let (_folder, _, store) = store().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    store.append("A", 1, texts(&["a1"])).await.unwrap();
    assert_eq!(store.open_table("A", "other".to_owned()).await, Err(AppendError::Taken));
    // The third text would fit the end of the log, but an append is taken whole or not at all.
    assert_eq!(store.append("A", 0, texts(&["x", "y", "z"])).await, Err(AppendError::Taken));
    assert_eq!(store.append("A", 1, texts(&["x", "y"])).await, Err(AppendError::Taken));
    assert_eq!(store.append("A", 3, texts(&["gap"])).await, Err(AppendError::Taken));
    assert_eq!(store.append("unknown", 1, texts(&["x"])).await, Err(AppendError::Taken));
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1"]);
    assert!(store.load("unknown").await.unwrap().is_empty());
}

#[tokio::test]
async fn a_full_log_takes_no_more() {
    let (_folder, _, store) = store().await;
    assert_eq!(store.append("A", MOST_ENTRIES, texts(&["x"])).await, Err(AppendError::Full));
    assert_eq!(store.append("A", MOST_ENTRIES - 1, texts(&["x", "y"])).await, Err(AppendError::Full));
    assert!(store.load("A").await.unwrap().is_empty());
}

#[tokio::test]
async fn log_and_secret_are_there_after_a_restart() {
    let (_folder, path, store) = store().await;
    store.append("A", 0, texts(&["a0", "ä1"])).await.unwrap();
    let secret = store.secret().await.unwrap();
    assert_eq!(store.secret().await.unwrap(), secret);
    drop(store);
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "ä1"]);
    assert_eq!(store.secret().await.unwrap(), secret);
    store.append("A", 2, texts(&["a2"])).await.unwrap();
}

#[tokio::test]
async fn a_closed_store_refuses_instead_of_pretending() {
    let (_folder, path, store) = store().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    store.close().await;
    assert_eq!(store.append("A", 1, texts(&["a1"])).await, Err(AppendError::Failed));
    assert!(store.load("A").await.is_err());
    assert_eq!(Store::open(&path).await.unwrap().load("A").await.unwrap(), ["a0"]);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, _, store) = store().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.path());
    }
}

/// Many tables at once, each with two writers that race for every number: exactly one of the two wins each number,
/// nobody's defeat harms a neighbour in the same transaction, and every acknowledged text is in its log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_appends_share_commits_and_stay_apart() {
    const TABLES: usize = 100;
    const ENTRIES: usize = 40;
    let (_folder, _, store) = store().await;
    let mut writers = JoinSet::new();
    let start = Instant::now();
    for table in 0..TABLES {
        for writer in ["x", "y"] {
            let store = store.clone();
            writers.spawn(async move {
                let mut won = BTreeMap::new();
                for number in 0..ENTRIES {
                    let text = format!("{writer}{number}");
                    match store.append(&format!("T{table}"), number, vec![text.clone()]).await {
                        Ok(()) => drop(won.insert(number, text)),
                        Err(AppendError::Taken) => (),
                        Err(error) => panic!("{error}"),
                    }
                }
                (table, won)
            });
        }
    }
    let mut acknowledged = vec![BTreeMap::new(); TABLES];
    while let Some(done) = writers.join_next().await {
        let (table, won) = done.unwrap();
        for (number, text) in won {
            assert!(acknowledged[table].insert(number, text).is_none(), "two winners of number {number}");
        }
    }
    let rate = (TABLES * ENTRIES) as f64 / start.elapsed().as_secs_f64();
    println!("{rate:.0} acknowledged appends a second, and as many refused");
    for (table, acknowledged) in acknowledged.into_iter().enumerate() {
        let log = store.load(&format!("T{table}")).await.unwrap();
        assert_eq!(log, acknowledged.into_values().collect::<Vec<_>>());
        assert_eq!(log.len(), ENTRIES);
    }
}
