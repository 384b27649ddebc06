//! How much one guest, one address or one connection may do.

mod address;
mod bucket;
mod limiter;

use crate::error::Error;
use crate::message_ids as id;
pub(crate) use address::Address;
use bucket::Quota;
pub(crate) use bucket::{TokenBucket, TokenBuckets, Verdict};
use contract::Message;
pub(crate) use limiter::{BotsAtTable, Limiter, Source, Ticket};
use protocol::FINGERS_PER_SECOND;
use std::time::Duration;

/// Declares [`Limits`]: every number once, with its default.
macro_rules! limits {
    ($($(#[$doc:meta])+ $name:ident = $default:expr;)+) => {
        /// The limits of a server.
        #[derive(Clone, Copy, Debug)]
        pub struct Limits {
            $($(#[$doc])+ pub $name: u32,)+
            /// How long a client may take to send the headers of a request, and how long it may stay idle before one.
            pub headers_within: Duration,
            /// How long a client may refuse to take what is sent to it.
            pub taken_within: Duration,
        }

        /// Generous for a school class behind one address, and too little to do harm.
        impl Default for Limits {
            fn default() -> Limits {
                let (headers_within, taken_within) = (Duration::from_secs(30), Duration::from_secs(60));
                Limits { $($name: $default,)+ headers_within, taken_within }
            }
        }

        impl Limits {
            /// No limits, for load tests.
            pub const NONE: Limits = Limits {
                $($name: u32::MAX,)+
                headers_within: Duration::from_secs(60),
                taken_within: Duration::from_secs(60),
            };
        }
    };
}

limits! {
    /// Tables that one guest may open in an hour.
    tables_per_guest = 60;
    /// Tables that may be opened from one address in an hour.
    tables_per_address = 300;
    /// Bot tokens that one address gets in an hour.
    bots_per_address = 60;
    /// Links to other devices that are made or tried from one address in an hour.
    links_per_address = 60;
    /// Reports from one address in an hour.
    reports_per_address = 30;
    /// Bots that play at the same time at the tables of one guest, while a client is connected.
    bot_seats_per_guest = 30;
    /// Bots that play at the same time at the tables of one address, while a client is connected.
    bot_seats_per_address = 200;
    /// Bots that are put on chairs from one address in an hour.
    bot_chairs_per_address = 1_000;
    /// TCP connections open at the same time from one address, unless a proxy is in front.
    sockets_per_address = 600;
    /// Bytes of long answers and of uploaded games held in memory for one address at the same time.
    bytes_per_address = 32 * 1024 * 1024;
    /// Unknown table codes that one guest may ask for in an hour, so that codes cannot be guessed.
    misses_per_guest = 60;
    /// Unknown table codes that all guests of one address may ask for in an hour.
    misses_per_address = 300;
    /// Wrong admin tokens from one address in an hour.
    tries_per_address = 20;
    /// WebSockets and streams open at the same time from one address.
    connections_per_address = 300;
    /// WebSockets and streams open at the same time to one table.
    connections_per_table = 200;
    /// WebSockets and streams of one guest open at the same time to one table.
    connections_of_guest_per_table = 8;
    /// WebSockets and streams of spectators from one address open at the same time to one table.
    watchers_of_address_per_table = 40;
    /// Players from one address in a rated game; with more of them it is not rated.
    rated_people_per_address = 1;
    /// Requests a second from one address in the long run, without the files of the page and what bots ask.
    requests_per_second = 20;
    /// Requests in a row from one address that was quiet before.
    requests_at_once = 240;
    /// Table pages painted a second for one address in the long run; the others are sent without a picture.
    sights_per_second = 4;
    /// Table pages painted in a row for one address that was quiet before.
    sights_at_once = 60;
    /// Log entries written a second for one address in the long run: thirty people who do two things a second each.
    writes_per_second = 60;
    /// Log entries written in a row for one address that was quiet before: thirty people with 60 each.
    writes_at_once = 1_800;
    /// Actions that a seat may take back in a row.
    undone_by_seat = table::MOST_UNDONE;
    /// Messages a second from one WebSocket or bot, and from one guest to one table, in the long run.
    messages_per_second = 20;
    /// Messages in a row from there after a quiet time.
    burst = 60;
    /// Finger positions a second from one WebSocket; more are dropped.
    fingers_per_second = FINGERS_PER_SECOND + 5;
}

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Limited {
    Messages,
    Requests,
    Fingers,
    Tables,
    BotTokens,
    /// Bots put on chairs in an hour.
    BotChairs,
    /// Bots that play at the same time.
    BotSeats,
    Links,
    Reports,
    /// WebSockets and streams.
    Connections,
    /// TCP connections.
    Sockets,
    Bytes,
    UnknownTables,
    /// Unknown tables that pages of other sites made a browser ask for. They are counted apart, so that such a page
    /// cannot lock out the person whose browser it uses.
    UnknownTablesCrossSite,
    AdminTokens,
    Writes,
    Sights,
    /// Clients that take nothing: the limit is a time, [`Limits::taken_within`].
    Stuck,
}

impl Limited {
    /// Returns how much `source` may do.
    fn quota(self, source: Source, limits: &Limits) -> Quota {
        let per = |address, guest| if let Source::Address(_) = source { address } else { guest };
        let at_once = |most| Quota { most, per_second: 0.0 };
        let hourly = |most| Quota { most, per_second: f64::from(most) / 3600.0 };
        let pace = |per_second, most| Quota { most, per_second: f64::from(per_second) };
        match self {
            Limited::Messages => pace(limits.messages_per_second, limits.burst),
            Limited::Requests => pace(limits.requests_per_second, limits.requests_at_once),
            // Some may come in a bunch.
            Limited::Fingers => pace(limits.fingers_per_second, limits.fingers_per_second.saturating_mul(2)),
            Limited::Tables => hourly(per(limits.tables_per_address, limits.tables_per_guest)),
            Limited::BotTokens => hourly(limits.bots_per_address),
            Limited::BotChairs => hourly(limits.bot_chairs_per_address),
            Limited::BotSeats => at_once(per(limits.bot_seats_per_address, limits.bot_seats_per_guest)),
            Limited::Links => hourly(limits.links_per_address),
            Limited::Reports => hourly(limits.reports_per_address),
            Limited::Connections => at_once(limits.connections_per_address),
            Limited::Sockets => at_once(limits.sockets_per_address),
            Limited::Bytes => at_once(limits.bytes_per_address),
            Limited::UnknownTables => hourly(per(limits.misses_per_address, limits.misses_per_guest)),
            Limited::UnknownTablesCrossSite => hourly(limits.misses_per_guest),
            Limited::AdminTokens => hourly(limits.tries_per_address),
            Limited::Writes => pace(limits.writes_per_second, limits.writes_at_once),
            Limited::Sights => pace(limits.sights_per_second, limits.sights_at_once),
            Limited::Stuck => at_once(u32::MAX),
        }
    }

    /// Returns the error for a client that has used up its `most`.
    pub(crate) fn error(self, most: u32) -> Error {
        Error::TooMany { what: self, most }
    }

    /// Returns the message for a client that has used up its `most`.
    pub(crate) fn message(self, most: u32) -> Message {
        let id = match self {
            Limited::Tables => id::TOO_MANY_TABLES,
            Limited::BotTokens => id::TOO_MANY_BOTS,
            Limited::BotSeats => id::TOO_MANY_BOT_SEATS,
            Limited::Connections => id::TOO_MANY_CONNECTIONS,
            Limited::AdminTokens => id::TOO_MANY_TRIES,
            _ => return Message::new(id::TOO_FAST),
        };
        Message::new(id).with("most", most)
    }

    /// Returns the label of the metric that counts refusals.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Limited::Messages => "messages",
            Limited::Requests => "requests",
            Limited::Fingers => "fingers",
            Limited::Tables => "tables",
            Limited::BotTokens => "bots",
            Limited::BotChairs | Limited::BotSeats => "bot-seats",
            Limited::Links => "links",
            Limited::Reports => "reports",
            Limited::Connections => "connections",
            Limited::Sockets => "sockets",
            Limited::Bytes => "bytes",
            Limited::UnknownTables | Limited::UnknownTablesCrossSite => "misses",
            Limited::AdminTokens => "tries",
            Limited::Writes => "writes",
            Limited::Sights => "sights",
            Limited::Stuck => "stuck",
        }
    }
}
