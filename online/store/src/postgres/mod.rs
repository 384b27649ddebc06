//! The store in PostgreSQL. A group of appends is one statement with arrays as parameters.

mod writer;

use crate::append::{Append, Appended, Entries};
use crate::card::{Card, put_card};
use crate::database::{DATABASE_TIMEOUT, Pools, now};
use crate::{AppendError, StoreError};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{Connection, Postgres, Transaction};
use std::collections::HashMap;
use std::io::ErrorKind;
use std::time::Duration;
use tokio::time::{sleep, timeout};
use writer::MOST_GROUPS;
pub(crate) use writer::run as run_writer;

const READERS: u32 = 8;
/// Connections for ratings, scores and the like.
const OTHER_WRITERS: u32 = 2;

/// Inserts the entries of an append if the log ends right before its first number, with the chain that it follows
/// (entries of earlier versions have none). They are ordered by code, so that two servers never wait for each other.
const APPEND: &str = "INSERT INTO entries (table_code, number, text, chain, created_at) \
    SELECT code, new.number, new.text, new.chain, $7 \
    FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], $6::BIGINT[]) \
        AS new (code, first, follows, number, text, chain) \
    WHERE NOT EXISTS (SELECT FROM entries WHERE table_code = code AND entries.number = first) \
        AND (first = 0 OR EXISTS (SELECT FROM entries WHERE table_code = code AND entries.number = first - 1 \
            AND (entries.chain IS NULL OR entries.chain = follows))) \
    ORDER BY code COLLATE \"C\", new.number \
    ON CONFLICT DO NOTHING RETURNING table_code, number";
const CARDS: &str = put_card!(
    "SELECT new.*, $9, $9 \
    FROM UNNEST($1::TEXT[], $2::TEXT[], $3::SMALLINT[], $4::BOOLEAN[], $5::BOOLEAN[], $6::BIGINT[], $7::TEXT[], $8::TEXT[]) \
        AS new (code) \
    ORDER BY code COLLATE \"C\""
);
const STAND: &str = "DELETE FROM sitters WHERE code = ANY($1::TEXT[]) \
    AND NOT EXISTS (SELECT FROM UNNEST($2::TEXT[], $3::TEXT[]) AS new (guest, code) \
        WHERE new.guest = sitters.guest AND new.code = sitters.code)";
const SIT: &str = "INSERT INTO sitters (guest, code) \
    SELECT guest, code FROM UNNEST($1::TEXT[], $2::TEXT[]) AS new (guest, code) \
    ON CONFLICT DO NOTHING";
/// The error code while PostgreSQL starts or stops: `cannot_connect_now`.
const STARTING: &str = "57P03";
/// How long to wait before the next attempt to connect.
const BETWEEN_TRIES: Duration = Duration::from_millis(200);
/// Held until the transaction ends.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

impl Pools<Postgres> {
    pub(crate) async fn connect(options: PgConnectOptions) -> Result<Pools<Postgres>, StoreError> {
        // With less, a power cut could lose acknowledged entries.
        let options = options.application_name("farbraum").options([("synchronous_commit", "on")]);
        // A connection that the database has closed is replaced before it is used.
        let pool = |most| {
            PgPoolOptions::new().max_connections(most).acquire_timeout(DATABASE_TIMEOUT).test_before_acquire(true)
        };
        reach(&options).await?;
        let write = pool(MOST_GROUPS as u32 + OTHER_WRITERS).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/postgres").run(&write).await?;
        let read = pool(READERS).connect_with(options).await?;
        Ok(Pools { write, read })
    }

    /// Begins a transaction that excludes all others about the same subject, on all servers.
    pub(crate) async fn alone(&self, about: &str) -> sqlx::Result<Transaction<'static, Postgres>> {
        let mut transaction = self.write.begin().await?;
        sqlx::query(LOCK).bind(about).execute(&mut *transaction).await?;
        Ok(transaction)
    }

    /// Writes a group of appends, at most one of each table. Returns the result of each.
    ///
    /// Usually this is one transaction. If another server was faster, or the database refuses the group because of one
    /// append, they are written one by one.
    pub(crate) async fn write(&self, group: &[Append]) -> sqlx::Result<Vec<Appended>> {
        match self.write_together(group).await {
            Ok(Some(results)) => return Ok(results),
            Ok(None) => (),
            Err(error) if concerns_one(&error) => (),
            Err(error) => return Err(error),
        }
        let mut results = Vec::with_capacity(group.len());
        for append in group {
            let result = self.write_together(std::slice::from_ref(append)).await;
            results.push(match result {
                Ok(Some(alone)) => alone[0],
                Ok(None) => Err(AppendError::Taken),
                Err(error) if concerns_one(&error) => {
                    tracing::error!(%error, "cannot write an append to the database");
                    Err(AppendError::Failed)
                }
                Err(error) => return Err(error),
            });
        }
        Ok(results)
    }

    /// Returns `None` if an append was inserted in part, which is undone.
    async fn write_together(&self, group: &[Append]) -> sqlx::Result<Option<Vec<Appended>>> {
        let mut connection = self.write.acquire().await?;
        let written = timeout(DATABASE_TIMEOUT, write_group(&mut connection, group)).await;
        written.unwrap_or_else(|_| {
            // The state of the connection is unknown.
            connection.close_on_drop();
            Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))
        })
    }
}

