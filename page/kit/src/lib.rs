//! What the pages of all games are made of. The kit knows no game: each game depends on it and implements [`GamePage`].
//!
//! | where | what |
//! |---|---|
//! | `game_page`, `chunks` | what a game adds to the page, and the chunks in which it is loaded |
//! | `playing`, `clock` | what a board learns of its game, and what it can ask for |
//! | `parts`, `symbols` | shared components; a symbol for every colour |
//! | `cast`, `mark`, `description` | who plays, their initials, what an action means |
//! | `score` | what score editors share |
//! | `film`, `check` | a finished game, entry by entry; whether its record follows the rules |
//! | `question`, `study` | questions to bots, and studies in slices |
//! | `editions` | the custom editions that the page knows |
//! | `primer` | what teaches a game |
//! | `reader`, `memory`, `announce`, `keys`, `sound`, `page` | the person in front of the page: settings, storage, screen reader, keyboard, sounds, title and focus |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

mod cast;
mod check;
mod chunks;
mod clock;
mod description;
mod film;
mod game_page;
mod mark;
mod primer;
mod question;

pub mod announce;
pub mod editions;
pub mod keys;
pub mod memory;
pub mod page;
pub mod parts;
pub mod pause;
pub mod playing;
pub mod reader;
pub mod score;
pub mod sound;
pub mod study;
pub mod symbols;

pub use cast::{Cast, Step};
pub use check::{Checked, check};
pub use chunks::{Afterword, Draw, EditionReader, Entry, Later, Loaded};
pub use clock::{Clock, page_time};
pub use description::Description;
pub use film::AnyFilm;
pub use game_page::{AnyGamePage, GamePage};
pub use mark::mark;
pub use primer::{Primer, Trial};
pub use question::{Answer, Question};

/// For [`chunks!`]: page crates need no dependencies of their own for it.
#[doc(hidden)]
pub mod macros {
    pub use crate::game_page::{edition_reader, loaded};
    pub use contract;
    pub use pastey::paste;
    pub use texts;
    pub use wasm_split_helpers as split;
}

/// Whether a server draws the page. There is no window then.
pub const ON_SERVER: bool = cfg!(not(target_arch = "wasm32"));
