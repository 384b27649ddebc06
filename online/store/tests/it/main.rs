//! The store against a real file and a real PostgreSQL: every test runs on both.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(clippy::duplicate_mod, reason = "every test runs on both kinds of store")]

#[path = "."]
mod sqlite {
    const KIND: crate::Kind = crate::Kind::Sqlite;
    mod cards;
    mod chain;
    mod file;
    mod log;
    mod people;
    mod place;
    mod speed;
}

#[path = "."]
mod postgres {
    const KIND: crate::Kind = crate::Kind::Postgres;
    mod cards;
    mod chain;
    mod cluster;
    mod log;
    mod people;
    mod place;
    mod speed;
}

/// The kind of store of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Sqlite,
    Postgres,
}
