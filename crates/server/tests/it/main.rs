//! The server as its clients see it: real sockets, real SQLite files.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod abuse;
mod admin;
mod attack;
mod bot_api;
mod bots;
mod disk;
mod house;
mod inside;
mod lobby;
mod me;
mod nodes;
mod page;
mod play;
mod race;
mod raw;
mod stones;
mod time;
