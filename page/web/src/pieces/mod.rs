//! The page comes in pieces, loaded when they are first wanted, so that nobody waits for what they do not look at.
//!
//! | where | what |
//! |---|---|
//! | `cuts` | where the pages are cut off; games are cut in `boards::pieces` |
//! | `arriving` | waits for a piece, however long that takes, and shows what is in it |
//!
//! Whatever only a cut function reaches becomes a piece, made by `cargo xtask page`; the rest is loaded at once. So a
//! component that is cut off may be named in `cuts` and by its own piece, but nowhere else.

mod arriving;
mod cuts;

pub(crate) use arriving::{AGAIN, Arriving, once_here, patiently, shown};
pub(crate) use cuts::{
    design, drawings, fingerprint, gathering, home, home_table, language, lesson, link, me, play, print, printing,
    ratings, replay, result, rules, score, squares, table, thought, today,
};
pub(crate) use wasm_split_helpers::SplitLoaderError;

/// What a cut function answers: its piece may not come.
pub(crate) type Loaded<T> = Result<T, SplitLoaderError>;
