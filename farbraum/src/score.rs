//! `farbraum score GAME FILE`: what lies on the table of a printed game, scored.

use crate::input;
use crate::output;
use std::path::PathBuf;

/// Score what lies on the table of a printed game
#[derive(Debug, clap::Args)]
pub(crate) struct Score {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// A JSON file in the game's exchange format; `-` for standard input
    file: PathBuf,
}

impl Score {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let game = input::game(&self.game)?;
        let text = input::read(&self.file)?;
        output::print(input::of_file(&self.file, game.score(&text))?)
    }
}
