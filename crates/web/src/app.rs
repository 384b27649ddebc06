//! The page as a whole: what is always there, and which page is shown at which address.

use crate::announce::Announcer;
use crate::home::Home;
use crate::keys::KeyList;
use crate::reader::reader;
use crate::shell::Nowhere;
use crate::symbols::Symbols;
use crate::t;
use crate::table::TablePage;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

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
            </Routes>
        </Router>
        <KeyList/>
        <Announcer/>
    }
}

/// Sets the title of the page for as long as the calling component lives.
pub fn use_title(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&title()));
}
