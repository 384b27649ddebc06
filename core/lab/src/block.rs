//! Blocks of games as they are stored until a study is complete: a JSON line per game, a line per action.

use crate::plan::Plan;
use crate::row::{Event, Row};
use contract::Message;
use std::fmt::Write;

/// The finished games of one block.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    pub rows: Vec<Row>,
    pub events: Vec<Event>,
}

impl Block {
    /// Returns the rows as text.
    pub fn rows_text(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            text.push_str(&serde_json::to_string(row).unwrap_or_default());
            text.push('\n');
        }
        text
    }

    /// Returns the actions as text.
    pub fn events_text(&self) -> String {
        let mut text = String::new();
        for e in &self.events {
            // Writing into a string cannot fail.
            let _ = writeln!(
                text,
                "{} {} {} {} {} {} {} {} {}",
                e.game, e.number, e.at, e.round, e.seat, e.bot, e.choices, e.standing, e.action
            );
        }
        text
    }
}

/// Reads the rows of a block.
///
/// # Errors
/// Rows are missing or belong to another block.
pub fn read_rows(plan: &Plan, block: u64, text: &str) -> Result<Vec<Row>, Message> {
    let damaged = || Message::new("lab-damaged").with("block", block as i64);
    let rows: Vec<Row> = text.lines().map(serde_json::from_str).collect::<Result<_, _>>().map_err(|_| damaged())?;
    let fits = |(row, game): (&Row, u64)| {
        let seats = plan.seats.len();
        let known = |component: &u16| usize::from(*component) < plan.components.len();
        row.game == game
            && (row.deal, row.replay) == plan.deal(game)
            && row.scores.len() == seats
            && row.ranks.len() == seats
            && row.first.is_none_or(|seat| usize::from(seat) < seats)
            && row.offered.iter().all(known)
            && row.used.iter().all(|(component, seat, _)| known(component) && usize::from(*seat) < seats)
    };
    let games = plan.games_of(block);
    let complete = rows.len() as u64 == games.end - games.start && rows.iter().zip(games).all(fits);
    if complete { Ok(rows) } else { Err(damaged()) }
}

/// Reads the actions of a block.
///
/// # Errors
/// A line is not an action of the block.
pub fn read_events(plan: &Plan, block: u64, text: &str) -> Result<Vec<Event>, Message> {
    let games = plan.games_of(block);
    let read = |line: &str| {
        let mut words = line.splitn(9, ' ');
        let mut next = || words.next();
        let event = Event {
            game: next()?.parse().ok()?,
            number: next()?.parse().ok()?,
            at: next()?.parse().ok()?,
            round: next()?.parse().ok()?,
            seat: next()?.parse().ok()?,
            bot: next()?.parse().ok()?,
            choices: next()?.parse().ok()?,
            standing: next()?.parse().ok()?,
            action: next()?.to_owned(),
        };
        games.contains(&event.game).then_some(event)
    };
    let damaged = || Message::new("lab-damaged").with("block", block as i64);
    text.lines().map(|line| read(line).ok_or_else(damaged)).collect()
}
