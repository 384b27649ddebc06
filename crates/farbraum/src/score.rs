//! `farbraum score GAME FILE`: what lies on the table of a printed game, scored.

use crate::input;
use crate::problem::Problem;
use std::path::PathBuf;

/// Score what lies on the table of a printed game
#[derive(Debug, clap::Args)]
pub(crate) struct Score {
    /// The game, such as `kaleidoskop`
    game: String,
    /// A JSON file in the game's exchange format; `-` for standard input
    file: PathBuf,
}

impl Score {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let game = input::game(&self.game)?;
        let text = input::read(&self.file)?;
        println!("{}", game.score(&text).map_err(Problem)?);
        Ok(())
    }
}
