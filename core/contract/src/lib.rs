//! What a game is: the contract between the games and the programs that play, serve, show and study them.
//!
//! | where | what |
//! |---|---|
//! | `rules` | [`Rules`]: state, legal actions, views, outcome |
//! | `real_time` | [`RealTime`]: clocks and races |
//! | `mind` | [`Mind`]: evaluation and chat for bots and hints |
//! | `workbench` | [`Workbench`]: score, solver, and what the lab counts |
//! | `game` | [`Game`]: all four together |
//! | `game_match`, `log`, `record` | [`Match`]: a game with log, undo and replay; [`Record`]: a game as text |
//! | `any`, `spine` | [`AnyGame`], [`AnyWorkbench`], [`AnyMatch`], [`Spine`]: any game behind one type |
//! | `conformance` | the tests that every game inherits |

mod any;
mod chance;
pub mod conformance;
mod each_once;
mod edition;
mod game;
mod game_match;
mod level;
mod log;
mod message;
mod mind;
mod object;
mod outcome;
mod phrase;
mod real_time;
mod record;
mod rules;
mod rules_version;
mod seat;
mod solve;
mod spine;
mod time;
mod unreadable;
mod workbench;

pub use any::{AnyGame, AnyMatch, AnyWorkbench, ShelfGame};
pub use chance::{ALGORITHM, Chance, ParseSeed, Seed, hex};
pub use each_once::each_once;
pub use edition::{Edition, EditionError, EditionId, LONGEST_EDITION, Mistake, from_built, from_toml, no_toml};
pub use game::Game;
pub use game_match::{Match, Rejection};
pub use level::{Level, ParseLevel};
pub use log::{Deed, Entry, ParseEntry};
pub use message::{Arg, Message};
pub use mind::{Intent, Mind, Strategy};
pub use object::{from_json, objects};
pub use outcome::{Line, Outcome, Standing, ranks};
pub use phrase::Phrase;
pub use real_time::RealTime;
pub use record::{LONGEST_LOG, Record, ReplayError};
pub use rules::{Action, Choice, Data, Refusal, Rules, Undo};
pub use rules_version::RulesVersion;
pub use seat::{MOST_SEATS, ParseSeat, Seat, Seats, Viewer};
pub use solve::Solve;
pub use spine::Spine;
pub use time::Millis;
pub use unreadable::{unreadable, unreadable_json, unreadable_toml};
pub use workbench::{Component, Workbench};
