//! How well people play each game. What the numbers mean is up to whoever computes them.

use crate::database::on;
use crate::{Store, StoreError};

const READ: &str = "SELECT mu, sigma, games FROM ratings WHERE game = $1 AND guest = $2";
const ONCE: &str = "INSERT INTO rated (code) VALUES ($1) ON CONFLICT (code) DO NOTHING";
const WRITE: &str = "INSERT INTO ratings (game, guest, name, mu, sigma, games, least) \
    VALUES ($1, $2, $3, $4, $5, $6, $7) \
    ON CONFLICT (game, guest) DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma, \
        games = excluded.games, least = excluded.least";
const TOP: &str = "SELECT guest, name, mu, sigma, games FROM ratings WHERE game = $1 \
    ORDER BY least DESC, guest LIMIT $2";

/// How well somebody plays a game.
#[derive(Clone, Copy, Debug, PartialEq, sqlx::FromRow)]
pub struct Rating {
    /// The estimate.
    pub mu: f64,
    /// How unsure it is.
    pub sigma: f64,
    /// How many games it comes from.
    pub games: i64,
}

impl Rating {
    /// How well they play at least, as good as surely.
    fn least(&self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

/// A line in the list of those who play best.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct Rated {
    /// A secret: whoever knows it is them.
    pub guest: String,
    /// As it was in the last game that counted.
    pub name: String,
    #[sqlx(flatten)]
    pub rating: Rating,
}

impl Store {
    /// How well these guests play a game; nothing for those who have not played it yet.
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

    /// Counts the game at table `code` in the ratings of those who played it, given as guest and name: `rate` makes the
    /// new ones of the old ones, in the same order. False if that table has been counted already; then nothing changes.
    ///
    /// Of one game, one table is counted at a time, on all servers.
    ///
    /// # Errors
    /// The database failed. Nothing has changed, or it is not known.
    pub async fn rate(
        &self,
        code: &str,
        game: &str,
        players: &[(&str, &str)],
        rate: impl FnOnce(&[Option<Rating>]) -> Vec<Rating>,
    ) -> Result<bool, StoreError> {
        on!(&self.database, pools => {
            let mut transaction = pools.alone(&format!("rate {game}")).await?;
            if sqlx::query(ONCE).bind(code).execute(&mut *transaction).await?.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(false);
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

    /// Those who play a game best, as good as surely.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn top_rated(&self, game: &str, limit: u32) -> Result<Vec<Rated>, StoreError> {
        let limit = i64::from(limit);
        Ok(on!(&self.database, pools => sqlx::query_as(TOP).bind(game).bind(limit).fetch_all(&pools.read).await)?)
    }
}
