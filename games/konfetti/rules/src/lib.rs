//! Konfetti: all players grab cards at the same time while the sand runs.
//!
//! Rules are cited by their numbers (`F3.2`). [`Konfetti`] is the state, [`View`] what one viewer may know,
//! [`Action`] what a player can do. Time is an input: what it changes is a deadline in the state
//! ([`contract::RealTime::next_deadline`]), which the caller lets pass.
//!
//! | where | what |
//! |---|---|
//! | `colour`, `cards` | colours, sizes, faces; cards and sets of them (F1) |
//! | `edition` | cards, rounds and times as data (F1–F4) |
//! | `scatter` | where the cards lie (F3.1) |
//! | `scoring` | sets and superfluous cards (F4.1–F4.3) |
//! | `tabletop` | all that lies open, the score in words (F4, F5) |
//! | `konfetti` | what is legal, what it does, what time does (F2, F3, F4, F6) |
//! | `view` | what a viewer knows, and imagining the rest |
//! | `mind` | what a position is worth, for bots, and reasons for hints |
//! | `exchange` | hands as text, `farbraum score` |

mod action;
mod cards;
mod colour;
mod edition;
mod exchange;
mod illegal;
mod konfetti;
mod mind;
mod options;
mod plan;
mod scatter;
mod scoring;
mod tabletop;
mod view;
mod workbench;

pub use action::{Action, ParseAction, Zone};
pub use cards::{Card, Cards, MOST_CARDS};
pub use colour::{COLOURS, Colour, FACES, Face, ParseFace, SIZES, Size};
pub use edition::{Edition, MOST_HELD, MOST_PLAYERS, MOST_ROUNDS, Numbers, Round};
pub use exchange::{Hand, score};
pub use illegal::Illegal;
pub use konfetti::Konfetti;
pub use options::{Options, SANDS, Side};
pub use scatter::squares;
pub use scoring::{ExplainedTally, Tally, explain, sets_of, tally};
pub use tabletop::{Finger, Grip, Phase, Pick, Place, RoundResult, SeatResult, Spot, Tabletop};
pub use view::{ResultView, SeatView, View};
