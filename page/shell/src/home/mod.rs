//! The home page: the games as living pictures, and the ways to a table.

mod card;
mod go_on;
mod join;
mod lobby;
mod now;
mod one_device;

use crate::reach;
use card::GameCard;
use contract::{Message, Spine};
use go_on::GoOn;
use join::Join;
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign, Toast};
use kit::reader::text;
use kit::symbols;
use kit::t;
use leptos::prelude::*;
use leptos_router::components::A;
use lobby::OpenTables;
use one_device::OneDevice;
use std::f64::consts::TAU;
use table_page::at_home;
use table_page::frame::Head;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    use_title(move || format!("{} – {}", text("brand"), text("home-title")));
    arrive();
    let problem = RwSignal::new(None::<Message>);
    let offline = reach::offline();
    Effect::new(move |_| {
        if !offline.get() {
            at_home::bring(|| ());
        }
    });
    let card = move |game: &'static Spine| view! { <GameCard game problem offline/> };
    view! {
        <Head/>
        <main id="content" class="home" tabindex="-1">
            <section class="home-lead">
                <div>
                    <h1>{t!("home-title")}</h1>
                    <p>{t!("home-lead")}</p>
                </div>
                <Spectrum/>
            </section>
            <Offline offline/>
            <GoOn/>
            <section class="games" aria-label=t!("home-games")>
                {shelf::spines().iter().map(card).collect_view()}
            </section>
            <Join offline/>
            {move || (!offline.get()).then(|| view! { <WaysOn/> })}
            <OpenTables/>
            <OneDevice problem/>
            <Printed/>
        </main>
        <Toast message=problem/>
    }
}

/// What else there is while the server can be reached.
#[component]
fn WaysOn() -> impl IntoView {
    view! {
        <nav class="ways-on" aria-label=t!("home-more")>
            <A href="/today" attr:data-testid="to-today">
                <Icon sign=Sign::Sun/>
                <span><strong>{t!("today-title")}</strong> <span class="note">{t!("home-today")}</span></span>
                <Icon sign=Sign::Arrow/>
            </A>
            <A href="/me" attr:data-testid="to-me">
                <Icon sign=Sign::Person/>
                <span><strong>{t!("me-title")}</strong> <span class="note">{t!("home-me")}</span></span>
                <Icon sign=Sign::Arrow/>
            </A>
        </nav>
    }
}

/// For those who own the printed games, and those who design; works without the server too.
#[component]
fn Printed() -> impl IntoView {
    view! {
        <nav class="ways-on" aria-label=t!("home-score")>
            <A href="/score" attr:data-testid="to-score">
                <Icon sign=Sign::Pencil/>
                <span><strong>{t!("score-title")}</strong> <span class="note">{t!("home-score")}</span></span>
                <Icon sign=Sign::Arrow/>
            </A>
            <A href="/print" attr:data-testid="to-print">
                <Icon sign=Sign::Download/>
                <span><strong>{t!("print-title")}</strong> <span class="note">{t!("print-about")}</span></span>
                <Icon sign=Sign::Arrow/>
            </A>
            <A href="/design" attr:data-testid="to-design">
                <Icon sign=Sign::Settings/>
                <span><strong>{t!("design-title")}</strong> <span class="note">{t!("home-design")}</span></span>
                <Icon sign=Sign::Arrow/>
            </A>
        </nav>
    }
}

/// The six colours with their symbols, in a ring.
#[component]
fn Spectrum() -> impl IntoView {
    let gem = |(place, (colour, _)): (usize, (&'static str, _))| {
        let (sin, cos) = (TAU * place as f64 / 6.0).sin_cos();
        view! {
            <g class=format!("swatch-{colour}") transform=format!("translate({:.1} {:.1})", 52.0 * sin, -52.0 * cos)>
                <path d="M0-26 22.5-13V13L0 26-22.5 13V-13Z"/>
                <use href=symbols::href(colour) class="symbol" x="-11" y="-11" width="22" height="22"/>
            </g>
        }
    };
    let gems = symbols::SYMBOLS.into_iter().enumerate().map(gem).collect_view();
    view! { <svg class="spectrum" viewBox="-82 -82 164 164" aria-hidden="true">{gems}</svg> }
}

/// Says what works without the server, while it cannot be reached.
#[component]
fn Offline(offline: Signal<bool>) -> impl IntoView {
    let note = || {
        view! {
            <p class="offline" data-testid="offline">
                <Icon sign=Sign::Unplugged/>
                <span><strong>{t!("home-offline")}</strong> " " {t!("home-offline-text")}</span>
            </p>
        }
    };
    view! { <div role="status">{move || offline.get().then(note)}</div> }
}
