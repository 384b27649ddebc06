//! `farbraum simulate GAME`: many games between bots, and what came of them.

use crate::input;
use crate::output;
use crate::problem::{Problem, WrongCommandLine};
use anyhow::Context;
use bots::Reaction;
use contract::{Chance, Edition as _, EditionId, Game, Millis, Outcome, Seat, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{MOST_MOVES, Player};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
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

/// What came of the games of one study. The same seed gives the same report, whatever the number of threads.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    rules: u32,
    edition: EditionId,
    options: serde_json::Value,
    games: u64,
    seed: u64,
    /// Whether everybody wins or loses together.
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
    /// Games won alone, and of each game won together with others a share.
    #[serde(skip)]
    pub(crate) won: f64,
    pub(crate) mean_score: f64,
    /// The standard deviation of the score.
    pub(crate) score_deviation: f64,
}

#[derive(Debug, Default)]
struct Tally {
    moves: u64,
    together: bool,
    reached_limit: u64,
    endings: BTreeMap<String, u64>,
    /// Games in which a seat had the first rank, by how many seats had it too.
    wins: [[u64; 8]; 8],
    scores: [i64; 8],
    squares: [i64; 8],
}

impl Tally {
    fn count(&mut self, outcome: &Outcome, moves: u64) {
        self.moves += moves;
        self.together |= outcome.together;
        self.reached_limit += u64::from(outcome.cut_short);
        *self.endings.entry(outcome.ending.id.clone()).or_default() += 1;
        let winners = outcome.winners().count();
        for seat in outcome.winners() {
            self.wins[seat.index()][winners - 1] += 1;
        }
        for (sum, standing) in self.scores.iter_mut().zip(&outcome.seats) {
            *sum += i64::from(standing.score);
        }
        for (sum, standing) in self.squares.iter_mut().zip(&outcome.seats) {
            *sum += i64::from(standing.score).pow(2);
        }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.moves += other.moves;
        self.together |= other.together;
        self.reached_limit += other.reached_limit;
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for seat in 0..8 {
            for (sum, count) in self.wins[seat].iter_mut().zip(other.wins[seat]) {
                *sum += count;
            }
            self.scores[seat] += other.scores[seat];
            self.squares[seat] += other.squares[seat];
        }
        self
    }
}

macro_rules! study_by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        pub(crate) fn study(simulate: &Simulate) -> anyhow::Result<Report> {
            match simulate.game.as_str() {
                $(<shelf::$krate::$game as Game>::ID => study_of::<shelf::$krate::$game>(simulate),)*
                other => Err(input::unknown_game(other).into()),
            }
        }
    };
}
shelf::each_game!(study_by_game);

impl Simulate {
    /// A part of a larger study.
    pub(crate) fn quiet(game: &str, games: u64, seats: Vec<String>, options: Vec<String>, seed: u64) -> Simulate {
        let reaction = Reaction::default().mean;
        Simulate { game: game.to_owned(), games, seats, options, rounds: 100, reaction, seed, threads: None }
    }

    pub(crate) fn run(self) -> anyhow::Result<()> {
        let start = Instant::now();
        let report = study(&self)?;
        let seconds = start.elapsed().as_secs_f64();
        let speed = report.moves as f64 / seconds.max(f64::MIN_POSITIVE);
        let (games, moves) = (report.games, report.moves);
        output::tell(format_args!("{games} games, {moves} moves in {seconds:.2} s: {speed:.0} moves/s"));
        output::print(serde_json::to_string_pretty(&report)?)
    }
}

