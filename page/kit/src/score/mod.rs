//! What the score editors of all games share. An editor lays out what lies on the table of a printed game, and shows its score explained.
//!
//! | where | what |
//! |---|---|
//! | `sketch` | a layout: as JSON for `farbraum score`, as a short code for links |
//! | `bench` | a sketch being worked on: undone, kept on the device, passed on |
//! | `frame`, `exchange` | what is around every editor; links and JSON |
//! | `spots` | the places of a board, for taps, arrow keys and screen readers |
//! | `verdict` | the score, line by line, or what cannot be |
//!
//! No rule is written here: the score and every reason against a layout come from the crate of the game.

pub mod bench;
mod exchange;
pub mod frame;
pub mod sketch;
pub mod spots;
pub mod verdict;
