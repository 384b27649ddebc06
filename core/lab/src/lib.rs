//! Self-play at scale: studies, the rows of their games, and summaries of the rows.
//!
//! Everything here is pure: no files, no threads, no clocks. A study is its [`Plan`]; a [`Bench`] plays its games in any order,
//! and a row depends only on the plan and the number of the game. So a study can be interrupted, divided among machines and
//! merged again, and its tables and reports are the same to the byte.
//!
//! | where | what |
//! |---|---|
//! | `plan`, `shard`, `block` | what a study is, and its parts |
//! | `study`, `player`, `watch` | one game, played and looked at |
//! | `row`, `table` | what is kept of it |
//! | `stats` | intervals, tests, spreads |
//! | `summary`, `compare` | what the rows of one study say, and of two |
//! | `report` | that as a page with plots |
//! | `tune` | numbers of an edition, searched toward goals |

mod block;
mod compare;
mod plan;
mod player;
#[cfg(feature = "report")]
mod report;
mod row;
mod shard;
pub mod stats;
mod study;
mod summary;
pub mod table;
#[cfg(feature = "report")]
pub mod tune;
mod watch;

pub use block::{Block, read_events, read_rows};
pub use compare::{Difference, SIGNIFICANT, What, compare};
pub use plan::{FORMAT, MOST_GAMES, Plan, StudyRequest, options};
pub use player::{Player, reaction};
#[cfg(feature = "report")]
pub use report::{EDITION_FILE, FinishedStudy, command, comparison, report};
pub use row::{Event, ROUNDS_TOLD, Row};
pub use shard::{ParseShard, Shard};
pub use study::{Bench, Study, study, study_of};
pub use summary::{ByDeal, Side, Summary, Use};
