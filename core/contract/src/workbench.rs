//! What a game tells those who study it: its components by name, which of them an action uses, and how everybody stands.
//!
//! That is all the lab knows of a game. Whatever is counted, compared or drawn is made from it.

use crate::{Game, Seat};
use serde::{Deserialize, Serialize};

/// A component that is counted: an order, a tool, a face of a die, a kind of tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Component {
    /// What it is one of; its text is `GAME-component-GROUP`.
    pub group: String,
    /// Its name in the game's notation. If there is a text `GAME-component-GROUP-NAME`, people read that.
    pub name: String,
    /// What else is printed on it, in the game's notation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

impl Component {
    pub fn new(group: &str, name: impl Into<String>) -> Component {
        Component { group: group.to_owned(), name: name.into(), detail: String::new() }
    }

    /// The component, with what else is printed on it.
    #[must_use]
    pub fn with_detail(self, detail: String) -> Component {
        Component { detail, ..self }
    }
}

/// A game that can be studied. Components are named by their places in [`components`](Observed::components).
pub trait Observed: Game {
    /// All components of an edition, group by group.
    fn components(edition: &Self::Edition) -> Vec<Component>;

    /// Notes each component that an action uses, which is legal and about to be played.
    fn uses(&self, seat: Seat, action: &Self::Action, note: &mut impl FnMut(usize));

    /// Notes each component that could have been used in this game, which is over.
    fn offered(&self, note: &mut impl FnMut(usize));

    /// Notes what no action names: what somebody has reached in this game, which is over.
    fn reached(&self, _note: &mut impl FnMut(Seat, usize)) {}

    /// What a seat has so far, in the unit in which the game is scored.
    fn standing(&self, seat: Seat) -> i32;

    /// The round being played; it never counts down.
    fn round(&self) -> u32;

    /// Who began, in a game that has just been started.
    fn first(&self) -> Option<Seat> {
        let awaited = self.awaited();
        awaited.iter().next().filter(|_| awaited.len() == 1)
    }
}
