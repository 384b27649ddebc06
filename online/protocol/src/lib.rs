//! What browser, bots and server say to each other: JSON over HTTP to find a table, JSON over a WebSocket to sit at it.
//!
//! A client opens `/api/tables/CODE/ws`, is told the [`Table`] and, once the game has started, its own view of
//! the [`Game`], and is told both again whenever they change. It [asks](Ask) for things; each [`Request`] is
//! answered by exactly one [`Tell::Done`] or [`Tell::Refused`] with the same id, unless the connection ends.
//! `Done` comes only after what was asked is in the log on disk, and after the client has been told what came of it.
//! A message without a readable id cannot be answered: the server closes the connection. The one exception is a
//! [`Finger`], which is no request: it is shown to the others at the table and forgotten.
//!
//! Programs do the same over plain HTTP: `GET /api/bot/tables/CODE/stream` streams what a WebSocket is told, a line each,
//! and `POST /api/bot/tables/CODE` takes an [`Ask`].
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
/// The longest game that can be brought from a device, in bytes.
pub const LONGEST_BROUGHT: usize = 1024 * 1024;
/// The longest address to which a browser is told that it is its turn, in bytes.
pub const LONGEST_PUSH: usize = 1024;
/// The longest thing that can be said at once, in characters.
pub const LONGEST_TEXT: usize = 200;
/// The longest place, key or argument in what is said, in characters.
pub const LONGEST_WORD: usize = 32;
/// The most arguments of a phrase.
pub const MOST_ARGS: usize = 4;
/// So much of what was said last is told.
pub const MOST_TOLD: usize = 40;
/// So many fingers a second a client may send. The server tells them on no more often.
pub const FINGERS_PER_SECOND: u32 = 25;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The letters of a table's code: none that is easily taken for another.
pub const CODE_LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// The longest delay with which spectators see a game, in seconds.
pub const LONGEST_DELAY: u16 = 900;
/// So many games of the same two people count for the ratings of a game on one day.
pub const MOST_RATED: u32 = 3;
/// A rating is on the public list after games against so many different people.
pub const LISTED_AFTER: u32 = 10;
/// How long a table's code is.
pub const CODE_LENGTH: usize = 6;

/// The person behind a browser: `GET /api/me`, named by `POST /api/me` with a [`NewName`].
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

/// Body of `POST /api/bots`, which makes a program known and answers with its [`Bot`]. Sent with the token of a bot, it renews that token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    pub name: String,
}

/// A program by somebody else, which sits down at tables as a person does.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bot {
    pub name: String,
    /// Whoever has it is the bot: `Authorization: Bearer TOKEN`.
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

/// What a bot asked by `POST /api/bot/tables/CODE` has been done, durably.
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

/// Body of `POST /api/tables/brought`: the log of a game that was played on a device without a server and is over. Answers with [`Opened`],
/// and with the same however often it is brought.
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

/// What everybody may know of a table: `GET /api/tables/CODE`.
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
    /// Chosen by the client; comes back in the answer.
    pub id: u32,
    #[serde(flatten)]
    pub ask: Ask,
}

/// A move, which is most of what is asked.
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
    /// Reads a message. A move is read at once; whatever else it may be is found out with far more work.
    ///
    /// # Errors
    /// It is no request.
    pub fn read(text: &str) -> serde_json::Result<Request> {
        // Else a list of the same parts would do.
        if text.starts_with('{')
            && let Ok(Move { id, action, number, _ask: Plays::Play }) = serde_json::from_str(text)
        {
            return Ok(Request { id, ask: Ask::Play { action, number } });
        }
        serde_json::from_str(text)
    }
}

/// Where a player's finger is on the board, at a table of a game that is played live; nothing when it is lifted. No move: not
/// answered, not logged, and dropped if there are too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finger {
    /// Thousandths of the board's width and height, from the upper left.
    pub finger: Option<(i16, i16)>,
}

/// What a client can ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Sit down under a name, on the first free seat if none is given. Whoever sits already changes seat or name.
    /// While the game goes on only seats are free that somebody has left.
    Sit { name: String, seat: Option<Seat> },
    /// Leave the seat, before the start.
    Stand,
    /// Put a bot on a chair, change its level, or take it away (no level); the host's right. While the game goes on a bot
    /// can only stand in for a person who is not there. It is taken away by the host, by that person, and by the first thing
    /// that the person plays. Where there is a clock or a rating the host has no such right while the game goes on.
    Bot { seat: Seat, level: Option<Level> },
    /// Choose options, before the start; the host's right.
    Options { options: serde_json::Value },
    /// Choose how people play here, before the start; the host's right.
    Terms { terms: Terms },
    /// Allow hints though several people play, or not any more, before the start; the host's right.
    Hints { allowed: bool },
    /// Start the game with those who sit; the host's right.
    Start,
    /// Play an action in the game's notation.
    Play {
        action: String,
        /// How many log entries the player had seen. If given and no longer true, the action is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<usize>,
    },
    /// Take back the last own action.
    Undo {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<usize>,
    },
    /// Let the game rest, or go on; for those who sit at a table among friends.
    Pause { paused: bool },
    /// Give up a seat. Before the start the host sends another person away, but never the owner; while the game goes on somebody leaves for good, or the
    /// host does it for somebody who is not there, unless there is a clock or a rating: a bot plays on until they or anybody else sit down
    /// there.
    Free { seat: Seat },
    /// Say something to everybody at the table; for those who sit there.
    Say { words: Words },
    /// Nothing; the answer shows that the line is alive, and what the game's clock says.
    Ping,
}

