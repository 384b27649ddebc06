//! People outside of tables: what is listed of a table, ratings, the best results, games of the day, and devices of one person.

pub(crate) mod card;
pub(crate) mod daily;
pub(crate) mod leaderboard;
pub(crate) mod link;
pub(crate) mod rating;
pub(crate) mod settle;
