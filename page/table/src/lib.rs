//! The page of a table while a game is played, and what that needs. The server links it too, to draw the first picture of a running
//! game; what only browsers show is in the shell.
//!
//! | where | what |
//! |---|---|
//! | `play` | the table during the game and after it, around the board |
//! | `visit`, `api` | what a table tells and is asked |
//! | `games`, `chunks` | the games of this page, loaded when they are needed |
//! | `at_home`, `thinking` | tables that need no server; bots that think beside the page |
//! | `frame`, `settings` | the frame around every page |
//! | `sight` | the first picture of a running game, drawn by the server |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

pub mod api;
pub mod at_home;
mod call;
pub mod chunks;
pub mod connection;
mod curtain;
pub mod frame;
pub mod games;
pub mod hashes;
mod hint;
mod menu;
pub mod moment;
pub mod mute;
pub mod play;
pub mod rematch;
pub mod rest;
pub mod settings;
#[cfg(not(target_arch = "wasm32"))]
pub mod sight;
mod sounds;
mod stand_in;
mod talk;
pub mod terms;
pub mod thinking;
mod turn_clock;
pub mod unrated;
pub mod visit;
pub mod ways;
