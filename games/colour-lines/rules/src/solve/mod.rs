//! The best that could have been drawn with dice that are known: `farbraum solve colour-lines`, and the page after a game.

mod bound;
mod hunt;
mod problem;
mod search;

pub use problem::{Aim, Problem, ProblemText, RoundText};
pub use search::Solver;

use crate::{DrawnSheet, Score};
use contract::Solve;
use serde::{Deserialize, Serialize};

/// The answer as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The best total found; `None` before a drawing was found.
    pub total: Option<u16>,
    /// The proven upper bound; `None` before it is worked out, and if no drawing is possible.
    pub at_most: Option<u16>,
    /// Whether `total` is the best there is.
    pub exact: bool,
    /// Whether a drawing was found that reaches the goal of the task, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalStatus>,
    pub score: Option<Score>,
    /// The drawing in the exchange format of `farbraum score`.
    pub sheet: Option<DrawnSheet>,
    /// What to draw in each round, in notation.
    pub rounds: Vec<Vec<String>>,
}

/// How a search stands to the goal of a task (C7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GoalStatus {
    /// The drawing reaches it.
    Reached,
    /// No drawing was found yet that does.
    Open,
    /// No drawing does, which is proven.
    Impossible,
}

impl Solver {
    /// How the search stands to the goal, if there is one.
    pub fn goal(&self) -> Option<GoalStatus> {
        (!self.problem().goal.is_empty()).then(|| match self.best() {
            Some(_) => GoalStatus::Reached,
            None if self.is_impossible() => GoalStatus::Impossible,
            None => GoalStatus::Open,
        })
    }

    /// The answer so far.
    pub fn answer(&self) -> Answer {
        let mut rounds = vec![Vec::new(); self.problem().rounds.len()];
        for (round, action) in self.solution() {
            if let Some(actions) = rounds.get_mut(usize::from(*round) - 1) {
                actions.push(action.to_string());
            }
        }
        let (total, at_most, exact) = (self.best(), self.bound(), self.is_exact());
        Answer { total, at_most, exact, goal: self.goal(), score: self.score(), sheet: self.drawn(), rounds }
    }
}

impl Solve for Solver {
    fn advance(&mut self) -> bool {
        Solver::advance(self, 256)
    }

    fn answer(&self) -> String {
        serde_json::to_string(&Solver::answer(self)).unwrap_or_default()
    }
}
