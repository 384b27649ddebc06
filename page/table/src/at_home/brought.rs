//! Uploads finished games to the server as soon as it can be reached, so that they appear in the player's list of
//! games and can be shared. Remembers the code of each uploaded game. Games with a custom edition are not
//! uploaded, because no other browser could replay them.

use super::with_logs;
use crate::api;
use contract::Message;
use kit::memory::{remember, remembered};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_log::Label;
use protocol::{Opened, Upload};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Stored for a game that the server has refused: it is not uploaded again.
const REFUSED: &str = "-";

thread_local! {
    /// Whether an upload is in progress.
    static BUSY: Cell<bool> = const { Cell::new(false) };
    /// Whether the page listens for the network coming back.
    static LISTENS: Cell<bool> = const { Cell::new(false) };
    /// Called after each upload: the callback of the last call of `bring`.
    static THEN: RefCell<Option<Rc<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Returns the code that a table at home has on the server, or `None` if it has not been uploaded.
pub fn brought(code: &str) -> Option<String> {
    remembered(&key(code)).filter(|there| there != REFUSED)
}

/// Uploads finished games one after the other until the server cannot be reached, and again whenever the network
/// comes back. Calls `then` after each upload, until the next call of this function replaces it.
pub fn bring(then: impl Fn() + 'static) {
    THEN.set(Some(Rc::new(then)));
    if !LISTENS.replace(true) {
        // The listener lives as long as the page.
        let _listener = window_event_listener(ev::online, |_| set_out());
    }
    set_out();
}

fn set_out() {
    if BUSY.replace(true) {
        return;
    }
    spawn_local(async move {
        for code in unbrought() {
            let Ok(log) = with_logs(|logs| logs.log(&code)) else { continue };
            match send(log).await {
                Ok(opened) => remember(&key(&code), &opened.code),
                Err(why) if is_final(&why) => remember(&key(&code), REFUSED),
                Err(_) => break,
            }
            if let Some(then) = THEN.with_borrow(Option::clone) {
                then();
            }
        }
        BUSY.set(false);
    });
}

fn unbrought() -> Vec<String> {
    let tables = with_logs(|logs| logs.tables());
    let over = |(_, label): &(String, Option<Label>)| {
        label.as_ref().is_some_and(|label| label.is_over() && label.edition.is_none())
    };
    let codes = tables.into_iter().filter(over).map(|(code, _)| code);
    codes.filter(|code| remembered(&key(code)).is_none()).collect()
}

async fn send(log: Vec<String>) -> Result<Opened, Message> {
    api::me().await?;
    api::post("/api/tables/brought", &Upload { log }).await
}

/// Returns whether another try would fail in the same way.
fn is_final(why: &Message) -> bool {
    why.rule.is_some()
        || ["table-not-brought", "table-not-over"].contains(&why.id.as_ref())
        || why.id.starts_with("record-")
}

pub(super) fn key(code: &str) -> String {
    format!("brought-{code}")
}
