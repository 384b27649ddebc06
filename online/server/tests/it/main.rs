//! The server as its clients see it: real sockets, real databases. Every test runs on SQLite, and on PostgreSQL with
//! NATS.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(clippy::duplicate_mod, reason = "every test runs on both kinds of store")]

mod raw;

// The tests say `super::house::House` and the like.
#[path = "."]
mod on_sqlite {
    const KIND: crate::Kind = crate::Kind::Sqlite;
    mod abuse;
    mod admin;
    mod attack;
    mod before;
    mod bot_api;
    mod bots;
    mod brought;
    mod clock;
    mod disk;
    mod editions;
    mod fair;
    mod history;
    mod house;
    mod inside;
    mod lobby;
    mod me;
    mod nodes;
    mod page;
    mod people;
    mod play;
    mod push;
    mod race;
    mod stones;
    mod terms;
    mod time;
}

#[path = "."]
mod on_postgres {
    const KIND: crate::Kind = crate::Kind::Postgres;
    mod abuse;
    mod admin;
    mod attack;
    mod bot_api;
    mod bots;
    mod brought;
    mod bus;
    mod clock;
    mod disk;
    mod editions;
    mod fair;
    mod history;
    mod house;
    mod inside;
    mod lobby;
    mod me;
    mod nodes;
    mod page;
    mod people;
    mod play;
    mod push;
    mod race;
    mod stones;
    mod terms;
    mod time;
}

/// The kind of store of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A file; if there are several servers, they know of each other through it alone.
    Sqlite,
    /// PostgreSQL, with NATS between the servers.
    Postgres,
}
