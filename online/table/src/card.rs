//! The facts about a table that lists, histories and ratings need.

use crate::play::Play;
use crate::{Guest, Table, UnixMillis};
use contract::{Seat, Seats};
use protocol::Terms;

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub seat: Seat,
    pub guest: Guest,
    pub name: String,
    /// Whether it was a bot from the start.
    pub bot: bool,
    /// Whether it is this player's turn.
    pub awaited: bool,
    /// Rank and score, once the game is over.
    pub standing: Option<(u8, i32)>,
}

impl Table {
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Returns whether the result counts for ratings.
    pub fn is_rated(&self) -> bool {
        let fought_out = || self.play.as_ref().and_then(Play::outcome).is_none_or(|outcome| !outcome.seats.is_empty());
        self.terms.rated && self.unrated.is_none() && fought_out()
    }

    /// Returns when something last happened in the game, once it has started.
    pub fn last(&self) -> Option<UnixMillis> {
        self.play.as_ref().map(|play| play.last)
    }

    /// Returns the day whose seed the game has.
    pub fn day(&self) -> Option<u32> {
        self.day
    }

    /// Returns whether the game was played offline and uploaded.
    pub fn is_brought(&self) -> bool {
        self.home
    }

    /// Returns the people whose turn it is.
    pub fn awaited(&self) -> Seats {
        let awaited = self.going_on().filter(|play| !play.is_paused()).map_or(Seats::NONE, |play| play.game.awaited());
        let persons = self.persons();
        awaited.iter().filter(|seat| persons.has(*seat)).fold(Seats::NONE, Seats::with)
    }

    /// Returns the guest on a seat, person or bot.
    pub fn guest(&self, seat: Seat) -> Option<Guest> {
        self.sitter(seat).map(|sitter| sitter.guest)
    }

    /// Returns the players at the table, in the order of their chairs.
    pub fn sittings(&self) -> Vec<Sitting> {
        let awaited = self.awaited();
        let outcome = self.play.as_ref().and_then(Play::outcome);
        let standing = |seat: Seat| outcome.as_ref()?.seats.get(seat.index()).map(|seat| (seat.rank, seat.score));
        let chairs = (0..).map(Seat).zip(&self.chairs);
        let sitting = |(seat, chair): (Seat, &Option<crate::Sitter>)| {
            let sitter = chair.as_ref()?;
            Some(Sitting {
                seat,
                guest: sitter.guest,
                name: sitter.name.clone(),
                bot: sitter.bot.is_some(),
                awaited: awaited.has(seat),
                standing: standing(seat),
            })
        };
        chairs.filter_map(sitting).collect()
    }

    /// Returns whether the game is cooperative, with one result for all.
    pub fn is_together(&self) -> bool {
        self.game.is_together()
    }

    /// Returns the chosen options, in the game's own format.
    pub fn options(&self) -> serde_json::Value {
        serde_json::from_str(&self.options).unwrap_or_default()
    }
}
