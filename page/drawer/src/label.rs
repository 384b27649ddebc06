//! What a list says of a table, so that nobody has to replay it for that.

use protocol::Stage;
use serde::{Deserialize, Serialize};

/// What a list says of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// The game's id.
    pub game: String,
    pub stage: Stage,
    /// When something last happened there, in milliseconds since 1970.
    pub at: u64,
    /// The name of the edition, if the table plays with one of somebody's own.
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
