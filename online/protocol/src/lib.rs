//! The messages between browser, programs and server: JSON over HTTP to find a table, JSON over a WebSocket to sit at
//! it.
//!
//! A client opens `/api/tables/CODE/ws`. It is told the [`Table`] and, once the game has started, its own view of the
//! [`Game`], and both again whenever they change. It [asks](Ask) for things; each [`Request`] is answered by exactly
//! one [`Tell::Done`] or [`Tell::Refused`] with the same id, unless the connection ends. `Done` comes only after the
//! change is in the log on disk and the client has been told its result. A message without a readable id cannot be
//! answered: the server closes the connection. The one exception is a [`Finger`], which is not a request: it is shown
//! to the others at the table and forgotten.
//!
//! Programs do the same over plain HTTP: `GET /api/bot/tables/CODE/stream` streams the messages of a WebSocket, one a
//! line, and `POST /api/bot/tables/CODE` takes an [`Ask`].
//!
//! Once a game is over, `GET /api/tables/CODE/record` answers with its [`contract::Record`].

mod people;

pub use people::{
    Best, DailyGame, EndSubscription, History, Leaderboard, Link, LinkToken, ListedTable, Lobby, PlayedBy, PlayedGame,
    PushKey, RatedPlayer, Ratings, Report, Subscription, Today,
};

use contract::{EditionId, Level, Message, Millis, Outcome, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The longest message a client may send, in bytes.
pub const LONGEST_REQUEST: usize = 4 * 1024;
/// The longest upload of a game that was played offline, in bytes.
pub const LONGEST_BROUGHT: usize = 1024 * 1024;
/// The longest endpoint of a push subscription, in bytes.
pub const LONGEST_PUSH: usize = 1024;
/// The longest chat message, in characters.
pub const LONGEST_TEXT: usize = 200;
/// The longest place, key or argument in a chat message, in characters.
pub const LONGEST_WORD: usize = 32;
/// The most arguments of a phrase.
pub const MOST_ARGS: usize = 4;
/// The most chat messages that are sent to a client.
pub const MOST_TOLD: usize = 40;
/// The most finger positions a client may send in a second. The server passes them on no more often.
pub const FINGERS_PER_SECOND: u32 = 25;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The letters of table codes: none that is easily mistaken for another.
pub const CODE_LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// The longest delay with which spectators see a game, in seconds.
pub const LONGEST_DELAY: u16 = 900;
/// The most rated games of the same two people that count for one game's ratings in a day.
pub const MOST_RATED: u32 = 3;
/// How many different opponents it takes to be on the public rating list.
pub const LISTED_AFTER: u32 = 10;
/// How long a table's code is.
pub const CODE_LENGTH: usize = 6;

/// The person behind a browser: `GET /api/me`, renamed by `POST /api/me` with a [`NewName`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The display name last chosen, empty at first.
    pub name: String,
}

/// Body of `POST /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    pub name: String,
}

/// Body of `POST /api/bots`, which creates a program's guest and answers with its [`Bot`]. Sent with a bot token, it
/// renews that token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    pub name: String,
}

/// A program that sits down at tables as a person does.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bot {
    pub name: String,
    /// The program's identity, for `Authorization: Bearer TOKEN`.
    pub token: String,
    /// When the token expires, in milliseconds since 1970.
    #[serde(default)]
    pub expires: u64,
}

/// The token is a secret.
impl std::fmt::Debug for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bot").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Answer to `POST /api/bot/tables/CODE`: the request has been executed durably.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The game's clock, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Millis>,
}

/// Body of `POST /api/tables`, which opens a table and answers with [`Opened`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
}

/// Body of `POST /api/tables/brought`: the log of a finished game that was played offline. Answers with [`Opened`]; the
/// same game leads to the same table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upload {
    pub log: Vec<String>,
}

/// A table has been opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub code: String,
}

/// The public summary of a table: `GET /api/tables/CODE`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    pub code: String,
    /// The game's id.
    pub game: String,
    pub stage: Stage,
}

/// Body of every refused HTTP request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    pub error: Message,
}

/// One message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by the client and repeated in the answer.
    pub id: u32,
    #[serde(flatten)]
    pub ask: Ask,
}

/// A move, the most frequent request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    id: u32,
    #[serde(rename = "ask")]
    _ask: Plays,
    action: String,
    number: Option<usize>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Plays {
    Play,
}

