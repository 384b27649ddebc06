//! The page as a whole: what is always there, and which page is shown at which address.

use crate::announce::Announcer;
use crate::home::Home;
use crate::keys::KeyList;
use crate::people::{LinkPage, MePage, RatingsPage, TodayPage};
use crate::reader::reader;
use crate::shell::Nowhere;
use crate::symbols::Symbols;
use crate::t;
use crate::table::{HomeTablePage, TablePage};
use leptos::prelude::*;
use leptos::web_sys;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Everything.
#[component]
pub fn App() -> impl IntoView {
    reader().follow();
    view! {
        <a class="skip" href="#content">{t!("shell-skip")}</a>
        <Symbols/>
        <Router>
            <Routes fallback=Nowhere>
                <Route path=path!("/") view=Home/>
                <Route path=path!("/t/:code") view=TablePage/>
                <Route path=path!("/home/:code") view=HomeTablePage/>
                <Route path=path!("/me") view=MePage/>
                <Route path=path!("/link") view=LinkPage/>
                <Route path=path!("/ratings") view=RatingsPage/>
                <Route path=path!("/today") view=TodayPage/>
            </Routes>
        </Router>
        <KeyList/>
        <Announcer/>
    }
}

/// Moves the focus to the content of a page that somebody has gone to. The page that was opened first is left alone.
pub fn arrive() {
    static FIRST: AtomicBool = AtomicBool::new(true);
    if FIRST.swap(false, Ordering::Relaxed) {
        return;
    }
    // Only then the page that was left is gone.
    request_animation_frame(|| {
        let content =
            document().get_element_by_id("content").and_then(|content| content.dyn_into::<HtmlElement>().ok());
        let _ = content.map(|content| content.focus());
    });
}

/// Sets the title of the page for as long as the calling component lives.
pub fn use_title(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&title()));
}
