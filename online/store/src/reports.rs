//! Reported chat messages.

use crate::database::on;
use crate::{Store, StoreError};

const REPORT: &str = "INSERT INTO reports (code, number, guest, at, settled) VALUES ($1, $2, $3, $4, FALSE) \
    ON CONFLICT (code, number, guest) DO NOTHING";
/// A settled report is not shown again, even if other guests report the same message.
const READ: &str = "SELECT code, number, COUNT(*) AS times, MIN(at) AS at FROM reports \
    GROUP BY code, number HAVING MAX(CASE WHEN settled THEN 1 ELSE 0 END) = 0 \
    ORDER BY MIN(at), code, number LIMIT $1";
const SETTLE: &str = "UPDATE reports SET settled = TRUE WHERE code = $1 AND number = $2";

/// A reported chat message.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ReportedMessage {
    /// The table.
    pub code: String,
    /// The number of its log entry.
    pub number: i64,
    /// How many guests reported it.
    pub times: i64,
    /// When it was first reported, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Reports a chat message. Returns false if this guest has reported it before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn report(&self, code: &str, number: i64, by_guest: &str, at: i64) -> Result<bool, StoreError> {
        on!(&self.database, pools => {
            let query = sqlx::query(REPORT).bind(code).bind(number).bind(by_guest).bind(at);
            Ok(query.execute(&pools.write).await?.rows_affected() > 0)
        })
    }

    /// Returns the open reports, oldest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn reports(&self, limit: u32) -> Result<Vec<ReportedMessage>, StoreError> {
        let limit = i64::from(limit);
        Ok(on!(&self.database, pools => sqlx::query_as(READ).bind(limit).fetch_all(&pools.read).await)?)
    }

    /// Settles a report.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settle_report(&self, code: &str, number: i64) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            sqlx::query(SETTLE).bind(code).bind(number).execute(&pools.write).await?;
        });
        Ok(())
    }
}
