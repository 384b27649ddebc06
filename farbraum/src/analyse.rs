//! `farbraum analyse FILE`: the decisions that cost most in a game, and what the best bot would have done.

use crate::input;
use crate::output;
use crate::problem::Problem;
use bots::{Budget, Review};
use contract::{AnyGame, Message, Seat, Seed};
use indicatif::ProgressBar;
use serde::Serialize;
use std::path::PathBuf;

/// Think every move of a finished game over and print those that cost most, with better ones, as JSON
#[derive(Debug, clap::Args)]
pub(crate) struct Analyse {
    /// A record in JSON; `-` for standard input
    file: PathBuf,
    /// Whose moves; everybody's if not given
    #[arg(long)]
    seat: Option<Seat>,
    /// How many moments at most
    #[arg(long, default_value_t = 10)]
    moments: usize,
    /// The seed of what is imagined; the same leads to the same answer
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// A moment as it is printed.
#[derive(Debug, Serialize)]
struct Moment {
    /// The entry of the log, counted from 1 as in `farbraum replay`.
    entry: usize,
    seat: Seat,
    name: String,
    done: String,
    better: String,
    /// The reason, as a message.
    why: Option<contract::Message>,
    /// By the game's own measure of a position.
    loss: f32,
}

impl Analyse {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let record = input::record(&self.file)?;
        let game = input::game(&record.game)?;
        let former = game.of_record(&record);
        let game: &dyn AnyGame = former.as_deref().unwrap_or(game);
        game.replay(&record).map_err(|error| Problem(error.message()))?;
        if let Some(seat) = self.seat.filter(|seat| seat.index() >= record.seats.len()) {
            let why = Message::new("analyse-seat").with("seat", seat.to_string());
            return input::of_file(&self.file, Err(why.with("seats", record.seats.len() as i64)));
        }
        let seed = Seed::from_number(self.seed);
        let bar = ProgressBar::new(record.log.len() as u64);
        let mut reviews: Vec<Review> = Vec::new();
        for (number, line) in record.log.iter().enumerate() {
            bar.inc(1);
            let seat = line.split(' ').nth(1).and_then(|seat| seat.parse::<Seat>().ok());
            if self.seat.is_some() && seat != self.seat {
                continue;
            }
            let review = shelf::review(&record, number, Budget::NONE, &mut seed.chance(number as u64));
            reviews.extend(review.map_err(|error| Problem(error.message()))?.filter(|review| review.sure));
        }
        bar.finish_and_clear();
        reviews.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        reviews.truncate(self.moments);
        let moment = |review: Review| Moment {
            entry: review.number + 1,
            seat: review.seat,
            name: record.seats.get(review.seat.index()).cloned().unwrap_or_default(),
            loss: review.loss(),
            done: review.done.action,
            better: review.better.action,
            why: review.better.why,
        };
        output::print(serde_json::to_string_pretty(&reviews.into_iter().map(moment).collect::<Vec<_>>())?)
    }
}
