//! What a game is, for everybody who plays, serves, watches or studies one.
//!
//! [`Game`] is the page that all games and all their users obey. Above it, written once: the [`Match`] with its log,
//! undo and replay, the [`Record`] that is stored and exchanged, [`AnyGame`] for those who serve all games alike,
//! and [`conformance`], the tests that every game inherits.

mod any;
mod chance;
pub mod conformance;
mod each_once;
mod edition;
mod game_match;
mod level;
mod log;
mod message;
mod object;
mod outcome;
mod phrase;
mod record;
mod rules;
mod rules_version;
mod seat;
mod solve;
mod spine;
mod time;
mod unreadable;
mod workbench;

pub use any::{AnyGame, AnyMatch, AnyStudy, Shelved};
pub use chance::{ALGORITHM, Chance, ParseSeed, Seed, hex};
pub use each_once::each_once;
pub use edition::{Edition, EditionError, EditionId, LONGEST_EDITION, Mistake, from_built, from_toml, no_toml};
pub use game_match::{Match, Refused};
pub use level::{Level, ParseLevel};
pub use log::{Deed, Entry, ParseEntry};
pub use message::{Arg, Message};
pub use object::{from_json, objects};
pub use outcome::{Line, Outcome, Standing, ranks};
pub use phrase::Phrase;
pub use record::{LONGEST_LOG, Record, ReplayError};
pub use rules::{Action, Choice, Data, Game, Intent, Refusal, Undo};
pub use rules_version::RulesVersion;
pub use seat::{MOST_SEATS, ParseSeat, Seat, Seats, Viewer};
pub use solve::Solve;
pub use spine::Spine;
pub use time::Millis;
pub use unreadable::{unreadable, unreadable_json, unreadable_toml};
pub use workbench::{Component, Observed};