/// Connects once, because a pool does not say why it cannot. Waits for a database that is starting.
async fn reach(options: &PgConnectOptions) -> Result<(), StoreError> {
    let mut why = format!("no answer within {} seconds", DATABASE_TIMEOUT.as_secs());
    let reached = timeout(DATABASE_TIMEOUT, async {
        loop {
            match PgConnection::connect_with(options).await {
                Err(sqlx::Error::Io(error)) if error.kind() == ErrorKind::ConnectionRefused => {
                    why = "connection refused".to_owned();
                }
                Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(STARTING) => {
                    why = error.message().to_owned();
                }
                result => return result,
            }
            sleep(BETWEEN_TRIES).await;
        }
    })
    .await;
    let at = format!("{}:{}", options.get_host(), options.get_port());
    match reached {
        Ok(Ok(connection)) => Ok(connection.close().await?),
        Ok(Err(sqlx::Error::Io(error))) => Err(StoreError::Unreachable { at, why: error.to_string() }),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(StoreError::Unreachable { at, why }),
    }
}

async fn write_group(connection: &mut PgConnection, group: &[Append]) -> sqlx::Result<Option<Vec<Appended>>> {
    let (mut codes, mut firsts, mut follows) = (Vec::new(), Vec::new(), Vec::new());
    let (mut numbers, mut texts, mut chains) = (Vec::new(), Vec::new(), Vec::new());
    for Entries { code, after, texts: new, chains: made, .. } in group.iter().map(|append| &*append.entries) {
        for ((number, text), chain) in (after.length as i64..).zip(new.iter()).zip(made) {
            codes.push(code.as_str());
            firsts.push(after.length as i64);
            follows.push(after.chain.0);
            numbers.push(number);
            texts.push(text.as_str());
            chains.push(*chain);
        }
    }
    let mut transaction = connection.begin().await?;
    let query = sqlx::query_as::<_, (String, i64)>(APPEND).bind(codes).bind(firsts).bind(follows);
    let query = query.bind(numbers).bind(texts).bind(chains);
    let mut entries: HashMap<String, usize> = HashMap::new();
    for (code, _) in query.bind(now()).fetch_all(&mut *transaction).await? {
        *entries.entry(code).or_default() += 1;
    }
    let mut results = Vec::with_capacity(group.len());
    for append in group {
        match entries.get(&append.entries.code) {
            None => results.push(Err(AppendError::Taken)),
            Some(&entries) if entries == append.entries.texts.len() => results.push(Ok(())),
            Some(_) => {
                transaction.rollback().await?;
                return Ok(None);
            }
        }
    }
    let cards: Vec<(&str, &Card)> = Append::cards(group, &results).collect();
    if !cards.is_empty() {
        write_cards(&mut transaction, &cards).await?;
    }
    transaction.commit().await?;
    Ok(Some(results))
}

async fn write_cards(transaction: &mut Transaction<'_, Postgres>, cards: &[(&str, &Card)]) -> sqlx::Result<()> {
    let codes: Vec<&str> = cards.iter().map(|(code, _)| *code).collect();
    let query = sqlx::query(CARDS)
        .bind(&codes)
        .bind(cards.iter().map(|(_, card)| card.game.as_str()).collect::<Vec<_>>())
        .bind(cards.iter().map(|(_, card)| card.stage).collect::<Vec<_>>())
        .bind(cards.iter().map(|(_, card)| card.open).collect::<Vec<_>>())
        .bind(cards.iter().map(|(_, card)| card.rated).collect::<Vec<_>>())
        .bind(cards.iter().map(|(_, card)| card.due).collect::<Vec<_>>())
        .bind(cards.iter().map(|(_, card)| card.terms.as_str()).collect::<Vec<_>>())
        .bind(cards.iter().map(|(_, card)| card.sitters_text()).collect::<Vec<_>>());
    query.bind(now()).execute(&mut **transaction).await?;
    let sitters = cards.iter().flat_map(|(code, card)| card.people().map(move |guest| (guest, *code)));
    let (guests, tables): (Vec<&str>, Vec<&str>) = sitters.unzip();
    sqlx::query(STAND).bind(&codes).bind(&guests).bind(&tables).execute(&mut **transaction).await?;
    sqlx::query(SIT).bind(&guests).bind(&tables).execute(&mut **transaction).await?;
    Ok(())
}

/// Returns whether the database works but refuses: two servers conflict (class 40), or it cannot keep a text (class
/// 22).
fn concerns_one(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code.starts_with("40") || code.starts_with("22"))
}
