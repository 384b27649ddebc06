//! Reading logs.

use crate::database::{Database, PATIENCE};
use crate::{Store, StoreError};
use std::time::Duration;
use tokio::time::timeout;

/// How long reading may take. A database that has vanished from the network says nothing at all.
const LONGEST: Duration = PATIENCE.saturating_mul(2);

/// From the end of the log back, entry by entry.
const SQLITE_LOAD: &str = "WITH RECURSIVE found (number, text, before) AS ( \
        SELECT number, text, before FROM entries \
            WHERE place = (SELECT last FROM logs WHERE code = $1) AND number >= $2 \
        UNION ALL SELECT entries.number, entries.text, entries.before \
            FROM found JOIN entries ON entries.place = found.before WHERE entries.number >= $2) \
    SELECT text FROM found ORDER BY number";
const POSTGRES_LOAD: &str = "SELECT text FROM entries WHERE table_code = $1 AND number >= $2 ORDER BY number";
const SQLITE_LENGTHS: &str = "SELECT logs.code, logs.length FROM json_each($1) JOIN logs ON logs.code = value";
/// The end of each log is found in the index, however long the log is.
const POSTGRES_LENGTHS: &str = "SELECT code, (SELECT MAX(number) + 1 FROM entries WHERE table_code = code) \
    FROM UNNEST($1::TEXT[]) AS asked (code)";

impl Store {
    /// All entries of a log in order; none if there is no table with this code.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn load(&self, code: &str) -> Result<Vec<String>, StoreError> {
        self.load_from(code, 0).await
    }

    /// The entries of a log from a number on.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn load_from(&self, code: &str, number: usize) -> Result<Vec<String>, StoreError> {
        let number = number as i64;
        let reading = async {
            match &self.database {
                Database::Sqlite(pools) => {
                    sqlx::query_scalar(SQLITE_LOAD).bind(code).bind(number).fetch_all(&pools.read).await
                }
                Database::Postgres(pools) => {
                    sqlx::query_scalar(POSTGRES_LOAD).bind(code).bind(number).fetch_all(&pools.read).await
                }
            }
        };
        Ok(timeout(LONGEST, reading).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))?)
    }

    /// How many entries each of these logs has, in one question. Tables that do not exist are left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn lengths(&self, codes: &[&str]) -> Result<Vec<(String, usize)>, StoreError> {
        let reading = async {
            match &self.database {
                Database::Sqlite(pools) => {
                    let codes = serde_json::json!(codes).to_string();
                    sqlx::query_as(SQLITE_LENGTHS).bind(codes).fetch_all(&pools.read).await
                }
                Database::Postgres(pools) => sqlx::query_as(POSTGRES_LENGTHS).bind(codes).fetch_all(&pools.read).await,
            }
        };
        let lengths: Result<Vec<(String, Option<i64>)>, _> =
            timeout(LONGEST, reading).await.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        let lengths = lengths?;
        Ok(lengths.into_iter().filter_map(|(code, length)| Some((code, length? as usize))).collect())
    }
}
