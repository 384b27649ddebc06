//! The rules in the page are the rules on the server: a record replayed here has the same fingerprint as there.

use contract::{Message, Record};
use wasm_bindgen::prelude::wasm_bindgen;

/// The fingerprint of a record in JSON, or `error: …`.
#[wasm_bindgen]
pub fn replay_fingerprint(record: &str) -> String {
    fingerprint(record).unwrap_or_else(|why| format!("error: {why}"))
}

fn fingerprint(record: &str) -> Result<String, Message> {
    let record: Record = serde_json::from_str(record)
        .map_err(|error| Message::new("record-unreadable").with("details", error.to_string()))?;
    let game = shelf::game(&record.game)
        .ok_or_else(|| Message::new("server-unknown-game").with("game", record.game.as_str()))?;
    game.fingerprint(&record).map_err(|error| error.message())
}
