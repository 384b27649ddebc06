//! Kaleidoskop: players set crystals around hexes, majorities colour the hexes, and order cards ask for patterns.
//!
//! Rules are cited by their numbers (`K4.2`). [`Kaleidoskop`] is the state, [`View`] what one viewer may know,
//! [`Action`] what a player can do.
//!
//! | where | what |
//! |---|---|
//! | `place`, `set` | hexes, pits, sets of them (K2) |
//! | `board` | crystals, tools, majorities (K5, K6) |
//! | `order`, `edition` | patterns, cards, prices as data (K7) |
//! | `tabletop` | all that lies open on the table |
//! | `turn` | what is legal and what it does (K4, K5, K7) |
//! | `ending` | goal, last round, outcome (K8) |
//! | `view` | what a viewer knows, and imagining the rest |
//! | `mind` | what a position is worth, for bots, and reasons for hints |
//! | `workbench` | `farbraum score`, and what the lab counts |
//! | `layout` | boards as text, `farbraum score` |

mod action;
mod board;
mod colour;
mod edition;
mod ending;
mod illegal;
mod kaleidoskop;
mod layout;
mod mind;
mod options;
mod order;
mod place;
mod set;
mod tabletop;
mod turn;
mod view;
mod workbench;

pub use action::{Action, ParseAction, Purchase, Which};
pub use board::{Board, CRYSTALS_OF_A_COLOUR};
pub use colour::{ByColour, Colour, ParseColour};
pub use edition::{Card, CardId, Edition, LARGEST_HAND, MOST_CARDS, Numbers, ParseCard, Stack};
pub use illegal::Illegal;
pub use kaleidoskop::Kaleidoskop;
pub use layout::{Layout, LayoutError, ScoreInput, ScoreOutput, score};
pub use options::{Ending, Length, MOST_ROUNDS, Options};
pub use order::{LARGEST_ORDER, Layers, Occurrence, Order, Pattern};
pub use place::{Corner, Hex, ParsePlace, Pit, RADIUS};
pub use set::{HexSet, PitSet};
pub use tabletop::{CardSet, EndReason, Ledger, Player, Players, Step, Tabletop, Tool, Turn};
pub use view::{Own, View};
