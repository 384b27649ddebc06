//! What people find outside of a table.

pub(super) mod daily;
pub(super) mod history;
pub(super) mod leaderboard;
pub(super) mod link;
pub(super) mod lobby;
pub(super) mod push;
pub(super) mod ratings;
pub(super) mod report;
