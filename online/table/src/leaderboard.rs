//! The list of the best on which a result counts, of those who play alone, or each alone with the seed of a day.

use crate::{Table, day_of};
use contract::Seats;
use serde_json::Value;

/// The one option that may be unusual: every task has a list of its own.
const TASK: &str = "task";

impl Table {
    /// The list on which the result of a finished table counts, and what counts. Only what is alike is compared: what one person did
    /// without help, and with the usual options or on the day of the seed.
    pub fn leaderboard(&self) -> Option<(String, i64)> {
        let play = self.play.as_ref()?;
        if self.home || play.full.is_some() || play.helped != Seats::NONE {
            return None;
        }
        let sittings = self.sittings();
        let person = sittings.iter().find(|sitting| !sitting.bot)?;
        let own = i64::from(person.standing?.1);
        if let Some(day) = self.day {
            // Later the seed is no secret any more.
            if day_of(play.last) != day {
                return None;
            }
            // Against others counts by how much they were beaten.
            let others = sittings.iter().filter(|sitting| sitting.bot).filter_map(|sitting| sitting.standing);
            let best = others.map(|(_, score)| i64::from(score)).max().filter(|_| !self.is_together());
            return Some((daily_leaderboard(day, self.game()), own - best.unwrap_or(0)));
        }
        let options = self.options();
        let task = options.get(TASK).and_then(Value::as_u64).filter(|task| *task > 0);
        let task = task.map_or_else(String::new, |task| format!(".task-{task}"));
        (sittings.len() == 1 && self.are_usual(&options)).then(|| (format!("solo.{}{task}", self.game()), own))
    }

    /// Whether nothing is chosen in `options` but what is usual, and perhaps a task.
    pub(crate) fn are_usual(&self, options: &Value) -> bool {
        let without_task = |mut options: Value| {
            options.as_object_mut().map(|options| options.remove(TASK));
            options
        };
        // Logs of before may lack what can be chosen since.
        let chosen = self.game.options(options).unwrap_or_default();
        without_task(chosen) == without_task(self.game.usual_options())
    }
}

/// The list of a game of the day.
pub fn daily_leaderboard(day: u32, game: &str) -> String {
    format!("daily.{day}.{game}")
}