/// One message from the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tell {
    /// The table and who sits there.
    Table(Table),
    /// The game as this client may see it.
    Game(Game),
    /// What was said last, the newest at the end.
    Talk(Vec<Said>),
    /// Where fingers are on the board; those that are not named are lifted.
    Fingers(Vec<(Seat, i16, i16)>),
    /// What was asked has been done, durably.
    Done {
        id: u32,
        /// The game's clock, once it has started.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<Millis>,
    },
    /// What was asked is refused; nothing has changed.
    Refused { id: u32, why: Message },
}

/// What somebody says. There is no way to send a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// In their own words.
    Text(String),
    /// Pointing at a place of the board, in the game's notation.
    Point(String),
    /// A phrase of the game, read by everybody in their own language: the text `GAME-phrase-KEY`.
    Phrase {
        key: String,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        args: BTreeMap<String, String>,
    },
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Counts up with everything said at the table.
    pub number: u32,
    pub seat: Seat,
    pub name: String,
    pub words: Words,
}

/// A table: who sits there and what is chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The options as they stand.
    pub options: serde_json::Value,
    pub terms: Terms,
    /// Whether the page may suggest what to do: always among bots, else if the host allows it.
    pub hints: bool,
    /// One element a chair: before the start as many as the game has seats at most, then the players.
    pub chairs: Vec<Option<Sitter>>,
    /// The chair of the person addressed.
    pub you: Option<Seat>,
    /// The seat that the person addressed has left, and may take again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<Seat>,
    /// Whether the person addressed may choose options and start.
    pub host: bool,
    pub stage: Stage,
    /// Whether the game rests.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Known from the start of the game on.
    pub start: Option<Start>,
    /// The day, counted from 1970, whose seed everybody gets here; the table is then one person's only try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// Whether the game was played on a device of the host and only brought here. Nobody can know whether its seed was left to chance, so it
    /// counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub home: bool,
    /// The list of the best on which the result counts, once the game is over: `GET /api/boards/BOARD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Why the game counts for no rating, though it is rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// The chair of the owner of the table, before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Whether the owner of the table is away, before the start. If that lasts for minutes, the first who sits there leads the table until
    /// the owner is back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub owner_away: bool,
    /// The code of the table at which those who sat here play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Who asked for it first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_by: Option<Seat>,
}

/// How people play at a table; the default is among friends, as long as they like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// Whether the table is listed, so that anybody may come.
    pub open: bool,
    /// Whether the result counts for the ratings of the people who play.
    pub rated: bool,
    pub clock: Clock,
    /// How many seconds later spectators see the game, where hands are hidden.
    pub delay: u16,
}

/// Why a rated game counts for no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// Two of those who play come from the same address, so they may be one person.
    Address,
    /// Two of those who play have already had [`MOST_RATED`] games counted on this day.
    Often,
}

/// How long somebody may take for what cannot be taken back. When the time is up a bot plays on, until they are back; whoever comes back
/// within the same turn has a quarter of a minute.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// Everybody is there.
    Live,
    /// Everybody is about.
    Relaxed,
    /// Everybody looks in now and then.
    Days,
}

impl Clock {
    pub const ALL: [Clock; 4] = [Clock::None, Clock::Live, Clock::Relaxed, Clock::Days];

    /// How long a turn may last.
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

/// Somebody on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub name: String,
    /// Whether any of this person's browsers is connected to the table. A bot is always there.
    pub here: bool,
    /// How well it plays, if a bot plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether the bot only stands in for this person, who may come back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// Whether this person has left for good: they may come back, and anybody else may sit down here unless the game is rated or of a day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// How far a table is.
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

/// A game as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    /// How many entries the log has.
    pub number: usize,
    /// The view, of the game's own type.
    pub view: Box<RawValue>,
    /// The last line of the log.
    pub last: Option<String>,
    /// Those who may act.
    pub to_act: Seats,
    /// Those whom the table waits for.
    pub awaited: Seats,
    /// Whether the person addressed can take back their last action.
    pub can_undo: bool,
    /// The game's clock now, and when it changes something next.
    pub now: Millis,
    pub deadline: Option<Millis>,
    /// When the turns of those whom the table waits for are over, where there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<(Seat, Millis)>,
    /// Once the game is over.
    pub outcome: Option<Outcome>,
    /// Once the game is over, and its day if it had the seed of a day.
    pub seed: Option<Seed>,
    /// What the one addressed may do now, in notation; told only to programs, and only to one that may act.
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
