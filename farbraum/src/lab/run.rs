//! `farbraum lab run GAME`: plays the games of a study, or those that are missing.

use super::folder::Folder;
use super::tables;
use crate::input;
use crate::output;
use crate::problem::{Problem, WrongCommandLine};
use ::lab::{Bench, Block, Shard, Study, StudyRequest};
use bots::Reaction;
use contract::{Edition as _, Game, Message};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::GameVisitor;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

/// Play the games of a study into a folder, a row a game and a row an action, or go on where it was interrupted
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Run {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: Table,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// The folder of the study; `study-GAME` if not given
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
    /// Play only a part of it, such as `3/16`, the third of sixteen; `farbraum lab merge` puts the parts together
    #[arg(long)]
    pub(crate) shard: Option<Shard>,
    /// Keep no row for each action, which is faster and smaller
    #[arg(long)]
    pub(crate) no_events: bool,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}

/// Who plays what: the part of a study that several commands share.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Table {
    /// The bots, one for each seat; easy, medium and hard are the levels that people play against. From one play of a deal to the
    /// next they move on by a seat
    #[arg(long, value_delimiter = ',', required = true, value_parser = input::bots(), ignore_case = true)]
    pub(crate) seats: Vec<String>,
    /// An edition file of your own
    #[arg(long)]
    pub(crate) edition: Option<PathBuf>,
    /// An option of the game as `key=value`; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// The round after which a game that need not end is cut short
    #[arg(long, default_value_t = 100)]
    pub(crate) rounds: u16,
    /// In games that are played live: how many milliseconds players without a level take from seeing something to doing
    /// something about it
    #[arg(long, default_value_t = Reaction::default().mean, value_parser = clap::value_parser!(u32).range(10..=60_000))]
    pub(crate) reaction: u32,
    /// The first deal's seed; the next ones count up
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How often every deal is played; as often as there are seats if not given
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) replays: Option<u32>,
}

impl Table {
    pub(crate) fn asked(&self, games: u64, edition: Option<String>, events: bool) -> StudyRequest {
        StudyRequest {
            games,
            seats: self.seats.clone(),
            options: self.options.clone(),
            rounds: self.rounds,
            reaction: self.reaction,
            seed: self.seed,
            replays: self.replays,
            edition,
            events,
        }
    }

    /// Returns the text of the edition file.
    pub(crate) fn edition(&self) -> anyhow::Result<Option<String>> {
        self.edition.as_deref().map(input::read).transpose()
    }
}

/// Prepares a study.
struct Prepare<'a> {
    asked: &'a StudyRequest,
    /// The edition file, to be named in errors.
    file: &'a Path,
}

impl GameVisitor for Prepare<'_> {
    type Output = anyhow::Result<Box<dyn Study>>;

    fn visit<G: Game>(self) -> Self::Output {
        let edition = match &self.asked.edition {
            None => G::Edition::standard(),
            Some(text) => Arc::new(input::of_file(self.file, G::Edition::parse(text))?),
        };
        Ok(::lab::study_of::<G>(edition, self.asked).map_err(WrongCommandLine)?)
    }
}

/// Prepares a study of the game of this name, with the edition of `file`.
pub(crate) fn study(game: &str, asked: &StudyRequest, file: Option<&Path>) -> anyhow::Result<Box<dyn Study>> {
    let prepare = Prepare { asked, file: file.unwrap_or(Path::new(game)) };
    shelf::visit(game, prepare).ok_or_else(|| input::unknown_game(game))?
}

impl Run {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let edition = self.table.edition()?;
        let asked = self.table.asked(self.games, edition.clone(), !self.no_events);
        let study = study(&self.game, &asked, self.table.edition.as_deref())?;
        let path = self.out.clone().unwrap_or_else(|| format!("study-{}", self.game).into());
        let folder = Folder::create(&path, study.plan(), edition.as_deref())?;
        let shard = self.shard.unwrap_or(Shard::WHOLE);
        let missing: Vec<u64> = shard.blocks(study.plan()).filter(|&block| !folder.has(block)).collect();
        let start = Instant::now();
        let played = play(&*study, &folder, &missing, self.threads)?;
        let seconds = start.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
        tables::export(&folder)?;
        let told = Message::new("lab-played")
            .with("games", played.games as i64)
            .with("moves", played.moves as i64)
            .with("seconds", format!("{seconds:.2}"))
            .with("speed", (played.moves as f64 / seconds) as i64)
            .with("folder", path.display().to_string());
        output::tell(Problem(told));
        let there = folder.blocks().len() as u64;
        output::print(serde_json::json!({
            "folder": path, "game": self.game, "games": study.plan().games, "blocks": study.plan().blocks(), "there": there,
            "complete": there == study.plan().blocks(), "played": played.games, "moves": played.moves,
        }))
    }
}

