//! The task that writes, a group at a time.
//!
//! A commit waits for the disk, and that takes far longer than the writing. So while one group is being committed the
//! next appends gather, and the next commit takes all of them: the busier the server, the more appends share one wait.
//! Where the database can commit several groups at once, several are on their way; but of one table there is never more
//! than one append, so a table's entries keep their order.

use crate::AppendError;
use crate::card::Card;
use crate::counts::Counter;
use crate::database::{Database, on};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::{Id, JoinSet};

/// More at once would gain nothing and make the first wait for the last.
const MOST_AT_ONCE: usize = 1024;
/// How many groups may be on their way where the database can commit several at once.
pub(crate) const MOST_GROUPS: usize = 4;

/// Entries on their way to the log of one table.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) code: String,
    pub(crate) number: usize,
    pub(crate) texts: Vec<String>,
    /// What the log says then, in short.
    pub(crate) card: Option<Card>,
    pub(crate) reply: oneshot::Sender<Appended>,
}

/// What became of an append.
pub(crate) type Appended = Result<(), AppendError>;

impl Append {
    /// The cards of those that were taken, with their codes.
    pub(crate) fn cards<'a>(group: &'a [Append], results: &[Appended]) -> impl Iterator<Item = (&'a str, &'a Card)> {
        let taken = group.iter().zip(results).filter(|(_, result)| result.is_ok());
        taken.filter_map(|(append, _)| Some((append.code.as_str(), append.card.as_ref()?)))
    }
}

/// Writes until nobody can append any more.
pub(crate) async fn run(database: Database, mut queue: mpsc::Receiver<Append>, counter: Arc<Counter>) {
    let most_groups = match database {
        // Has one writer anyway.
        Database::Sqlite(_) => 1,
        Database::Postgres(_) => MOST_GROUPS,
    };
    let mut waiting = Waiting::default();
    let mut groups = JoinSet::new();
    let (mut incoming, mut open) = (Vec::new(), true);
    loop {
        while groups.len() < most_groups
            && let Some(group) = waiting.next_group()
        {
            let codes = group.iter().map(|append| append.code.clone()).collect();
            let id = groups.spawn(write(database.clone(), group, Arc::clone(&counter))).id();
            waiting.busy.insert(id, codes);
        }
        tokio::select! {
            // A group that has panicked is over too.
            Some(done) = groups.join_next_with_id() => {
                let id = done.map_or_else(|error| error.id(), |(id, ())| id);
                waiting.busy.remove(&id);
            }
            received = queue.recv_many(&mut incoming, MOST_AT_ONCE), if open && waiting.appends.len() < MOST_AT_ONCE => {
                open = received > 0;
                waiting.appends.extend(incoming.drain(..));
            }
            else => return,
        }
    }
}

/// Appends that are in no group yet.
#[derive(Debug, Default)]
struct Waiting {
    appends: VecDeque<Append>,
    /// The tables in every group that is on its way.
    busy: HashMap<Id, Vec<String>>,
}

impl Waiting {
    /// Takes the next group: of each table the first append, unless another of it is on its way.
    fn next_group(&mut self) -> Option<Vec<Append>> {
        let mut codes: HashSet<String> = self.busy.values().flatten().cloned().collect();
        let (mut group, mut rest) = (Vec::new(), VecDeque::new());
        for append in self.appends.drain(..) {
            if group.len() < MOST_AT_ONCE && codes.insert(append.code.clone()) {
                group.push(append);
            } else {
                rest.push_back(append);
            }
        }
        self.appends = rest;
        (!group.is_empty()).then_some(group)
    }
}

async fn write(database: Database, group: Vec<Append>, counter: Arc<Counter>) {
    let results = on!(&database, pools => pools.write(&group).await);
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
    for (append, result) in group.into_iter().zip(results) {
        // Whoever asked may have gone.
        let _ = append.reply.send(result);
    }
}
