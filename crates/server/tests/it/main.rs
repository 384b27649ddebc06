//! The server as its clients see it: real sockets, real SQLite files.

mod abuse;
mod client;
mod house;
mod lobby;
mod me;
mod nodes;
mod page;
mod play;
mod stones;
mod time;
