//! `farbraum simulate GAME`: a study of which only the summary is kept.

use crate::input;
use crate::lab::{play_all, progress_bar, study};
use crate::output;
use ::lab::StudyRequest;
use bots::Reaction;
use contract::{EditionId, MOST_SEATS, Outcome};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Play many games between bots and print the results as JSON
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots, one for each seat; easy, medium and hard are the levels that people play against
    #[arg(long, value_delimiter = ',', required = true, value_parser = input::bots(), ignore_case = true)]
    seats: Vec<String>,
    /// An option of the game as `key=value`; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The round after which a game that need not end is cut short
    #[arg(long, default_value_t = 100)]
    rounds: u16,
    /// In games that are played live: how many milliseconds players without a level take from seeing something to doing
    /// something about it
    #[arg(long, default_value_t = Reaction::default().mean, value_parser = clap::value_parser!(u32).range(10..=60_000))]
    reaction: u32,
    /// The first game's seed; the next ones count up
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// The summary of a study. The same seed gives the same report for any number of threads.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: String,
    rules: u32,
    edition: EditionId,
    options: serde_json::Value,
    games: u64,
    seed: u64,
    /// Whether all players win or lose together.
    pub(crate) together: bool,
    /// How many games reached the limit of rounds.
    reached_limit: u64,
    /// How the games ended, by the id of the message.
    endings: BTreeMap<String, u64>,
    moves: u64,
    moves_per_game: f64,
    pub(crate) seats: Vec<SeatReport>,
}

#[derive(Debug, Serialize)]
pub(crate) struct SeatReport {
    bot: String,
    /// Games won alone.
    pub(crate) wins: u64,
    /// Games won together with others.
    pub(crate) shared_wins: u64,
    /// Games won, where a game won by n seats counts 1/n.
    #[serde(skip)]
    pub(crate) won: f64,
    pub(crate) mean_score: f64,
    /// The standard deviation of the score.
    pub(crate) score_deviation: f64,
}

/// Sums over the games of a study. They are whole numbers, so the order of the games makes no difference.
#[derive(Debug)]
struct Tally {
    moves: u64,
    reached_limit: u64,
    endings: BTreeMap<String, u64>,
    seats: Vec<SeatTally>,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    /// Games in which the seat had the first rank, by the number of other seats that had it too.
    wins: [u64; MOST_SEATS as usize],
    score: i64,
    squares: i64,
}

impl Tally {
    fn count(&mut self, outcome: &Outcome, moves: u64) {
        self.moves += moves;
        self.reached_limit += u64::from(outcome.cut_short);
        *self.endings.entry(outcome.ending.id.clone()).or_default() += 1;
        let winners = outcome.winners().count();
        for (seat, standing) in self.seats.iter_mut().zip(&outcome.seats) {
            if standing.rank == 1 {
                seat.wins[winners - 1] += 1;
            }
            seat.score += i64::from(standing.score);
            seat.squares += i64::from(standing.score).pow(2);
        }
    }
}

impl SeatTally {
    fn report(&self, bot: String, games: f64) -> SeatReport {
        let mean = self.score as f64 / games;
        SeatReport {
            bot,
            wins: self.wins[0],
            shared_wins: self.wins[1..].iter().sum(),
            won: (1..).zip(self.wins).map(|(winners, games)| games as f64 / f64::from(winners)).sum(),
            mean_score: mean,
            score_deviation: (self.squares as f64 / games - mean * mean).max(0.0).sqrt(),
        }
    }
}

impl Simulate {
    /// A part of a larger study.
    pub(crate) fn quiet(game: &str, games: u64, seats: Vec<String>, options: Vec<String>, seed: u64) -> Simulate {
        let reaction = Reaction::default().mean;
        Simulate { game: game.to_owned(), games, seats, options, rounds: 100, reaction, seed, threads: None }
    }

    pub(crate) fn run(self) -> anyhow::Result<()> {
        let start = Instant::now();
        let report = self.report()?;
        let seconds = start.elapsed().as_secs_f64();
        let speed = report.moves as f64 / seconds.max(f64::MIN_POSITIVE);
        let (games, moves) = (report.games, report.moves);
        output::tell(format_args!("{games} games, {moves} moves in {seconds:.2} s: {speed:.0} moves/s"));
        output::print(serde_json::to_string_pretty(&report)?)
    }

    /// Plays the games and sums them up.
    pub(crate) fn report(&self) -> anyhow::Result<Report> {
        let asked = StudyRequest {
            games: self.games,
            seats: self.seats.clone(),
            options: self.options.clone(),
            rounds: self.rounds,
            reaction: self.reaction,
            seed: self.seed,
            replays: Some(1),
            edition: None,
            events: false,
        };
        let study = study(&self.game, &asked, None)?;
        let seats = vec![SeatTally::default(); self.seats.len()];
        let tally = Mutex::new(Tally { moves: 0, reached_limit: 0, endings: BTreeMap::new(), seats });
        play_all(&*study, self.threads, &progress_bar(self.games), |bench, game| {
            let (outcome, moves) = bench.outcome(game)?;
            tally.lock().unwrap_or_else(PoisonError::into_inner).count(&outcome, moves);
            Ok(())
        })?;
        let Tally { moves, reached_limit, endings, seats } = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        let plan = study.plan().clone();
        let games = self.games as f64;
        Ok(Report {
            game: plan.game,
            rules: plan.rules,
            edition: plan.edition,
            options: plan.options,
            games: self.games,
            seed: self.seed,
            together: plan.together,
            reached_limit,
            endings,
            moves,
            moves_per_game: moves as f64 / games,
            seats: seats.iter().zip(plan.seats).map(|(seat, bot)| seat.report(bot, games)).collect(),
        })
    }
}
