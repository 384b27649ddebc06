//! The summary of the rows of a study.

use crate::plan::Plan;
use crate::row::{ROUNDS_TOLD, Row};
use crate::stats::{Luck, Outcomes, Share, ShareSum, Spread};
use serde::Serialize;
use std::collections::BTreeMap;

/// A study in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    pub games: u64,
    pub deals: u64,
    pub moves: u64,
    /// How games ended, by the id of the message.
    pub endings: BTreeMap<String, Share>,
    /// The share of games ended by a limit.
    pub cut_short: Share,
    /// The share of games won, for games played together or alone for a goal.
    pub won: Option<Share>,
    /// By bot.
    pub levels: Vec<Side>,
    /// By seat.
    pub seats: Vec<Side>,
    /// By place in the order of turns: the first player, the next one, …; empty if several seats begin at once.
    pub order: Vec<Side>,
    pub rounds: Spread,
    pub moves_of_a_game: Spread,
    /// The length of a game by its own clock, in seconds, if it has one.
    pub seconds: Spread,
    pub scores: Spread,
    pub winning_scores: Spread,
    /// The number of actions to choose from, on average over a game.
    pub choices: Spread,
    /// The same, round by round.
    pub choices_by_round: Vec<(u32, f64)>,
    pub lead_changes: Spread,
    /// The part of the game after which the winner led.
    pub decided: Spread,
    pub luck: Luck,
    /// In the order of the plan.
    pub components: Vec<Use>,
    /// One number per deal, for comparisons.
    #[serde(skip)]
    pub by_deal: ByDeal,
}

/// One side of a study: a bot, a seat, a place in the order.
#[derive(Clone, Debug, Serialize)]
pub struct Side {
    pub name: String,
    pub wins: Share,
    pub score: Spread,
}

/// How a component was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Use {
    /// The number of games in which it could have been used.
    pub offered: u64,
    /// The share of these games in which a player used it.
    pub used: Share,
    /// The mean number of uses in each of these.
    pub per_game: f64,
    /// The share of wins of the players who used it.
    pub wins: Share,
}

impl Use {
    /// Whether it could have been used but hardly ever was.
    pub fn is_dead(&self) -> bool {
        self.offered >= 20 && self.used.high < 0.02
    }
}

/// Means over all plays of a deal.
#[derive(Clone, Debug, Default)]
pub struct ByDeal {
    pub rounds: Vec<f64>,
    pub moves: Vec<f64>,
    pub scores: Vec<f64>,
    pub winning_scores: Vec<f64>,
    pub choices: Vec<f64>,
    pub lead_changes: Vec<f64>,
    pub decided: Vec<f64>,
}

impl Summary {
    /// Sums up the rows, which are in the order of their games.
    pub fn of(plan: &Plan, rows: &[Row]) -> Summary {
        let deals: Vec<&[Row]> = rows.chunk_by(|a, b| a.deal == b.deal).collect();
        let seats = plan.seats.len();
        let levels = plan.levels();
        let level_of = |name: &str| levels.iter().position(|level| *level == name).unwrap_or(0);
        let bot_at = |row: &Row, seat: usize| level_of(&plan.seats[plan.bot_at(seat, row.replay)]);
        let order_of = |row: &Row, seat: usize| row.first.map(|first| (seat + seats - usize::from(first)) % seats);
        let flag = |yes: bool| f64::from(u8::from(yes));

        let sides = |count: usize, name: &dyn Fn(usize) -> String, place: &dyn Fn(&Row, usize) -> Option<usize>| {
            let mut sums = vec![(ShareSum::default(), Vec::new()); count];
            for deal in &deals {
                for row in *deal {
                    for seat in 0..seats {
                        if let Some(place) = place(row, seat) {
                            sums[place].0.add(row.win(seat));
                            sums[place].1.push(f64::from(row.scores[seat]));
                        }
                    }
                }
                sums.iter_mut().for_each(|(wins, _)| wins.end_deal());
            }
            let side = |(place, (wins, scores)): (usize, (ShareSum, Vec<f64>))| Side {
                name: name(place),
                wins: wins.share(),
                score: Spread::of(scores),
            };
            sums.into_iter().enumerate().map(side).collect::<Vec<_>>()
        };
        let number = |place: usize| (place + 1).to_string();
        let begun = rows.iter().any(|row| row.first.is_some()) && seats > 1;
        let has_winner = seats > 1 && !plan.together;
        let winning = |row: &Row| {
            row.scores.iter().zip(&row.ranks).find(|(_, rank)| **rank == 1).map(|(score, _)| f64::from(*score))
        };
        let decided = |row: &Row| row.decided.map(|round| f64::from(round) / f64::from(row.rounds.max(1)));
        let all = |of: &dyn Fn(&Row) -> f64| Spread::of(rows.iter().map(of).collect());
        let by_deal = |of: &dyn Fn(&Row) -> Option<f64>| -> Vec<f64> {
            let mean = |deal: &&[Row]| {
                let numbers: Vec<f64> = deal.iter().filter_map(of).collect();
                (!numbers.is_empty()).then(|| numbers.iter().sum::<f64>() / numbers.len() as f64)
            };
            deals.iter().filter_map(mean).collect()
        };
        let score = |row: &Row| row.scores.iter().map(|&score| f64::from(score)).sum::<f64>() / seats.max(1) as f64;
        let scores = || rows.iter().flat_map(|row| row.scores.iter().take(if plan.together { 1 } else { seats }));
        Summary {
            games: rows.len() as u64,
            deals: deals.len() as u64,
            moves: rows.iter().map(|row| u64::from(row.moves)).sum(),
            endings: endings(&deals),
            cut_short: share(&deals, &|row| Some(flag(row.cut_short))),
            won: rows.iter().any(|row| row.won.is_some()).then(|| share(&deals, &|row| row.won.map(flag))),
            levels: sides(levels.len(), &|place| levels[place].to_owned(), &|row, seat| Some(bot_at(row, seat))),
            seats: sides(seats, &number, &|_, seat| Some(seat)),
            order: if begun { sides(seats, &number, &order_of) } else { Vec::new() },
            rounds: all(&|row| f64::from(row.rounds)),
            moves_of_a_game: all(&|row| f64::from(row.moves)),
            seconds: all(&|row| row.millis as f64 / 1000.0),
            scores: Spread::of(scores().map(|&score| f64::from(score)).collect()),
            winning_scores: Spread::of(rows.iter().filter(|_| has_winner).filter_map(winning).collect()),
            choices: all(&Row::mean_choices),
            choices_by_round: choices_by_round(rows),
            lead_changes: if has_winner { all(&|row| f64::from(row.lead_changes)) } else { Spread::default() },
            decided: Spread::of(rows.iter().filter_map(decided).collect()),
            luck: luck(plan, &deals, levels.len(), &bot_at),
            components: components(plan, &deals),
            by_deal: ByDeal {
                rounds: by_deal(&|row| Some(f64::from(row.rounds))),
                moves: by_deal(&|row| Some(f64::from(row.moves))),
                scores: by_deal(&|row| Some(score(row))),
                winning_scores: by_deal(&|row| winning(row).filter(|_| has_winner)),
                choices: by_deal(&|row| Some(row.mean_choices())),
                lead_changes: by_deal(&|row| has_winner.then(|| f64::from(row.lead_changes))),
                decided: by_deal(&decided),
            },
        }
    }
}

