//! What a list says about a table, so that it need not be replayed for that.

use protocol::Stage;
use serde::{Deserialize, Serialize};

/// What a list says about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// The id of the game.
    pub game: String,
    pub stage: Stage,
    /// The time of the last entry, in milliseconds since 1970.
    pub at: u64,
    /// The name of the edition, if it is not the one that comes with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
}

impl Label {
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    pub(crate) fn read(text: &str) -> Option<Label> {
        serde_json::from_str(text).ok()
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
