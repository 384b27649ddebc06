//! Harmonia: all players lay hexagonal tiles from hidden hands into one layout.
//!
//! Rules are cited by their numbers (`H3.2`). [`Harmonia`] is the state, [`View`] what one viewer may know,
//! [`Action`] what a player can do.
//!
//! | where | what |
//! |---|---|
//! | `cell`, `tile`, `hand` | cells, edges, kinds of tiles, tiles by their kinds (H1) |
//! | `layout` | tiles that lie, what fits around them, patterns, holes (H3.2, H5) |
//! | `scoring` | shape, patterns, points (H4.2, H5) |
//! | `tabletop` | all that lies open, the score in words |
//! | `harmonia` | what is legal and what it does (H2, H3, H4.1) |
//! | `edition` | tiles and numbers as data |
//! | `view` | what a viewer knows, and imagining the rest |
//! | `phrases` | what bots say and understand (H2.2) |
//! | `mind` | what a position is worth, for bots, and reasons for hints |
//! | `outlook`, `flower`, `odds` | the prospects in the basic game and in the advanced one, and who may have which tiles |
//! | `solve` | the hexagon from a hand of tiles, or the proof that it cannot be done |
//! | `exchange` | layouts as text, `farbraum score` |

mod action;
mod cell;
mod edition;
mod exchange;
mod flower;
mod hand;
mod harmonia;
mod illegal;
mod layout;
mod mind;
mod odds;
mod options;
mod outlook;
mod phrases;
mod scoring;
mod solve;
mod tabletop;
mod tile;
mod view;
mod workbench;

pub use action::{Action, ParseAction};
pub use cell::{Cell, DIRECTIONS, FARTHEST, ParseCell, opposite};
pub use edition::{Edition, MOST_IN_EDITION, Numbers, Worth};
pub use exchange::{ExplainedScore, PrintedLayout, PrintedTile, explain, score};
pub use hand::{ParseTiles, Tiles};
pub use harmonia::Harmonia;
pub use illegal::Illegal;
pub use layout::{Axis, Layout, MOST_TILES, Pattern, Place, neighbours};
pub use options::{Options, Variant};
pub use scoring::{PatternScore, Score, Shape, ShapeScore, total};
pub use solve::{Answer, BestScore, Goal, Hexagon, ProblemText, Rescue, Verdict};
pub use tabletop::{EndReason, Tabletop};
pub use tile::{Edges, KINDS, Kind, ParseEdges};
pub use view::{TileView, View};
