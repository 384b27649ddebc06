//! Plays at all tables at once, one move at a time at each, and records the waiting times.

use crate::line::Line;
use crate::tables::Seated;
use anyhow::Result;
use contract::{Chance, Seat};
use futures::future::try_join_all;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// The moves that are played at a table.
#[derive(Debug)]
pub(crate) enum Script {
    /// In turn the players draw all they can in this round, then take it all back, and so on: an endless supply of
    /// moves, each checked by the rules, durable and told, at no cost for the client.
    Draw { drawings: Vec<Vec<String>>, at: Vec<usize>, turn: usize },
    /// The awaited player plays a legal action, imagined from the view, until the game is over.
    Imagine(Box<Chance>, fn(&str, Seat, &mut Chance) -> String),
}

/// The result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Played {
    /// From sending a move to its `done`, in microseconds, sorted.
    done: Vec<u32>,
    /// From sending a move until all other clients were told.
    told: Vec<u32>,
    pub(crate) refused: usize,
    /// Why the last refused move was refused.
    pub(crate) why: Option<String>,
}

impl Played {
    pub(crate) fn moves(&self) -> usize {
        self.done.len()
    }

    pub(crate) fn done_at(&self, part: f64) -> Duration {
        at(&self.done, part)
    }

    pub(crate) fn told_at(&self, part: f64) -> Duration {
        at(&self.told, part)
    }

    fn add(&mut self, other: Played) {
        self.done.extend(other.done);
        self.told.extend(other.told);
        self.refused += other.refused;
        self.why = other.why.or(self.why.take());
    }
}

fn at(sorted: &[u32], part: f64) -> Duration {
    let place = (sorted.len().saturating_sub(1) as f64 * part) as usize;
    Duration::from_micros(sorted.get(place).copied().unwrap_or_default().into())
}

/// Plays at all tables for a while: at this rate of moves a second in total, or as fast as possible.
pub(crate) async fn play(tables: &mut Vec<Seated>, rate: Option<f64>, length: Duration) -> Result<Played> {
    let count = tables.len();
    let pause = rate.map(|rate| Duration::from_secs_f64(count as f64 / rate));
    let start = Instant::now() + Duration::from_millis(100);
    let players = tables.drain(..).enumerate().map(|(place, mut table)| {
        // The first moves are spread over time.
        let first = start + pause.unwrap_or_default().mul_f64(place as f64 / count as f64);
        tokio::spawn(async move { table.play(first, pause, start + length).await.map(|played| (table, played)) })
    });
    let players: Vec<_> = players.collect();
    let mut all = Played::default();
    for result in try_join_all(players).await? {
        let (table, played) = result?;
        tables.push(table);
        all.add(played);
    }
    all.done.sort_unstable();
    all.told.sort_unstable();
    Ok(all)
}

impl Seated {
    async fn play(&mut self, first: Instant, pause: Option<Duration>, end: Instant) -> Result<Played> {
        let mut played = Played::default();
        let mut due = first;
        loop {
            if Instant::now() < due {
                sleep_until(due).await;
            }
            let now = Instant::now();
            if now >= end {
                return Ok(played);
            }
            // A move that is late because the last one took too long has waited since it was due.
            let late = pause.is_some_and(|pause| now > due + pause.min(Duration::from_millis(5)));
            let asked = if late { due } else { now };
            let Some((seat, ask)) = self.next() else { return Ok(played) };
            let number = self.lines[seat].number;
            match self.lines[seat].answer(&format!(r#"{ask},"number":{number}"#)).await? {
                None => {
                    self.acknowledged += 1;
                    played.done.push(asked.elapsed().as_micros() as u32);
                    let number = self.lines[seat].number;
                    for (_, line) in self.lines.iter_mut().enumerate().filter(|(other, _)| *other != seat) {
                        hear_of(line, number).await?;
                    }
                    played.told.push(asked.elapsed().as_micros() as u32);
                }
                Some(why) => {
                    played.refused += 1;
                    played.why = Some(why.to_string());
                }
            }
            due = pause.map_or(due, |pause| due + pause);
        }
    }

    /// Returns who plays next, and what; `None` if the game is over.
    fn next(&mut self) -> Option<(usize, String)> {
        match &mut self.script {
            Script::Draw { drawings, at, turn } => {
                // Players who can draw nothing in this round are skipped.
                let mut turns = (*turn..*turn + drawings.len()).map(|turn| turn % drawings.len());
                let seat = turns.find(|&seat| !drawings[seat].is_empty())?;
                *turn = seat + 1;
                let (drawings, at) = (&drawings[seat], &mut at[seat]);
                let step = *at;
                *at = (step + 1) % (2 * drawings.len());
                let ask = match drawings.get(step) {
                    Some(action) => format!(r#""ask":"play","action":"{action}""#),
                    None => r#""ask":"undo""#.to_owned(),
                };
                Some((seat, ask))
            }
            Script::Imagine(chance, choose) => {
                let told = |line: &Line| match serde_json::from_str(&line.text) {
                    Ok(protocol::Tell::Game(game)) => Some(game),
                    _ => None,
                };
                let seat = told(&self.lines[0])?.awaited.iter().next()?;
                let game = told(&self.lines[seat.index()])?;
                let action = choose(game.view.get(), seat, chance);
                Some((seat.index(), format!(r#""ask":"play","action":"{action}""#)))
            }
        }
    }
}

/// Listens until `number` entries have been told.
async fn hear_of(line: &mut Line, number: usize) -> Result<()> {
    while line.number < number {
        line.hear().await?;
    }
    Ok(())
}
