//! What is true of PostgreSQL only.

use super::place::{Place, head, texts};
use e2e::Postgres;
use std::sync::Arc;
use store::{AppendError, Head, Store};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

const WRITERS: u32 = 20;

/// A restart loses nothing that was acknowledged, and the store finds back by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_comes_back_is_found_again() {
    let mut postgres = Postgres::start().unwrap();
    let store = Store::connect(&postgres.database().unwrap()).await.unwrap();
    let mut writers = JoinSet::new();
    let begun = Arc::new(Semaphore::new(0));
    for table in 0..WRITERS {
        let (store, begun) = (store.clone(), begun.clone());
        writers.spawn(async move {
            let code = format!("T{table}");
            let (mut number, mut head) = (0_usize, Head::START);
            while let Ok(next) = store.append(&code, head, vec![number.to_string()], None).await {
                (number, head) = (number + 1, next);
                begun.add_permits(1);
            }
            (code, number)
        });
    }
    // However slow the machine is, there is something to lose.
    let _some = begun.acquire_many(10 * WRITERS).await.unwrap();
    postgres.kill();
    let acknowledged = writers.join_all().await;
    assert!(store.append("X", Head::START, texts(&["x"]), None).await.is_err());
    assert!(store.load("X").await.is_err());
    postgres.restart().unwrap();
    for (code, number) in acknowledged {
        let log = store.load(&code).await.unwrap();
        // One more may be there whose acknowledgement was lost.
        assert!(log.len() == number || log.len() == number + 1, "{code}: {number}, {}", log.len());
        store.append(&code, Head::START.after(&log), texts(&["on"]), None).await.unwrap();
    }
}

/// What takes too long to commit may be committed later: nobody is told that it has not happened. Asked once more under the same
/// number, it is there, and once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_committed_late_is_not_denied() {
    let place = Place::new();
    let store = place.open().await;
    let database = sqlx::PgPool::connect(&place.address).await.unwrap();
    sqlx::raw_sql(e2e::SLOW_COMMITS).execute(&database).await.unwrap();
    assert_eq!(store.append("A", Head::START, texts(&["a0"]), None).await, Err(AppendError::Unsure));
    assert_eq!(store.append("A", Head::START, texts(&["a0"]), None).await, Err(AppendError::Taken));
    assert_eq!(store.load("A").await.unwrap(), ["a0"]);
}

/// What the database cannot keep concerns nobody else in the same group.
#[tokio::test]
async fn a_text_that_cannot_be_kept_harms_no_neighbour() {
    let place = Place::new();
    let store = place.open().await;
    let (first, bad, good) = tokio::join!(
        store.append("A", Head::START, texts(&["a0"]), None),
        store.append("B", Head::START, texts(&["b\0"]), None),
        store.append("C", Head::START, texts(&["c0"]), None),
    );
    assert_eq!((first, bad, good), (Ok(head(&["a0"])), Err(AppendError::Failed), Ok(head(&["c0"]))));
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
