//! What is left to do when a game is over: ratings and leaderboards. Doing it twice is harmless, so any server may do
//! it.

use super::rating;
use crate::code::mask;
use protocol::MOST_RATED;
use store::{RatedGame, Store, StoreError};
use table::{Sitting, Table, day_of};

/// Returns whether anything is left to do.
pub(crate) fn is_wanted(table: &Table) -> bool {
    !table.is_brought() && (table.is_rated() || table.leaderboard().is_some())
}

/// What is needed of a finished table.
#[derive(Debug)]
pub(crate) struct Settlement {
    code: String,
    game: &'static str,
    rated: bool,
    /// The day on which the game ended.
    day: u32,
    /// Whether it is a game of the day, of which only one try counts.
    one_try: bool,
    people: Vec<Sitting>,
    leaderboard: Option<(String, i64)>,
}

impl Settlement {
    /// Returns what is to be done, or `None`.
    pub(crate) fn of(code: &str, table: &Table) -> Option<Settlement> {
        let people =
            table.sittings().into_iter().filter(|sitting| !sitting.bot && sitting.standing.is_some()).collect();
        let (game, rated, leaderboard) = (table.game(), table.is_rated(), table.leaderboard());
        let (day, one_try) = (table.last().map_or(0, day_of), table.day().is_some());
        is_wanted(table).then(|| Settlement { code: code.to_owned(), game, rated, day, one_try, people, leaderboard })
    }

    /// Settles the game. A failure is logged, and tried again when the table is next due.
    pub(crate) async fn settle(self, store: Store) {
        if let Err(error) = self.try_settle(&store).await {
            tracing::warn!(code = mask(&self.code), %error, "a finished game is not settled yet");
        }
    }

    async fn try_settle(&self, store: &Store) -> Result<(), StoreError> {
        if self.rated {
            let guests: Vec<String> = self.people.iter().map(|person| person.guest.to_string()).collect();
            let players: Vec<(&str, &str)> =
                guests.iter().zip(&self.people).map(|(guest, person)| (guest.as_str(), person.name.as_str())).collect();
            let ranks: Vec<u8> =
                self.people.iter().filter_map(|person| person.standing).map(|(rank, _)| rank).collect();
            let game = RatedGame { code: &self.code, game: self.game, day: self.day, players: &players };
            store.rate(game, MOST_RATED, |before| rating::after(before, &ranks)).await?;
        }
        if let (Some((leaderboard, score)), Some(person)) = (&self.leaderboard, self.people.first()) {
            let guest = person.guest.to_string();
            let counts = !self.one_try || store.try_of(leaderboard, &guest).await?.as_ref() == Some(&self.code);
            if counts {
                store.enter_score(leaderboard, &guest, &person.name, *score, &self.code).await?;
            }
        }
        store.settled(&self.code).await
    }
}
