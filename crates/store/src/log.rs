//! Reading logs.

use crate::database::{Database, PATIENCE, on};
use crate::{Store, StoreError};
use std::time::Duration;
use tokio::time::timeout;

/// How long reading may take. A database that has vanished from the network says nothing at all.
const LONGEST: Duration = PATIENCE.saturating_mul(2);

const LOAD: &str = "SELECT text FROM entries WHERE table_code = $1 AND number >= $2 ORDER BY number";
/// The end of each log is found in the index, however long the log is.
const SQLITE_LENGTHS: &str = "SELECT value, (SELECT MAX(number) FROM entries WHERE table_code = value) \
    FROM json_each($1)";
const POSTGRES_LENGTHS: &str = "SELECT code, (SELECT MAX(number) FROM entries WHERE table_code = code) \
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
            on!(&self.database, pools => {
                sqlx::query_scalar(LOAD).bind(code).bind(number).fetch_all(&pools.read).await
            })
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
        let ends: Result<Vec<(String, Option<i64>)>, _> =
            timeout(LONGEST, reading).await.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        let ends = ends?;
        Ok(ends.into_iter().filter_map(|(code, end)| Some((code, end? as usize + 1))).collect())
    }
}
