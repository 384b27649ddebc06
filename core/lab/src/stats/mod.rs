//! Statistics of many games.
//!
//! Plays of one deal resemble each other, so deals are the units that count: a share's interval comes from how its deals
//! differ, and tests compare deals rather than games.

mod normal;
mod rank;
mod share;
mod spread;
mod variance;

pub use normal::{two_sided, upper_tail};
pub use rank::{holm, rank_test};
pub use share::{Share, ShareSum, proportion_test, wilson};
pub use spread::{Spread, gini};
pub use variance::{Luck, Outcomes};
