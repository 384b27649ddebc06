//! The pages that score and print a printed game: which game, and its editor.

mod chooser;
mod page;

pub(crate) use chooser::{PrintChooser, ScoreChooser};
pub(crate) use page::{PrintPage, ScorePage};
