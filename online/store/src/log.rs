//! Reading logs.

use crate::chain::Row;
use crate::database::{DATABASE_TIMEOUT, Database};
use crate::{Chain, End, Head, Store, StoreError};
use std::time::Duration;
use tokio::time::timeout;

/// How long a query may take. A database that has vanished from the network does not answer at all.
const LONGEST: Duration = DATABASE_TIMEOUT.saturating_mul(2);

/// From the end of the log back, entry by entry.
const SQLITE_LOAD: &str = "WITH RECURSIVE found (number, text, chain, before) AS ( \
        SELECT number, text, chain, before FROM entries \
            WHERE place = (SELECT last FROM logs WHERE code = $1) AND number >= $2 \
        UNION ALL SELECT entries.number, entries.text, entries.chain, entries.before \
            FROM found JOIN entries ON entries.place = found.before WHERE entries.number >= $2) \
    SELECT number, text, chain FROM found ORDER BY number";
const POSTGRES_LOAD: &str =
    "SELECT number, text, chain FROM entries WHERE table_code = $1 AND number >= $2 ORDER BY number";
const SQLITE_ENDS: &str = "SELECT value, logs.length, chain FROM json_each($1) \
    LEFT JOIN logs ON logs.code = value LEFT JOIN entries ON place = logs.last";
/// The end of each log is found in the index, however long the log is.
const POSTGRES_ENDS: &str = "SELECT code, number + 1, chain FROM UNNEST($1::TEXT[]) AS asked (code) \
    LEFT JOIN LATERAL (SELECT number, chain FROM entries WHERE table_code = code ORDER BY number DESC LIMIT 1) AS last ON TRUE";

impl Store {
    /// Returns all entries of a log in order; none if the log does not exist.
    ///
    /// # Errors
    /// The database cannot be read, or the entries are not those that were appended.
    pub async fn load(&self, code: &str) -> Result<Vec<String>, StoreError> {
        let rows = self.rows(code, 0).await?;
        Head::START.check(&rows)?;
        Ok(rows.into_iter().map(|row| row.text).collect())
    }

    /// Returns the entries of a log after `head`; `None` if the log has another history.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn follow(&self, code: &str, head: Head) -> Result<Option<Vec<String>>, StoreError> {
        // The entry at the head is read too, to compare it.
        let rows = self.rows(code, head.length.saturating_sub(1)).await?;
        let new = match rows.split_first() {
            _ if head.length == 0 => &rows[..],
            Some((Row { number, chain, .. }, new)) => {
                let end = End { length: *number as usize + 1, chain: chain.map(Chain) };
                if !head.may_be(end) {
                    return Ok(None);
                }
                new
            }
            None => return Ok(None),
        };
        if head.check(new).is_err() {
            return Ok(None);
        }
        let known = rows.len() - new.len();
        Ok(Some(rows.into_iter().skip(known).map(|row| row.text).collect()))
    }

    /// Returns where each of these logs ends, with one query.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn ends(&self, codes: &[&str]) -> Result<Vec<(String, End)>, StoreError> {
        let reading = async {
            match &self.database {
                Database::Sqlite(pools) => {
                    let codes = serde_json::json!(codes).to_string();
                    sqlx::query_as(SQLITE_ENDS).bind(codes).fetch_all(&pools.read).await
                }
                Database::Postgres(pools) => sqlx::query_as(POSTGRES_ENDS).bind(codes).fetch_all(&pools.read).await,
            }
        };
        let ends: Vec<(String, Option<i64>, Option<i64>)> = within(reading).await?;
        let end = |length: Option<i64>, chain: Option<i64>| End {
            length: length.unwrap_or_default() as usize,
            chain: chain.map(Chain),
        };
        Ok(ends.into_iter().map(|(code, length, chain)| (code, end(length, chain))).collect())
    }

    /// Returns the entries of a log from a number on.
    async fn rows(&self, code: &str, number: usize) -> Result<Vec<Row>, StoreError> {
        let number = number as i64;
        let reading = async {
            match &self.database {
                Database::Sqlite(pools) => {
                    sqlx::query_as(SQLITE_LOAD).bind(code).bind(number).fetch_all(&pools.read).await
                }
                Database::Postgres(pools) => {
                    sqlx::query_as(POSTGRES_LOAD).bind(code).bind(number).fetch_all(&pools.read).await
                }
            }
        };
        Ok(within(reading).await?)
    }
}

/// Waits for an answer of the database, at most for [`LONGEST`].
pub(crate) async fn within<T>(reading: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
    timeout(LONGEST, reading).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}
