//! What is known of a table without reading its log: for lists of tables, histories and ratings.

use crate::play::Play;
use crate::{Guest, Table, UnixMillis};
use contract::{Seat, Seats};
use protocol::Terms;

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub seat: Seat,
    pub guest: Guest,
    pub name: String,
    /// Whether it is a bot from the start on.
    pub bot: bool,
    /// Whether the table waits for this person.
    pub awaited: bool,
    /// Rank and score, once the game is over.
    pub standing: Option<(u8, i32)>,
}

impl Table {
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether the result counts for ratings.
    pub fn is_rated(&self) -> bool {
        let fought_out = || self.play.as_ref().and_then(Play::outcome).is_none_or(|outcome| !outcome.seats.is_empty());
        self.terms.rated && self.unrated.is_none() && fought_out()
    }

    /// When something last happened in the game, once it has started.
    pub fn last(&self) -> Option<UnixMillis> {
        self.play.as_ref().map(|play| play.last)
    }

    /// The day whose seed the game has.
    pub fn day(&self) -> Option<u32> {
        self.day
    }

    /// Whether the game was played on somebody's device and only brought here: nobody can know whether its seed was left to chance.
    pub fn is_brought(&self) -> bool {
        self.home
    }

    /// The people whom the table waits for.
    pub fn awaited(&self) -> Seats {
        let awaited = self.going_on().filter(|play| !play.is_paused()).map_or(Seats::NONE, |play| play.game.awaited());
        let persons = self.persons();
        awaited.iter().filter(|seat| persons.has(*seat)).fold(Seats::NONE, Seats::with)
    }

    /// Who sits there, person or bot.
    pub fn guest(&self, seat: Seat) -> Option<Guest> {
        self.sitter(seat).map(|sitter| sitter.guest)
    }

    /// All who sit at the table, in the order of their chairs.
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

    /// Whether everybody plays together, for one result.
    pub fn is_together(&self) -> bool {
        self.game.is_together()
    }

    /// What is chosen, in the game's own terms.
    pub fn options(&self) -> serde_json::Value {
        serde_json::from_str(&self.options).unwrap_or_default()
    }
}
