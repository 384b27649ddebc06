//! The ids of all messages of the server, in one place for those who write the texts. The messages of tables are in the
//! `table` crate.

/// There is nothing at this address.
pub(crate) const NOT_FOUND: &str = "server-not-found";
/// The address does not know this method.
pub(crate) const METHOD: &str = "server-method";
/// The request cannot be read. `details`
pub(crate) const UNREADABLE: &str = "server-unreadable";
/// A page of another site opened the connection.
pub(crate) const ORIGIN: &str = "server-origin";
/// The token of a program is missing or invalid.
pub(crate) const TOKEN: &str = "server-token";
/// Too many tokens for bots within an hour. `most`
pub(crate) const TOO_MANY_BOTS: &str = "server-too-many-bots";
/// The push service of a subscription is unknown.
pub(crate) const SUBSCRIPTION: &str = "server-subscription";
/// A link to another device is used up, expired or unknown.
pub(crate) const LINK: &str = "server-link";
/// The admin token is wrong.
pub(crate) const ADMIN_TOKEN: &str = "admin-wrong-token";
/// Too many wrong tokens from one address within an hour. `most`
pub(crate) const TOO_MANY_TRIES: &str = "admin-too-many-tries";
/// Too many bots at the tables of one guest. `most`
pub(crate) const TOO_MANY_BOT_SEATS: &str = "server-too-many-bot-seats";
/// Too many requests in a short time.
pub(crate) const TOO_FAST: &str = "server-too-fast";
/// The server is too busy.
pub(crate) const OVERLOADED: &str = "server-overloaded";
/// Too many tables opened within an hour. `most`
pub(crate) const TOO_MANY_TABLES: &str = "server-too-many-tables";
/// Too many connections from one address. `most`
pub(crate) const TOO_MANY_CONNECTIONS: &str = "server-too-many-connections";
/// Too many clients are connected to this table. `most`
pub(crate) const TABLE_CROWDED: &str = "table-crowded";
/// Other requests were faster several times in a row.
pub(crate) const BUSY: &str = "table-busy";
/// The table's log has reached its limit. `most`
pub(crate) const LOG_FULL: &str = "table-log-full";
