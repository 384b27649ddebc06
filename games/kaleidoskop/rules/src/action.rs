//! The actions of a player, and their notation.
//!
//! | notation | meaning | rule |
//! |---|---|---|
//! | `put red 0,0,n` | a crystal into an empty pit | K4.2 |
//! | `swap red 0,0,n` | a crystal for the one that lies there | K4.2 |
//! | `hold` | the holder under the crystal just set | K5.2 |
//! | `mirror 0,0,n 0,0` | the mirror between a pit and a hex | K5.3 |
//! | `frost 0,0,n 0,0` | the frosted glass between a pit and a hex | K5.4 |
//! | `fulfil 17a` | the first order of card 17 | K7.3 |
//! | `draw blue` | a card from a stack; `draw none` to take none | K7.4 |
//! | `buy mirror` | also `frosted`, `hand` | K5.5, K7.6 |
//! | `end` | the turn is over | K8.1 |

use crate::{CardId, Colour, Hex, Pit, Stack};
use std::fmt;
use std::str::FromStr;

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Put(Colour, Pit),
    Swap(Colour, Pit),
    Hold,
    Mirror(Pit, Hex),
    Frost(Pit, Hex),
    Fulfil(CardId, Which),
    /// A card from a stack, or none.
    Draw(Option<Stack>),
    Buy(Purchase),
    End,
}

/// One of the two orders of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Which {
    A,
    B,
}

impl Which {
    pub const ALL: [Which; 2] = [Which::A, Which::B];
}

/// A purchase, possible at any moment of the player's own turn (K4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purchase {
    Mirror,
    Frosted,
    /// One more card in hand, once in the game (K7.6).
    Hand,
}

impl Purchase {
    pub const ALL: [Purchase; 3] = [Purchase::Mirror, Purchase::Frosted, Purchase::Hand];

    pub const fn name(self) -> &'static str {
        ["mirror", "frosted", "hand"][self as usize]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Put(colour, pit) => write!(f, "put {colour} {pit}"),
            Action::Swap(colour, pit) => write!(f, "swap {colour} {pit}"),
            Action::Hold => f.write_str("hold"),
            Action::Mirror(pit, hex) => write!(f, "mirror {pit} {hex}"),
            Action::Frost(pit, hex) => write!(f, "frost {pit} {hex}"),
            Action::Fulfil(card, Which::A) => write!(f, "fulfil {card}a"),
            Action::Fulfil(card, Which::B) => write!(f, "fulfil {card}b"),
            Action::Draw(Some(stack)) => write!(f, "draw {stack}"),
            Action::Draw(None) => f.write_str("draw none"),
            Action::Buy(purchase) => write!(f, "buy {}", purchase.name()),
            Action::End => f.write_str("end"),
        }
    }
}

/// The error for a text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no action of Kaleidoskop")]
pub struct ParseAction;

impl FromStr for Action {
    type Err = ParseAction;

    fn from_str(s: &str) -> Result<Action, ParseAction> {
        let mut words = s.split(' ');
        let action = read(words.next().unwrap_or_default(), &mut words).ok_or(ParseAction)?;
        words.next().is_none().then_some(action).ok_or(ParseAction)
    }
}

fn read<'a>(verb: &str, words: &mut impl Iterator<Item = &'a str>) -> Option<Action> {
    fn next<'a, T: FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
        words.next()?.parse().ok()
    }
    Some(match verb {
        "put" => Action::Put(next(words)?, next(words)?),
        "swap" => Action::Swap(next(words)?, next(words)?),
        "hold" => Action::Hold,
        "mirror" => Action::Mirror(next(words)?, next(words)?),
        "frost" => Action::Frost(next(words)?, next(words)?),
        "fulfil" => {
            let order = words.next()?;
            let (card, which) = match order.strip_suffix('a') {
                Some(card) => (card, Which::A),
                None => (order.strip_suffix('b')?, Which::B),
            };
            Action::Fulfil(card.parse().ok()?, which)
        }
        "draw" => {
            let name = words.next()?;
            let stack = Stack::ALL.into_iter().find(|stack| stack.name() == name);
            Action::Draw(if name == "none" { None } else { Some(stack?) })
        }
        "buy" => {
            let name = words.next()?;
            Action::Buy(Purchase::ALL.into_iter().find(|purchase| purchase.name() == name)?)
        }
        "end" => Action::End,
        _ => return None,
    })
}
