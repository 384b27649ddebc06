//! The actions of a player, and their notation. A card is written as it lies, small-medium-large: `ryb`.
//!
//! | notation | meaning | rule |
//! |---|---|---|
//! | `touch ryb` | put a finger on a card | F3.2 |
//! | `let-go` | take the finger away | F3.5 |
//! | `drop hold`, `drop edge`, `drop middle` | drop the card under the finger | F3.3 |
//! | `keep ryb ybr` | keep these as point cards; `keep` alone to go on | F4.4 |
//! | `return ryb ybr` | give back these point cards | F4.4 |
//! | `take ryb`, `give ryb`, `done` | at the calm table | F6 |

use crate::colour::Face;
use crate::edition::MOST_HELD;
use std::fmt;
use std::str::FromStr;

/// One step of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Touch(Face),
    LetGo,
    Drop(Zone),
    /// In order, each once.
    Keep(Vec<Face>),
    /// In order, each once.
    Return(Vec<Face>),
    Take(Face),
    Give(Face),
    Done,
}

/// Where a card can be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// Under the player's own hand, where it is safe.
    Hold,
    /// On the player's own edge of the table, where every player may take it.
    Edge,
    Middle,
}

impl Zone {
    pub const ALL: [Zone; 3] = [Zone::Hold, Zone::Edge, Zone::Middle];

    pub const fn name(self) -> &'static str {
        ["hold", "edge", "middle"][self as usize]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Touch(face) => write!(f, "touch {face}"),
            Action::LetGo => f.write_str("let-go"),
            Action::Drop(zone) => write!(f, "drop {}", zone.name()),
            Action::Keep(faces) => write_choice(f, "keep", faces),
            Action::Return(faces) => write_choice(f, "return", faces),
            Action::Take(face) => write!(f, "take {face}"),
            Action::Give(face) => write!(f, "give {face}"),
            Action::Done => f.write_str("done"),
        }
    }
}

fn write_choice(f: &mut fmt::Formatter<'_>, name: &str, faces: &[Face]) -> fmt::Result {
    f.write_str(name)?;
    faces.iter().try_for_each(|face| write!(f, " {face}"))
}

/// The error for a text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no action of Konfetti")]
pub struct ParseAction;

impl FromStr for Action {
    type Err = ParseAction;

    fn from_str(s: &str) -> Result<Action, ParseAction> {
        let words: Vec<&str> = s.split(' ').take(MOST_HELD + 2).collect();
        let face = |word: &str| word.parse::<Face>().map_err(|_| ParseAction);
        Ok(match words.as_slice() {
            ["touch", card] => Action::Touch(face(card)?),
            ["let-go"] => Action::LetGo,
            ["drop", name] => Action::Drop(Zone::ALL.into_iter().find(|zone| zone.name() == *name).ok_or(ParseAction)?),
            [name @ ("keep" | "return"), cards @ ..] if cards.len() <= MOST_HELD => {
                let faces = cards.iter().map(|card| face(card)).collect::<Result<Vec<_>, _>>()?;
                // In sorted order only, so that the same choice has one notation.
                if !faces.is_sorted_by(|a, b| a < b) {
                    return Err(ParseAction);
                }
                if *name == "keep" { Action::Keep(faces) } else { Action::Return(faces) }
            }
            ["take", card] => Action::Take(face(card)?),
            ["give", card] => Action::Give(face(card)?),
            ["done"] => Action::Done,
            _ => return Err(ParseAction),
        })
    }
}
