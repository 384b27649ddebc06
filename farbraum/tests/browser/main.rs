//! Tests in real browsers, all in one program, so that shared code is compiled once.
//!
//! | where | what |
//! |---|---|
//! | `guests` | people at tables on a server, each with a browser and a socket |
//! | `home_table` | a table without a server |
//! | `finished` | finished games for a browser to show |
//! | `hands` | plays any game with clicks, drags and keys |
//! | `games/GAME/browser` | the tests of a game, and how it is played |
//! | the others | the tests of what all games share |

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod accessibility;
mod bots;
mod design;
mod finished;
mod first_visit;
mod guests;
mod hands;
mod home;
mod home_table;
mod in_sight;
mod kept;
mod keyboard;
mod learn;
mod one_device;
mod outside;
mod pictures;
mod replay;
mod score;
mod steady;
mod terms;
mod upgrade;

#[path = "../../../games/colour-lines/browser/mod.rs"]
mod colour_lines;
#[path = "../../../games/harmonia/browser/mod.rs"]
mod harmonia;
#[path = "../../../games/kaleidoskop/browser/mod.rs"]
mod kaleidoskop;
#[path = "../../../games/konfetti/browser/mod.rs"]
mod konfetti;
