//! The page as a whole: what is always there, and which page is shown at which address.

use crate::ON_SERVER;
use crate::announce::Announcer;
use crate::boards::Drawn;
use crate::keys::KeyList;
use crate::pieces::{self, shown};
use crate::reader::follow;
use crate::score::{PrintPage, ScorePage};
use crate::shell::Nowhere;
use crate::symbols::Symbols;
use crate::t;
use leptos::prelude::*;
use leptos::web_sys;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// Everything.
#[component]
pub fn App() -> impl IntoView {
    follow();
    view! {
        <a class="skip" href="#content">{t!("shell-skip")}</a>
        <Symbols/>
        <Router>
            <Routes fallback=Nowhere>
                <Route path=path!("/") view=|| shown(pieces::home, |draw| draw())/>
                <Route path=path!("/t/:code") view=|| shown(pieces::table, |draw| draw())/>
                <Route path=path!("/home/:code") view=|| shown(pieces::home_table, |draw| draw())/>
                <Route path=path!("/learn/:game") view=|| shown(pieces::lesson, |draw| draw())/>
                <Route path=path!("/rules/:game") view=|| shown(pieces::rules, |draw| draw())/>
                <Route path=path!("/me") view=|| shown(pieces::me, |draw| draw())/>
                <Route path=path!("/link") view=|| shown(pieces::link, |draw| draw())/>
                <Route path=path!("/ratings") view=|| shown(pieces::ratings, |draw| draw())/>
                <Route path=path!("/score") view=|| shown(pieces::score, |draw| draw())/>
                <Route path=path!("/score/:game") view=ScorePage/>
                <Route path=path!("/print") view=|| shown(pieces::print, |draw| draw())/>
                <Route path=path!("/print/:game") view=PrintPage/>
                <Route path=path!("/drawn/:game") view=Drawn/>
                <Route path=path!("/design/:game?") view=|| shown(pieces::design, |draw| draw())/>
                <Route path=path!("/today") view=|| shown(pieces::today, |draw| draw())/>
            </Routes>
        </Router>
        <KeyList/>
        <Announcer/>
    }
}

/// Moves the focus to the content of a page that somebody has gone to. The page that was opened first is left alone.
pub fn arrive() {
    static FIRST: AtomicBool = AtomicBool::new(true);
    if ON_SERVER || FIRST.swap(false, Ordering::Relaxed) {
        return;
    }
    // Only then the page that was left is gone.
    request_animation_frame(|| {
        let content =
            document().get_element_by_id("content").and_then(|content| content.dyn_into::<HtmlElement>().ok());
        // The router has scrolled to where one begins to read; the head stays in sight.
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = content.map(|content| content.focus_with_options(&still));
    });
}

/// Sets the title of the page for as long as the calling component lives.
pub fn use_title(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&title()));
}