impl Request {
    /// Reads a message. Moves are read fast; other requests take much longer.
    ///
    /// # Errors
    /// The message is not a request.
    pub fn read(text: &str) -> serde_json::Result<Request> {
        // Serde would also accept a list of the same fields.
        if text.starts_with('{')
            && let Ok(Move { id, action, number, _ask: Plays::Play }) = serde_json::from_str(text)
        {
            return Ok(Request { id, ask: Ask::Play { action, number } });
        }
        serde_json::from_str(text)
    }
}

/// A player's finger on the board of a real-time game; `None` when it is lifted. Not a move: it is not answered or
/// logged, and dropped if there are too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finger {
    /// Thousandths of the board's width and height, from the upper left.
    pub finger: Option<(i16, i16)>,
}

/// The requests of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Sit down under a name, on the first free seat if none is given. A player who sits already changes seat or name.
    /// During the game only seats are free that a player has left.
    Sit { name: String, seat: Option<Seat> },
    /// Leave the seat, before the start.
    Stand,
    /// Put a bot on a chair, change its level, or remove it (no level). Only the host may. During the game a bot can
    /// only stand in for a disconnected person; it is removed by the host, by that person, or by that person's next
    /// action. With a clock or a rating the host may not do this during the game.
    Bot { seat: Seat, level: Option<Level> },
    /// Choose options before the start. Only the host may.
    Options { options: serde_json::Value },
    /// Choose the terms before the start. Only the host may.
    Terms { terms: Terms },
    /// Allow or forbid hints among several people before the start. Only the host may.
    Hints { allowed: bool },
    /// Start the game with the seated players. Only the host may.
    Start,
    /// Play an action in the game's notation.
    Play {
        action: String,
        /// How many log entries the player had seen. If it is given and outdated, the action is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<usize>,
    },
    /// Take back the last own action.
    Undo {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<usize>,
    },
    /// Pause or continue the game. Only players at a table among friends may.
    Pause { paused: bool },
    /// Give up a seat. Before the start the host may also send other people away, except the owner. During the game a
    /// player leaves for good, or the host frees the seat of a disconnected person, unless there is a clock or a
    /// rating: a bot plays on until that person or another one sits down there.
    Free { seat: Seat },
    /// Say something in the chat. Only players may.
    Say { words: Words },
    /// Nothing; the answer shows that the connection works, and the game's clock.
    Ping,
}

/// One message from the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tell {
    /// The table and its players.
    Table(Table),
    /// The game as this client sees it.
    Game(Game),
    /// The last chat messages, the newest at the end.
    Talk(Vec<Said>),
    /// Fingers on the board; those of other seats are lifted.
    Fingers(Vec<(Seat, i16, i16)>),
    /// The request has been executed durably.
    Done {
        id: u32,
        /// The game's clock, once it has started.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<Millis>,
    },
    /// The request is refused; nothing has changed.
    Refused { id: u32, why: Message },
}

/// The content of a chat message. There are no pictures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// Free text.
    Text(String),
    /// A place of the board, in the game's notation.
    Point(String),
    /// A phrase of the game, which each client shows in its own language: the text `GAME-phrase-KEY`.
    Phrase {
        key: String,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        args: BTreeMap<String, String>,
    },
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Counts the chat messages of the table.
    pub number: u32,
    pub seat: Seat,
    pub name: String,
    pub words: Words,
}

/// A table with its players, options and terms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The options as they stand.
    pub options: serde_json::Value,
    pub terms: Terms,
    /// Whether the page may offer hints: always among bots, else if the host allows it.
    pub hints: bool,
    /// The chairs: before the start as many as the game has seats at most, then one for each player.
    pub chairs: Vec<Option<Sitter>>,
    /// The chair of the receiving client.
    pub you: Option<Seat>,
    /// The seat that the receiving guest has left and may take again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<Seat>,
    /// Whether the receiving guest may choose options and start.
    pub host: bool,
    pub stage: Stage,
    /// Whether the game is paused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Known once the game has started.
    pub start: Option<Start>,
    /// The day, counted from 1970, whose seed is used here; the table is then one person's only try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// Whether the game was played offline and uploaded. Its seed may have been chosen, so it counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub home: bool,
    /// The leaderboard on which the result counts, once the game is over: `GET /api/boards/NAME`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Why a rated game counts for no rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// The chair of the table's owner, before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Whether the owner is away, before the start. After some minutes the first seated person leads the table until
    /// the owner is back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub owner_away: bool,
    /// The code of the table for the next game of the same players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The seat that asked for it first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_by: Option<Seat>,
}

