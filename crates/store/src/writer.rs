//! The one task that writes, a group at a time.
//!
//! A commit waits for the disk, and that takes far longer than the writing. So while one group is being committed the
//! next appends gather in the queue, and the next commit takes all of them: the busier the server, the more
//! appends share one wait.

use crate::AppendError;
use crate::counts::Counter;
use crate::sqlite::Database;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// More at once would gain nothing and make the first wait for the last.
const MOST_AT_ONCE: usize = 1024;

/// Entries on their way to the log of one table.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) code: String,
    pub(crate) number: usize,
    pub(crate) texts: Vec<String>,
    pub(crate) reply: oneshot::Sender<Result<(), AppendError>>,
}

/// Writes until nobody can append any more.
pub(crate) async fn run(database: Database, mut queue: mpsc::Receiver<Append>, counter: Arc<Counter>) {
    let mut group = Vec::new();
    while queue.recv_many(&mut group, MOST_AT_ONCE).await > 0 {
        let results = database.write(&group).await;
        match &results {
            Ok(results) => {
                let taken = group.iter().zip(results).filter(|(_, result)| result.is_ok());
                counter.committed(taken.map(|(append, _)| append.texts.len()).sum());
            }
            Err(_) => counter.failed(),
        }
        let results = results.unwrap_or_else(|error| {
            tracing::error!(%error, appends = group.len(), "cannot write to the database");
            vec![Err(AppendError::Failed); group.len()]
        });
        for (append, result) in group.drain(..).zip(results) {
            // Whoever asked may have gone.
            let _ = append.reply.send(result);
        }
    }
}
