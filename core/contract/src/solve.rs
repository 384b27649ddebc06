//! Looking for the best, a bit at a time, so that whoever asks decides when it has taken long enough.

use std::fmt::Debug;

/// A search that gets better the longer it goes on, and knows when it has found the best.
pub trait Solve: Debug + Send {
    /// Searches on for some milliseconds. Says whether there is more to find out.
    fn advance(&mut self) -> bool;

    /// What it has found so far, as JSON, with what is proven and what is not.
    fn answer(&self) -> String;
}
