//! The browser part of the program: all pages, loaded chunk by chunk. Every style sheet lies beside its Rust namesake.
//!
//! The kit (`page/kit`) has what boards are made of, each game its own page (`games/GAME/page`), and `page/table` the table during a game;
//! the rest is here:
//!
//! | where | what |
//! |---|---|
//! | `app`, `chunks` | which page is at which address, and the chunks they are loaded in |
//! | `home`, `table` | the home page; a table before the game and after it |
//! | `learn` | guided first games, and rules to read and to try |
//! | `people` | what belongs to a player and not to a table: own games, ratings, games of the day, other devices |
//! | `replay` | finished games, step by step |
//! | `printing` | the components of a game on paper |
//! | `design` | custom editions: changed, tried, played, measured |
//! | `score` | printed games, scored |

// Components are called by the views, with props that their macro makes public.
#![expect(unreachable_pub, reason = "the component macro writes public props")]

mod app;
mod chooser;
mod chunks;
mod design;
mod home;
mod learn;
mod people;
mod picture;
mod printing;
mod qr;
mod reach;
mod replay;
mod score;
mod table;

use app::App;
use kit::reader::reader;
use leptos::prelude::*;
use leptos::web_sys;
pub use replay::replay_fingerprint;
use table_page::games;
use wasm_bindgen::prelude::wasm_bindgen;

/// Called once, when the module has been loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    // A worker loads the same module, to think.
    if web_sys::window().is_none() {
        return;
    }
    wasm_bindgen_futures::spawn_local(async {
        games::load_language(reader().language.get_untracked()).await;
        mount_to_body(App);
    });
}
