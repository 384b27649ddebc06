//! The frame around every page: the head with the name, what the page adds to it, and the settings.

use crate::settings::Settings;
use kit::page::use_title;
use kit::parts::{Icon, Mark, Sign, Wordmark};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use leptos_router::components::A;

/// The head of a page. At a table it is slim and shows the mark without the name where there is little room.
#[component]
pub fn Head(#[prop(optional)] slim: bool, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <header class="head" class:slim=slim>
            <A href="/" attr:class="head-home" attr:aria-label=t!("shell-home")>
                <Mark/>
                <Wordmark/>
            </A>
            <div class="head-middle">{children.map(|children| children())}</div>
            <Settings/>
        </header>
    }
}

/// The page at addresses that lead nowhere.
#[component]
pub fn Nowhere() -> impl IntoView {
    view! { <Missing why=Signal::derive(t!("shell-not-found-text"))/> }
}

/// Says that something is not there, and leads back.
#[component]
pub fn Missing(#[prop(into)] why: Signal<String>, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    use_title(move || format!("{} – {}", text("shell-not-found"), text("brand")));
    view! {
        <Problem title=Signal::derive(t!("shell-not-found")) why>
            {children.map(|children| children())}
            <A href="/" attr:class="button primary">{t!("shell-go-home")}<Icon sign=Sign::Arrow/></A>
        </Problem>
    }
}

/// Says why there is nothing to see, and with its children what to do.
#[component]
pub fn Problem(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] why: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <Head/>
        <main id="content" class="missing" tabindex="-1" data-testid="missing">
            <Mark/>
            <h1>{move || title.get()}</h1>
            <p>{move || why.get()}</p>
            {children()}
        </main>
    }
}

/// Until the server has said what there is to see.
#[component]
pub fn Laying(#[prop(into)] lost: Signal<bool>) -> impl IntoView {
    view! {
        <Head slim=true/>
        <main id="content" class="laying" class:is-lost=move || lost.get() tabindex="-1" aria-busy="true">
            <Mark/>
            <p>{move || text(if lost.get() { "network-lost" } else { "shell-loading" })}</p>
        </main>
    }
}

/// The page is older than what it should show.
#[component]
pub fn Outdated() -> impl IntoView {
    view! {
        <div class="missing">
            <p>{t!("shell-outdated")}</p>
            <button type="button" class="button primary" on:click=|_| drop(window().location().reload())>
                {t!("shell-reload")}
            </button>
        </div>
    }
}
