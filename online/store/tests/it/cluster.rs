//! Tests for PostgreSQL only.

use super::place::{Place, head, texts};
use e2e::Postgres;
use std::sync::Arc;
use store::{AppendError, Head, Store};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

const WRITERS: u32 = 20;

/// Appends to many logs at once until it fails, and kills the database meanwhile. Returns how many entries of each were
/// acknowledged.
async fn write_until_killed(store: &Store, postgres: &mut Postgres) -> Vec<(String, usize)> {
    let mut writers = JoinSet::new();
    let begun = Arc::new(Semaphore::new(0));
    for table in 0..WRITERS {
        let (store, begun) = (store.clone(), begun.clone());
        writers.spawn(async move {
            let code = format!("T{table}");
            let mut head = Head::START;
            while let Ok(next) = store.append(&code, head, vec![head.length.to_string()], None).await {
                head = next;
                begun.add_permits(1);
            }
            (code, head.length)
        });
    }
    // Even on a slow machine there is something to lose.
    let _some = begun.acquire_many(10 * WRITERS).await.unwrap();
    postgres.kill();
    writers.join_all().await
}

/// A restart loses nothing acknowledged, and the store reconnects by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_comes_back_is_found_again() {
    let mut postgres = Postgres::start().unwrap();
    let store = Store::connect(&postgres.database().unwrap()).await.unwrap();
    let acknowledged = write_until_killed(&store, &mut postgres).await;
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

/// As `docs/deploy.md` says: with a synchronous standby a failover loses nothing acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_synchronous_standby_has_all_that_was_acknowledged() {
    let mut primary = Postgres::start().unwrap();
    let address = primary.database().unwrap();
    let standby = primary.start_standby().unwrap();
    let store = Store::connect(&address).await.unwrap();
    let acknowledged = write_until_killed(&store, &mut primary).await;
    standby.promote().unwrap();
    let address = address.replacen(&format!(":{}/", primary.port()), &format!(":{}/", standby.port()), 1);
    let store = Store::connect(&address).await.unwrap();
    for (code, number) in acknowledged {
        let log = store.load(&code).await.unwrap();
        assert!(log.len() == number || log.len() == number + 1, "{code}: {number}, {}", log.len());
    }
}

/// Servers compare their clocks with the database's.
#[tokio::test]
async fn the_clock_of_the_database_is_read() {
    let now = || std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    let store = Place::new().open().await;
    let before = now();
    let theirs = store.clock().await.unwrap().unwrap();
    assert!((before - 1..=now() + 1).contains(&theirs), "{before} {theirs}");
}

/// A commit that takes too long may still happen, so it is not reported as failed. Appended again after the same end,
/// it is there, and once.
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

/// A text that the database cannot keep affects nothing else in the same group.
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
