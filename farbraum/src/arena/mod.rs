//! `farbraum bot-arena GAME`: programs play against each other and against our bots.
//!
//! A program is told the same messages as over HTTP, one JSON object a line, and answers every question with one line.
//! `docs/bots-by-others.md` describes both.

#[cfg(unix)]
mod keeper;
mod play;
mod program;

use crate::input;
use crate::lab::progress_bar;
use crate::output;
use crate::problem::WrongCommandLine;
use contract::{Edition as _, EditionId, Game, Match, Message, Outcome, Seed};
#[cfg(unix)]
pub(crate) use keeper::BotKeeper;
use lab::stats::wilson;
use play::{Player, Round};
use program::Faults;
use serde::Serialize;
use shelf::GameVisitor;
use std::time::Duration;

/// Let programs by others play, from every seat in turn, and print the results as JSON
#[derive(Debug, clap::Args)]
pub(crate) struct BotArena {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// A program that plays, as a shell reads it; may be given several times
    #[arg(long = "bot", value_name = "COMMAND", required = true)]
    bots: Vec<String>,
    /// How many play; as few as the game allows if not given, but at least two
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    seats: Option<u8>,
    /// Who sits on the other seats; easy, medium and hard are the levels that people play against
    #[arg(long, default_value = "medium", value_parser = input::bots(), ignore_case = true)]
    against: String,
    /// How many games
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first game's seed; the next ones count up
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// An option of the game as `key=value`; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many seconds a program may take to answer
    #[arg(long, default_value_t = 5.0, value_parser = |text: &str| input::seconds(text, MOST_SECONDS))]
    seconds: f64,
}

/// The round after which a game that need not end is stopped, unless an option says otherwise.
const ROUNDS: u16 = 100;
/// The longest time to wait for a program.
const MOST_SECONDS: f64 = 3600.0;

#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    rules: u32,
    edition: EditionId,
    options: serde_json::Value,
    games: u64,
    seats: u8,
    seed: u64,
    players: Vec<PlayerReport>,
}

#[derive(Debug, Serialize)]
pub(crate) struct PlayerReport {
    /// A command, or the name of one of our bots.
    player: String,
    /// Games won alone, or by all together in a cooperative game.
    wins: u64,
    /// Games in which the first rank was shared.
    shared_wins: u64,
    /// The share of games won, and its interval at 95 %. A first rank shared by n players counts 1/n for each.
    win_share: f64,
    win_share_95: [f64; 2],
    mean_score: f64,
    mean_score_95: [f64; 2],
    /// Only for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Faults>,
}

impl GameVisitor for &BotArena {
    type Output = anyhow::Result<Report>;

    fn visit<G: Game>(self) -> Self::Output {
        report_of::<G>(self)
    }
}

impl BotArena {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let report = shelf::visit(&self.game, &self).ok_or_else(|| input::unknown_game(&self.game))??;
        for player in &report.players {
            let faults = player.faults.map_or_else(String::new, |faults| format!(", {} faults", faults.total));
            output::tell(format_args!(
                "{}: {:.1} % won, score {:.2} ({:.2} to {:.2}){faults}",
                player.player,
                100.0 * player.win_share,
                player.mean_score,
                player.mean_score_95[0],
                player.mean_score_95[1]
            ));
        }
        output::print(serde_json::to_string_pretty(&report)?)
    }

    /// Returns the programs, and one of our bots for every other seat.
    fn players<G: Game>(&self) -> anyhow::Result<Vec<Player<G>>> {
        let fewest = self.bots.len().max(2).max(usize::from(*G::SEATS.start()));
        let seats = self.seats.map_or(fewest.min(usize::from(*G::SEATS.end())), usize::from);
        if self.bots.len() > seats {
            let message = Message::new("arena-seats").with("seats", seats as i64).with("bots", self.bots.len() as i64);
            return Err(WrongCommandLine(message).into());
        }
        let patience = Duration::from_secs_f64(self.seconds);
        let programs = self.bots.iter().map(|command| Ok(Player::program(command, patience)));
        let ours = (self.bots.len()..seats).map(|_| Player::ours(&self.against));
        programs.chain(ours).collect()
    }
}

fn report_of<G: Game>(arena: &BotArena) -> anyhow::Result<Report> {
    let options = lab::options::<G>(&arena.options, ROUNDS).map_err(WrongCommandLine)?;
    let mut players = arena.players::<G>()?;
    let seats = players.len() as u8;
    // Checks the table before any program is started, so that errors are reported at once.
    Match::<G>::start(G::Edition::standard(), options.clone(), seats, Seed::from_number(arena.seed))
        .map_err(WrongCommandLine)?;
    let mut tallies = vec![Tally::default(); players.len()];
    let bar = progress_bar(arena.games);
    for game in 0..arena.games {
        // All players move on by a seat from game to game.
        let first = (game % u64::from(seats)) as usize;
        let sits: Vec<usize> = (0..players.len()).map(|seat| (seat + players.len() - first) % players.len()).collect();
        let seed = Seed::from_number(arena.seed.wrapping_add(game));
        let outcome = Round { options: &options, seed, sits: &sits, players: &mut players }.play()?;
        for (standing, &player) in outcome.seats.iter().zip(&sits) {
            tallies[player].count(&outcome, standing.rank, standing.score);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let players = players.iter().zip(&tallies).map(|(player, tally)| tally.report(player));
    Ok(Report {
        game: G::ID,
        rules: G::RULES,
        edition: G::Edition::standard().id().clone(),
        options: serde_json::to_value(&options)?,
        games: arena.games,
        seats,
        seed: arena.seed,
        players: players.collect(),
    })
}

/// The results of one player.
#[derive(Clone, Debug, Default)]
struct Tally {
    games: f64,
    wins: u64,
    shared_wins: u64,
    /// Games won; a game won together with others counts as a share.
    won: f64,
    scores: f64,
    squares: f64,
}

impl Tally {
    fn count(&mut self, outcome: &Outcome, rank: u8, score: i32) {
        self.games += 1.0;
        self.scores += f64::from(score);
        self.squares += f64::from(score).powi(2);
        // In a cooperative game the ranks say nothing.
        let won = outcome.won.unwrap_or(rank == 1 && !outcome.together);
        if won && (outcome.together || outcome.winners().count() == 1) {
            self.wins += 1;
            self.won += 1.0;
        } else if won {
            self.shared_wins += 1;
            self.won += 1.0 / outcome.winners().count() as f64;
        }
    }

    fn report<G: Game>(&self, player: &Player<G>) -> PlayerReport {
        let mean = self.scores / self.games;
        let variance = (self.squares - self.games * mean * mean) / (self.games - 1.0).max(1.0);
        let error = 1.96 * (variance.max(0.0) / self.games).sqrt();
        let share = self.won / self.games;
        let (low, high) = wilson(share, self.games);
        PlayerReport {
            player: player.name().to_owned(),
            wins: self.wins,
            shared_wins: self.shared_wins,
            win_share: share,
            win_share_95: [low, high],
            mean_score: mean,
            mean_score_95: [mean - error, mean + error],
            faults: player.faults(),
        }
    }
}
