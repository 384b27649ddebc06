//! The store in an SQLite file.

mod writer;

use crate::StoreError;
use crate::database::{DATABASE_TIMEOUT, Pools};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, Transaction};
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
pub(crate) use writer::start as start_writer;

const READERS: u32 = 4;

impl Pools<Sqlite> {
    /// Opens one connection that writes everything except logs, and a few that read: SQLite in WAL mode lets them work
    /// at the same time.
    pub(crate) async fn open(path: &Path) -> Result<Pools<Sqlite>, StoreError> {
        create_private(path).map_err(StoreError::Create)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // With less, a power cut could lose acknowledged entries.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Logs are written at the same time, perhaps by another process too.
            .busy_timeout(DATABASE_TIMEOUT);
        let pool = |most| SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
        let write = pool(1).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite").run(&write).await?;
        let read = pool(READERS).connect_with(options.read_only(true)).await?;
        Ok(Pools { write, read })
    }

    /// Begins a transaction that excludes all other writers; the subject does not matter here.
    pub(crate) async fn alone(&self, _about: &str) -> sqlx::Result<Transaction<'static, Sqlite>> {
        self.write.begin_with("BEGIN IMMEDIATE").await
    }
}

/// The file holds seeds and the key that signs cookies: no other user of the machine may read it.
pub(crate) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
