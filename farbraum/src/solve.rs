//! `farbraum solve GAME FILE`: the best that can be done, or could have been.

use crate::input;
use crate::output;
use crate::problem::Problem;
use contract::{Message, Record, Seat, Solve as Search};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Look for the best that can be done, or that a player could have done in a finished game
#[derive(Debug, clap::Args)]
pub(crate) struct Solve {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// A JSON file with what is to be solved, or the record of a finished game; `-` for standard input
    file: PathBuf,
    /// In a record: whose game
    #[arg(long, default_value = "1")]
    seat: Seat,
    /// How long to look at most; the answer says what is proven by then
    #[arg(long, default_value_t = 2.0, value_parser = |text: &str| input::seconds(text, MOST_SECONDS))]
    seconds: f64,
}

/// The longest search.
const MOST_SECONDS: f64 = 86_400.0;

impl Solve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let start = Instant::now();
        let mut search = self.search()?;
        let limit = Duration::from_secs_f64(self.seconds);
        while start.elapsed() < limit && search.advance() {}
        output::tell(format_args!("{:.2} s", start.elapsed().as_secs_f64()));
        output::print(search.answer())
    }

    fn search(&self) -> anyhow::Result<Box<dyn Search>> {
        let game = input::game(&self.game)?;
        let text = input::read(&self.file)?;
        let Ok(record) = serde_json::from_str::<Record>(&text) else {
            return input::of_file(&self.file, game.solver(&text));
        };
        let search = game.hindsight(&record, self.seat).map_err(|error| Problem(error.message()))?;
        let nothing = || Problem(Message::new("solve-record").with("seat", self.seat.to_string()));
        Ok(search.ok_or_else(nothing)?)
    }
}
