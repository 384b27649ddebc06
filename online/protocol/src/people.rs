//! What people find outside of a table: open tables, their own games, ratings, games of the day, and their other devices.

use crate::{Stage, Terms};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// `GET /api/lobby`: tables at which anybody may sit down, then those that anybody may watch; the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    pub tables: Vec<ListedTable>,
}

/// An open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedTable {
    pub code: String,
    /// The game's id.
    pub game: String,
    pub stage: Stage,
    pub terms: Terms,
    /// The names of those who sit there; bots have none.
    pub people: Vec<Option<String>>,
    /// When something last changed there, in milliseconds since 1970.
    pub at: u64,
}

/// `GET /api/me/games`, with `?before=AT` for older ones: games that the person sits or sat at, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    pub games: Vec<PlayedGame>,
    /// Whether there are older ones.
    pub more: bool,
}

/// A table at which the person sits or sat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    pub code: String,
    /// The game's id.
    pub game: String,
    pub stage: Stage,
    pub at: u64,
    pub rated: bool,
    /// Whether the game was played on a device of the host and only brought here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub home: bool,
    pub you: Seat,
    /// Whether the table waits for the person.
    pub your_turn: bool,
    pub sitters: Vec<PlayedBy>,
}

/// Somebody at such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedBy {
    pub name: String,
    pub bot: bool,
    /// Once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// Once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
}

/// `GET /api/ratings/GAME`: how well people play against each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratings {
    /// The best first, of those who played against [`LISTED_AFTER`](crate::LISTED_AFTER) different people.
    pub best: Vec<RatedPlayer>,
    /// The person's own, once they have played a rated game.
    pub you: Option<RatedPlayer>,
}

/// How well somebody plays a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedPlayer {
    pub name: String,
    /// 1500 for somebody of whom nothing is known.
    pub rating: i32,
    /// The true value is most likely not farther from it than this.
    pub within: i32,
    pub games: u32,
    /// How many different people they played against.
    #[serde(default)]
    pub opponents: u32,
    pub you: bool,
}

/// `GET /api/daily`: the games of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Today {
    /// The day, counted from 1970; it ends at midnight in Greenwich.
    pub day: u32,
    /// When it ends, in milliseconds since 1970.
    pub ends: u64,
    pub games: Vec<DailyGame>,
}

/// One game of today. `POST /api/daily/GAME` with a [`NewName`](crate::NewName) begins it, or finds the try that was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyGame {
    /// The game's id.
    pub game: String,
    /// How many bots play along.
    pub bots: u8,
    /// The table of the person's own try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    pub best: Vec<Best>,
}

/// `GET /api/boards/BOARD`: the best results of something that many people try alone: `solo.GAME`, `solo.colour-lines.task-3`, or
/// `daily.DAY.GAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaderboard {
    pub best: Vec<Best>,
}

/// Somebody's best result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// 1 for the best; who has the same score has the same place.
    pub place: u32,
    pub name: String,
    pub score: i64,
    /// The table, to look at how it was done. For a game of today only the person's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    pub you: bool,
}

/// `POST /api/me/link`: a word by which another device becomes the same person, once and for a few minutes. The page shows it as
/// `/link#TOKEN`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub token: String,
    /// How many seconds it works.
    pub seconds: u32,
}

/// The token is a secret.
impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Link").field("seconds", &self.seconds).finish_non_exhaustive()
    }
}

/// Body of `POST /api/me/linked` on the other device, which answers with [`Me`](crate::Me).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkToken {
    pub token: String,
}

/// The token is a secret.
impl std::fmt::Debug for LinkToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LinkToken").finish_non_exhaustive()
    }
}

/// `GET /api/push`: what a browser needs to be told "your turn" when no page is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushKey {
    /// The server's public key, in Base64 for addresses.
    pub key: String,
}

/// Body of `POST /api/push`, as `PushSubscription` has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    pub endpoint: String,
    /// In Base64 for addresses.
    pub p256dh: String,
    /// In Base64 for addresses.
    pub auth: String,
}

/// Body of `POST /api/push/end`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndSubscription {
    pub endpoint: String,
}

/// Body of `POST /api/tables/CODE/reports`: something said there should not have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The number of what was said.
    pub number: u32,
}
