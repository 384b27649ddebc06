//! What belongs to people rather than to one table: cards, ratings, leaderboards, games of the day, and linked devices.

pub(crate) mod card;
pub(crate) mod daily;
pub(crate) mod leaderboard;
pub(crate) mod link;
pub(crate) mod rating;
pub(crate) mod settle;
