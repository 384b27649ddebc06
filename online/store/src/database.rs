//! The two kinds of database, and how to query either.

use sqlx::{Pool, Postgres, Sqlite};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How long to wait for a connection, or for a database that does not answer.
pub(crate) const DATABASE_TIMEOUT: Duration = Duration::from_secs(4);

/// The database of a store.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    Sqlite(Pools<Sqlite>),
    Postgres(Pools<Postgres>),
}

/// Connections for writing, and others for reading, so that long queries do not delay writes.
#[derive(Debug)]
pub(crate) struct Pools<D: sqlx::Database> {
    pub(crate) write: Pool<D>,
    pub(crate) read: Pool<D>,
}

impl<D: sqlx::Database> Clone for Pools<D> {
    fn clone(&self) -> Pools<D> {
        Pools { write: self.write.clone(), read: self.read.clone() }
    }
}

impl Database {
    pub(crate) async fn close(&self) {
        // The writer last: of SQLite's connections only it can tidy up the files.
        on!(self, pools => {
            pools.read.close().await;
            pools.write.close().await;
        });
    }
}

/// Does the same with either kind of database; the code is compiled once for each.
macro_rules! on {
    ($database:expr, $pools:ident => $work:expr) => {
        match $database {
            $crate::database::Database::Sqlite($pools) => $work,
            $crate::database::Database::Postgres($pools) => $work,
        }
    };
}
pub(crate) use on;

/// Returns the milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}
