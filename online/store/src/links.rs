//! Links that make another browser the same guest. Each works once, and only its hash is kept.

use crate::database::{now, on};
use crate::{Store, StoreError};

const KEEP: &str = "INSERT INTO links (hash, guest, expires) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING";
const FORGET: &str = "DELETE FROM links WHERE expires <= $1";
const TAKE: &str = "DELETE FROM links WHERE hash = $1 RETURNING guest, expires";

impl Store {
    /// Keeps a link for a guest until a moment, in milliseconds since 1970.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keep_link(&self, hash: [u8; 32], guest: &str, expires: i64) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            sqlx::query(FORGET).bind(now()).execute(&pools.write).await?;
            sqlx::query(KEEP).bind(&hash[..]).bind(guest).bind(expires).execute(&pools.write).await?;
        });
        Ok(())
    }

    /// Uses up a link and returns its guest; `None` if the link is unknown or expired.
    ///
    /// # Errors
    /// The database failed.
    pub async fn take_link(&self, hash: [u8; 32], now: i64) -> Result<Option<String>, StoreError> {
        let taken: Option<(String, i64)> = on!(&self.database, pools => {
            sqlx::query_as(TAKE).bind(&hash[..]).fetch_optional(&pools.write).await
        })?;
        Ok(taken.filter(|&(_, expires)| now < expires).map(|(guest, _)| guest))
    }
}
