//! The best that could have been drawn with dice that are known: `farbraum solve colour-lines`, and the page after a game.

mod bound;
mod hunt;
mod problem;
mod search;

pub use problem::{Aim, Asked, Problem, RoundAsked};
pub use search::Solver;

use crate::{Drawn, Edition, Score};
use contract::{Message, Solve};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The answer as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The best total found; nothing before a drawing was found.
    pub total: Option<u16>,
    /// Nothing better can be drawn than this, which is proven; nothing before that is worked out, and where nothing can be drawn.
    pub at_most: Option<u16>,
    /// Whether `total` is the best there is.
    pub exact: bool,
    /// Whether a drawing was found that reaches the goal of the task, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Reached>,
    pub score: Option<Score>,
    /// The drawing in the exchange format of `farbraum score`.
    pub sheet: Option<Drawn>,
    /// What to draw in each round, in notation.
    pub rounds: Vec<Vec<String>>,
}

/// How a search stands to the goal of a task (C7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reached {
    /// The drawing reaches it.
    Reached,
    /// No drawing was found yet that does.
    Open,
    /// No drawing does, which is proven.
    Impossible,
}

impl Solver {
    /// How the search stands to the goal, if there is one.
    pub fn goal(&self) -> Option<Reached> {
        (!self.problem().goal.is_empty()).then(|| match self.best() {
            Some(_) => Reached::Reached,
            None if self.is_impossible() => Reached::Impossible,
            None => Reached::Open,
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

/// Reads a problem and begins to solve it.
pub(crate) fn solver(edition: &Arc<Edition>, text: &str) -> Result<Box<dyn Solve>, Message> {
    let wrong =
        |error: serde_json::Error| Message::new("score-json").with("details", contract::unreadable_json(&error));
    let asked: Asked = serde_json::from_str(text).map_err(wrong)?;
    Ok(Box::new(Solver::new(edition.clone(), Problem::read(edition, &asked)?)))
}
