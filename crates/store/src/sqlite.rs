//! The store in an SQLite file. A group of appends is one statement, whose rows come as JSON.

use crate::card::Card;
use crate::database::{PATIENCE, Pools, now};
use crate::writer::{Append, Appended};
use crate::{AppendError, StoreError};
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, Transaction};
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;

const READERS: u32 = 4;

/// What makes writing cheaper and takes nothing from its safety.
const WRITING: [(&str, &str); 3] = [
    // Before a statement that writes many rows changes a page, the page is put aside; in memory, not in one more file.
    ("temp_store", "MEMORY"),
    // The ends of all logs that grow, in KiB; with less they are read again and again.
    ("cache_size", "-32768"),
    // Pages in the WAL before they go to their places: a log that grows by many entries meanwhile is written there once.
    ("wal_autocheckpoint", "8000"),
];

/// Takes `[code, first number, texts]` where the log ends right before the first number. SQLite reads all that it is
/// about to insert before it inserts the first row.
macro_rules! append {
    ($telling:literal) => {
        concat!(
            "INSERT INTO entries (table_code, number, text, created_at) \
            SELECT append.value ->> 0, (append.value ->> 1) + entry.key, entry.value, $2 \
            FROM json_each($1) AS append, json_each(append.value, '$[2]') AS entry \
            WHERE NOT EXISTS (SELECT 1 FROM entries \
                    WHERE table_code = append.value ->> 0 AND number = append.value ->> 1) \
                AND (append.value ->> 1 = 0 OR EXISTS (SELECT 1 FROM entries \
                    WHERE table_code = append.value ->> 0 AND number = (append.value ->> 1) - 1)) \
            ON CONFLICT DO NOTHING",
            $telling
        )
    };
}
const APPEND: &str = append!("");
/// Tells for every entry that got in whose it is.
const APPEND_TELLING: &str = append!(" RETURNING table_code");
const CARDS: &str = "INSERT INTO cards (code, game, stage, open, rated, due, terms, sitters, opened_at, updated_at) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, $2, $2 \
    FROM json_each($1) WHERE TRUE \
    ON CONFLICT (code) DO UPDATE SET game = excluded.game, stage = excluded.stage, open = excluded.open, \
        rated = excluded.rated, due = excluded.due, terms = excluded.terms, sitters = excluded.sitters, updated_at = excluded.updated_at";
const STAND: &str = "DELETE FROM sitters WHERE code IN (SELECT value ->> 0 FROM json_each($1)) \
    AND (guest, code) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each($2))";
const SIT: &str = "INSERT INTO sitters (guest, code) SELECT value ->> 0, value ->> 1 FROM json_each($1) WHERE TRUE \
    ON CONFLICT DO NOTHING";

impl Pools<Sqlite> {
    /// One connection that writes, a few that read: SQLite in WAL mode lets them work at the same time.
    pub(crate) async fn open(path: &Path) -> Result<Pools<Sqlite>, StoreError> {
        create_private(path).map_err(StoreError::Create)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // With less, a power cut could lose what was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Another process may be writing to the same file.
            .busy_timeout(PATIENCE);
        let pool = |most| SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
        let write = pool(1)
            .connect_with(WRITING.into_iter().fold(options.clone(), |options, (key, value)| options.pragma(key, value)))
            .await?;
        sqlx::migrate!("migrations/sqlite").run(&write).await?;
        let read = pool(READERS).connect_with(options.read_only(true)).await?;
        Ok(Pools { write, read })
    }

    /// A transaction beside which nothing else is written. What it is about does not matter here.
    pub(crate) async fn alone(&self, _about: &str) -> sqlx::Result<Transaction<'static, Sqlite>> {
        self.write.begin_with("BEGIN IMMEDIATE").await
    }

    /// Writes a group of appends, of each table one at most, in one transaction. The answer says of each what
    /// became of it.
    pub(crate) async fn write(&self, group: &[Append]) -> sqlx::Result<Vec<Appended>> {
        let rows: Vec<_> = group.iter().map(|append| (&append.code, append.number, &append.texts)).collect();
        let (rows, now) = (write_json(&rows)?, now());
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let written = sqlx::query(APPEND).bind(&rows).bind(now).execute(&mut *transaction).await?.rows_affected();
        let all = written == group.iter().map(|append| append.texts.len() as u64).sum::<u64>();
        let mut results = vec![Ok(()); group.len()];
        if !all {
            // Which were not taken is asked only now, because the answer is a row for every entry.
            transaction.rollback().await?;
            transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
            let query = sqlx::query_scalar::<_, String>(APPEND_TELLING).bind(&rows).bind(now);
            let taken: HashSet<String> = query.fetch_all(&mut *transaction).await?.into_iter().collect();
            for (append, result) in group.iter().zip(&mut results) {
                if !taken.contains(&append.code) {
                    *result = Err(AppendError::Taken);
                }
            }
        }
        let cards: Vec<(&str, &Card)> = Append::cards(group, &results).collect();
        if !cards.is_empty() {
            write_cards(&mut transaction, &cards).await?;
        }
        transaction.commit().await?;
        Ok(results)
    }
}

async fn write_cards(transaction: &mut Transaction<'_, Sqlite>, cards: &[(&str, &Card)]) -> sqlx::Result<()> {
    let row = |&(code, card): &(&str, &Card)| {
        json!([code, card.game, card.stage, card.open, card.rated, card.due, card.terms, card.sitters_text()])
    };
    let rows = write_json(&cards.iter().map(row).collect::<Vec<_>>())?;
    let sitters: Vec<_> =
        cards.iter().flat_map(|(code, card)| card.people().map(move |guest| (guest, *code))).collect();
    let sitters = write_json(&sitters)?;
    sqlx::query(CARDS).bind(&rows).bind(now()).execute(&mut **transaction).await?;
    sqlx::query(STAND).bind(&rows).bind(&sitters).execute(&mut **transaction).await?;
    sqlx::query(SIT).bind(&sitters).execute(&mut **transaction).await?;
    Ok(())
}

fn write_json(value: &impl serde::Serialize) -> sqlx::Result<String> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// The file holds seeds and the key that signs cookies: no other user of the machine may read it.
fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
