//! Tables at home: kept by the page itself in the browser's storage, for people at one device, with bots. They need no server.
//!
//! | where | what |
//! |---|---|
//! | `keeper` | where all of this is cut off from the page |
//! | `room` | one table, the person who looks at it, and its clock |
//! | `brought` | finished games, on their way to the server |
//! | `hands` | who has the device, when several people play with one |
//! | `minds` | its bots |
//! | `local` | the browser's storage, in which the [`local_log`] lies |
//! | `setup` | how a table is laid |

mod brought;
mod hands;
mod keeper;
mod local;
mod minds;
mod room;
mod setup;

pub use brought::{bring, brought};
pub use keeper::{Desk, open};
pub use room::{News, unpack};
pub use setup::{Setup, lay, remember_others, unnamed};

use contract::Seed;
use kit::memory::forget;
use leptos::prelude::*;
use local::Local;
use local_log::{Label, LocalLogs};
use std::cell::RefCell;
use table::{Refusal, UnixMillis};

thread_local! {
    static LOGS: RefCell<LocalLogs<Local>> = const { RefCell::new(LocalLogs::new(Local)) };
}

fn with_logs<T>(with: impl FnOnce(&mut LocalLogs<Local>) -> T) -> T {
    LOGS.with_borrow_mut(with)
}

/// The tables that are not over, the newest first.
pub fn unfinished() -> Vec<(String, Option<Label>)> {
    let mut tables = with_logs(|logs| logs.tables());
    tables.retain(|(_, label)| !label.as_ref().is_some_and(Label::is_over));
    tables
}

/// Throws a table away.
pub fn remove(code: &str) {
    forget(&brought::key(code));
    with_logs(|logs| logs.remove(code));
}

fn now() -> UnixMillis {
    UnixMillis(js_sys::Date::now() as u64)
}

/// Returns an unpredictable seed from the browser's random number generator.
pub fn random() -> Result<Seed, Refusal> {
    let mut seed = Seed([0; 32]);
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut seed.0));
    filled.map_err(|error| Refusal::failed("the browser has no randomness", format!("{error:?}")))?;
    Ok(seed)
}
