//! `farbraum lab ladder GAME`: the levels of the bots against each other, from every seat.

use crate::input;
use crate::output;
use crate::simulate::{Report, Simulate};
use ::lab::stats::wilson;
use contract::Level;

/// Play the levels of the bots against each other from every seat and print who is better, as a table
#[derive(Debug, clap::Args)]
pub(crate) struct Ladder {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// How many games each pairing plays, half of them each way round
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many play
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=8))]
    seats: u8,
    /// Two bots to compare instead of the levels, as `search:planner`; may be given several times
    #[arg(long = "pair", value_name = "BETTER:WORSE", value_parser = pair)]
    pairs: Vec<(String, String)>,
    /// An option of the game as `key=value`; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The first game's seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

impl Ladder {
    /// Games played alone or together are measured by the score, all others by wins.
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let pairs = self.pairs();
        let together = self.play("random", None, 0, 1)?.together;
        if self.seats < 2 || together { self.scores(&pairs) } else { self.pairings(&pairs) }
    }

    /// Returns the bots to compare: neighbouring levels, or the given pairs.
    fn pairs(&self) -> Vec<(&str, &str)> {
        if self.pairs.is_empty() {
            let levels = Level::ALL.map(Level::name);
            return levels.windows(2).map(|pair| (pair[1], pair[0])).collect();
        }
        self.pairs.iter().map(|(better, worse)| (better.as_str(), worse.as_str())).collect()
    }

    fn scores(&self, pairs: &[(&str, &str)]) -> anyhow::Result<()> {
        let head = "games | mean score | 95 % |\n|---|---|---|---|";
        output::print(format_args!("| {}, {} seats | {head}", self.game, self.seats))?;
        let mut bots: Vec<&str> = Vec::new();
        for bot in pairs.iter().rev().flat_map(|(better, worse)| [*better, *worse]) {
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        for bot in bots.into_iter().rev() {
            let report = self.play(bot, None, 0, self.games)?;
            let seats = report.seats.len() as f64;
            let mean = report.seats.iter().map(|seat| seat.mean_score).sum::<f64>() / seats;
            let spread = report.seats.iter().map(|seat| seat.score_deviation).sum::<f64>() / seats;
            // Scores of one game depend on each other, so a game counts once.
            let error = 1.96 * spread / (self.games as f64).sqrt();
            let (low, high) = (mean - error, mean + error);
            output::print(format_args!("| {bot} | {} | {mean:.1} | {low:.1} to {high:.1} |", self.games))?;
        }
        Ok(())
    }

    fn pairings(&self, pairs: &[(&str, &str)]) -> anyhow::Result<()> {
        let head = "games | wins, one against one | 95 % | rating | 95 % |\n|---|---|---|---|---|---|";
        output::print(format_args!("| {}, {} seats | {head}", self.game, self.seats))?;
        for &(better, worse) in pairs {
            let (alone, games) = self.wins(better, worse)?;
            let (among, _) = self.wins(worse, better)?;
            let others = f64::from(self.seats - 1);
            // Against one of the others, not against all of them.
            let one = |share: f64| share * others / (share * others + 1.0 - share);
            let (low, high) = wilson(alone, games);
            let (low_among, high_among) = wilson(among, games);
            let share = (one(alone) + 1.0 - one(among)) / 2.0;
            let (low, high) = ((one(low) + 1.0 - one(high_among)) / 2.0, (one(high) + 1.0 - one(low_among)) / 2.0);
            output::print(format_args!(
                "| {better} against {worse} | {:.0} | {:.1} % | {:.1} to {:.1} % | {:+.0} | {:+.0} to {:+.0} |",
                2.0 * games,
                100.0 * share,
                100.0 * low,
                100.0 * high,
                rating(share),
                rating(low),
                rating(high)
            ))?;
        }
        Ok(())
    }

    /// Returns the share of games that a single bot wins among bots of another kind, on every seat in turn, and the number of
    /// games. A game won by n players counts 1/n for each.
    fn wins(&self, one: &str, others: &str) -> anyhow::Result<(f64, f64)> {
        let each = (self.games / 2 / u64::from(self.seats)).max(1);
        let mut won = 0.0;
        for seat in 0..usize::from(self.seats) {
            let report = self.play(others, Some((seat, one)), seat as u64 * each, each)?;
            won += report.seats[seat].won;
        }
        let games = (each * u64::from(self.seats)) as f64;
        Ok((won / games, games))
    }

    fn play(&self, bot: &str, one: Option<(usize, &str)>, skip: u64, games: u64) -> anyhow::Result<Report> {
        let mut seats = vec![bot.to_owned(); usize::from(self.seats)];
        if let Some((seat, one)) = one {
            seats[seat] = one.to_owned();
        }
        Simulate::quiet(&self.game, games, seats, self.options.clone(), self.seed.wrapping_add(skip)).report()
    }
}

/// Reads the names of two bots.
fn pair(text: &str) -> Result<(String, String), String> {
    let known = bots::NAMES.join(", ");
    let pair = text.split_once(':').filter(|(one, other)| [one, other].iter().all(|name| bots::NAMES.contains(name)));
    let (better, worse) = pair.ok_or_else(|| format!("a pair is written search:planner; bots are {known}"))?;
    Ok((better.to_owned(), worse.to_owned()))
}

/// Returns the rating difference for a share of wins against one opponent (Elo's scale), at most 1200.
fn rating(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::{Ladder, rating};

    /// In one round of Kaleidoskop players at random often share the first rank, two of them or all three.
    #[test]
    fn a_win_shared_by_n_counts_1_n() {
        let options = vec!["rounds=1".to_owned()];
        let ladder =
            Ladder { game: "kaleidoskop".to_owned(), games: 600, seats: 3, pairs: Vec::new(), options, seed: 0 };
        let (share, games) = ladder.wins("random", "random").unwrap();
        assert!((share - 1.0 / 3.0).abs() < 0.05, "one of three equal players wins a third of {games} games: {share}");
        let seats = ladder.play("random", None, 0, 100).unwrap().seats;
        assert!(seats.iter().all(|seat| seat.shared_wins > 0));
        let all: f64 = seats.iter().map(|seat| seat.won).sum();
        assert!((all - 100.0).abs() < 1e-9, "every game is won once: {all}");
    }

    #[test]
    fn ratings_are_those_of_elo() {
        assert!(rating(0.5).abs() < 1e-9);
        assert!((rating(10.0 / 11.0) - 400.0).abs() < 1e-6);
        assert!((rating(0.24) + rating(0.76)).abs() < 1e-6);
        assert!(rating(1.0) < 1200.1);
    }
}
