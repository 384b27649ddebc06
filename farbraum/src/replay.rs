//! `farbraum replay FILE`: replays a record and fails if anything differs.

use crate::input;
use crate::output;
use crate::problem::Problem;
use contract::AnyGame;
use std::path::PathBuf;
use texts::{Language, say};

/// Play a record again, print its moves and result, and fail if anything differs
#[derive(Debug, clap::Args)]
pub(crate) struct Replay {
    /// A record in JSON; `-` for standard input
    file: PathBuf,
    /// The edition it was played with, if that is not the one that comes with the program
    #[arg(long)]
    edition: Option<PathBuf>,
    /// Print the fingerprint of everything that everybody saw
    #[arg(long)]
    fingerprint: bool,
}

impl Replay {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let record = input::record(&self.file)?;
        let game = input::game(&record.game)?;
        let other = match &self.edition {
            Some(file) => {
                let other = game.with_edition(&input::read(file)?);
                Some(input::of_file(file, other)?)
            }
            None => game.of_record(&record),
        };
        let game: &dyn AnyGame = other.as_deref().unwrap_or(game);
        let replayed = game.replay(&record).map_err(|error| Problem(error.message()))?;
        for (number, line) in record.log.iter().enumerate() {
            output::tell(format_args!("{:>5}  {}", number + 1, with_name(line, &record.seats)));
        }
        let language = Language::of_environment();
        if let Some(outcome) = replayed.outcome() {
            output::tell(say(language, &outcome.ending));
        }
        let mut result = serde_json::json!({
            "game": record.game,
            "edition": record.edition,
            "entries": record.log.len(),
            "seed_hash": record.seed.hash(),
            "outcome": replayed.outcome(),
        });
        if self.fingerprint {
            let fingerprint = game.fingerprint(&record).map_err(|error| Problem(error.message()))?;
            result["fingerprint"] = fingerprint.into();
        }
        output::print(result)
    }
}

/// Returns a line of the log with the player's name beside the seat.
fn with_name(line: &str, names: &[String]) -> String {
    let mut words = line.splitn(3, ' ');
    let (at, seat, action) = (words.next(), words.next(), words.next());
    let name = seat.and_then(|seat| names.get(seat.parse::<usize>().ok()?.checked_sub(1)?));
    match (at, seat, action, name) {
        (Some(at), Some(seat), Some(action), Some(name)) => format!("{at:>9} ms  {seat} {name}: {action}"),
        _ => line.to_owned(),
    }
}
