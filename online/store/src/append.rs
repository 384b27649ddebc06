//! The queue of appends to the writer.
//!
//! A commit waits for the disk, which takes far longer than writing. While one group is being committed the next
//! appends gather, and the next commit takes all of them: the busier the server, the more appends share one wait.

use crate::card::Card;
use crate::{AppendError, Head};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The most appends in one commit. More would gain nothing and make the first wait for the last.
pub(crate) const MOST_AT_ONCE: usize = 1024;

/// How many orders may wait; further senders wait for a place in the queue.
const QUEUE: usize = 4096;

/// An order to the writer.
#[derive(Debug)]
pub(crate) enum Order {
    Append(Append),
    /// The last order. Answered when everything before it is written.
    Close(oneshot::Sender<()>),
}

/// An append to the log of one table.
#[derive(Debug)]
pub(crate) struct Append {
    /// Shared with the sender, which also frees them: memory that one thread allocates and another frees slows down
    /// both.
    pub(crate) entries: Arc<Entries>,
    pub(crate) reply: oneshot::Sender<Appended>,
}

/// The entries of an append.
#[derive(Debug)]
pub(crate) struct Entries {
    pub(crate) code: String,
    /// Where the log must end.
    pub(crate) after: Head,
    pub(crate) texts: Arc<[String]>,
    /// The chain of the log after each of them.
    pub(crate) chains: Vec<i64>,
    /// The card that the table then has.
    pub(crate) card: Option<Card>,
}

/// The result of an append.
pub(crate) type Appended = Result<(), AppendError>;

/// Creates the queue to the writer.
pub(crate) fn queue() -> (mpsc::Sender<Order>, mpsc::Receiver<Order>) {
    mpsc::channel(QUEUE)
}

/// Moves the appends out of `orders`, up to a close order, which is returned.
pub(crate) fn sort(orders: &mut Vec<Order>, appends: &mut impl Extend<Append>) -> Option<oneshot::Sender<()>> {
    for order in orders.drain(..) {
        match order {
            Order::Append(append) => appends.extend([append]),
            // Later orders get no answer.
            Order::Close(reply) => return Some(reply),
        }
    }
    None
}

impl Append {
    /// Returns the codes and cards of the successful appends.
    pub(crate) fn cards<'a>(group: &'a [Append], results: &[Appended]) -> impl Iterator<Item = (&'a str, &'a Card)> {
        let taken = group.iter().zip(results).filter(|(_, result)| result.is_ok());
        taken.filter_map(|(append, _)| Some((append.entries.code.as_str(), append.entries.card.as_ref()?)))
    }

    /// Returns the number of entries of the successful appends.
    pub(crate) fn count(group: &[Append], results: &[Appended]) -> usize {
        let taken = group.iter().zip(results).filter(|(_, result)| result.is_ok());
        taken.map(|(append, _)| append.entries.texts.len()).sum()
    }

    /// Sends the results to the senders.
    pub(crate) fn answer(group: impl IntoIterator<Item = Append>, results: impl IntoIterator<Item = Appended>) {
        for (Append { entries, reply }, result) in group.into_iter().zip(results) {
            drop(entries);
            // The sender may have gone.
            let _ = reply.send(result);
        }
    }
}
