//! The page as a whole: what is always there, and which page is shown at which address.

use crate::chunks;
use crate::picture::Drawn;
use crate::score::{PrintPage, ScorePage};
use kit::announce::Announcer;
use kit::keys::KeyList;
use kit::reader::follow;
use kit::symbols::Symbols;
use kit::t;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use table_page::chunks::shown;
use table_page::frame::Nowhere;

/// Everything.
#[component]
pub fn App() -> impl IntoView {
    follow();
    view! {
        <a class="skip" href="#content">{t!("shell-skip")}</a>
        <Symbols/>
        <Router>
            <Routes fallback=Nowhere>
                <Route path=path!("/") view=|| shown(chunks::home, |draw| draw())/>
                <Route path=path!("/t/:code") view=|| shown(chunks::table, |draw| draw())/>
                <Route path=path!("/home/:code") view=|| shown(chunks::home_table, |draw| draw())/>
                <Route path=path!("/learn/:game") view=|| shown(chunks::lesson, |draw| draw())/>
                <Route path=path!("/rules/:game") view=|| shown(chunks::rules, |draw| draw())/>
                <Route path=path!("/me") view=|| shown(chunks::me, |draw| draw())/>
                <Route path=path!("/link") view=|| shown(chunks::link, |draw| draw())/>
                <Route path=path!("/ratings") view=|| shown(chunks::ratings, |draw| draw())/>
                <Route path=path!("/score") view=|| shown(chunks::score, |draw| draw())/>
                <Route path=path!("/score/:game") view=ScorePage/>
                <Route path=path!("/print") view=|| shown(chunks::print, |draw| draw())/>
                <Route path=path!("/print/:game") view=PrintPage/>
                <Route path=path!("/drawn/:game") view=Drawn/>
                <Route path=path!("/design/:game?") view=|| shown(chunks::design, |draw| draw())/>
                <Route path=path!("/today") view=|| shown(chunks::today, |draw| draw())/>
            </Routes>
        </Router>
        <KeyList/>
        <Announcer/>
    }
}
