//! The designer's corner: an edition of one's own is written, checked while one writes, looked at, played against bots, and measured.
//!
//! | where | what |
//! |---|---|
//! | `chooser`, `page` | the pages: which game, and its corner |
//! | `draft` | the text being worked on, kept on the device, and what is wrong with it |
//! | `editor` | the text with numbered lines |
//! | `preview` | the components, drawn as on paper |
//! | `play` | a game with it at once, against bots |
//! | `study` | many games of bots, one slice after another |
//! | `outcome`, `figures`, `numbers` | what they say, beside the edition that comes with the game |
//!
//! What is valid is decided by the crate of the game, what is measured by the lab. Nothing here needs a server.

mod chooser;
mod draft;
mod editor;
mod figures;
mod numbers;
mod outcome;
mod page;
mod play;
mod preview;
mod study;

pub(crate) use page::DesignPage;
