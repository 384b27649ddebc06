//! `farbraum edition GAME FILE`: checks an edition file.

use crate::input;
use crate::output;
use std::path::PathBuf;

/// Check an edition file and print its name, version and hash
#[derive(Debug, clap::Args)]
pub(crate) struct Edition {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// A TOML file; `-` for standard input. Without it, the edition that comes with the program
    file: Option<PathBuf>,
}

impl Edition {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let game = input::game(&self.game)?;
        let id = match self.file {
            None => game.edition(),
            Some(file) => {
                let other = game.with_edition(&input::read(&file)?);
                input::of_file(&file, other)?.edition()
            }
        };
        output::print(serde_json::to_string(&id)?)
    }
}
