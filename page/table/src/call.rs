//! Calls a player who looks elsewhere when it is their turn: by the title of the tab, by its sign and, if wanted, by a tone.

use crate::visit::Visit;
use kit::ON_SERVER;
use kit::page::use_title;
use kit::reader::text;
use kit::sound::{Sound, hear};
use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::VisibilityState;

const SIGN: &str = "/favicon.svg";
const SIGN_OF_A_TURN: &str = "/favicon-turn.svg";

/// Calls as long as the caller lives.
pub(crate) fn call(visit: Visit, game: String) {
    // In a race it is always one's turn.
    let live = visit.is_live();
    let turn =
        Memo::new(move |_| visit.my_turn() && visit.game.read().as_ref().is_some_and(|game| game.outcome.is_none()));
    let hidden = hidden();
    use_title(move || {
        let name = text(&format!("{game}-name"));
        match (turn.get() && !live, hidden.get()) {
            (true, true) => format!("{} – {name}", text("play-your-turn")),
            (true, false) => format!("● {} – {name}", text("play-your-turn")),
            _ if visit.at_home => format!("{name} – {}", text("brand")),
            _ => format!("{name} · {} – {}", visit.code(), text("brand")),
        }
    });
    Effect::new(move |_| show_sign(if turn.get() && !live && hidden.get() { SIGN_OF_A_TURN } else { SIGN }));
    on_cleanup(|| show_sign(SIGN));
    Effect::new(move |before: Option<bool>| {
        let now = turn.get();
        if before == Some(false) && now && !live {
            hear(Sound::Turn);
        }
        now
    });
}

/// Whether the page is hidden.
fn hidden() -> RwSignal<bool> {
    let is_hidden = || !ON_SERVER && document().visibility_state() == VisibilityState::Hidden;
    let hidden = RwSignal::new(is_hidden());
    let listener = window_event_listener(ev::visibilitychange, move |_| _ = hidden.try_set(is_hidden()));
    on_cleanup(move || listener.remove());
    hidden
}

fn show_sign(address: &str) {
    if !ON_SERVER && let Ok(Some(link)) = document().query_selector("link[rel=icon]") {
        let _ = link.set_attribute("href", address);
    }
}
