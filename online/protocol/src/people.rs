//! What people find outside of tables: open tables, their own games, ratings, games of the day, and linked devices.

use crate::{Stage, Terms};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// `GET /api/lobby`: open tables, gathering ones first and then running ones; the newest first.
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
    /// The names of the seated people; bots have none.
    pub people: Vec<Option<String>>,
    /// When something last changed there, in milliseconds since 1970.
    pub at: u64,
}

/// `GET /api/me/games`, with `?before=AT` for older ones: the guest's own tables, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    pub games: Vec<PlayedGame>,
    /// Whether there are older tables.
    pub more: bool,
}

/// A table at which the guest sits or sat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    pub code: String,
    /// The game's id.
    pub game: String,
    pub stage: Stage,
    pub at: u64,
    pub rated: bool,
    /// Whether the game was played offline and uploaded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub home: bool,
    pub you: Seat,
    /// Whether it is the guest's turn.
    pub your_turn: bool,
    pub sitters: Vec<PlayedBy>,
}

/// A player at such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedBy {
    pub name: String,
    pub bot: bool,
    /// Known once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// Known once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
}

/// `GET /api/ratings/GAME`: the rating list of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratings {
    /// The best first, among players with [`LISTED_AFTER`](crate::LISTED_AFTER) different opponents.
    pub best: Vec<RatedPlayer>,
    /// The guest's own rating, after the first rated game.
    pub you: Option<RatedPlayer>,
}

/// The rating of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedPlayer {
    pub name: String,
    /// 1500 for a new player.
    pub rating: i32,
    /// The true value most likely differs by no more than this.
    pub within: i32,
    pub games: u32,
    /// The number of different opponents.
    #[serde(default)]
    pub opponents: u32,
    pub you: bool,
}

/// `GET /api/daily`: the games of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Today {
    /// The day, counted from 1970; it ends at midnight UTC.
    pub day: u32,
    /// When it ends, in milliseconds since 1970.
    pub ends: u64,
    pub games: Vec<DailyGame>,
}

/// A game of the day. `POST /api/daily/GAME` with a [`NewName`](crate::NewName) starts the try, or returns the one that
/// was started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyGame {
    /// The game's id.
    pub game: String,
    /// How many bots play along.
    pub bots: u8,
    /// The table of the guest's own try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    pub best: Vec<Best>,
}

/// `GET /api/boards/NAME`: a leaderboard of results that are comparable: `solo.GAME`, `solo.colour-lines.task-3`, or
/// `daily.DAY.GAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaderboard {
    pub best: Vec<Best>,
}

/// A guest's best result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// 1 for the best; equal scores share a place.
    pub place: u32,
    pub name: String,
    pub score: i64,
    /// The table on which it was reached. For a game of today only the guest's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    pub you: bool,
}

/// `POST /api/me/link`: a token that makes another device the same person, once and for a few minutes. The page shows
/// it as `/link#TOKEN`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub token: String,
    /// For how many seconds the token works.
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

/// `GET /api/push`: what a browser needs for "your turn" notifications without an open page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushKey {
    /// The server's public key, in URL-safe Base64.
    pub key: String,
}

/// Body of `POST /api/push`, in the form of `PushSubscription`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    pub endpoint: String,
    /// In URL-safe Base64.
    pub p256dh: String,
    /// In URL-safe Base64.
    pub auth: String,
}

/// Body of `POST /api/push/end`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndSubscription {
    pub endpoint: String,
}

/// Body of `POST /api/tables/CODE/reports`: a chat message that should not be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The number of the chat message.
    pub number: u32,
}
