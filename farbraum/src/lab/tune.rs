//! `farbraum lab tune GAME`: searches numbers of an edition toward what a designer wants.

use super::run::{Table, play_all, study};
use crate::input;
use crate::output;
use crate::problem::{Problem, WrongCommandLine};
use ::lab::tune::{Goal, Knob, Search};
use ::lab::{Row, StudyRequest, Summary};
use anyhow::Context;
use contract::Message;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Search numbers of an edition toward goals, and write the edition that comes nearest
#[derive(Debug, clap::Args)]
pub(crate) struct Tune {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    #[command(flatten)]
    table: Table,
    /// A number to vary and its range, as `numbers.mirror=2..5`; with a `*` for every card the range is added to each, as
    /// `card.*.b.reward=-1..2`; may be given several times
    #[arg(long, value_name = "PATH=LOW..HIGH", required = true)]
    vary: Vec<Knob>,
    /// What is wanted, as `rounds=12`, `rounds=10..16`, `seats<=2%` (no place in the order wins more or less than its share by more
    /// than that), `used:tools>=50%` (each of them in so many games); may be given several times
    #[arg(long, value_name = "GOAL", required = true)]
    goal: Vec<Goal>,
    /// How many games each try plays, always the same deals
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How many settings are tried at most
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    tries: u32,
    /// The edition file to write
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Tune {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let text = match self.table.edition()? {
            Some(text) => text,
            None => input::game(&self.game)?.edition_text().to_owned(),
        };
        let start = self.vary.iter().map(|knob| knob.get(&text)).collect::<Result<Vec<_>, _>>();
        let start = match &self.table.edition {
            Some(file) => input::of_file(file, start)?,
            None => start.map_err(WrongCommandLine)?,
        };
        self.out.as_deref().map_or(Ok(()), can_be_written)?;
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {eta}");
        let bar =
            ProgressBar::new(self.tries.into()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut tried = Vec::new();
        let best = Search::new(&self.vary, &start, self.tries as usize).run(|values| {
            let try_out = self.try_out(&text, values);
            bar.inc(1);
            // An edition that its game refuses is not better than any other, but the search goes on.
            match try_out {
                Ok((measured, miss)) => {
                    tried.push(json!({ "values": values, "measured": measured, "miss": round(miss) }));
                    Ok(miss)
                }
                Err(error) if tried.is_empty() => Err(error),
                Err(error) => {
                    tried.push(json!({ "values": values, "refused": format!("{error:#}") }));
                    Ok(f64::INFINITY)
                }
            }
        });
        bar.finish_and_clear();
        let best = best?;
        let edition = self.edition(&text, &best.values)?;
        let knobs: Vec<String> = self.vary.iter().map(Knob::to_string).collect();
        let goals: Vec<String> = self.goal.iter().map(Goal::to_string).collect();
        let report = json!({
            "game": self.game, "seats": self.table.seats, "games": self.games, "seed": self.table.seed, "vary": knobs, "goals": goals,
            "start": start, "best": best.values, "miss": round(best.miss), "met": best.miss <= 0.0, "tried": tried,
        });
        // Both are written, even if one of them fails.
        let printed = output::print(serde_json::to_string_pretty(&report)?);
        if let Some(out) = &self.out {
            fs::write(out, &edition).with_context(|| out.display().to_string())?;
        }
        printed
    }

    /// Returns the edition with all knobs set.
    fn edition(&self, text: &str, values: &[i64]) -> anyhow::Result<String> {
        let turned =
            self.vary.iter().zip(values).try_fold(text.to_owned(), |text, (knob, value)| knob.set(&text, *value));
        Ok(turned.map_err(Problem)?)
    }

    /// Plays a study with a setting, and returns the measure of each goal and the distance of all together.
    fn try_out(&self, text: &str, values: &[i64]) -> anyhow::Result<(Vec<f64>, f64)> {
        let asked = self.table.asked(self.games, Some(self.edition(text, values)?), false);
        let (plan, rows) = play(&self.game, &asked, self.table.edition.as_deref())?;
        let summary = Summary::of(&plan, &rows);
        let measure = |goal: &Goal| goal.measure(&plan, &summary);
        let measured = self.goal.iter().map(measure).collect::<Result<Vec<_>, Message>>().map_err(WrongCommandLine)?;
        let miss = measured.iter().map(|measured| measured.miss).sum();
        Ok((measured.iter().map(|measured| round(measured.value)).collect(), miss))
    }
}

/// Checks that a file can be written, and leaves it unchanged.
fn can_be_written(path: &Path) -> anyhow::Result<()> {
    let is_new = !path.exists();
    let tried = OpenOptions::new().write(true).create(is_new).truncate(false).open(path).map(drop);
    let tried = if is_new { tried.and_then(|()| fs::remove_file(path)) } else { tried };
    tried.with_context(|| path.display().to_string())
}

fn round(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Plays all games of a study in memory, on all cores.
fn play(game: &str, asked: &StudyRequest, file: Option<&Path>) -> anyhow::Result<(::lab::Plan, Vec<Row>)> {
    let study = study(game, asked, file)?;
    let rows = Mutex::new(Vec::new());
    play_all(&*study, None, &ProgressBar::hidden(), |bench, game| {
        let (row, _) = bench.play(game)?;
        rows.lock().unwrap_or_else(PoisonError::into_inner).push(row);
        Ok(())
    })?;
    let mut rows = rows.into_inner().unwrap_or_else(PoisonError::into_inner);
    rows.sort_by_key(|row: &Row| row.game);
    Ok((study.plan().clone(), rows))
}
