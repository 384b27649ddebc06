//! Searches in small steps, so that the caller decides how long they take.

use std::fmt::Debug;

/// A search whose answer improves the longer it runs, and that knows when it has found the best. The answer is JSON, the
/// same for all games.
pub trait Solve: Debug + Send {
    /// Searches for some more milliseconds and returns whether there is more to find out.
    fn advance(&mut self) -> bool;

    /// Returns what it has found so far as JSON, with what is proven and what is not.
    fn answer(&self) -> String;
}
