//! The durable log: for every table a list of texts that is only ever appended to.
//!
//! A log is named by the table's code, and its entries are numbered from 0. An append names the [`Head`] it follows: how
//! long the log is, and a hash of all that is in it. If the log ends otherwise, because another server was first or because the
//! database has lost entries, the append is refused and changes nothing. That is all the coordination there is, so several
//! servers can share one store.
//!
//! An append is answered only after it is on disk. Appends that wait at the same time share one transaction, and
//! with it the wait for the disk (see the `append` module).
//!
//! Beside the log there is what people look for: [cards](Card) of tables, scores, ratings, and the like. An SQLite file
//! and PostgreSQL keep all of it in the same way.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("farbraum.db");
//! use store::{AppendError, Head, Store};
//! let store = Store::open(&path).await?;
//! let head = store.append("K7M2QX", Head::START, vec!["opened".to_owned()], None).await?;
//! store.append("K7M2QX", head, vec!["sat".to_owned(), "started".to_owned()], None).await?;
//! assert_eq!(store.append("K7M2QX", head, vec!["late".to_owned()], None).await, Err(AppendError::Taken));
//! assert_eq!(store.load("K7M2QX").await?, ["opened", "sat", "started"]);
//! # Ok::<(), Box<dyn std::error::Error>>(()) }).unwrap();
//! ```

mod address;
mod append;
mod backup;
mod card;
mod chain;
mod counts;
mod database;
mod editions;
mod links;
mod log;
mod postgres;
mod pushes;
mod ratings;
mod reports;
mod scores;
mod sqlite;
mod uploads;

pub use address::Address;
use append::{Append, Entries, Order};
pub use backup::back_up;
pub use card::{Card, ListedCard, Sitting};
pub use chain::{Chain, End, Head};
pub use counts::Counts;
use database::{Database, Pools, on};
pub use pushes::{MOST_PUSHES, Push};
pub use ratings::{RatedGame, RatedGuest, Rating};
pub use reports::ReportedMessage;
pub use scores::Score;
use sqlx::Postgres;
use sqlx::Sqlite;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The most entries a log may have: more than the longest game and the gathering before it.
pub const MOST_ENTRIES: usize = 110_000;

/// The length of the [secret](Store::secret), in bytes.
pub const SECRET_LENGTH: usize = 64;

const KEEP_SETTING: &str = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
const SET_SETTING: &str =
    "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
const CLOCK: &str = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
const READ_SETTING: &str = "SELECT value FROM settings WHERE key = $1";

/// The logs of all tables, and everything people look for, in an SQLite file or in PostgreSQL. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    writer: mpsc::Sender<Order>,
    counter: Arc<counts::Counter>,
}

/// Why an append failed. The log is then unchanged, except after [`AppendError::Unsure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The log ends otherwise: it has grown since, or has another history.
    #[error("the log does not end as expected")]
    Taken,
    /// The log has reached [`MOST_ENTRIES`].
    #[error("the log is full")]
    Full,
    /// The database refused. If several appends failed together, some may be in the log all the same: read it.
    #[error("the database failed; the reason is in the server's log")]
    Failed,
    /// The database has gone or does not answer. The entries may be in the log already, or may get there later.
    /// Appending the same after the same end again tells: either it is done, or the number is taken.
    #[error("the database has gone; nobody knows whether it has done it; the reason is in the server's log")]
    Unsure,
}

