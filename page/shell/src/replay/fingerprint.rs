//! The rules in the page are the rules on the server: a record replayed here has the same fingerprint as there.

use crate::chunks;
use contract::{Message, Record};
use table_page::games;
use wasm_bindgen::prelude::wasm_bindgen;

/// The fingerprint of a record in JSON, or `error: …`.
#[wasm_bindgen]
pub async fn replay_fingerprint(record: String) -> String {
    match chunks::fingerprint(record).await {
        Ok(fingerprint) => fingerprint.await,
        Err(_) => "error: the page cannot be reached".to_owned(),
    }
}

/// The same, once its chunk is there.
pub(crate) async fn fingerprint(record: String) -> String {
    replayed(&record).await.unwrap_or_else(|why| format!("error: {why}"))
}

async fn replayed(record: &str) -> Result<String, Message> {
    let record: Record = serde_json::from_str(record)
        .map_err(|error| Message::new("record-unreadable").with("details", contract::unreadable_json(&error)))?;
    let game = games::load_game(&record.game).await?;
    game.fingerprint(&record).map_err(|error| error.message())
}
