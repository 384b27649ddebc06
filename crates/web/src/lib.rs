//! The browser part: pages, boards, panels, styles.
//!
//! | where | what |
//! |---|---|
//! | `playing` | what a board gets to know and can ask for |
//! | `boards` | one module a game |
//! | `visit` | the line to a table: what was told, what is asked |
//! | `reader` | language, light, symbols |

pub mod announce;
pub mod boards;
pub mod keys;
pub mod playing;
pub mod reader;
pub mod symbols;
pub mod visit;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Called once, when the module has been loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <h1>"Farbraum"</h1> });
}
