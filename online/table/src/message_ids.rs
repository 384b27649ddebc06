//! The ids of all messages of a table, in one place for those who write the texts.
//!
//! Refusals by the rules (`start-seats`, `start-options`, `notation`, `undo-nothing`, `record-…` and each game's own)
//! belong to `contract` and the games.

/// The server failed; the reason is in its log. Nothing has changed.
pub(crate) const FAILED: &str = "server-failed";
/// There is no such game. `game`
pub(crate) const UNKNOWN_GAME: &str = "server-unknown-game";
/// A name needs a letter.
pub(crate) const NAME_EMPTY: &str = "server-name-empty";
/// The name is too long. `most`
pub(crate) const NAME_LONG: &str = "server-name-long";
/// The name has characters that cannot be shown.
pub(crate) const NAME_CHARACTERS: &str = "server-name-characters";
/// There is no table with this code.
pub(crate) const TABLE_UNKNOWN: &str = "table-unknown";
/// Every chair is taken.
pub(crate) const TABLE_FULL: &str = "table-full";
/// The chair is taken. `seat`
pub(crate) const CHAIR_TAKEN: &str = "table-chair-taken";
/// The table has no such chair. `seat`, `most`
pub(crate) const NO_CHAIR: &str = "table-no-chair";
/// A bot cannot stand in for a connected person. `seat`
pub(crate) const PERSON_HERE: &str = "table-person-here";
/// The bot there has played from the start. `seat`
pub(crate) const BOTS_OWN: &str = "table-bots-own";
/// With a clock or a rating, the host has no say in other players' seats. `seat`
pub(crate) const OWN_SEAT: &str = "table-own-seat";
/// The guest does not sit.
pub(crate) const NOT_SITTING: &str = "table-not-sitting";
/// Only the host may do this.
pub(crate) const NOT_HOST: &str = "table-not-host";
/// The game has started: chairs and options are fixed.
pub(crate) const STARTED: &str = "table-started";
/// The game has not started yet.
pub(crate) const NOT_STARTED: &str = "table-not-started";
/// The game is over.
pub(crate) const OVER: &str = "table-over";
/// The record is shown once the game is over.
pub(crate) const NOT_OVER: &str = "table-not-over";
/// A guest without a chair can only watch.
pub(crate) const SPECTATOR: &str = "table-spectator";
/// Something has happened that the player had not seen.
pub(crate) const STALE: &str = "table-stale";
/// The chat of this table is full. `most`
pub(crate) const TALK_FULL: &str = "table-talk-full";
/// Too many actions were taken back. `most`
pub(crate) const UNDONE_ENOUGH: &str = "table-undone-enough";
/// A rated game has ended because its log was full, and the seats that filled it have lost. `most`
pub(crate) const FULL_LOST: &str = "table-full-lost";
/// A game has ended without a result because its log was full. `most`
pub(crate) const FULL_OVER: &str = "table-full-over";
/// The game is paused.
pub(crate) const PAUSED: &str = "table-paused";
/// The game cannot be paused: it is a real-time game, rated, or among strangers.
pub(crate) const CANNOT_PAUSE: &str = "table-cannot-pause";
/// Solo and cooperative games cannot be rated.
pub(crate) const CANNOT_RATE: &str = "table-cannot-rate";
/// A rated game needs a clock.
pub(crate) const RATED_CLOCK: &str = "table-rated-clock";
/// Programs cannot play rated games.
pub(crate) const RATED_PROGRAM: &str = "table-rated-program";
/// A rated game needs the usual options.
pub(crate) const RATED_OPTIONS: &str = "table-rated-options";
/// The owner of a table cannot be sent away. `seat`
pub(crate) const OWNERS_SEAT: &str = "table-owners-seat";
/// A guest who has seen one hand of a game cannot take another one.
pub(crate) const OTHER_HAND: &str = "table-other-hand";
/// Only bots sit at the table.
pub(crate) const ONLY_BOTS: &str = "table-only-bots";
/// A real-time game has its own clock.
pub(crate) const NO_CLOCK: &str = "table-no-clock";
/// The delay for spectators is too long. `most`
pub(crate) const LONG_DELAY: &str = "table-long-delay";
/// The seat has no person who could leave. `seat`
pub(crate) const NOBODY_THERE: &str = "table-nobody-there";
/// The upload is not a finished game among friends.
pub(crate) const NOT_BROUGHT: &str = "table-not-brought";
/// The seed of a game of the day is secret until the day is over.
pub(crate) const SEALED: &str = "table-sealed";
/// The chat message is empty, too long or has characters that cannot be shown. `most`
pub(crate) const WORDS: &str = "table-words";
