//! The durable log: for every table a list of texts that only ever grows.
//!
//! A log is named by the table's code, and its entries are numbered from 0. Whoever appends says which number comes
//! next; if somebody else was first the append is refused and changes nothing. That is all the coordination there is,
//! so several servers can share one store.
//!
//! An append is answered only after it is on disk. Appends that wait at the same time share one transaction, and
//! with it the wait for the disk (see the `writer` module).
//!
//! Beside the log there is what people look for: [cards](Card) of tables, scores, ratings, and the like. An SQLite file
//! and PostgreSQL keep all of it in the same way.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("farbraum.db");
//! use store::{AppendError, Store};
//! let store = Store::open(&path).await?;
//! store.append("K7M2QX", 0, vec!["opened".to_owned()], None).await?;
//! store.append("K7M2QX", 1, vec!["sat".to_owned(), "started".to_owned()], None).await?;
//! assert_eq!(store.append("K7M2QX", 2, vec!["late".to_owned()], None).await, Err(AppendError::Taken));
//! assert_eq!(store.load("K7M2QX").await?, ["opened", "sat", "started"]);
//! # Ok::<(), Box<dyn std::error::Error>>(()) }).unwrap();
//! ```

mod address;
mod card;
mod counts;
mod database;
mod links;
mod log;
mod postgres;
mod pushes;
mod ratings;
mod reports;
mod scores;
mod sqlite;
mod writer;

pub use address::Address;
pub use card::{Card, Listed, Sitting};
pub use counts::Counts;
use database::{Database, Pools, on};
pub use pushes::{MOST_PUSHES, Push};
pub use ratings::{Rated, Rating};
pub use reports::Reported;
pub use scores::Score;
use sqlx::Postgres;
use sqlx::Sqlite;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use writer::Append;

/// The most entries a log may have: more than the longest game and the gathering before it.
pub const MOST_ENTRIES: usize = 110_000;

/// How many bytes the [secret](Store::secret) has.
pub const SECRET_LENGTH: usize = 64;

/// How many appends may wait; more wait before the queue.
const QUEUE: usize = 4096;

const KEEP_SETTING: &str = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
const READ_SETTING: &str = "SELECT value FROM settings WHERE key = $1";

/// The logs of all tables and what people look for, in an SQLite file or in PostgreSQL. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    appends: mpsc::Sender<Append>,
    counter: Arc<counts::Counter>,
}

/// Why something was not appended. The log is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The log has grown since, or was never as long as expected.
    #[error("the log does not end before this number")]
    Taken,
    /// The log has reached [`MOST_ENTRIES`].
    #[error("the log is full")]
    Full,
    /// The database failed. Whether the entries are in the log must be read from there.
    #[error("the database failed; the reason is in the server's log")]
    Failed,
}

/// The database cannot be opened or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address of the database cannot be read. It is not repeated, as there may be a password in it.
    #[error("this is no address of a database: a file, or postgres://USER:PASSWORD@HOST/NAME")]
    Address,
    /// The file cannot be created.
    #[error("cannot create the database file")]
    Create(#[source] std::io::Error),
    /// The tables cannot be brought to the form this version needs.
    #[error("cannot prepare the database")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database refused a question.
    #[error("cannot read the database")]
    Database(#[from] sqlx::Error),
    /// The secret in the settings is not one of ours, or none can be made.
    #[error("the server's secret is missing or damaged")]
    Secret,
}

impl Store {
    /// Opens the store in the file at `path`, which is created if it is missing.
    ///
    /// # Errors
    /// The file cannot be created, is no database, or was written by a newer version.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Ok(Store::new(Database::Sqlite(Pools::<Sqlite>::open(path).await?)))
    }

    /// Opens the store at an address: `postgres://…`, `sqlite:PATH` or a path.
    ///
    /// # Errors
    /// It cannot be read or created, or was written by a newer version.
    pub async fn connect(address: &str) -> Result<Store, StoreError> {
        match address.parse()? {
            Address::File(path) => Store::open(&path).await,
            Address::Postgres(options) => {
                Ok(Store::new(Database::Postgres(Pools::<Postgres>::connect(*options).await?)))
            }
        }
    }

    fn new(database: Database) -> Store {
        let (appends, queue) = mpsc::channel(QUEUE);
        let counter = Arc::default();
        tokio::spawn(writer::run(database.clone(), queue, Arc::clone(&counter)));
        Store { database, appends, counter }
    }

    /// What this store has done since it was opened.
    pub fn counts(&self) -> Counts {
        self.counter.read()
    }

    /// Appends `texts` to the log of `code`, all or none, the first as number `number`. An unknown code begins a new
    /// log with number 0. The card, if there is one, is then the table's.
    ///
    /// Once called, the entries may be written even if nobody waits for the answer.
    ///
    /// # Errors
    /// The log has another length, is full, or the database failed.
    pub async fn append(
        &self,
        code: &str,
        number: usize,
        texts: Vec<String>,
        card: Option<Card>,
    ) -> Result<(), AppendError> {
        if texts.is_empty() {
            return Ok(());
        }
        if number + texts.len() > MOST_ENTRIES {
            return Err(AppendError::Full);
        }
        let (reply, answer) = oneshot::channel();
        let append = Append { code: code.to_owned(), number, texts, card, reply };
        self.appends.send(append).await.map_err(|_| AppendError::Failed)?;
        answer.await.unwrap_or(Err(AppendError::Failed))
    }

    /// Begins the log of a new table.
    ///
    /// # Errors
    /// [`AppendError::Taken`] if there is a table with this code.
    pub async fn open_table(&self, code: &str, first: String) -> Result<(), AppendError> {
        self.append(code, 0, vec![first], None).await
    }

    /// Random bytes that are made once and stay with the store, to sign cookies with.
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

    /// Closes files and connections, after what is being written. Everything asked later fails.
    pub async fn close(&self) {
        self.database.close().await;
    }
}