/// Returns the share of hits among the games for which `of` returns a value; other games do not count.
fn share(deals: &[&[Row]], of: &dyn Fn(&Row) -> Option<f64>) -> Share {
    let mut sum = ShareSum::default();
    for deal in deals {
        deal.iter().filter_map(of).for_each(|hit| sum.add(hit));
        sum.end_deal();
    }
    sum.share()
}

fn endings(deals: &[&[Row]]) -> BTreeMap<String, Share> {
    let mut ids: Vec<&str> = deals.iter().flat_map(|deal| deal.iter()).map(|row| row.ending.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    let ended = |id: &str| share(deals, &|row| Some(f64::from(u8::from(row.ending == id))));
    ids.into_iter().map(|id| (id.to_owned(), ended(id))).collect()
}

fn choices_by_round(rows: &[Row]) -> Vec<(u32, f64)> {
    let mut sums = [(0u64, 0u64); ROUNDS_TOLD + 1];
    for row in rows {
        for (sum, &(decisions, choices)) in sums.iter_mut().zip(&row.choices) {
            sum.0 += u64::from(decisions);
            sum.1 += choices;
        }
    }
    // Rounds that hardly any game reaches are left out.
    let enough = sums.iter().map(|sum| sum.0).max().unwrap_or(0) / 50;
    let told = sums.iter().enumerate().filter(|(_, sum)| sum.0 > enough);
    told.map(|(round, sum)| (round as u32, sum.1 as f64 / sum.0.max(1) as f64)).collect()
}

fn luck(plan: &Plan, deals: &[&[Row]], levels: usize, bot_at: &dyn Fn(&Row, usize) -> usize) -> Luck {
    let seats = if plan.together { 1 } else { plan.seats.len() };
    let mut groups: Vec<Outcomes> = Vec::with_capacity(deals.len() * seats);
    for deal in deals {
        for seat in 0..seats {
            // In cooperative games there is one result, which belongs to no single player.
            let level = |row: &Row| if plan.together { 0 } else { bot_at(row, seat) };
            groups.push(deal.iter().map(|row| (level(row), f64::from(row.scores[seat]))).collect());
        }
    }
    Luck::of(&groups, levels)
}

fn components(plan: &Plan, deals: &[&[Row]]) -> Vec<Use> {
    #[derive(Clone, Default)]
    struct Sum {
        offered: u64,
        uses: u64,
        used: ShareSum,
        wins: ShareSum,
    }
    let mut sums = vec![Sum::default(); plan.components.len()];
    let mut touched = Vec::new();
    for deal in deals {
        for row in *deal {
            for &component in &row.offered {
                sums[usize::from(component)].offered += 1;
            }
            // Both lists are in the order of the components.
            let mut used = row.used.iter().peekable();
            for &component in &row.offered {
                let sum = &mut sums[usize::from(component)];
                let mut uses = 0;
                while let Some(&&(place, seat, count)) = used.peek() {
                    if place > component {
                        break;
                    }
                    if place == component {
                        uses += u64::from(count);
                        sum.wins.add(row.win(usize::from(seat)));
                    }
                    used.next();
                }
                sum.uses += uses;
                sum.used.add(f64::from(u8::from(uses > 0)));
                touched.push(component);
            }
        }
        for component in touched.drain(..) {
            let sum = &mut sums[usize::from(component)];
            sum.used.end_deal();
            sum.wins.end_deal();
        }
    }
    let made = |sum: Sum| Use {
        offered: sum.offered,
        used: sum.used.share(),
        per_game: sum.uses as f64 / sum.offered.max(1) as f64,
        wins: sum.wins.share(),
    };
    sums.into_iter().map(made).collect()
}
