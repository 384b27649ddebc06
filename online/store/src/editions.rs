//! The files of all editions that servers have offered, so that a newer version with other editions can continue old
//! tables.

use crate::database::on;
use crate::{Store, StoreError};

const KEEP: &str = "INSERT INTO editions (game, hash, text) VALUES ($1, $2, $3) ON CONFLICT (game, hash) DO NOTHING";
const READ: &str = "SELECT text FROM editions WHERE game = $1 AND hash = $2";

impl Store {
    /// Keeps the file of an edition for good, under the hash by which logs name it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keep_edition(&self, game: &str, hash: &str, text: &str) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            sqlx::query(KEEP).bind(game).bind(hash).bind(text).execute(&pools.write).await?;
        });
        Ok(())
    }

    /// Returns the file of an edition, or `None`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn edition(&self, game: &str, hash: &str) -> Result<Option<String>, StoreError> {
        if !hash.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Ok(None);
        }
        on!(&self.database, pools => {
            Ok(sqlx::query_scalar(READ).bind(game).bind(hash).fetch_optional(&pools.read).await?)
        })
    }
}
