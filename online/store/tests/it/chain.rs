//! Histories that go back, diverge, or were written without a chain.

use super::place::{Place, head, texts};
use e2e::RawLogs;
use store::{AppendError, End, Head, Store, StoreError};

async fn begun(place: &Place) -> (Store, RawLogs) {
    let store = place.open().await;
    store.append("A", Head::START, texts(&["a0", "a1", "a2"]), None).await.unwrap();
    (store, RawLogs::open(&place.address).await.unwrap())
}

/// The database loses an entry, and another one takes its number: a server that knows the first must not build on the
/// second (H1).
#[tokio::test]
async fn an_append_follows_its_own_history_and_no_other() {
    let place = Place::new();
    let (store, raw) = begun(&place).await;
    let lost = head(&["a0", "a1", "a2"]);
    assert_eq!(raw.cut("A", 2).await.unwrap(), ["a2"]);
    assert_eq!(store.ends(&["A"]).await.unwrap(), [("A".to_owned(), head(&["a0", "a1"]).into())]);
    assert_eq!(store.append("A", lost, texts(&["a3"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.follow("A", lost).await.unwrap(), None);
    let other = store.append("A", head(&["a0", "a1"]), texts(&["b2"]), None).await.unwrap();
    assert_eq!(store.ends(&["A"]).await.unwrap(), [("A".to_owned(), other.into())]);
    assert_eq!(store.append("A", lost, texts(&["a3"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.follow("A", lost).await.unwrap(), None);
    store.append("A", other, texts(&["b3"]), None).await.unwrap();
    assert_eq!(store.follow("A", lost).await.unwrap(), None);
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1", "b2", "b3"]);
    // Nothing is left of the whole log.
    assert_eq!(raw.cut("A", 0).await.unwrap().len(), 4);
    assert_eq!(store.ends(&["A"]).await.unwrap(), [("A".to_owned(), End { length: 0, chain: None })]);
    assert_eq!(store.append("A", lost, texts(&["a3"]), None).await, Err(AppendError::Taken));
    assert!(store.load("A").await.unwrap().is_empty());
}

/// An entry that was changed into another is found, and named (M8).
#[tokio::test]
async fn a_log_that_was_changed_does_not_load() {
    let place = Place::new();
    let (store, raw) = begun(&place).await;
    raw.change("A", 1, "a2").await.unwrap();
    assert!(matches!(store.load("A").await, Err(StoreError::Damaged { number: 1 })));
    raw.change("A", 1, "a1").await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1", "a2"]);
}

/// A server of an earlier version appends without a chain, before or beside this one; later entries cover its entries
/// too.
#[tokio::test]
async fn entries_without_a_chain_are_gone_on_from() {
    let place = Place::new();
    let store = place.open().await;
    let raw = RawLogs::open(&place.address).await.unwrap();
    raw.append_unchained("A", 0, "a0").await.unwrap();
    raw.append_unchained("A", 1, "a1").await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1"]);
    let end = End { length: 2, chain: None };
    assert_eq!(store.ends(&["A"]).await.unwrap(), [("A".to_owned(), end)]);
    assert!(head(&["a0", "a1"]).may_be(end) && !head(&["a0"]).may_be(end));
    let third = store.append("A", head(&["a0", "a1"]), texts(&["a2"]), None).await.unwrap();
    raw.append_unchained("A", 3, "a3").await.unwrap();
    assert_eq!(store.append("A", third, texts(&["late"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.follow("A", third).await.unwrap(), Some(texts(&["a3"])));
    store.append("A", head(&["a0", "a1", "a2", "a3"]), texts(&["a4"]), None).await.unwrap();
    assert_eq!(store.load("A").await.unwrap(), ["a0", "a1", "a2", "a3", "a4"]);
    raw.change("A", 3, "x").await.unwrap();
    assert!(matches!(store.load("A").await, Err(StoreError::Damaged { number: 4 })));
}
