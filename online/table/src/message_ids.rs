//! The ids of all that a table says to people, in one place for those who write the texts.
//!
//! Refusals that come from the rules (`start-seats`, `start-options`, `notation`, `undo-nothing`, `record-…` and each
//! game's own) belong to the `contract` and the games.

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
/// Somebody sits there. `seat`
pub(crate) const CHAIR_TAKEN: &str = "table-chair-taken";
/// The table has no such chair. `seat`, `most`
pub(crate) const NO_CHAIR: &str = "table-no-chair";
/// A bot cannot play for somebody who is there. `seat`
pub(crate) const PERSON_HERE: &str = "table-person-here";
/// The bot there has played from the start, for itself. `seat`
pub(crate) const BOTS_OWN: &str = "table-bots-own";
/// Where there is a clock or a rating nobody disposes of somebody else's seat. `seat`
pub(crate) const OWN_SEAT: &str = "table-own-seat";
/// Whoever stands cannot stand up.
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
/// Who has no chair watches.
pub(crate) const SPECTATOR: &str = "table-spectator";
/// Something happened that the player had not seen.
pub(crate) const STALE: &str = "table-stale";
/// Enough has been said at this table. `most`
pub(crate) const TALK_FULL: &str = "table-talk-full";
/// Enough was taken back for now. `most`
pub(crate) const UNDONE_ENOUGH: &str = "table-undone-enough";
/// A rated game has ended because its log was full, and the seats that filled it have lost. `most`
pub(crate) const FULL_LOST: &str = "table-full-lost";
/// A game has ended without a result because its log was full. `most`
pub(crate) const FULL_OVER: &str = "table-full-over";
/// The game rests.
pub(crate) const PAUSED: &str = "table-paused";
/// The game cannot rest: it is played live, for a rating, or among strangers.
pub(crate) const CANNOT_PAUSE: &str = "table-cannot-pause";
/// Whoever plays together, or alone, cannot be rated.
pub(crate) const CANNOT_RATE: &str = "table-cannot-rate";
/// A rated game has a clock.
pub(crate) const RATED_CLOCK: &str = "table-rated-clock";
/// Programs by others play for no rating.
pub(crate) const RATED_PROGRAM: &str = "table-rated-program";
/// A rated game is played with the usual options.
pub(crate) const RATED_OPTIONS: &str = "table-rated-options";
/// The owner of a table cannot be sent away. `seat`
pub(crate) const OWNERS_SEAT: &str = "table-owners-seat";
/// Who has seen one hand of a game cannot take over another one.
pub(crate) const OTHER_HAND: &str = "table-other-hand";
/// Nobody sits at the table but bots.
pub(crate) const ONLY_BOTS: &str = "table-only-bots";
/// A game that is played live has its own clock.
pub(crate) const NO_CLOCK: &str = "table-no-clock";
/// Spectators cannot be so late. `most`
pub(crate) const LONG_DELAY: &str = "table-long-delay";
/// There is nobody on this seat who could leave. `seat`
pub(crate) const NOBODY_THERE: &str = "table-nobody-there";
/// What was brought from a device is no finished game among friends.
pub(crate) const NOT_BROUGHT: &str = "table-not-brought";
/// The seed of a day stays a secret until the day is over.
pub(crate) const SEALED: &str = "table-sealed";
/// What was said is empty, too long or has characters that cannot be shown. `most`
pub(crate) const WORDS: &str = "table-words";
