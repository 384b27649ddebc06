//! The ids of all that the server says to people, in one place for those who write the texts.
//!
//! Refusals that come from the rules (`start-seats`, `start-options`, `notation`, `undo-nothing`, `record-…` and each
//! game's own) belong to the `contract` and the games.

/// The server failed; the reason is in its log. Nothing has changed.
pub const FAILED: &str = "server-failed";
/// There is nothing at this address.
pub const NOT_FOUND: &str = "server-not-found";
/// The address does not know this method.
pub const METHOD: &str = "server-method";
/// The request cannot be read. `details`
pub const UNREADABLE: &str = "server-unreadable";
/// A page of another site opened the connection.
pub const ORIGIN: &str = "server-origin";
/// There is no such game. `game`
pub const UNKNOWN_GAME: &str = "server-unknown-game";
/// A name needs a letter.
pub const NAME_EMPTY: &str = "server-name-empty";
/// The name is too long. `most`
pub const NAME_LONG: &str = "server-name-long";
/// The name has characters that cannot be shown.
pub const NAME_CHARACTERS: &str = "server-name-characters";
/// Too many requests in a short time.
pub const TOO_FAST: &str = "server-too-fast";
/// Too many tables opened within an hour. `most`
pub const TOO_MANY_TABLES: &str = "server-too-many-tables";
/// Too many connections from one address. `most`
pub const TOO_MANY_CONNECTIONS: &str = "server-too-many-connections";

/// There is no table with this code.
pub const TABLE_UNKNOWN: &str = "table-unknown";
/// Too many people look at this table. `most`
pub const TABLE_CROWDED: &str = "table-crowded";
/// Every chair is taken.
pub const TABLE_FULL: &str = "table-full";
/// Somebody sits there. `seat`
pub const CHAIR_TAKEN: &str = "table-chair-taken";
/// The table has no such chair. `seat`, `most`
pub const NO_CHAIR: &str = "table-no-chair";
/// Whoever stands cannot stand up.
pub const NOT_SITTING: &str = "table-not-sitting";
/// Only the host may do this.
pub const NOT_HOST: &str = "table-not-host";
/// The game has started: chairs and options are fixed.
pub const STARTED: &str = "table-started";
/// The game has not started yet.
pub const NOT_STARTED: &str = "table-not-started";
/// The game is over.
pub const OVER: &str = "table-over";
/// The record is shown once the game is over.
pub const NOT_OVER: &str = "table-not-over";
/// Who has no chair watches.
pub const SPECTATOR: &str = "table-spectator";
/// Something happened that the player had not seen.
pub const STALE: &str = "table-stale";
/// Others were quicker several times in a row.
pub const BUSY: &str = "table-busy";
/// The table's log has reached its limit. `most`
pub const LOG_FULL: &str = "table-log-full";

/// All of them.
pub const ALL: &[&str] = &[
    FAILED,
    NOT_FOUND,
    METHOD,
    UNREADABLE,
    ORIGIN,
    UNKNOWN_GAME,
    NAME_EMPTY,
    NAME_LONG,
    NAME_CHARACTERS,
    TOO_FAST,
    TOO_MANY_TABLES,
    TOO_MANY_CONNECTIONS,
    TABLE_UNKNOWN,
    TABLE_CROWDED,
    TABLE_FULL,
    CHAIR_TAKEN,
    NO_CHAIR,
    NOT_SITTING,
    NOT_HOST,
    STARTED,
    NOT_STARTED,
    OVER,
    NOT_OVER,
    SPECTATOR,
    STALE,
    BUSY,
    LOG_FULL,
];
