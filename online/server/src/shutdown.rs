//! Ending in good order: everybody who is busy is told to stop, and waited for.

use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

/// Tells all who hold a [`Stop`] to stop.
#[derive(Debug)]
pub(crate) struct Shutdown {
    stop: watch::Sender<bool>,
    stopped: mpsc::Receiver<()>,
}

/// Held by everybody who is busy, until they have stopped.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    stop: watch::Receiver<bool>,
    /// Never used to send: when the last one is dropped, everybody has stopped.
    _busy: mpsc::Sender<()>,
}

pub(crate) fn shutdown() -> (Shutdown, Stop) {
    let (stop, wanted) = watch::channel(false);
    let (busy, stopped) = mpsc::channel(1);
    (Shutdown { stop, stopped }, Stop { stop: wanted, _busy: busy })
}

impl Shutdown {
    /// Begins to stop when `signal` is ready.
    pub(crate) fn begin_when<F: Future<Output = ()>>(&self, signal: F) -> impl Future<Output = ()> + use<F> {
        let stop = self.stop.clone();
        async move {
            signal.await;
            tracing::info!("stopping");
            stop.send_replace(true);
        }
    }

    /// Waits until everybody has stopped, but no longer than `most`.
    pub(crate) async fn finish(mut self, most: Duration) {
        if timeout(most, self.stopped.recv()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

impl Stop {
    /// Whether it is time to stop.
    pub(crate) fn is_wanted(&self) -> bool {
        *self.stop.borrow()
    }

    /// Waits until it is time to stop.
    pub(crate) async fn wanted(&mut self) {
        // An error means that the server is gone altogether.
        let _ = self.stop.wait_for(|&stop| stop).await;
    }
}
