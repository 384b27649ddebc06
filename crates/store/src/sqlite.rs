//! The store in an SQLite file. The statements are worded so that PostgreSQL understands them too.

use crate::writer::Append;
use crate::{AppendError, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, Transaction};
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How long to wait for another process that writes to the same file.
const BUSY: Duration = Duration::from_secs(5);
const READERS: u32 = 4;

/// Inserts only if the log ends right before the number.
const APPEND: &str = "INSERT INTO entries (table_code, number, text, created_at) \
    SELECT $1, $2, $3, $4 \
    WHERE $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_code = $1)";
const LOAD: &str = "SELECT text FROM entries WHERE table_code = $1 ORDER BY number";
const KEEP_SETTING: &str = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
const READ_SETTING: &str = "SELECT value FROM settings WHERE key = $1";

/// One connection that writes, a few that read: SQLite in WAL mode lets them work at the same time.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    write: SqlitePool,
    read: SqlitePool,
}

impl Database {
    pub(crate) async fn open(path: &Path) -> Result<Database, StoreError> {
        create_private(path).map_err(StoreError::Create)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // With less, a power cut could lose what was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let pool = |most| SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
        let write = pool(1).connect_with(options.clone()).await?;
        sqlx::migrate!().run(&write).await?;
        let read = pool(READERS).connect_with(options.read_only(true)).await?;
        Ok(Database { write, read })
    }

    pub(crate) async fn load(&self, code: &str) -> sqlx::Result<Vec<String>> {
        sqlx::query_scalar(LOAD).bind(code).fetch_all(&self.read).await
    }

    /// The value of a setting, which is `fresh` if there was none.
    pub(crate) async fn setting(&self, key: &str, fresh: &[u8]) -> sqlx::Result<Vec<u8>> {
        sqlx::query(KEEP_SETTING).bind(key).bind(fresh).execute(&self.write).await?;
        sqlx::query_scalar(READ_SETTING).bind(key).fetch_one(&self.write).await
    }

    /// Writes a group of appends in one transaction. One that comes too late does not hinder the others.
    pub(crate) async fn write(&self, group: &[Append]) -> sqlx::Result<Vec<Result<(), AppendError>>> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let mut results = Vec::with_capacity(group.len());
        for append in group {
            results.push(write_one(&mut transaction, append).await?);
        }
        transaction.commit().await?;
        Ok(results)
    }

    pub(crate) async fn close(&self) {
        // The writer last: only it can tidy up the files.
        self.read.close().await;
        self.write.close().await;
    }
}

/// Only the first text can meet a log of another length: then nothing has been written yet.
async fn write_one(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
) -> sqlx::Result<Result<(), AppendError>> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
    for (number, text) in (append.number as i64..).zip(&append.texts) {
        let query = sqlx::query(APPEND).bind(&append.code).bind(number).bind(text).bind(now);
        if query.execute(&mut **transaction).await?.rows_affected() == 0 {
            return Ok(Err(AppendError::Taken));
        }
    }
    Ok(Ok(()))
}

/// The file holds seeds and the key that signs cookies: no other user of the machine may read it.
fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
