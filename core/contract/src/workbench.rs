//! What is done with a game beside playing it: scoring printed copies, solving problems, studying many games.

use crate::{Message, Rules, Seat, Solve};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The part of a game behind `farbraum score`, `farbraum solve` and the lab.
///
/// The lab knows nothing of a game but its components by name, which of them an action uses, and the standing of each
/// seat. Components are numbered by their places in [`components`](Workbench::components).
pub trait Workbench: Rules {
    /// What `farbraum score` reads: the layout on the table of a printed game.
    type Layout: DeserializeOwned;
    /// What `farbraum score` prints.
    type Score: Serialize;
    /// What `farbraum solve` reads; [`serde::de::IgnoredAny`] for a game without a solver.
    type Problem: DeserializeOwned;

    /// Scores a layout.
    ///
    /// # Errors
    /// The layout is not possible.
    fn score(_edition: &Self::Edition, _layout: &Self::Layout) -> Result<Self::Score, Message> {
        Err(Message::new("score-unknown"))
    }

    /// Starts a search for the best solution of a problem.
    ///
    /// # Errors
    /// The problem is not possible.
    fn solver(_edition: &Arc<Self::Edition>, _problem: &Self::Problem) -> Result<Box<dyn Solve>, Message> {
        Err(Message::new("solve-unknown"))
    }

    /// Starts a search for the best that `seat` could have done in a finished game, or returns `None` if the game has no
    /// such search.
    fn hindsight(&self, _seat: Seat) -> Option<Box<dyn Solve>> {
        None
    }

    /// Returns all components of an edition, group by group.
    fn components(_edition: &Self::Edition) -> Vec<Component> {
        Vec::new()
    }

    /// Notes each component that a legal action uses, just before it is played.
    fn uses(&self, _seat: Seat, _action: &Self::Action, _note: &mut impl FnMut(usize)) {}

    /// Notes each component that could have been used in this finished game.
    fn offered(&self, _note: &mut impl FnMut(usize)) {}

    /// Notes what a seat has reached in this finished game without an action naming it.
    fn reached(&self, _note: &mut impl FnMut(Seat, usize)) {}

    /// Returns what a seat has so far, in the unit in which the game is scored.
    fn standing(&self, seat: Seat) -> i32;

    /// Returns the round being played; it never decreases.
    fn round(&self) -> u32;

    /// Returns the seat that begins, at the start of a game, or `None` if several begin at once.
    fn first(&self) -> Option<Seat> {
        let awaited = self.awaited();
        awaited.iter().next().filter(|_| awaited.len() == 1)
    }
}

/// A component that is counted: an order, a tool, a face of a die, a kind of tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Component {
    /// Its group; the text of the group is `GAME-component-GROUP`.
    pub group: String,
    /// Its name in the game's notation. A text `GAME-component-GROUP-NAME`, if there is one, is shown instead.
    pub name: String,
    /// What else is printed on it, in the game's notation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

impl Component {
    /// Makes a component without a detail.
    pub fn new(group: &str, name: impl Into<String>) -> Component {
        Component { group: group.to_owned(), name: name.into(), detail: String::new() }
    }

    /// Returns the component with `detail`.
    #[must_use]
    pub fn with_detail(self, detail: String) -> Component {
        Component { detail, ..self }
    }
}
