//! What is true of PostgreSQL only.

use super::place::{Place, texts};
use e2e::Postgres;
use store::{AppendError, Store};
use tokio::task::JoinSet;

/// A restart loses nothing that was acknowledged, and the store finds back by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_comes_back_is_found_again() {
    let mut postgres = Postgres::start().unwrap();
    let store = Store::connect(&postgres.database().unwrap()).await.unwrap();
    let mut writers = JoinSet::new();
    for table in 0..20 {
        let store = store.clone();
        writers.spawn(async move {
            let code = format!("T{table}");
            let mut number = 0;
            while store.append(&code, number, vec![number.to_string()], None).await.is_ok() {
                number += 1;
            }
            (code, number)
        });
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    postgres.kill();
    let acknowledged = writers.join_all().await;
    assert_eq!(store.append("X", 0, texts(&["x"]), None).await, Err(AppendError::Failed));
    assert!(store.load("X").await.is_err());
    postgres.restart().unwrap();
    for (code, number) in acknowledged {
        let log = store.load(&code).await.unwrap();
        // One more may be there whose acknowledgement was lost.
        assert!(number > 0 && (log.len() == number || log.len() == number + 1), "{code}: {number}, {}", log.len());
        store.append(&code, log.len(), texts(&["on"]), None).await.unwrap();
    }
}

/// What the database cannot keep concerns nobody else in the same group.
#[tokio::test]
async fn a_text_that_cannot_be_kept_harms_no_neighbour() {
    let place = Place::new();
    let store = place.open().await;
    let (first, bad, good) = tokio::join!(
        store.append("A", 0, texts(&["a0"]), None),
        store.append("B", 0, texts(&["b\0"]), None),
        store.append("C", 0, texts(&["c0"]), None),
    );
    assert_eq!((first, bad, good), (Ok(()), Err(AppendError::Failed), Ok(())));
    assert_eq!(store.load("C").await.unwrap(), ["c0"]);
}

#[tokio::test]
async fn the_password_is_not_told() {
    let place = Place::new();
    let wrong = place.address.replacen("colour", "secret", 1);
    let error = Store::connect(&wrong).await.unwrap_err();
    let told = format!("{error} {error:?}");
    assert!(!told.contains("secret"), "{told}");
    let store = place.open().await;
    assert!(!format!("{store:?}").contains("colour"));
}
