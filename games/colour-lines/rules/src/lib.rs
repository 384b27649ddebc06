//! Colour Lines: each player draws two growing lines on a sheet of their own, as five dice demand.
//!
//! Rules are cited by their numbers (`C4.5`). [`ColourLines`] is the state, [`View`] what one viewer may know,
//! [`Action`] what a player can do.
//!
//! | where | what |
//! |---|---|
//! | `field`, `colour`, `ground` | fields, colours, what is printed on a side (C1) |
//! | `path`, `edition` | what dice can draw; sheet, dice and tasks as data (C2, C7) |
//! | `tray` | the dice of a round (C4.1) |
//! | `sheet` | a player's lines and what they reached (C4.4) |
//! | `table` | all that lies open |
//! | `round`, `group` | what is legal and what it does (C3, C4, C6) |
//! | `strict` | whether another way of drawing a round leaves fewer dice (C4.5) |
//! | `scoring`, `task` | points and solo tasks (C5, C7) |
//! | `view` | what a viewer knows, and imagining the rest |
//! | `mind` | what a position is worth, for bots, and reasons for hints |
//! | `workbench` | `farbraum score` and `solve`, and what the lab counts |
//! | `solve` | the best that could have been drawn |
//! | `exchange` | drawn sheets as text, `farbraum score` |

mod action;
mod colour;
mod colour_lines;
mod edition;
mod exchange;
mod field;
mod ground;
mod group;
mod illegal;
mod mind;
mod options;
mod path;
mod round;
mod scoring;
mod sheet;
mod solve;
mod strict;
mod table;
mod task;
mod tray;
mod view;
mod workbench;

pub use action::{Action, Die, ParseAction, Placing};
pub use colour::{Colour, ColourSet, ParseColour};
pub use colour_lines::ColourLines;
pub use edition::{DICE, Edition, FACES, Face, FaceId, MOST_ROUNDS, Numbers, SuggestedStart};
pub use exchange::{DrawnSheet, ExplainedScore, explain, score};
pub use field::{Compass, Field, FieldSet, HEIGHT, Half, ParseField, ParseHalf, WIDTH};
pub use ground::{Ground, Kind, Letter, Side};
pub use illegal::Illegal;
pub use options::{Options, Setup};
pub use path::{ParsePath, Path, Paths};
pub use scoring::{Score, Scoring, Scorings, counted};
pub use sheet::{Line, Sheet, Tally};
pub use solve::{Aim, Answer, GoalStatus, Problem, ProblemText, RoundText, Solver};
pub use strict::Redrawn;
pub use table::{Stage, Table};
pub use task::{Goal, Measure, Task};
pub use tray::{Place, Tray};
pub use view::{DieView, LineView, SheetView, View};
