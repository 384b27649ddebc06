//! A finished game, step by step, from any seat: `/t/CODE?move=12`, and `/home/CODE?move=12` for games kept here.
//!
//! The record is played again by the rules in the page, and the board of the game draws what a viewer saw. It does not
//! know the difference: a replay is a [`Visit`](table_page::visit::Visit) at which nothing can be asked for.
//!
//! | where | what |
//! |---|---|
//! | `reel` | where one is, whose eyes one has, whether it plays by itself |
//! | `address` | the number in the address, and what to light up there |
//! | `theatre` | the page, with `bar`, `eyes`, `hands` and `moves` around the board |
//! | `check_panel` | whether everything was as it should be |
//! | `fingerprint` | the same for scripts |

mod address;
mod bar;
mod check_panel;
mod eyes;
mod fingerprint;
mod hands;
mod moves;
mod reel;
mod theatre;

pub(crate) use address::{MOVE, address, address_lit};
pub(crate) use fingerprint::fingerprint;
pub use fingerprint::replay_fingerprint;
pub(crate) use theatre::{Replay, ReplayProps, TooEarly};
