//! Cards: short descriptions of tables, by which tables are found without reading their logs.

use crate::database::{Database, on};
use crate::{Store, StoreError};
use serde::{Deserialize, Serialize};

/// Selects open tables with these codes. Gathering tables need a person, and of the tables where the same person
/// gathers only the five newest are shown.
macro_rules! open {
    ($among:literal) => {
        concat!(
            "WITH asked AS (SELECT * FROM cards WHERE open AND stage <= 1 AND code ",
            $among,
            "), seated (code, nth) AS ( \
                SELECT asked.code, ROW_NUMBER() OVER (PARTITION BY sitters.guest ORDER BY asked.updated_at DESC, asked.code) \
                FROM asked JOIN sitters ON sitters.code = asked.code WHERE stage = 0) \
            SELECT * FROM asked WHERE stage = 1 OR code IN (SELECT code FROM seated WHERE nth <= 5) \
            ORDER BY stage, updated_at DESC, code"
        )
    };
}

/// Writes a card over the one before, with values from `$source` in the order of these columns.
macro_rules! put_card {
    ($source:literal) => {
        concat!(
            "INSERT INTO cards (code, game, stage, open, rated, due, terms, sitters, opened_at, updated_at) ",
            $source,
            " ON CONFLICT (code) DO UPDATE SET game = excluded.game, stage = excluded.stage, open = excluded.open, \
                rated = excluded.rated, due = excluded.due, terms = excluded.terms, sitters = excluded.sitters, \
                updated_at = excluded.updated_at, waits = 0"
        )
    };
}
pub(crate) use put_card;

const SQLITE_OPEN: &str = open!("IN (SELECT value FROM json_each($1))");
const POSTGRES_OPEN: &str = open!("= ANY($1)");
const OF_GUEST: &str = "SELECT cards.* FROM sitters JOIN cards ON cards.code = sitters.code \
    WHERE sitters.guest = $1 AND cards.updated_at < $2 ORDER BY cards.updated_at DESC, cards.code LIMIT $3";
/// Puts off by ten seconds at first, twice as long each time, an hour at most.
const TAKE_DUE: &str = "UPDATE cards SET (waits, due) = (SELECT longer, longer + $1 FROM (SELECT CASE \
        WHEN waits = 0 THEN 10000 WHEN waits >= 1800000 THEN 3600000 ELSE waits * 2 END AS longer) AS put_off) \
    WHERE due <= $1 AND code IN (SELECT code FROM cards WHERE due <= $1 ORDER BY due, code LIMIT $2) RETURNING code";
const NEVER_DUE: &str = "UPDATE cards SET due = NULL WHERE code = $1";
const SETTLED: &str = "UPDATE cards SET due = NULL WHERE code = $1 AND stage = 2";
const ONE: &str = "SELECT * FROM cards WHERE code = $1";

/// The short description of a table. All times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id of the game.
    pub game: String,
    /// 0: gathering, 1: playing, 2: over.
    pub stage: i16,
    /// Whether the table is listed for all visitors.
    pub open: bool,
    /// Whether it counts in ratings.
    pub rated: bool,
    /// When something is next due.
    pub due: Option<i64>,
    /// The terms, in the server's format.
    pub terms: String,
    /// The seated people and bots.
    pub sitters: Vec<Sitting>,
}

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    pub seat: u8,
    /// A secret: it is enough to act as the guest.
    pub guest: String,
    pub name: String,
    pub bot: bool,
    /// Whether it is the player's turn.
    pub awaited: bool,
    /// The rank, from 1.
    pub rank: Option<u8>,
    pub score: Option<i64>,
}

/// A stored card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCard {
    pub code: String,
    pub card: Card,
    /// When the first card was written.
    pub opened_at: i64,
    /// When the last card was written.
    pub updated_at: i64,
}

impl Card {
    /// Returns the guests who are people, each once.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> {
        let mut seen = std::collections::HashSet::new();
        let people = self.sitters.iter().filter(|sitter| !sitter.bot).map(|sitter| sitter.guest.as_str());
        people.filter(move |guest| seen.insert(*guest))
    }

    pub(crate) fn sitters_text(&self) -> String {
        serde_json::to_string(&self.sitters).expect("names and numbers are JSON")
    }
}

#[derive(sqlx::FromRow)]
struct Row {
    code: String,
    game: String,
    stage: i16,
    open: bool,
    rated: bool,
    due: Option<i64>,
    terms: String,
    sitters: String,
    opened_at: i64,
    updated_at: i64,
}

impl Row {
    fn read(self) -> Result<ListedCard, StoreError> {
        let Row { code, game, stage, open, rated, due, terms, sitters, opened_at, updated_at } = self;
        let sitters = serde_json::from_str(&sitters).map_err(|error| sqlx::Error::Decode(error.into()))?;
        Ok(ListedCard { code, card: Card { game, stage, open, rated, due, terms, sitters }, opened_at, updated_at })
    }
}

impl Store {
    /// Returns the card of a table.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn card(&self, code: &str) -> Result<Option<ListedCard>, StoreError> {
        let row: Option<Row> =
            on!(&self.database, pools => sqlx::query_as(ONE).bind(code).fetch_optional(&pools.read).await)?;
        row.map(Row::read).transpose()
    }

    /// Returns the open tables with these codes: first gathering ones with a person, then running ones, each newest
    /// first. Of the tables where the same person gathers only the five newest are returned.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn cards_open(&self, codes: &[&str]) -> Result<Vec<ListedCard>, StoreError> {
        let rows: Vec<Row> = match &self.database {
            Database::Sqlite(pools) => {
                let codes = serde_json::json!(codes).to_string();
                sqlx::query_as(SQLITE_OPEN).bind(codes).fetch_all(&pools.read).await
            }
            Database::Postgres(pools) => sqlx::query_as(POSTGRES_OPEN).bind(codes).fetch_all(&pools.read).await,
        }?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Returns the tables where a guest sits, newest first; with `before`, only those last changed before that moment.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn cards_of(&self, guest: &str, before: Option<i64>, limit: u32) -> Result<Vec<ListedCard>, StoreError> {
        let (before, limit) = (before.unwrap_or(i64::MAX), i64::from(limit));
        let rows: Vec<Row> = on!(&self.database, pools => {
            sqlx::query_as(OF_GUEST).bind(guest).bind(before).bind(limit).fetch_all(&pools.read).await
        })?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Notes that a finished game is settled.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settled(&self, code: &str) -> Result<(), StoreError> {
        on!(&self.database, pools => sqlx::query(SETTLED).bind(code).execute(&pools.write).await.map(drop))?;
        Ok(())
    }

    /// Returns the codes of the most urgent due tables, in no order. They are put off, each time longer, until
    /// something changes there, so that tables which cannot be helped do not block others. Of several servers one gets
    /// each table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn take_due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let limit = i64::from(limit);
        Ok(on!(&self.database, pools => {
            sqlx::query_scalar(TAKE_DUE).bind(now).bind(limit).fetch_all(&pools.write).await
        })?)
    }

    /// Notes that nothing is due at this table any more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn never_due(&self, code: &str) -> Result<(), StoreError> {
        on!(&self.database, pools => sqlx::query(NEVER_DUE).bind(code).execute(&pools.write).await.map(drop))?;
        Ok(())
    }
}
