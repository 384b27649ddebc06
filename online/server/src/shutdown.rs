//! Orderly shutdown: each task that holds a [`Stop`] is told to stop, and the server waits for all of them.

use std::time::Duration;
use tokio::time::timeout;
use tokio_util::sync::{CancellationToken, WaitForCancellationFuture};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// Tells a task when to stop, and counts it as running until dropped.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    requested: CancellationToken,
    _running: TaskTrackerToken,
}

impl Stop {
    pub(crate) fn new(requested: &CancellationToken, running: &TaskTracker) -> Stop {
        Stop { requested: requested.clone(), _running: running.token() }
    }

    /// Returns whether the server is stopping.
    pub(crate) fn is_requested(&self) -> bool {
        self.requested.is_cancelled()
    }

    /// Waits until the server is stopping.
    pub(crate) fn requested(&self) -> WaitForCancellationFuture<'_> {
        self.requested.cancelled()
    }
}

/// Waits until no [`Stop`] is left, at most for `limit`.
pub(crate) async fn finish(running: &TaskTracker, limit: Duration) {
    running.close();
    if timeout(limit, running.wait()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}
