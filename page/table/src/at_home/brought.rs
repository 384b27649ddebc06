//! Finished games are brought to the server as soon as there is one, so that they stand among one's own games and can be shown to
//! others. What was brought is remembered by where it is there. Games with an edition of somebody's own stay here: nobody else
//! could replay them.

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

/// Stands for a game that the server does not want: it is not brought again.
const REFUSED: &str = "-";

thread_local! {
    /// Whether somebody is on the way.
    static BUSY: Cell<bool> = const { Cell::new(false) };
    /// Whether the page hears when there is a network again.
    static LISTENS: Cell<bool> = const { Cell::new(false) };
    /// Who is told when a game has been brought: whoever asked last.
    static THEN: RefCell<Option<Rc<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Where a table at home is to be found on the server, if it has been brought there.
pub fn brought(code: &str) -> Option<String> {
    remembered(&key(code)).filter(|there| there != REFUSED)
}

/// Brings what is finished, one game after the other, until the server cannot be reached, and again whenever there is a network again.
/// `then` is called after each, until somebody else asks.
pub fn bring(then: impl Fn() + 'static) {
    THEN.set(Some(Rc::new(then)));
    if !LISTENS.replace(true) {
        // It listens as long as the page lives.
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

/// Whether trying again would change nothing.
fn is_final(why: &Message) -> bool {
    why.rule.is_some()
        || ["table-not-brought", "table-not-over"].contains(&why.id.as_ref())
        || why.id.starts_with("record-")
}

pub(super) fn key(code: &str) -> String {
    format!("brought-{code}")
}