/// The terms of a table. By default people play among friends and without a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// Whether the table is listed for all visitors.
    pub open: bool,
    /// Whether the result counts for ratings.
    pub rated: bool,
    pub clock: Clock,
    /// By how many seconds spectators see a game with hidden hands later.
    pub delay: u16,
}

/// Why a rated game counts for no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// Several players come from the same address, so they may be one person.
    Address,
    /// Two of the players have had [`MOST_RATED`] games counted on this day.
    Often,
}

/// The time for a turn, up to an action that cannot be taken back. When it is up, a bot plays on until the player is
/// back; a player who comes back within the same turn has 15 seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// All players are at the table.
    Live,
    /// All players are nearby.
    Relaxed,
    /// All players look in from time to time.
    Days,
}

impl Clock {
    pub const ALL: [Clock; 4] = [Clock::None, Clock::Live, Clock::Relaxed, Clock::Days];

    /// Returns how long a turn may last.
    pub const fn turn(self) -> Option<Millis> {
        const SECOND: u64 = 1_000;
        match self {
            Clock::None => None,
            Clock::Live => Some(Millis(90 * SECOND)),
            Clock::Relaxed => Some(Millis(10 * 60 * SECOND)),
            Clock::Days => Some(Millis(2 * 24 * 3_600 * SECOND)),
        }
    }
}

/// A player on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub name: String,
    /// Whether the player has a connection to the table. A bot always has.
    pub here: bool,
    /// The level of the bot that plays here, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether the bot only stands in for this person, who may come back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// Whether this person has left for good: they may come back, and others may sit down here unless the game is rated
    /// or a game of the day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Gathering,
    Playing,
    Over,
}

/// What is fixed when a game starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub rules: u32,
    pub edition: EditionId,
    /// The hash of the seed, shown before the first move.
    pub seed_hash: String,
}

/// A game as one client sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    /// How many entries the log has.
    pub number: usize,
    /// The view, in the game's own format.
    pub view: Box<RawValue>,
    /// The last line of the log.
    pub last: Option<String>,
    /// The seats that may act.
    pub to_act: Seats,
    /// The seats whose turn it is.
    pub awaited: Seats,
    /// Whether the receiving player can take back the last action.
    pub can_undo: bool,
    /// The game's clock, and its next deadline.
    pub now: Millis,
    pub deadline: Option<Millis>,
    /// When the turns of the awaited seats end, if there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<(Seat, Millis)>,
    /// Known once the game is over.
    pub outcome: Option<Outcome>,
    /// Known once the game is over; for a game of the day, once the day is over.
    pub seed: Option<Seed>,
    /// The legal actions in notation; sent only to programs that may act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_small_readable_json() {
        let text = r#"{"id":7,"ask":"play","action":"put red 0,0,n","number":3}"#;
        let request: Request = serde_json::from_str(text).unwrap();
        assert_eq!(request.ask, Ask::Play { action: "put red 0,0,n".to_owned(), number: Some(3) });
        assert_eq!(serde_json::to_string(&request).unwrap(), text);
    }

    #[test]
    fn a_move_is_read_as_everything_else_is() {
        for text in [
            r#"{"id":7,"ask":"play","action":"put red 0,0,n","number":3}"#,
            r#"{"number":null,"action":"","ask":"play","id":0}"#,
            r#"{"id":7,"ask":"play","action":"a","new":true}"#,
            r#"{"id":7,"ask":"play","action":"a","action":"b"}"#,
            r#"{"id":7,"ask":"undo","number":3}"#,
            r#"{"id":7,"ask":"ping"}"#,
            r#"{"id":7,"ask":"play"}"#,
            r#"{"id":7,"ask":"play","action":"a","number":-1}"#,
            r#"[7,"play","a",3]"#,
            r#"{"id":7}"#,
            "",
        ] {
            let (quick, slow) = (Request::read(text), serde_json::from_str::<Request>(text));
            assert_eq!(quick.map_err(|error| error.to_string()), slow.map_err(|error| error.to_string()), "{text}");
        }
    }

    #[test]
    fn a_view_passes_through_unread() {
        let text = r#"{"game":{"number":1,"view":{"any":[1,2]},"last":"5 1 end","to_act":[1],"awaited":[1],"can_undo":false,"now":5,"deadline":null,"outcome":null,"seed":null}}"#;
        let tell: Tell = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&tell).unwrap(), text);
    }
}