/// The database cannot be opened or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is invalid. The error does not repeat it, as it may contain a password.
    #[error("this is no address of a database: a file, or postgres://USER:PASSWORD@HOST/NAME")]
    Address,
    /// The file cannot be created.
    #[error("cannot create the database file")]
    Create(#[source] std::io::Error),
    /// The file cannot be written to.
    #[error("cannot write to the database file")]
    Write(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The database cannot be copied.
    #[error("cannot copy the database")]
    Copy(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// PostgreSQL does not answer at this host and port.
    #[error("cannot reach PostgreSQL at {at}: {why}")]
    Unreachable { at: String, why: String },
    /// The schema cannot be migrated to this version.
    #[error("cannot prepare the database")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database refused a query.
    #[error("cannot read the database")]
    Database(#[from] sqlx::Error),
    /// An entry is missing, or its text or the text of one before it has changed.
    #[error("the log is damaged at entry {number}")]
    Damaged { number: usize },
    /// The stored secret is invalid, or none can be created.
    #[error("the server's secret is missing or damaged")]
    Secret,
}

impl Store {
    /// Opens the store in the file at `path`, which is created if it does not exist.
    ///
    /// # Errors
    /// The file cannot be created, is not a database, or was written by a newer version.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let (pools, counter) = (Pools::<Sqlite>::open(path).await?, Arc::default());
        let (writer, queue) = append::queue();
        sqlite::start_writer(path, queue, Arc::clone(&counter))?;
        Ok(Store { database: Database::Sqlite(pools), writer, counter })
    }

    /// Opens the store at an address: `postgres://…`, `sqlite:PATH` or a path.
    ///
    /// # Errors
    /// It cannot be read or created, or was written by a newer version.
    pub async fn connect(address: &str) -> Result<Store, StoreError> {
        match address.parse()? {
            Address::File(path) => Store::open(&path).await,
            Address::Postgres(options) => {
                let (pools, counter) = (Pools::<Postgres>::connect(*options).await?, Arc::default());
                let (writer, queue) = append::queue();
                tokio::spawn(postgres::run_writer(pools.clone(), queue, Arc::clone(&counter)));
                Ok(Store { database: Database::Postgres(pools), writer, counter })
            }
        }
    }

    /// Returns what this store has done since it was opened.
    pub fn counts(&self) -> Counts {
        self.counter.read()
    }

    /// Appends `texts` to the log of `code`, all or none, if it ends at `after`; returns the new end. An unknown code
    /// begins a new log at [`Head::START`]. A card replaces the table's card.
    ///
    /// Once called, the entries may be written even if the caller does not wait for the answer.
    ///
    /// # Errors
    /// The log ends otherwise, is full, or the database failed.
    pub async fn append(
        &self,
        code: &str,
        after: Head,
        texts: impl Into<Arc<[String]>>,
        card: Option<Card>,
    ) -> Result<Head, AppendError> {
        let texts = texts.into();
        if texts.is_empty() {
            return Ok(after);
        }
        let length = after.length + texts.len();
        if length > MOST_ENTRIES {
            return Err(AppendError::Full);
        }
        let chains = after.chains(&texts);
        let head = Head { length, chain: chains.last().map_or(after.chain, |chain| Chain(*chain)) };
        let (reply, answer) = oneshot::channel();
        let entries = Arc::new(Entries { code: code.to_owned(), after, texts, chains, card });
        let append = Append { entries: Arc::clone(&entries), reply };
        self.writer.send(Order::Append(append)).await.map_err(|_| AppendError::Failed)?;
        answer.await.unwrap_or(Err(AppendError::Unsure))?;
        Ok(head)
    }

    /// Begins the log of a new table.
    ///
    /// # Errors
    /// [`AppendError::Taken`] if there is a table with this code.
    pub async fn open_table(&self, code: &str, first: String) -> Result<Head, AppendError> {
        self.append(code, Head::START, vec![first], None).await
    }

    /// Returns whether the database refused the last write: its disk may be full.
    pub fn is_refusing(&self) -> bool {
        self.counter.is_refusing()
    }

    /// Writes a value without meaning, to find out whether the database accepts writes again.
    ///
    /// # Errors
    /// It does not.
    pub async fn try_to_write(&self) -> Result<(), StoreError> {
        let now = database::now().to_be_bytes();
        on!(&self.database, pools => {
            log::within(sqlx::query(SET_SETTING).bind("written").bind(&now[..]).execute(&pools.write)).await.map(drop)
        })?;
        self.counter.written();
        Ok(())
    }

    /// Returns the clock of the database in milliseconds since 1970; `None` for SQLite.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn clock(&self) -> Result<Option<i64>, StoreError> {
        match &self.database {
            Database::Sqlite(_) => Ok(None),
            Database::Postgres(pools) => Ok(Some(log::within(sqlx::query_scalar(CLOCK).fetch_one(&pools.read)).await?)),
        }
    }

    /// Returns the random secret of the store, which signs cookies. It is created once.
    ///
    /// # Errors
    /// The database cannot be read or written, or the system has no randomness.
    pub async fn secret(&self) -> Result<[u8; SECRET_LENGTH], StoreError> {
        let mut fresh = [0; SECRET_LENGTH];
        getrandom::fill(&mut fresh).map_err(|_| StoreError::Secret)?;
        let kept: Vec<u8> = on!(&self.database, pools => {
            sqlx::query(KEEP_SETTING).bind("secret").bind(&fresh[..]).execute(&pools.write).await?;
            sqlx::query_scalar(READ_SETTING).bind("secret").fetch_one(&pools.write).await?
        });
        kept.try_into().map_err(|_| StoreError::Secret)
    }

    /// Closes files and connections after the last write. Every later call fails.
    pub async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.writer.send(Order::Close(reply)).await.is_ok() {
            // A writer that has ended has closed its connection too.
            let _ = closed.await;
        }
        self.database.close().await;
    }
}
