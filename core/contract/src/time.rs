//! Time is passed in: milliseconds since the game began.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Milliseconds since the game began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// Returns the moment `more` milliseconds later.
    #[must_use]
    pub const fn plus(self, more: u64) -> Millis {
        Millis(self.0.saturating_add(more))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
