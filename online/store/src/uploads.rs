//! Games that were played offline and uploaded: the same upload leads to the same table.

use crate::database::on;
use crate::{Store, StoreError};

const ADD: &str = "INSERT INTO uploads (log, guest, code) VALUES ($1, $2, $3) ON CONFLICT (log, guest) DO NOTHING";
const FIND: &str = "SELECT code FROM uploads WHERE log = $1 AND guest = $2";

impl Store {
    /// Remembers the table of a game that a guest has uploaded, and returns the code of the first such table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn add_upload(&self, log: &str, guest: &str, code: &str) -> Result<String, StoreError> {
        on!(&self.database, pools => {
            sqlx::query(ADD).bind(log).bind(guest).bind(code).execute(&pools.write).await?;
            Ok(sqlx::query_scalar(FIND).bind(log).bind(guest).fetch_one(&pools.write).await?)
        })
    }

    /// Returns the code of the table of a game that a guest has uploaded, or `None`. `log` is a hash of the game's log.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn upload(&self, log: &str, guest: &str) -> Result<Option<String>, StoreError> {
        on!(&self.database, pools => {
            Ok(sqlx::query_scalar(FIND).bind(log).bind(guest).fetch_optional(&pools.read).await?)
        })
    }
}
