//! The server as its clients see it: real sockets, real databases. Every test runs on SQLite, and on PostgreSQL with
//! NATS.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(clippy::duplicate_mod, reason = "every test runs on both kinds of store")]

mod raw;

/// All tests on one kind of store. They say `super::house::House` and the like.
macro_rules! tests {
    ($on:ident, $kind:ident, $($test:ident),*) => {
        #[path = "."]
        mod $on {
            const KIND: crate::Kind = crate::Kind::$kind;
            mod house;
            mod stones;
            $(mod $test;)*
        }
    };
}

tests!(
    on_sqlite, Sqlite, abuse, admin, attack, bot_api, bots, brought, disk, inside, lobby, me, nodes, page, people,
    play, push, race, terms, time
);
tests!(
    on_postgres,
    Postgres,
    abuse,
    admin,
    attack,
    bot_api,
    bots,
    brought,
    bus,
    disk,
    inside,
    lobby,
    me,
    nodes,
    page,
    people,
    play,
    push,
    race,
    terms,
    time
);

/// Where tests keep their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// In a file; if there are several servers, they hear of each other through it alone.
    Sqlite,
    /// In PostgreSQL, with NATS between the servers.
    Postgres,
}
