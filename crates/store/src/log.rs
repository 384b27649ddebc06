//! Reading logs.

use crate::database::{Database, on};
use crate::{Store, StoreError};

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
        Ok(on!(&self.database, pools => {
            sqlx::query_scalar(LOAD).bind(code).bind(number).fetch_all(&pools.read).await
        })?)
    }

    /// How many entries each of these logs has, in one question. Tables that do not exist are left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn lengths(&self, codes: &[&str]) -> Result<Vec<(String, usize)>, StoreError> {
        let ends: Vec<(String, Option<i64>)> = match &self.database {
            Database::Sqlite(pools) => {
                let codes = serde_json::json!(codes).to_string();
                sqlx::query_as(SQLITE_LENGTHS).bind(codes).fetch_all(&pools.read).await?
            }
            Database::Postgres(pools) => sqlx::query_as(POSTGRES_LENGTHS).bind(codes).fetch_all(&pools.read).await?,
        };
        Ok(ends.into_iter().filter_map(|(code, end)| Some((code, end? as usize + 1))).collect())
    }
}
