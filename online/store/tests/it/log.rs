//! The guarantees of the log.

use super::place::{Place, head, texts};
use std::collections::BTreeMap;
use std::time::Instant;
use store::{AppendError, End, Head, MOST_ENTRIES};
use tokio::task::JoinSet;

#[tokio::test]
async fn what_is_appended_is_loaded_in_order() {
    let place = Place::new();
    let store = place.open().await;
    assert!(store.load("A").await.unwrap().is_empty());
    let first = store.open_table("A", "a0".to_owned()).await.unwrap();
    let third = store.append("A", first, texts(&["a1", "a2"]), None).await.unwrap();
    store.open_table("B", "b0".to_owned()).await.unwrap();
    let last = store.append("A", third, texts(&["a3"]), None).await.unwrap();
    assert_eq!(last, head(&["a0", "a1", "a2", "a3"]));
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1", "a2", "a3"]);
    assert_eq!(store.load("B").await.unwrap(), ["b0"]);
}

#[tokio::test]
async fn a_number_that_is_not_next_is_refused_and_changes_nothing() {
    let place = Place::new();
    let store = place.open().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    let end = store.append("A", head(&["a0"]), texts(&["a1"]), None).await.unwrap();
    assert_eq!(store.open_table("A", "other".to_owned()).await, Err(AppendError::Taken));
    // The third text would fit the end of the log, but an append is all or nothing.
    assert_eq!(store.append("A", Head::START, texts(&["x", "y", "z"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.append("A", head(&["a0"]), texts(&["x", "y"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.append("A", Head { length: 3, ..end }, texts(&["gap"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.append("unknown", head(&["a0"]), texts(&["x"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1"]);
    assert!(store.load("unknown").await.unwrap().is_empty());
}

#[tokio::test]
async fn the_end_of_a_log_is_loaded_alone() {
    let place = Place::new();
    let store = place.open().await;
    store.append("A", Head::START, texts(&["a0", "a1", "a2"]), None).await.unwrap();
    let follow = async |log: &[&str]| store.follow("A", head(log)).await.unwrap();
    assert_eq!(follow(&["a0"]).await, Some(texts(&["a1", "a2"])));
    assert_eq!(follow(&["a0", "a1", "a2"]).await, Some(Vec::new()));
    assert_eq!(follow(&[]).await, Some(texts(&["a0", "a1", "a2"])));
    for other in [&["x"][..], &["a0", "x"], &["a0", "a1", "a2", "a3"], &["x", "a1", "a2"]] {
        assert_eq!(follow(other).await, None, "{other:?}");
    }
    store.open_table("B", "b0".to_owned()).await.unwrap();
    let ends = store.ends(&["B", "A", "unknown"]).await.unwrap();
    let nothing = End { length: 0, chain: None };
    for (code, end) in [("A", head(&["a0", "a1", "a2"]).into()), ("B", head(&["b0"]).into()), ("unknown", nothing)] {
        assert!(ends.contains(&(code.to_owned(), end)), "{ends:?}");
    }
}

/// Any text comes back unchanged.
#[tokio::test]
async fn texts_are_kept_to_the_letter() {
    let place = Place::new();
    let store = place.open().await;
    let odd =
        texts(&["", "\"quoted\" \\ and\nbroken\ttext", "{\"a\":[1,null]}", "äöü 🎲 \u{2028}", "12", "null", "'; --"]);
    store.append("A", Head::START, odd.clone(), None).await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), odd);
}

#[tokio::test]
async fn nothing_to_append_is_appended_at_once() {
    let place = Place::new();
    let store = place.open().await;
    store.append("A", Head::START, Vec::new(), None).await.unwrap();
    assert!(store.load("A").await.unwrap().is_empty());
}

#[tokio::test]
async fn a_full_log_takes_no_more() {
    let place = Place::new();
    let store = place.open().await;
    let full = Head { length: MOST_ENTRIES, ..Head::START };
    assert_eq!(store.append("A", full, texts(&["x"]), None).await, Err(AppendError::Full));
    assert_eq!(
        store.append("A", Head { length: MOST_ENTRIES - 1, ..full }, texts(&["x", "y"]), None).await,
        Err(AppendError::Full)
    );
    assert!(store.load("A").await.unwrap().is_empty());
}

#[tokio::test]
async fn log_and_secret_are_there_after_a_restart() {
    let place = Place::new();
    let store = place.open().await;
    store.append("A", Head::START, texts(&["a0", "ä1"]), None).await.unwrap();
    let secret = store.secret().await.unwrap();
    assert_eq!(store.secret().await.unwrap(), secret);
    drop(store);
    let store = place.open().await;
    assert_eq!(store.load("A").await.unwrap(), ["a0", "ä1"]);
    assert_eq!(store.secret().await.unwrap(), secret);
    store.append("A", head(&["a0", "ä1"]), texts(&["a2"]), None).await.unwrap();
}

#[tokio::test]
async fn a_closed_store_refuses_instead_of_pretending() {
    let place = Place::new();
    let store = place.open().await;
    store.open_table("A", "a0".to_owned()).await.unwrap();
    store.close().await;
    assert_eq!(store.append("A", head(&["a0"]), texts(&["a1"]), None).await, Err(AppendError::Failed));
    assert!(store.load("A").await.is_err());
    assert_eq!(place.open().await.load("A").await.unwrap(), ["a0"]);
}

/// Many tables at once, each with two writers that race for every number: exactly one of the two wins each number, a
/// lost race affects no neighbour in the same transaction, and every acknowledged text is in its log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_appends_share_commits_and_stay_apart() {
    const TABLES: usize = 100;
    const ENTRIES: usize = 40;
    let place = Place::new();
    // As two servers would, on one database.
    let stores = [place.open().await, place.open().await];
    let mut writers = JoinSet::new();
    let start = Instant::now();
    for table in 0..TABLES {
        for (writer, store) in ["x", "y"].into_iter().zip(stores.clone()) {
            writers.spawn(async move {
                let code = format!("T{table}");
                let mut won = BTreeMap::new();
                for number in 0..ENTRIES {
                    let log = store.load(&code).await.unwrap();
                    let head = Head::START.after(&log[..number]);
                    // Several at once, so that one append overlaps the next: each is all or nothing.
                    let texts: Vec<String> =
                        (number..ENTRIES.min(number + 3)).map(|n| format!("{writer}{n}")).collect();
                    match store.append(&code, head, texts.clone(), None).await {
                        Ok(_) => won.extend((number..).zip(texts)),
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
        let log = stores[0].load(&format!("T{table}")).await.unwrap();
        assert_eq!(log, acknowledged.into_values().collect::<Vec<_>>());
        assert_eq!(log.len(), ENTRIES);
    }
}
