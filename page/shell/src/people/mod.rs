//! The pages about people: own games, ratings, devices, games of the day.
//!
//! | where | what |
//! |---|---|
//! | `me`, `games`, `device`, `notices` | the page `/me`: my games and ratings, my name, my other devices, being called |
//! | `link` | the page `/link`, by which another device becomes the same person |
//! | `today`, `best` | the games of the day, and lists of the best |
//! | `ratings` | how well people play against each other |
//! | `ask` | what is asked of the server; without it these pages say so, and nothing else breaks |

mod ask;
mod best;
mod device;
mod games;
mod link;
mod me;
mod notices;
mod push;
mod ratings;
mod today;

pub(crate) use best::BoardList;
pub use link::LinkPage;
pub use me::MePage;
pub use ratings::RatingsPage;
pub use today::TodayPage;
