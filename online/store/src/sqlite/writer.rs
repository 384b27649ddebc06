//! The thread that writes to an SQLite file, a group of appends at a time.
//!
//! It has its own connection and waits for nothing but the queue and the disk: a move costs a few prepared statements
//! and its share of a commit.

use crate::append::{Append, Appended, Entries, MOST_AT_ONCE, Order, sort};
use crate::card::{Card, put_card};
use crate::counts::Counter;
use crate::database::{DATABASE_TIMEOUT, now};
use crate::{AppendError, Chain, End, StoreError};
use rusqlite::{CachedStatement, Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Settings that make writing cheaper and no less safe.
const WRITING: [(&str, &str); 4] = [
    // With less, a power cut could lose acknowledged entries.
    ("synchronous", "FULL"),
    // Keeps temporary copies of pages in memory, not in another file.
    ("temp_store", "MEMORY"),
    // In KiB: holds the ends of all growing logs, which would otherwise be read again and again.
    ("cache_size", "-32768"),
    // Pages in the WAL before a checkpoint: a page that changes often is then written to its place once.
    ("wal_autocheckpoint", "8000"),
];

/// How long the next group gathers when several appends came at once, counted from the start of the last group: a
/// commit costs the same for one append or fifty.
const GATHERING: Duration = Duration::from_millis(4);

const END: &str = "SELECT id, length, last, chain FROM logs LEFT JOIN entries ON place = last WHERE code = ?1";
const BEGIN: &str = "INSERT INTO logs (code, length, last) VALUES (?1, 0, 0)";
const ENTRY: &str =
    "INSERT INTO entries (log, number, before, text, chain, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
const GROW: &str = "UPDATE logs SET length = ?2, last = ?3 WHERE id = ?1";
const CARD: &str = put_card!("VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)");
const STAND: &str = "DELETE FROM sitters WHERE code = ?1 AND guest NOT IN (SELECT value FROM json_each(?2))";
const SIT: &str = "INSERT INTO sitters (guest, code) SELECT value, ?1 FROM json_each(?2) WHERE TRUE \
    ON CONFLICT DO NOTHING";

/// Starts the thread, which ends when all senders are gone.
pub(crate) fn start(path: &Path, queue: mpsc::Receiver<Order>, counter: Arc<Counter>) -> Result<(), StoreError> {
    let connection = Some(open(path).map_err(|error| StoreError::Write(error.into()))?);
    let writer = Writer { path: path.to_owned(), connection, counter };
    let thread = thread::Builder::new().name("writer".to_owned());
    thread.spawn(move || writer.run(queue)).map(drop).map_err(|error| StoreError::Write(error.into()))
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    // Another process may be writing to the same file.
    connection.busy_timeout(DATABASE_TIMEOUT)?;
    for (key, value) in WRITING {
        connection.pragma_update(None, key, value)?;
    }
    Ok(connection)
}

#[derive(Debug)]
struct Writer {
    path: PathBuf,
    /// `None` after a failure: then the file is opened again.
    connection: Option<Connection>,
    counter: Arc<Counter>,
}

impl Writer {
    fn run(mut self, mut queue: mpsc::Receiver<Order>) {
        let (mut orders, mut group) = (Vec::new(), Vec::new());
        while queue.blocking_recv_many(&mut orders, MOST_AT_ONCE) > 0 {
            let goodbye = sort(&mut orders, &mut group);
            let (began, is_busy) = (Instant::now(), group.len() > 1);
            if !group.is_empty() {
                let results = self.write_or_fail(&group);
                Append::answer(group.drain(..), results);
            }
            if let Some(reply) = goodbye {
                drop(self.connection);
                // The sender may have gone.
                let _ = reply.send(());
                return;
            }
            if is_busy {
                thread::sleep(GATHERING.saturating_sub(began.elapsed()));
            }
        }
    }

    fn write_or_fail(&mut self, group: &[Append]) -> Vec<Appended> {
        match self.write(group) {
            Ok(results) => {
                self.counter.committed(Append::count(group, &results));
                results
            }
            Err(error) => {
                if let Some(untold) = self.counter.failed(Instant::now()) {
                    tracing::error!(%error, appends = group.len(), untold, "cannot write to the database");
                }
                // Its state is unknown.
                self.connection = None;
                vec![Err(AppendError::Failed); group.len()]
            }
        }
    }

    /// Writes a group in one transaction. Returns the result of each append.
    fn write(&mut self, group: &[Append]) -> rusqlite::Result<Vec<Appended>> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(open(&self.path)?),
        };
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let results = Pen::new(&transaction)?.write(group)?;
        for (code, card) in Append::cards(group, &results) {
            write_card(&transaction, code, card)?;
        }
        transaction.commit()?;
        Ok(results)
    }
}

/// The statements that nearly every group needs.
struct Pen<'a> {
    transaction: &'a Transaction<'a>,
    end: CachedStatement<'a>,
    entry: CachedStatement<'a>,
    grow: CachedStatement<'a>,
    now: i64,
}

impl Pen<'_> {
    fn new<'a>(transaction: &'a Transaction<'a>) -> rusqlite::Result<Pen<'a>> {
        let prepare = |statement| transaction.prepare_cached(statement);
        Ok(Pen { transaction, end: prepare(END)?, entry: prepare(ENTRY)?, grow: prepare(GROW)?, now: now() })
    }

    fn write(mut self, group: &[Append]) -> rusqlite::Result<Vec<Appended>> {
        group.iter().map(|append| self.append(append)).collect()
    }

    /// Appends the entries if the log ends where they are to follow.
    fn append(&mut self, append: &Append) -> rusqlite::Result<Appended> {
        let Entries { code, after, texts, chains, .. } = &*append.entries;
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, Some(row.get(2)?), row.get(3)?));
        let end: Option<(i64, i64, Option<i64>, Option<i64>)> = self.end.query_row([code], row).optional()?;
        let (log, length, mut before, chain) = match end {
            Some(end) => end,
            None if after.length == 0 => {
                self.transaction.prepare_cached(BEGIN)?.execute([code])?;
                (self.transaction.last_insert_rowid(), 0, None, None)
            }
            None => return Ok(Err(AppendError::Taken)),
        };
        if !after.may_be(End { length: length as usize, chain: chain.map(Chain) }) {
            return Ok(Err(AppendError::Taken));
        }
        for ((number, text), chain) in (length..).zip(texts.iter()).zip(chains) {
            before = Some(self.entry.insert(params![log, number, before, text, chain, self.now])?);
        }
        self.grow.execute(params![log, length + texts.len() as i64, before])?;
        Ok(Ok(()))
    }
}

fn write_card(transaction: &Transaction<'_>, code: &str, card: &Card) -> rusqlite::Result<()> {
    let Card { game, stage, open, rated, due, terms, .. } = card;
    let (sitters, people) = (card.sitters_text(), serde_json::json!(card.people().collect::<Vec<_>>()).to_string());
    let values = params![code, game, stage, open, rated, due, terms, sitters, now()];
    transaction.prepare_cached(CARD)?.execute(values)?;
    transaction.prepare_cached(STAND)?.execute([code, &people])?;
    transaction.prepare_cached(SIT)?.execute([code, &people])?;
    Ok(())
}
