//! What a player can do, and its notation.
//!
//! | notation | meaning | rule |
//! |---|---|---|
//! | `show 001011` | show a tile of one's own, by its kind | H3.2 |
//! | `lay 1,-1 110100` | lay the tile shown on a cell, with its edges as they lie | H3.2 |
//! | `propose` | propose to end, unless a shown tile waits to be laid | H4.1 |
//! | `accept`, `refuse` | answer that | H4.1 |

use crate::cell::Cell;
use crate::tile::{Edges, Kind};
use std::fmt;
use std::str::FromStr;

/// One step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Show(Kind),
    Lay(Cell, Edges),
    Propose,
    Accept,
    Refuse,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Show(kind) => write!(f, "show {kind}"),
            Action::Lay(cell, edges) => write!(f, "lay {cell} {edges}"),
            Action::Propose => f.write_str("propose"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no action of Harmonia")]
pub struct ParseAction;

impl FromStr for Action {
    type Err = ParseAction;

    fn from_str(s: &str) -> Result<Action, ParseAction> {
        let words: Vec<&str> = s.split(' ').collect();
        let action = match words.as_slice() {
            ["show", kind] => kind.parse().ok().map(Action::Show),
            ["lay", cell, edges] => {
                cell.parse().ok().zip(edges.parse().ok()).map(|(cell, edges)| Action::Lay(cell, edges))
            }
            ["propose"] => Some(Action::Propose),
            ["accept"] => Some(Action::Accept),
            ["refuse"] => Some(Action::Refuse),
            _ => None,
        };
        action.ok_or(ParseAction)
    }
}
