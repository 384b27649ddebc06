//! The server as its clients see it: real sockets, real databases. Every test runs on SQLite, and on PostgreSQL with
//! NATS.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(clippy::duplicate_mod, reason = "every test runs on both kinds of store")]

mod raw;

// They say `super::house::House` and the like.
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

/// Where tests keep their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// In a file; if there are several servers, they hear of each other through it alone.
    Sqlite,
    /// In PostgreSQL, with NATS between the servers.
    Postgres,
}
