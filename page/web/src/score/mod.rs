//! What's my score? Whoever owns a printed game lays out what lies on the table, and sees its score explained.
//!
//! | where | what |
//! |---|---|
//! | `chooser`, `page` | the pages: which game, and its editor |
//! | `sketch` | what somebody lays out: as JSON for `farbraum score`, as a short code for links |
//! | `bench` | a sketch being worked on: undone, kept on the device, passed on |
//! | `frame`, `exchange` | what is around every editor; links and JSON |
//! | `spots` | the places of a board, for taps, arrow keys and screen readers |
//! | `verdict` | the score, line by line, or what cannot be |
//! | one folder a game | the editor, and `model` with what can be done to its sketch |
//!
//! No rule is written here: the score and every reason against a layout come from the crate of the game.

mod bench;
mod chooser;
mod exchange;
mod frame;
mod page;
mod sketch;
mod spots;
mod verdict;

pub mod colour_lines;
pub mod harmonia;
pub mod kaleidoskop;
pub mod konfetti;

pub(crate) use chooser::{PrintChooser, ScoreChooser};
pub(crate) use page::{PrintPage, ScorePage};
