//! What the one who writes is given to do.
//!
//! A commit waits for the disk, and that takes far longer than the writing. So while one group is being committed the
//! next appends gather, and the next commit takes all of them: the busier the server, the more appends share one wait.

use crate::card::Card;
use crate::{AppendError, Head};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// More at once would gain nothing and make the first wait for the last.
pub(crate) const MOST_AT_ONCE: usize = 1024;

/// How many orders may wait; more wait before the queue.
const QUEUE: usize = 4096;

/// Something for the one who writes.
#[derive(Debug)]
pub(crate) enum Order {
    Append(Append),
    /// Nothing comes after this. The answer comes when everything before is written.
    Close(oneshot::Sender<()>),
}

/// Entries on their way to the log of one table.
#[derive(Debug)]
pub(crate) struct Append {
    /// Whoever waits for the answer has them too and frees them: what one thread makes and another frees keeps both waiting.
    pub(crate) entries: Arc<Entries>,
    pub(crate) reply: oneshot::Sender<Appended>,
}

/// What is appended to the log of one table.
#[derive(Debug)]
pub(crate) struct Entries {
    pub(crate) code: String,
    /// Where the log must end.
    pub(crate) after: Head,
    pub(crate) texts: Arc<[String]>,
    /// What stands for the log after each of them.
    pub(crate) chains: Vec<i64>,
    /// What the log says then, in short.
    pub(crate) card: Option<Card>,
}

/// What became of an append.
pub(crate) type Appended = Result<(), AppendError>;

/// A queue to the one who writes.
pub(crate) fn queue() -> (mpsc::Sender<Order>, mpsc::Receiver<Order>) {
    mpsc::channel(QUEUE)
}

/// Takes from orders the appends up to a goodbye, and that.
pub(crate) fn sort(orders: &mut Vec<Order>, appends: &mut impl Extend<Append>) -> Option<oneshot::Sender<()>> {
    for order in orders.drain(..) {
        match order {
            Order::Append(append) => appends.extend([append]),
            // What comes later gets no answer.
            Order::Close(reply) => return Some(reply),
        }
    }
    None
}

impl Append {
    /// The cards of those that were taken, with their codes.
    pub(crate) fn cards<'a>(group: &'a [Append], results: &[Appended]) -> impl Iterator<Item = (&'a str, &'a Card)> {
        let taken = group.iter().zip(results).filter(|(_, result)| result.is_ok());
        taken.filter_map(|(append, _)| Some((append.entries.code.as_str(), append.entries.card.as_ref()?)))
    }

    /// How many entries were taken.
    pub(crate) fn count(group: &[Append], results: &[Appended]) -> usize {
        let taken = group.iter().zip(results).filter(|(_, result)| result.is_ok());
        taken.map(|(append, _)| append.entries.texts.len()).sum()
    }

    /// Tells everybody in a group what became of theirs.
    pub(crate) fn answer(group: impl IntoIterator<Item = Append>, results: impl IntoIterator<Item = Appended>) {
        for (Append { entries, reply }, result) in group.into_iter().zip(results) {
            drop(entries);
            // Whoever asked may have gone.
            let _ = reply.send(result);
        }
    }
}