fn study_of<G: Game>(simulate: &Simulate) -> anyhow::Result<Report> {
    let options = options::<G>(&simulate.options, simulate.rounds)?;
    let seats = u8::try_from(simulate.seats.len()).unwrap_or(u8::MAX);
    // The first game, before any thread: what is wrong with the table is said once.
    contract::Match::<G>::start(G::Edition::standard(), options.clone(), seats, Seed::from_number(simulate.seed))
        .map_err(WrongCommandLine)?;

    let tally = play_all::<G>(simulate, &options, seats)?;
    let games = simulate.games.max(1) as f64;
    let seat = |(index, bot): (usize, &String)| SeatReport {
        bot: bot.clone(),
        wins: tally.wins[index][0],
        shared_wins: tally.wins[index][1..].iter().sum(),
        won: (1..).zip(tally.wins[index]).map(|(winners, games)| games as f64 / f64::from(winners)).sum(),
        mean_score: tally.scores[index] as f64 / games,
        score_deviation: {
            let mean = tally.scores[index] as f64 / games;
            (tally.squares[index] as f64 / games - mean * mean).max(0.0).sqrt()
        },
    };
    Ok(Report {
        game: G::ID,
        rules: G::RULES,
        edition: G::Edition::standard().id().clone(),
        options: serde_json::to_value(&options)?,
        games: simulate.games,
        seed: simulate.seed,
        together: tally.together,
        reached_limit: tally.reached_limit,
        moves: tally.moves,
        moves_per_game: tally.moves as f64 / games,
        seats: simulate.seats.iter().enumerate().map(seat).collect(),
        endings: tally.endings,
    })
}

/// The usual options, the limit of rounds where the game knows one, and what was given as `key=value`.
pub(crate) fn options<G: Game>(given: &[String], rounds: u16) -> anyhow::Result<G::Options> {
    Ok(lab::options::<G>(given, rounds).map_err(WrongCommandLine)?)
}

fn play_all<G: Game>(simulate: &Simulate, options: &G::Options, seats: u8) -> anyhow::Result<Tally> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = simulate.threads.map_or_else(cores, usize::from);
    let bar = progress_bar(simulate.games);
    let next = AtomicU64::new(0);
    let reactions: Vec<Reaction> = simulate.seats.iter().map(|name| lab::reaction(name, simulate.reaction)).collect();
    let work = || -> anyhow::Result<Tally> {
        let players = simulate.seats.iter().map(|name| Player::<G>::new(name));
        let mut players = players.collect::<Result<Vec<_>, _>>().map_err(Problem)?;
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= simulate.games {
                return Ok(tally);
            }
            let seed = Seed::from_number(simulate.seed.wrapping_add(game));
            let (outcome, moves) = play_one::<G>(options, seats, &seed, &reactions, &mut players)
                .with_context(|| format!("seed {}", simulate.seed.wrapping_add(game)))?;
            tally.count(&outcome, moves);
            bar.inc(1);
        }
    };
    let tally = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |handle: std::thread::ScopedJoinHandle<'_, anyhow::Result<Tally>>| match handle.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        handles.into_iter().map(join).try_fold(Tally::default(), |sum, tally| Ok(sum.merge(tally?)))
    });
    bar.finish_and_clear();
    tally
}

/// Shown on terminals only.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn play_one<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: &Seed,
    reactions: &[Reaction],
    players: &mut [Player<G>],
) -> anyhow::Result<(Outcome, u64)> {
    let edition = G::Edition::standard();
    let mut chance = seed.chance(u64::MAX);
    let mut state = G::start(edition.clone(), options, seats, seed).map_err(Problem)?;
    // Nobody races at a table without a clock.
    if G::LIVE && state.next_deadline().is_some() {
        let react = |state: &G, seat: Seat, _: Millis, chance: &mut Chance| {
            players.get_mut(seat.index())?.choose(state, &edition, seat, chance)
        };
        let moves = bots::play_live(&mut state, reactions, MOST_MOVES, &mut chance, react);
        let moves = moves.with_context(|| format!("the game does not end within {MOST_MOVES} moves"))?;
        return Ok((state.outcome().context("the game has no outcome")?, moves));
    }
    let (mut moves, mut now) = (0, Millis(0));
    loop {
        let Some(seat) = state.awaited().iter().next() else {
            if let Some(outcome) = state.outcome() {
                return Ok((outcome, moves));
            }
            now = state.next_deadline().context("nobody can act and no time is set")?;
            state.pass_time(now);
            continue;
        };
        anyhow::ensure!(moves < MOST_MOVES, "the game does not end within {MOST_MOVES} moves");
        let player = players.get_mut(seat.index()).context("a seat without a bot")?;
        let action = player.choose(&state, &edition, seat, &mut chance).context("the bot has no move")?;
        let why = |illegal: G::Illegal| Problem(contract::Refusal::message(&illegal));
        state.play(seat, &action, now).map_err(why).with_context(|| action.to_string())?;
        moves += 1;
    }
}
