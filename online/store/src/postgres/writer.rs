//! The task that writes to PostgreSQL, several groups of appends at a time; but at most one append of each table, so
//! that a table's entries keep their order.

use crate::AppendError;
use crate::append::{Append, MOST_AT_ONCE, Order, sort};
use crate::counts::Counter;
use crate::database::Pools;
use sqlx::Postgres;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;
use tokio::task::{Id, JoinSet};

/// How many groups may be written at the same time.
pub(crate) const MOST_GROUPS: usize = 4;

/// Writes until all senders are gone.
pub(crate) async fn run(pools: Pools<Postgres>, mut queue: mpsc::Receiver<Order>, counter: Arc<Counter>) {
    let mut waiting = Waiting::default();
    let mut groups = JoinSet::new();
    let (mut incoming, mut open, mut goodbye) = (Vec::new(), true, None);
    loop {
        while groups.len() < MOST_GROUPS
            && let Some(group) = waiting.next_group()
        {
            let codes = group.iter().map(|append| append.entries.code.clone()).collect();
            let id = groups.spawn(write(pools.clone(), group, Arc::clone(&counter))).id();
            waiting.busy.insert(id, codes);
        }
        tokio::select! {
            // A group that has panicked has ended too.
            Some(done) = groups.join_next_with_id() => {
                let id = done.map_or_else(|error| error.id(), |(id, ())| id);
                waiting.busy.remove(&id);
            }
            received = queue.recv_many(&mut incoming, MOST_AT_ONCE), if open && waiting.appends.len() < MOST_AT_ONCE => {
                goodbye = sort(&mut incoming, &mut waiting.appends);
                open = received > 0 && goodbye.is_none();
            }
            else => break,
        }
    }
    if let Some(reply) = goodbye {
        // The sender may have gone.
        let _ = reply.send(());
    }
}

/// Appends that are in no group yet.
#[derive(Debug, Default)]
struct Waiting {
    appends: VecDeque<Append>,
    /// The tables of each group that is being written.
    busy: HashMap<Id, Vec<String>>,
}

impl Waiting {
    /// Takes the next group: the first append of each table of which no other one is being written.
    fn next_group(&mut self) -> Option<Vec<Append>> {
        let mut codes: HashSet<String> = self.busy.values().flatten().cloned().collect();
        let (mut group, mut rest) = (Vec::new(), VecDeque::new());
        for append in self.appends.drain(..) {
            if group.len() < MOST_AT_ONCE && codes.insert(append.entries.code.clone()) {
                group.push(append);
            } else {
                rest.push_back(append);
            }
        }
        self.appends = rest;
        (!group.is_empty()).then_some(group)
    }
}

async fn write(pools: Pools<Postgres>, group: Vec<Append>, counter: Arc<Counter>) {
    let results = pools.write(&group).await;
    match &results {
        Ok(results) => counter.committed(Append::count(&group, results)),
        Err(error) => {
            if let Some(untold) = counter.failed(Instant::now()) {
                tracing::error!(%error, appends = group.len(), untold, "cannot write to the database");
            }
        }
    }
    let results = results.unwrap_or_else(|error| {
        let why = if is_unsure(&error) { AppendError::Unsure } else { AppendError::Failed };
        vec![Err(why); group.len()]
    });
    Append::answer(group, results);
}

/// Returns whether the database may have executed the statement all the same, or may still do so: it has not answered,
/// or it is shutting down (classes 08 and 57), which it may report after a commit.
fn is_unsure(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| code.starts_with("08") || code.starts_with("57"))
        }
        sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Encode(_) => false,
        _ => true,
    }
}
