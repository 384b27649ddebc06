//! Ratings of players. The server decides what the numbers mean.

use crate::database::on;
use crate::{Store, StoreError};

const READ: &str = "SELECT mu, sigma, games, opponents FROM ratings WHERE game = $1 AND guest = $2";
const ONCE: &str = "INSERT INTO rated (code) VALUES ($1) ON CONFLICT (code) DO NOTHING";
const WRITE: &str = "INSERT INTO ratings (game, guest, name, mu, sigma, games, least, opponents) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, (SELECT COUNT(*) FROM opponents WHERE game = $1 AND guest = $2)) \
    ON CONFLICT (game, guest) DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma, \
        games = excluded.games, least = excluded.least, opponents = excluded.opponents";
/// A game of an earlier day that is counted late counts as one of the last day.
const MEET: &str = "INSERT INTO opponents (game, guest, other, day, counted) VALUES ($1, $2, $3, $4, 1) \
    ON CONFLICT (game, guest, other) DO UPDATE SET \
        counted = CASE WHEN excluded.day > opponents.day THEN 1 ELSE opponents.counted + 1 END, \
        day = CASE WHEN excluded.day > opponents.day THEN excluded.day ELSE opponents.day END";
const COUNTED: &str = "SELECT counted FROM opponents WHERE game = $1 AND guest = $2 AND other = $3 AND day >= $4";
const TOP: &str = "SELECT guest, name, mu, sigma, games, opponents FROM ratings WHERE game = $1 AND opponents >= $2 \
    ORDER BY least DESC, guest LIMIT $3";

/// The rating of a guest in a game.
#[derive(Clone, Copy, Debug, PartialEq, sqlx::FromRow)]
pub struct Rating {
    /// The estimate.
    pub mu: f64,
    /// The uncertainty.
    pub sigma: f64,
    /// The number of games behind it.
    pub games: i64,
    /// The number of different opponents; counted by the store.
    pub opponents: i64,
}

/// A finished game to be counted in ratings.
#[derive(Clone, Copy, Debug)]
pub struct RatedGame<'a> {
    /// The code of the table.
    pub code: &'a str,
    /// The id of the game.
    pub game: &'a str,
    /// The day on which it ended, counted from 1970.
    pub day: u32,
    /// The players, as guest and name.
    pub players: &'a [(&'a str, &'a str)],
}

impl Rating {
    /// Returns the rating minus its uncertainty.
    fn least(&self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

/// A guest on the rating list.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct RatedGuest {
    /// A secret: it is enough to act as the guest.
    pub guest: String,
    /// The name in the last game that counted.
    pub name: String,
    #[sqlx(flatten)]
    pub rating: Rating,
}

impl Store {
    /// Returns the ratings of these guests in a game; `None` for those who have not played it yet.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn ratings(&self, game: &str, guests: &[&str]) -> Result<Vec<Option<Rating>>, StoreError> {
        let mut ratings = Vec::with_capacity(guests.len());
        on!(&self.database, pools => {
            let mut connection = pools.read.acquire().await?;
            for &guest in guests {
                let query = sqlx::query_as(READ).bind(game).bind(guest);
                ratings.push(query.fetch_optional(&mut *connection).await?);
            }
        });
        Ok(ratings)
    }

    /// Counts a game in the ratings of its players: `rate` computes the new ones from the old ones, in the order of the
    /// players. Returns false if the table has been counted already, or if two of the players have had `most` games
    /// counted on that day; then no rating changes.
    ///
    /// One table of each game is counted at a time, on all servers.
    ///
    /// # Errors
    /// The database failed. Nothing has changed, or it is unknown.
    pub async fn rate(
        &self,
        RatedGame { code, game, day, players }: RatedGame<'_>,
        most: u32,
        rate: impl FnOnce(&[Option<Rating>]) -> Vec<Rating>,
    ) -> Result<bool, StoreError> {
        let guests: Vec<&str> = players.iter().map(|(guest, _)| *guest).collect();
        let pairs = pairs(&guests);
        on!(&self.database, pools => {
            let mut transaction = pools.alone(&format!("rate {game}")).await?;
            if sqlx::query(ONCE).bind(code).execute(&mut *transaction).await?.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
            for &(guest, other) in &pairs {
                let query = sqlx::query_scalar(COUNTED).bind(game).bind(guest).bind(other).bind(i64::from(day));
                let counted: Option<i64> = query.fetch_optional(&mut *transaction).await?;
                if counted.is_some_and(|counted| counted >= i64::from(most)) {
                    // The table is settled all the same.
                    transaction.commit().await?;
                    return Ok(false);
                }
            }
            for &(one, two) in &pairs {
                for (guest, other) in [(one, two), (two, one)] {
                    let query = sqlx::query(MEET).bind(game).bind(guest).bind(other).bind(i64::from(day));
                    query.execute(&mut *transaction).await?;
                }
            }
            let mut old = Vec::with_capacity(players.len());
            for (guest, _) in players {
                old.push(sqlx::query_as(READ).bind(game).bind(guest).fetch_optional(&mut *transaction).await?);
            }
            for (&(guest, name), new) in players.iter().zip(rate(&old)) {
                let query = sqlx::query(WRITE).bind(game).bind(guest).bind(name);
                let query = query.bind(new.mu).bind(new.sigma).bind(new.games).bind(new.least());
                query.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Returns whether any two of these guests have had `most` games counted on a day.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn have_met(&self, game: &str, day: u32, guests: &[&str], most: u32) -> Result<bool, StoreError> {
        on!(&self.database, pools => {
            let mut connection = pools.read.acquire().await?;
            for (guest, other) in pairs(guests) {
                let query = sqlx::query_scalar(COUNTED).bind(game).bind(guest).bind(other).bind(i64::from(day));
                let counted: Option<i64> = query.fetch_optional(&mut *connection).await?;
                if counted.is_some_and(|counted| counted >= i64::from(most)) {
                    return Ok(true);
                }
            }
        });
        Ok(false)
    }

    /// Returns the best guests of a game by least rating, among those with at least `opponents` different opponents.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn top_rated(&self, game: &str, opponents: u32, limit: u32) -> Result<Vec<RatedGuest>, StoreError> {
        let (opponents, limit) = (i64::from(opponents), i64::from(limit));
        Ok(on!(&self.database, pools => {
            sqlx::query_as(TOP).bind(game).bind(opponents).bind(limit).fetch_all(&pools.read).await
        })?)
    }
}

/// Returns each pair once.
fn pairs<'a>(guests: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let with_others = |(number, guest)| guests[number + 1..].iter().map(move |&other| (guest, other));
    guests.iter().copied().enumerate().flat_map(with_others).collect()
}
