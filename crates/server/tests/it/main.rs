//! The server as its clients see it: real sockets, real SQLite files.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod abuse;
mod bot_api;
mod bots;
mod disk;
mod house;
mod lobby;
mod me;
mod nodes;
mod page;
mod people;
mod play;
mod race;
mod stones;
mod terms;
mod time;
