//! The leaderboard on which a result counts: solo games, and games of the day.

use crate::{Table, day_of};
use contract::Seats;
use serde_json::Value;

/// The one option that may be unusual: every task has a leaderboard of its own.
const TASK: &str = "task";

impl Table {
    /// Returns the name of the leaderboard and the score. Only comparable results count: of one person without help,
    /// and with the usual options or on the day of the seed.
    pub fn leaderboard(&self) -> Option<(String, i64)> {
        let play = self.play.as_ref()?;
        if self.home || play.full.is_some() || play.helped != Seats::NONE {
            return None;
        }
        let sittings = self.sittings();
        let person = sittings.iter().find(|sitting| !sitting.bot)?;
        let own = i64::from(person.standing?.1);
        if let Some(day) = self.day {
            // After its day the seed is public.
            if day_of(play.last) != day {
                return None;
            }
            // Against others the margin counts.
            let others = sittings.iter().filter(|sitting| sitting.bot).filter_map(|sitting| sitting.standing);
            let best = others.map(|(_, score)| i64::from(score)).max().filter(|_| !self.is_together());
            return Some((daily_leaderboard(day, self.game()), own - best.unwrap_or(0)));
        }
        let options = self.options();
        let task = options.get(TASK).and_then(Value::as_u64).filter(|task| *task > 0);
        let task = task.map_or_else(String::new, |task| format!(".task-{task}"));
        (sittings.len() == 1 && self.are_usual(&options)).then(|| (format!("solo.{}{task}", self.game()), own))
    }

    /// Returns whether all `options` are the usual ones, except perhaps the task.
    pub(crate) fn are_usual(&self, options: &Value) -> bool {
        let without_task = |mut options: Value| {
            options.as_object_mut().map(|options| options.remove(TASK));
            options
        };
        // Old logs may lack options that were added since.
        let chosen = self.game.options(options).unwrap_or_default();
        without_task(chosen) == without_task(self.game.usual_options())
    }
}

/// Returns the name of the leaderboard of a game of the day.
pub fn daily_leaderboard(day: u32, game: &str) -> String {
    format!("daily.{day}.{game}")
}
