//! The files of the editions that games were offered with here, so that a newer program, which comes with others, can go on with
//! the tables that were started with them.

use crate::database::on;
use crate::{Store, StoreError};

const KEEP: &str = "INSERT INTO editions (game, hash, text) VALUES ($1, $2, $3) ON CONFLICT (game, hash) DO NOTHING";
const READ: &str = "SELECT text FROM editions WHERE game = $1 AND hash = $2";

impl Store {
    /// Keeps the file of an edition under the hash that logs name it by, for ever.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keep_edition(&self, game: &str, hash: &str, text: &str) -> Result<(), StoreError> {
        on!(&self.database, pools => {
            sqlx::query(KEEP).bind(game).bind(hash).bind(text).execute(&pools.write).await?;
        });
        Ok(())
    }

    /// The file of an edition that was kept. Whatever is no hash names none.
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
