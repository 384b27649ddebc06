//! Push subscriptions: the browsers in which guests are notified of their turn.

use crate::database::{now, on};
use crate::{Store, StoreError};

/// The most browsers of one guest; the oldest are removed.
pub const MOST_PUSHES: u32 = 8;

/// The newest has the greatest time, even if several are added within a millisecond.
const ADD: &str = "INSERT INTO pushes (endpoint, guest, p256dh, auth, at) VALUES ($1, $2, $3, $4, \
        (SELECT CASE WHEN MAX(at) >= $5 THEN MAX(at) + 1 ELSE $5 END FROM pushes WHERE guest = $2)) \
    ON CONFLICT (endpoint) DO UPDATE \
        SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at";
const FORGET: &str = "DELETE FROM pushes WHERE guest = $1 AND endpoint NOT IN \
    (SELECT endpoint FROM pushes WHERE guest = $1 ORDER BY at DESC LIMIT $2)";
const OF_GUEST: &str = "SELECT endpoint, p256dh, auth FROM pushes WHERE guest = $1 ORDER BY at DESC";
const REMOVE: &str = "DELETE FROM pushes WHERE endpoint = $1";

/// A subscription as the browser sent it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Push {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

impl Store {
    /// Adds a browser of a guest, and removes it from any other guest.
    ///
    /// # Errors
    /// The database failed.
    pub async fn add_push(&self, guest: &str, endpoint: &str, p256dh: &str, auth: &str) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            let mut transaction = pools.alone(&format!("push {guest}")).await?;
            let query = sqlx::query(ADD).bind(endpoint).bind(guest).bind(p256dh).bind(auth).bind(now());
            query.execute(&mut *transaction).await?;
            sqlx::query(FORGET).bind(guest).bind(i64::from(MOST_PUSHES)).execute(&mut *transaction).await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Returns the browsers of a guest, newest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn pushes_of(&self, guest: &str) -> Result<Vec<Push>, StoreError> {
        Ok(on!(&self.database, pools => sqlx::query_as(OF_GUEST).bind(guest).fetch_all(&pools.read).await)?)
    }

    /// Removes a browser.
    ///
    /// # Errors
    /// The database failed.
    pub async fn remove_push(&self, endpoint: &str) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            sqlx::query(REMOVE).bind(endpoint).execute(&pools.write).await?;
        });
        Ok(())
    }
}
