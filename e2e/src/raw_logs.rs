//! The logs of tables without a store: damages a database as no server would.

use anyhow::Result;
use sqlx::{AssertSqlSafe, PgPool, Row, SqlitePool};

const LOG: &str = "(SELECT id FROM logs WHERE code = $1)";

/// The logs in a database.
#[derive(Debug)]
pub struct RawLogs(Pool);

/// The removed end of a log.
#[derive(Clone, Debug)]
pub struct Cut {
    pub code: String,
    /// The number of the first entry.
    pub number: usize,
    pub texts: Vec<String>,
}

#[derive(Debug)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl RawLogs {
    /// Opens the logs at the address of a store.
    ///
    /// # Errors
    /// There is no database.
    pub async fn open(address: &str) -> Result<RawLogs> {
        if address.starts_with("postgres:") {
            return Ok(RawLogs(Pool::Postgres(PgPool::connect(address).await?)));
        }
        let path = address.strip_prefix("sqlite:").unwrap_or(address);
        Ok(RawLogs(Pool::Sqlite(SqlitePool::connect(&format!("sqlite:{path}")).await?)))
    }

    /// Deletes the entries of a log from a number on, as if they had never been written; returns their texts.
    ///
    /// # Errors
    /// The database failed.
    pub async fn cut(&self, code: &str, number: i64) -> Result<Vec<String>> {
        match &self.0 {
            Pool::Sqlite(pool) => {
                let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
                let delete = format!("DELETE FROM entries WHERE log = {LOG} AND number >= $2 RETURNING text, number");
                let rows =
                    sqlx::query(AssertSqlSafe(delete)).bind(code).bind(number).fetch_all(&mut *transaction).await?;
                let end = format!("SELECT place FROM entries WHERE log = {LOG} AND number = $2 - 1");
                let shorten = format!("UPDATE logs SET length = $2, last = COALESCE(({end}), 0) WHERE code = $1");
                sqlx::query(AssertSqlSafe(shorten)).bind(code).bind(number).execute(&mut *transaction).await?;
                sqlx::query("DELETE FROM logs WHERE length = 0").execute(&mut *transaction).await?;
                transaction.commit().await?;
                let mut texts: Vec<(i64, String)> = rows.iter().map(|row| (row.get(1), row.get(0))).collect();
                texts.sort();
                Ok(texts.into_iter().map(|(_, text)| text).collect())
            }
            Pool::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                // Otherwise an append could come in between and leave a gap, which no failover does.
                sqlx::query("LOCK TABLE entries IN EXCLUSIVE MODE").execute(&mut *transaction).await?;
                let delete = "WITH gone AS (DELETE FROM entries WHERE table_code = $1 AND number >= $2 RETURNING *) \
                    SELECT text FROM gone ORDER BY number";
                let texts = sqlx::query_scalar(delete).bind(code).bind(number).fetch_all(&mut *transaction).await?;
                transaction.commit().await?;
                Ok(texts)
            }
        }
    }

    /// Deletes all entries that are younger than `millis`, except those of games that have not begun: what a failover
    /// to a standby that far behind would lose. Only in PostgreSQL.
    ///
    /// # Errors
    /// The database failed.
    pub async fn cut_all(&self, millis: i64) -> Result<Vec<Cut>> {
        let Pool::Postgres(pool) = &self.0 else { anyhow::bail!("SQLite has no standby") };
        let mut transaction = pool.begin().await?;
        // As in `cut`.
        sqlx::query("LOCK TABLE entries IN EXCLUSIVE MODE").execute(&mut *transaction).await?;
        let delete = "WITH gone AS (DELETE FROM entries \
                WHERE created_at > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT - $1 \
                AND number > (SELECT MIN(start.number) FROM entries AS start \
                    WHERE start.table_code = entries.table_code AND start.text LIKE '{\"started\"%') RETURNING *) \
            SELECT table_code, MIN(number), ARRAY_AGG(text ORDER BY number) FROM gone GROUP BY table_code";
        let cuts: Vec<(String, i64, Vec<String>)> =
            sqlx::query_as(delete).bind(millis).fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        let cut = |(code, number, texts)| Cut { code, number: number as usize, texts };
        Ok(cuts.into_iter().map(cut).collect())
    }

    /// Changes the text of an entry and nothing else, as damage would.
    ///
    /// # Errors
    /// The database failed.
    pub async fn change(&self, code: &str, number: i64, text: &str) -> Result<()> {
        match &self.0 {
            Pool::Sqlite(pool) => {
                let change = format!("UPDATE entries SET text = $3 WHERE log = {LOG} AND number = $2");
                sqlx::query(AssertSqlSafe(change)).bind(code).bind(number).bind(text).execute(pool).await?;
            }
            Pool::Postgres(pool) => {
                let change = "UPDATE entries SET text = $3 WHERE table_code = $1 AND number = $2";
                sqlx::query(change).bind(code).bind(number).bind(text).execute(pool).await?;
            }
        }
        Ok(())
    }

    /// Removes the chain of a log, as if an earlier version had written it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn unchain(&self, code: &str) -> Result<()> {
        match &self.0 {
            Pool::Sqlite(pool) => {
                let forget = format!("UPDATE entries SET chain = NULL WHERE log = {LOG}");
                sqlx::query(AssertSqlSafe(forget)).bind(code).execute(pool).await?;
            }
            Pool::Postgres(pool) => {
                let forget = "UPDATE entries SET chain = NULL WHERE table_code = $1";
                sqlx::query(forget).bind(code).execute(pool).await?;
            }
        }
        Ok(())
    }

    /// Appends an entry as versions without a chain do.
    ///
    /// # Errors
    /// The database failed.
    pub async fn append_unchained(&self, code: &str, number: i64, text: &str) -> Result<()> {
        match &self.0 {
            Pool::Sqlite(pool) => {
                if number == 0 {
                    let begin = "INSERT INTO logs (code, length, last) VALUES ($1, 0, 0)";
                    sqlx::query(begin).bind(code).execute(pool).await?;
                }
                let entry = "INSERT INTO entries (log, number, before, text, created_at) \
                    SELECT id, $2, NULLIF(last, 0), $3, 0 FROM logs WHERE code = $1";
                let place = sqlx::query(entry).bind(code).bind(number).bind(text).execute(pool).await?;
                let grow = "UPDATE logs SET length = $2 + 1, last = $3 WHERE code = $1";
                let last = place.last_insert_rowid();
                sqlx::query(grow).bind(code).bind(number).bind(last).execute(pool).await?;
            }
            Pool::Postgres(pool) => {
                let entry = "INSERT INTO entries (table_code, number, text, created_at) VALUES ($1, $2, $3, 0)";
                sqlx::query(entry).bind(code).bind(number).bind(text).execute(pool).await?;
            }
        }
        Ok(())
    }
}
