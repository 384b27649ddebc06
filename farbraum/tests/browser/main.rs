//! Tests in real browsers, all in one program: the browsers share the machine, and what compiles once need not compile for each.
//!
//! | where | what |
//! |---|---|
//! | `guests` | people at tables on a server, each with a browser and an ear |
//! | `home_table` | a table that a browser keeps by itself |
//! | `finished` | games that are over, for a browser to show |
//! | `hands` | how somebody does an action with clicks, drags and keys |
//! | the others | the tests |

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod accessibility;
mod bots;
mod colour_lines;
mod design;
mod finished;
mod first_visit;
mod guests;
mod hands;
mod harmonia;
mod home;
mod home_table;
mod in_sight;
mod kaleidoskop;
mod kept;
mod keyboard;
mod konfetti;
mod learn;
mod one_device;
mod outside;
mod pictures;
mod replay;
mod score;
mod steady;
mod terms;
mod upgrade;
