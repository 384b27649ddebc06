//! The browser part: pages, boards, panels, styles. Every style sheet lies beside its Rust namesake.
//!
//! | where | what |
//! |---|---|
//! | `app`, `shell`, `settings` | the frame around every page |
//! | `home`, `table` | the pages |
//! | `learn` | guided first games, and rules to read and to try |
//! | `pieces` | where the page is cut, so that it comes piece by piece |
//! | `people` | what one finds outside of tables: own games, ratings, games of the day, other devices |
//! | `replay` | finished games, step by step |
//! | `printing` | the components of a game on paper |
//! | `design`, `editions` | a corner for those who design: editions of one's own, tried, played, measured; which of them the page knows |
//! | `score` | what lies on the table of a printed game, scored |
//! | `visit`, `api` | what is told of a table and asked of it |
//! | `at_home`, `thinking` | tables that need no server; bots that think beside the page |
//! | `playing`, `boards` | what a board gets to know, and the boards, one module a game |
//! | `parts`, `symbols` | the family of parts; a symbol for every colour |
//! | `sight` | what the server draws of a table before all this is there |
//! | `reader`, `announce`, `keys` | language and light, screen reader, keyboard |

// Views are types of great depth where a server draws them.
#![cfg_attr(not(target_arch = "wasm32"), recursion_limit = "512")]
// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

pub mod announce;
mod api;
mod app;
mod at_home;
pub mod boards;
mod connection;
mod design;
mod editions;
mod home;
pub mod keys;
mod learn;
mod memory;
mod moment;
pub mod parts;
mod pause;
mod people;
mod pieces;
pub mod playing;
mod printing;
mod reach;
pub mod reader;
mod replay;
mod score;
mod settings;
mod shell;
#[cfg(not(target_arch = "wasm32"))]
pub mod sight;
mod sound;
pub mod symbols;
mod table;
mod thinking;
pub mod visit;

use app::App;
use leptos::prelude::*;
use leptos::web_sys;
pub use replay::replay_fingerprint;
pub use thinking::answer;
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether a server draws the page, for whom there is no window. Elsewhere it lives in one.
pub(crate) const ON_SERVER: bool = cfg!(not(target_arch = "wasm32"));

/// Called once, when the module has been loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    // A worker loads the same module, to think.
    if web_sys::window().is_none() {
        return;
    }
    wasm_bindgen_futures::spawn_local(async {
        reader::learn(reader::reader().language.get_untracked()).await;
        mount_to_body(App);
    });
}