/// The games and moves played so far.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    pub(crate) games: u64,
    pub(crate) moves: u64,
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Plays blocks on several threads and stores each as soon as it is complete.
fn play(study: &dyn Study, folder: &Folder, blocks: &[u64], threads: Option<u16>) -> anyhow::Result<Progress> {
    let plan = study.plan();
    let games: u64 = blocks.iter().map(|&block| plan.games_of(block)).map(|games| games.end - games.start).sum();
    let bar = progress_bar(games);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let work = || -> anyhow::Result<Progress> {
        let mut bench = study.bench();
        let mut played = Progress::default();
        while let Some(&number) = blocks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut block = Block::default();
            for game in plan.games_of(number) {
                // Another thread has failed, and reports the error.
                if stop.load(Ordering::Relaxed) {
                    return Ok(played);
                }
                let (row, events) = bench.play(game).map_err(Problem)?;
                played.games += 1;
                played.moves += u64::from(row.moves);
                block.rows.push(row);
                block.events.extend(events);
                bar.inc(1);
            }
            folder.keep(number, &block)?;
        }
        Ok(played)
    };
    let work = || work().inspect_err(|_| stop.store(true, Ordering::Relaxed));
    let threads = threads.map_or_else(cores, usize::from).min(blocks.len().max(1));
    let played = on_threads(threads, work);
    bar.finish_and_clear();
    let mut sum = Progress::default();
    for part in played {
        let part = part?;
        sum.games += part.games;
        sum.moves += part.moves;
    }
    Ok(sum)
}

/// Plays all games of a study on several threads, each by a call of `play`, and keeps nothing.
pub(crate) fn play_all(
    study: &dyn Study,
    threads: Option<u16>,
    bar: &ProgressBar,
    play: impl Fn(&mut dyn Bench, u64) -> Result<(), Message> + Sync,
) -> anyhow::Result<()> {
    let next = AtomicU64::new(0);
    let played = on_threads(threads.map_or_else(cores, usize::from), || -> anyhow::Result<()> {
        let mut bench = study.bench();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= study.plan().games {
                return Ok(());
            }
            play(&mut *bench, game).map_err(Problem)?;
            bar.inc(1);
        }
    });
    bar.finish_and_clear();
    played.into_iter().collect()
}

/// Makes a progress bar, which is shown on terminals only.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Divides work among several threads and collects the results.
fn on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let join = |handle: std::thread::ScopedJoinHandle<'_, T>| match handle.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        handles.into_iter().map(join).collect()
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
mod tests {
    use super::*;
    use crate::{Arguments, Command};
    use clap::Parser;

    /// Parses a command by our own command line.
    fn parsed(command: &str) -> Run {
        assert!(!command.contains('\''), "no word needs quotes: {command}");
        match Arguments::try_parse_from(command.split(' ')).unwrap_or_else(|error| panic!("{command}: {error}")).command
        {
            Command::Lab(super::super::Lab::Run(run)) => run,
            other => panic!("{command}: {other:?}"),
        }
    }

    /// Every value of every option of every game, and other rounds, bots, seeds, deals and reactions.
    #[test]
    fn the_command_of_a_plan_leads_to_the_same_plan() {
        let mut plans = 0;
        for game in shelf::workbenches() {
            let mut options = vec![Vec::new(), vec!["rounds=null".to_owned()]];
            for choice in game.choices() {
                options.extend(choice.values.iter().map(|value| vec![format!("{}={}", choice.key, value)]));
            }
            for (number, options) in options.into_iter().enumerate() {
                for seats in [1, 2, 3, 5] {
                    let number = number as u32;
                    let bots = ["random", "greedy", "medium"].iter().cycle().skip(number as usize).take(seats);
                    let asked = StudyRequest {
                        games: 1 + u64::from(number),
                        seats: bots.map(|&bot| bot.to_owned()).collect(),
                        options: options.clone(),
                        rounds: 3 + number as u16,
                        reaction: 500 + number,
                        seed: u64::MAX - u64::from(number),
                        replays: number.is_multiple_of(2).then_some(1 + number),
                        edition: None,
                        events: number.is_multiple_of(3),
                    };
                    // Not every option fits every number of players.
                    let Ok(planned) = study(game.id(), &asked, None) else { continue };
                    let run = parsed(&::lab::command(planned.plan(), false));
                    let again = run.table.asked(run.games, None, !run.no_events);
                    assert_eq!(study(&run.game, &again, None).unwrap().plan(), planned.plan());
                    assert_eq!((run.shard, run.table.edition), (None, None));
                    plans += 1;
                }
            }
        }
        assert!(plans > 50, "{plans}");
    }

    #[test]
    fn an_edition_of_its_own_is_named() {
        let text =
            <shelf::harmonia::Edition as contract::Edition>::standard_text().replace("misfit = 10", "misfit = 12");
        let folder = tempfile::tempdir().unwrap();
        let run = parsed("farbraum lab run harmonia --games 4 --seats random,random");
        let asked = run.table.asked(run.games, Some(text.clone()), !run.no_events);
        let planned = study("harmonia", &asked, None).unwrap();
        let run = parsed(&::lab::command(planned.plan(), true));
        assert_eq!(run.table.edition.as_deref(), Some(Path::new(::lab::EDITION_FILE)));
        let file = folder.path().join(::lab::EDITION_FILE);
        std::fs::write(&file, text).unwrap();
        let table = Table { edition: Some(file), ..run.table };
        let again = table.asked(run.games, table.edition().unwrap(), !run.no_events);
        assert_eq!(study("harmonia", &again, None).unwrap().plan(), planned.plan());
    }
}
