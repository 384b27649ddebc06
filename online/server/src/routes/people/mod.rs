//! What people find outside of tables.

pub(super) mod daily;
pub(super) mod history;
pub(super) mod leaderboard;
pub(super) mod link;
pub(super) mod lobby;
pub(super) mod push;
pub(super) mod ratings;
pub(super) mod report;
