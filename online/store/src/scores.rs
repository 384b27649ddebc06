//! Leaderboards, which have any names, and the one try of each guest at a game of the day.

use crate::database::{now, on};
use crate::{Store, StoreError};

const ENTER: &str = "INSERT INTO scores (board, guest, name, score, code, at) VALUES ($1, $2, $3, $4, $5, $6) \
    ON CONFLICT (board, guest) DO UPDATE \
        SET name = excluded.name, score = excluded.score, code = excluded.code, at = excluded.at \
        WHERE excluded.score > scores.score";
const BEST: &str = "SELECT guest, name, score, code, at FROM scores WHERE board = $1 \
    ORDER BY score DESC, at, guest LIMIT $2";
const TRY: &str = "INSERT INTO tries (board, guest, code) VALUES ($1, $2, $3) ON CONFLICT (board, guest) DO NOTHING";
const TRY_OF: &str = "SELECT code FROM tries WHERE board = $1 AND guest = $2";

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Score {
    /// A secret: it is enough to act as the guest.
    pub guest: String,
    pub name: String,
    pub score: i64,
    /// The table on which it was reached.
    pub code: String,
    /// When it was entered, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Enters a score; more is better. Only a guest's best score is kept, of equal ones the first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn enter_score(
        &self,
        leaderboard: &str,
        guest: &str,
        name: &str,
        score: i64,
        code: &str,
    ) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            let query = sqlx::query(ENTER).bind(leaderboard).bind(guest).bind(name).bind(score).bind(code).bind(now());
            query.execute(&pools.write).await?;
        });
        Ok(())
    }

    /// Returns the best scores of a leaderboard, one for each guest.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn best(&self, leaderboard: &str, limit: u32) -> Result<Vec<Score>, StoreError> {
        let limit = i64::from(limit);
        Ok(
            on!(&self.database, pools => sqlx::query_as(BEST).bind(leaderboard).bind(limit).fetch_all(&pools.read).await)?,
        )
    }

    /// Makes a table the one try of a guest that counts. Returns false if another table is.
    ///
    /// # Errors
    /// The database failed.
    pub async fn take_try(&self, leaderboard: &str, guest: &str, code: &str) -> Result<bool, StoreError> {
        on!(&self.database, pools => {
            sqlx::query(TRY).bind(leaderboard).bind(guest).bind(code).execute(&pools.write).await?;
            let counts: String = sqlx::query_scalar(TRY_OF).bind(leaderboard).bind(guest).fetch_one(&pools.write).await?;
            Ok(counts == code)
        })
    }

    /// Returns the code of the table that is the one try of a guest.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn try_of(&self, leaderboard: &str, guest: &str) -> Result<Option<String>, StoreError> {
        Ok(on!(&self.database, pools => {
            sqlx::query_scalar(TRY_OF).bind(leaderboard).bind(guest).fetch_optional(&pools.read).await
        })?)
    }
}
